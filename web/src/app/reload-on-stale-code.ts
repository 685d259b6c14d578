import { isOffline } from '../shared/routing/load-code.ts';

const storageKey = 'reloadedForCode';
const minReloadIntervalMs = 30_000;

/**
 * Reloads the page when a chunk fails to load, because a new release has removed it. A repeated failure is thrown to the screen.
 * Without a network the page stays: a reload would lose it.
 */
export function reloadOnStaleCode(target: Window): void {
  target.addEventListener('vite:preloadError', (event) => {
    if (!isOffline() && reloadOnce(target)) event.preventDefault();
  });
}

/** Reloads the page; false when it was reloaded less than 30 seconds ago, or when the browser blocks the storage of that time. */
export function reloadOnce(target: Window): boolean {
  try {
    const last = Number(target.sessionStorage.getItem(storageKey));
    // The device's clock may be set back.
    if (Math.abs(Date.now() - last) < minReloadIntervalMs) return false;
    target.sessionStorage.setItem(storageKey, String(Date.now()));
  } catch {
    return false;
  }
  target.location.reload();
  return true;
}
