import type { PageClock } from '../shared/live/clock.ts';
import { type Access, mayOpen } from '../shared/routing/access.ts';
import type { SessionViewer } from '../shared/session/session-state.ts';
import type { SessionStore } from '../shared/session/session-store.ts';

/** What watching needs from the app. */
export interface WatchPermissionsDeps {
  session: Pick<SessionStore, 'state' | 'subscribe' | 'refresh'>;
  clock: Pick<PageClock, 'now'>;
  /** Who may open the page that is open; null while none is. */
  openAccess(): Access | null;
  /** The person may no longer see the open page. */
  onPageLost(): void;
  /** The open page may show more or less than before. */
  onChanged(): void;
}

/** The longest delay that a browser's timer can take, in milliseconds. */
const maxDelayMs = 2 ** 31 - 1;
/** How long the server may still tell a subscription whose end has passed, in milliseconds, before it is asked again. */
const retryMs = 60_000;

/**
 * Keeps the open page in step with the rights of the person who is signed in: a subscription that is bought or ends
 * and a changed role show without a reload. What the rights are is asked anew at the end of a subscription, whenever
 * somebody comes back to the page, and each minute that it is in view, since the server tells only pages with live data.
 * Another person's coming and going is not its matter. Returns how to stop.
 */
export function watchPermissions(deps: WatchPermissionsDeps, target: Window = window): () => void {
  const { session, clock, openAccess, onPageLost, onChanged } = deps;
  let known = session.state().viewer;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const scheduleExpiry = () => {
    clearTimeout(timer);
    if (!known?.subscription) return;
    const left = Date.parse(known.subscription.expiresAt) - clock.now();
    const wait = left > 0 ? Math.min(left, maxDelayMs) : retryMs;
    timer = setTimeout(() => {
      if (wait < maxDelayMs) void session.refresh();
      scheduleExpiry();
    }, wait);
  };

  const stopListening = session.subscribe(() => {
    const before = known;
    known = session.state().viewer;
    if (before === known) return;
    scheduleExpiry();
    if (before?.id !== known?.id || !known || rightsOf(before) === rightsOf(known)) return;
    const access = openAccess();
    if (access && !mayOpen(access, known)) onPageLost();
    else onChanged();
  });
  const stopLooking = onWindowFocus(target, () => {
    if (known) void session.refresh();
  });
  scheduleExpiry();
  return () => {
    stopListening();
    stopLooking();
    clearTimeout(timer);
  };
}

/** All of a person that decides what a page shows them, comparable. */
function rightsOf(viewer: SessionViewer | null): string | null {
  if (!viewer) return null;
  const { isAdmin, isTyper, permissions, subscription } = viewer;
  return JSON.stringify([isAdmin, isTyper, permissions.toSorted(), subscription]);
}

/** How often a page that stays in view is checked, in milliseconds. */
const pollMs = 60_000;
/** A return fires several events at once; within so many milliseconds they count as one. */
const debounceMs = 5_000;

/**
 * Calls back when somebody comes back to the page (its tab or window was behind another one, or the network was away)
 * and each minute while it is in view. Nothing is called while it is out of view or without a network. Returns how to
 * stop.
 */
export function onWindowFocus(target: Window, listener: () => void): () => void {
  const { document } = target;
  let last = Date.now();

  const check = () => {
    const now = Date.now();
    const isInView = document.visibilityState === 'visible' && target.navigator.onLine;
    if (!isInView || now - last < debounceMs) return;
    last = now;
    listener();
  };
  const timer = setInterval(check, pollMs);
  target.addEventListener('focus', check);
  target.addEventListener('online', check);
  document.addEventListener('visibilitychange', check);
  return () => {
    clearInterval(timer);
    target.removeEventListener('focus', check);
    target.removeEventListener('online', check);
    document.removeEventListener('visibilitychange', check);
  };
}
