import type { PageClock } from '../shared/live/clock.ts';
import { type Access, isClosed, mayOpen } from '../shared/routing/access.ts';
import type { SessionViewer } from '../shared/session/session-state.ts';
import type { SessionStore } from '../shared/session/session-store.ts';

export interface WatchPermissionsDeps {
  session: Pick<SessionStore, 'state' | 'subscribe' | 'refresh'>;
  clock: Pick<PageClock, 'now'>;
  /** The access rule of the open page; null while none is open. */
  openAccess(): Access | null;
  /** The user may no longer see the open page. */
  onPageLost(): void;
  /** Permissions have changed, and the user may still see the open page. */
  onChanged(): void;
}

/** The maximum delay of a browser timer. */
const maxDelayMs = 2 ** 31 - 1;
/** Delay before the next check when the server still returns an expired subscription. */
const retryMs = 60_000;

/**
 * Updates the open page when the signed-in user's role, permissions or subscription change. Refreshes the session when the
 * subscription ends, when the page gets the focus, and each minute while visible, since the server notifies only pages with live
 * data. For a guest it does so only while the site is closed, to open it again. Ignores sign-ins and sign-outs. Returns a function
 * that stops.
 */
export function watchPermissions(deps: WatchPermissionsDeps, target: Window = window): () => void {
  const { session, clock, openAccess, onPageLost, onChanged } = deps;
  let viewer = session.state().viewer;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const scheduleExpiry = () => {
    clearTimeout(timer);
    if (!viewer?.subscription) return;
    const remainingMs = Date.parse(viewer.subscription.expiresAt) - clock.now();
    const delayMs = remainingMs > 0 ? Math.min(remainingMs, maxDelayMs) : retryMs;
    timer = setTimeout(() => {
      if (delayMs < maxDelayMs) void session.refresh();
      scheduleExpiry();
    }, delayMs);
  };

  const stopListening = session.subscribe(() => {
    const before = viewer;
    viewer = session.state().viewer;
    if (before === viewer) return;
    scheduleExpiry();
    if (before?.id !== viewer?.id || !viewer || permissionsKey(before) === permissionsKey(viewer)) return;
    const access = openAccess();
    if (access && !mayOpen(access, viewer)) onPageLost();
    else onChanged();
  });
  const stopPolling = onWindowFocus(target, () => {
    if (viewer || isClosed(session.state())) void session.refresh();
  });
  scheduleExpiry();
  return () => {
    stopListening();
    stopPolling();
    clearTimeout(timer);
  };
}

/** Serializes everything that decides what a page shows to a user. */
function permissionsKey(viewer: SessionViewer | null): string | null {
  if (!viewer) return null;
  const { isAdmin, isTyper, permissions, subscription } = viewer;
  return JSON.stringify([isAdmin, isTyper, permissions.toSorted(), subscription]);
}

const pollMs = 60_000;
/** A return to the page fires several events, which count as one within this time. */
const debounceMs = 5_000;

/**
 * Calls back when the page becomes visible, gets the focus, or gets back online, and each minute while it is visible and online.
 * Returns a function that stops.
 */
export function onWindowFocus(target: Window, listener: () => void): () => void {
  const { document } = target;
  let last = Date.now();

  const check = (event?: Event) => {
    const now = Date.now();
    const isActive = document.visibilityState === 'visible' && target.navigator.onLine;
    // Without a network, a call before may have failed.
    const isRepeated = event?.type !== 'online' && Math.abs(now - last) < debounceMs;
    if (!isActive || isRepeated) return;
    last = now;
    listener();
  };
  const timer = setInterval(check, pollMs);
  const listening = new AbortController();
  const { signal } = listening;
  target.addEventListener('focus', check, { signal });
  target.addEventListener('online', check, { signal });
  document.addEventListener('visibilitychange', check, { signal });
  return () => {
    clearInterval(timer);
    listening.abort();
  };
}
