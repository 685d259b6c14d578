const mark = 'reloadedForCode';
const pause = 30_000;

/**
 * After a new version is put in place, an open page asks for code that is gone. The page is then loaded anew,
 * once; if that does not help, the fault is shown.
 */
export function reloadOnStaleCode(target: Window): void {
  target.addEventListener('vite:preloadError', (event) => {
    const last = Number(target.sessionStorage.getItem(mark));
    if (Date.now() - last < pause) return;
    event.preventDefault();
    target.sessionStorage.setItem(mark, String(Date.now()));
    target.location.reload();
  });
}
