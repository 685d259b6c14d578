import { isOffline } from '../shared/routing/load-code.ts';

const mark = 'reloadedForCode';
const pause = 30_000;

/**
 * After a new version is put in place, an open page asks for code that is gone. The page is then loaded anew,
 * once; if that does not help, the error is shown. Without a network nothing says that the code is gone, and to load
 * the page anew would lose it.
 */
export function reloadOnStaleCode(target: Window): void {
  target.addEventListener('vite:preloadError', (event) => {
    if (!isOffline() && reloadOnce(target)) event.preventDefault();
  });
}

/** Loads a page of an older version anew; false when that was done a moment ago and did not help. */
export function reloadOnce({ sessionStorage, location }: Window): boolean {
  const last = Number(sessionStorage.getItem(mark));
  if (Date.now() - last < pause) return false;
  sessionStorage.setItem(mark, String(Date.now()));
  location.reload();
  return true;
}
