// Runs before the first paint, so that neither colours nor the language of the loading text change visibly.
// The rules are those of app/services.ts and i18n/language.ts.
(() => {
  const root = document.documentElement;
  const read = (key) => {
    try {
      return window.localStorage.getItem(key);
    } catch {
      return null;
    }
  };

  const stored = read('darkMode');
  const dark = stored === null ? window.matchMedia('(prefers-color-scheme: dark)').matches : stored === '1';
  root.setAttribute('data-mantine-color-scheme', dark ? 'dark' : 'light');

  const known = ['pl', 'en'];
  const named = new URLSearchParams(window.location.search).get('lang');
  const language = known.includes(named) ? named : (read('lang') ?? 'pl');
  const wanted = [language, ...(navigator.languages ?? [])].map((tag) => tag.slice(0, 2).toLowerCase());
  root.lang = known.includes(language)
    ? language
    : (wanted.slice(1).find((tag) => known.includes(tag)) ?? 'pl');

  // What is pressed on a prerendered page is done once its app is there: see app/replay-press.ts.
  document.addEventListener('click', ({ target }) => {
    const button = target.closest('[data-prerendered] button');
    if (!button) return;
    document.querySelector('[data-pressed]')?.removeAttribute('data-pressed');
    button.setAttribute('data-pressed', '');
  });

  // The code of a prerendered page's app waits until the page is painted, so that it does not take the way from what is
  // seen. No frame comes before the style sheets are here.
  requestAnimationFrame(() =>
    setTimeout(() => {
      const code = document.getElementById('app-code');
      if (code) document.head.append(code.content);
    }),
  );
})();
