extension MapPage {
  /// The search, the filter and the keys.
  static let script = #"""
    (() => {
      "use strict";
      const find = id => document.getElementById(id);
      const [form, query, only, keys, count] = ["search", "query", "only", "keys", "count"].map(find);
      const links = document.querySelectorAll("nav .state a");
      const states = [...document.querySelectorAll("article")].map((article, index) => ({
        article, link: links[index], heading: article.querySelector("h3 a"), text: null,
      }));

      // Words that a frame or the end of a row parts belong together; accents and case don't count.
      const plain = text => text.normalize("NFD").replace(/[\u0300-\u036f]/g, "").toLowerCase()
        .replace(/[\s\u2500-\u259f]+/g, " ");
      const textOf = article => plain(
        [...article.querySelectorAll("h3, pre, .action, .finding")].map(part => part.textContent).join(" "));

      const update = () => {
        const words = plain(query.value).split(" ").filter(word => word);
        let shown = 0;
        for (const state of states) {
          state.text ??= textOf(state.article);
          const fits = (!only.checked || "wrong" in state.article.dataset)
            && words.every(word => state.text.includes(word));
          state.article.hidden = !fits;
          state.link.parentElement.hidden = !fits;
          if (fits) shown += 1;
        }
        count.value = `Shown: ${shown} of ${states.length}`;
      };

      const mark = article => {
        for (const state of states) {
          if (state.article === article) state.link.setAttribute("aria-current", "location");
          else state.link.removeAttribute("aria-current");
        }
      };

      const go = state => {
        if (!state) return;
        history.replaceState(null, "", state.heading.getAttribute("href"));
        state.heading.focus({ preventScroll: true });
        state.article.scrollIntoView();
        state.link.scrollIntoView({ block: "nearest" });
        mark(state.article);
      };

      // From the state with the focus, or else from what stands at the top of the window.
      const move = distance => {
        const shown = states.filter(state => !state.article.hidden);
        const current = shown.findIndex(state => state.article.contains(document.activeElement));
        if (current >= 0) return go(shown[current + distance]);
        const top = shown.findIndex(state => state.article.getBoundingClientRect().top >= 0);
        const next = top < 0 ? shown.length : top;
        go(distance > 0 ? shown[next] : shown[next - 1]);
      };

      const target = () => {
        try { return find(decodeURIComponent(location.hash.slice(1))); } catch { return null; }
      };
      const reveal = () => {
        const article = target();
        if (article?.hidden) {
          query.value = "";
          only.checked = false;
          update();
          article.scrollIntoView();
        }
        mark(article);
      };

      const press = event => {
        if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return;
        if (event.target === query) {
          if (event.key === "Escape") {
            query.value = "";
            update();
            query.blur();
          } else if (event.key === "Enter") {
            event.preventDefault();
            go(states.find(state => !state.article.hidden));
          }
          return;
        }
        if (!keys.checked) return;
        switch (event.key) {
          case "/": query.focus(); query.select(); break;
          case "j": move(1); break;
          case "k": move(-1); break;
          case "f": only.checked = !only.checked; update(); break;
          default: return;
        }
        event.preventDefault();
      };

      form.hidden = false;
      form.addEventListener("submit", event => event.preventDefault());
      query.addEventListener("input", update);
      only.addEventListener("change", update);
      document.addEventListener("keydown", press);
      window.addEventListener("hashchange", reveal);
      update();
      reveal();
    })();
    """#
}
