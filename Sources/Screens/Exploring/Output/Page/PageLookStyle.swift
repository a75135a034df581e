extension MapPage {
  /// Colours and letters, light and dark; text has a contrast of 4.5 to 1 at least.
  static let lookStyle = """
    :root {
      color-scheme: light dark;
      --page: #ffffff; --panel: #f4f4f6; --edge: #82848c; --text: #1a1b1e; --quiet: #55575e; --link: #0b57d0;
      --wrong: #b3261e; --wrong-panel: #fdeceb;
    }
    @media (prefers-color-scheme: dark) {
      :root {
        --page: #131417; --panel: #1e2024; --edge: #80838c; --text: #e7e8ec; --quiet: #aeb1ba; --link: #9cc1ff;
        --wrong: #ffa39b; --wrong-panel: #35191a;
      }
    }
    body { background: var(--page); color: var(--text); font: 1rem/1.5 system-ui, sans-serif; }
    h1 { font-size: 1.5rem; line-height: 1.2; }
    h2 { font-size: 1.25rem; }
    h3 { font-size: 1.1rem; }
    h4 { font-size: .9rem; }
    h1, h3, p, li { overflow-wrap: anywhere; }
    a { color: var(--link); }
    h3 a, nav a { color: inherit; text-decoration: none; }
    h3 a:hover, nav a:hover { text-decoration: underline; }
    nav a[aria-current] { background: var(--panel); box-shadow: inset 3px 0 var(--link); }
    small, .way, .sign, header p, output { color: var(--quiet); font-size: .875rem; font-weight: normal; }
    label { font-size: .875rem; }
    input[type=search] { font: inherit; padding: .3rem .5rem; }
    kbd { border: 1px solid var(--edge); border-radius: 3px; padding: 0 .3em; font-size: .8rem; }
    pre, .action {
      font-family: "Cascadia Mono", "SF Mono", Menlo, Consolas, "DejaVu Sans Mono", "Liberation Mono",
        "Noto Sans Mono", monospace;
    }
    pre {
      font-size: .875rem; line-height: 1rem; font-variant-ligatures: none; font-feature-settings: "liga" 0;
      background: var(--panel); border-radius: 6px; tab-size: 8;
    }
    pre i { font-style: normal; text-align: center; }
    .action { font-size: .875rem; }
    article { border: 1px solid var(--edge); border-radius: 8px; }
    article:focus-within, article:target { border-color: var(--link); }
    article[data-wrong] { border-inline-start: 6px solid var(--wrong); }
    .mark { color: var(--wrong); }
    .finding { background: var(--wrong-panel); border-radius: 6px; padding: .5rem .75rem; margin-block-end: .5rem; }
    .finding a, .finding h3 { color: var(--wrong); }
    .skip { background: var(--page); }
    #states:focus { outline: none; }
    :focus-visible { outline: 3px solid var(--link); outline-offset: 2px; }
    """
}
