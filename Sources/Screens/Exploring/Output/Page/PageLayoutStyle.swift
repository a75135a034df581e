extension MapPage {
  /// Where the parts of the page stand.
  static let layoutStyle = """
    *, ::before, ::after { box-sizing: border-box; }
    [hidden] { display: none !important; }
    body { margin: 0; }
    .side { padding: .5rem; }
    nav { max-height: 12rem; overflow-y: auto; }
    nav ul { list-style: none; margin: 0; padding: 0; }
    nav a { display: flex; gap: .5rem; align-items: baseline; padding: .2rem .5rem; }
    nav .mark { margin-inline-start: auto; }
    form { display: grid; gap: .5rem; margin-block: 1rem; }
    form input[type=search] { width: 100%; }
    main { padding: .5rem; min-width: 0; }
    article {
      content-visibility: auto;
      contain-intrinsic-size: auto 60rem auto calc(var(--rows) * 1rem + 8rem);
      margin-block-end: 1rem; padding: .5rem; scroll-margin-top: 1rem;
    }
    h1, h2, h3, h4, p, ul, figure { margin: 0 0 .5rem; }
    article ul, section > ul { padding-inline-start: 1.25rem; }
    .beside > *, .finding, .compare > * { min-width: 0; }
    .beside { display: grid; grid-template-columns: minmax(0, 1fr); gap: .5rem 1.5rem; align-items: start; }
    .compare { display: flex; flex-wrap: wrap; gap: 0 1.5rem; }
    pre { margin: 0 0 .5rem; padding: .25rem; overflow-x: auto; max-width: 100%; width: max-content; }
    pre i, pre bdi { display: inline-block; height: 1em; vertical-align: baseline; white-space: pre; }
    pre .c1 { width: 1ch; }
    pre .c2 { width: 2ch; }
    pre bdi { width: calc(var(--cells) * 1ch); }
    .skip { position: absolute; inset: -10rem auto auto 0; padding: .5rem 1rem; z-index: 1; }
    .skip:focus { inset-block-start: 0; }
    @media (min-width: 60rem) {
      body { display: grid; grid-template-columns: 20rem minmax(0, 1fr); }
      .side { padding: 1rem; position: sticky; inset-block-start: 0; height: 100vh; display: flex; flex-direction: column; }
      nav { max-height: none; flex: 1; min-height: 4rem; }
      main { padding: 1rem; }
      article { padding: .75rem 1rem; }
      pre { padding: .5rem; }
      .beside { grid-template-columns: minmax(0, max-content) minmax(14rem, 1fr); }
    }
    @media print {
      .side form, nav, .skip { display: none; }
      article { content-visibility: visible; break-inside: avoid; }
    }
    """
}
