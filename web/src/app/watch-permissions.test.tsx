import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Access } from '../shared/routing/access.ts';
import type { SessionState } from '../shared/session/session-state.ts';
import { guest, signedIn } from '../testing/session-states.ts';
import { watchPermissions } from './watch-permissions.ts';

const NOW = Date.parse('2026-03-14T12:00:00Z');
const until = (milliseconds: number) => ({
  planName: 'pro',
  expiresAt: new Date(NOW + milliseconds).toISOString(),
});
const dropinfo: Access = { kind: 'permission', permission: 'DROPINFO' };

beforeEach(() => {
  vi.useFakeTimers({ now: NOW });
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
});
afterEach(() => {
  for (const stop of stops) stop();
  stops.clear();
});
const stops = new Set<() => void>();

function watch(first: SessionState, access: Access | null = { kind: 'login' }) {
  const listeners = new Set<() => void>();
  let state = first;
  const calls: string[] = [];
  const refresh = vi.fn(async () => undefined);
  const stop = watchPermissions({
    session: {
      state: () => state,
      subscribe(listener) {
        listeners.add(listener);
        return () => listeners.delete(listener);
      },
      refresh,
    },
    clock: { now: () => Date.now() },
    openAccess: () => access,
    onPageLost: () => calls.push('lost'),
    onChanged: () => calls.push('changed'),
  });
  stops.add(stop);
  const change = (next: SessionState) => {
    state = next;
    for (const listener of listeners) listener();
  };
  return { change, calls, refresh, stop };
}

it.each([
  ['a permission is granted', {}, { permissions: ['TIPS'] }],
  ['a permission is revoked', { permissions: ['TIPS', 'STATS'] }, { permissions: ['STATS'] }],
  ['a subscription is bought', {}, { subscription: until(1000) }],
  ['a subscription is extended', { subscription: until(1000) }, { subscription: until(2000) }],
  ['a subscription ends', { subscription: until(1000) }, {}],
  ['the user becomes an admin', {}, { isAdmin: true }],
  ['the user loses the typer role', { isTyper: true }, {}],
] as const)('calls onChanged when %s', (_, before, after) => {
  const { change, calls } = watch(signedIn(before));
  change(signedIn(after));
  expect(calls).toEqual(['changed']);
});

it('calls onPageLost when the open page loses its permission', () => {
  const { change, calls } = watch(signedIn({ permissions: ['DROPINFO', 'TIPS'] }), dropinfo);
  change(signedIn({ permissions: ['DROPINFO'] }));
  expect(calls).toEqual(['changed']);
  change(signedIn());
  expect(calls).toEqual(['changed', 'lost']);
});

it('ignores the order of permissions, and other fields', () => {
  const { change, calls } = watch(signedIn({ permissions: ['DROPINFO', 'TIPS'] }), dropinfo);
  change(signedIn({ permissions: ['TIPS', 'DROPINFO'], email: 'other@tipgraph.example' }));
  change({ ...signedIn({ permissions: ['TIPS', 'DROPINFO'] }), offline: true });
  expect(calls).toEqual([]);
});

it('ignores sign-in, sign-out and a change of user', () => {
  const { change, calls } = watch(guest(), dropinfo);
  change(signedIn({ permissions: ['DROPINFO'] }));
  change(signedIn({ id: 'user-2' }));
  change(guest());
  expect(calls).toEqual([]);
});

it('refreshes the session each minute while visible and on focus, while signed in', () => {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('visible');
  const { change, refresh } = watch(signedIn());
  vi.advanceTimersByTime(60_000);
  expect(refresh).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(10_000);
  window.dispatchEvent(new Event('focus'));
  expect(refresh).toHaveBeenCalledTimes(2);
  change(guest());
  vi.advanceTimersByTime(600_000);
  window.dispatchEvent(new Event('focus'));
  expect(refresh).toHaveBeenCalledTimes(2);
});

it('refreshes the session of a guest until a break ends', () => {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('visible');
  const open = guest();
  const { change, refresh } = watch({ ...open, site: { ...open.site, technicalBreak: true } });
  vi.advanceTimersByTime(120_000);
  expect(refresh).toHaveBeenCalledTimes(2);
  change(open);
  vi.advanceTimersByTime(120_000);
  expect(refresh).toHaveBeenCalledTimes(2);
});

it('refreshes the session when a subscription ends, and again while the server still returns it', () => {
  const { change, refresh } = watch(signedIn({ subscription: until(5_000) }));
  vi.advanceTimersByTime(4_999);
  expect(refresh).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(refresh).toHaveBeenCalledTimes(1);
  change(signedIn({ subscription: until(5_000) }));
  vi.advanceTimersByTime(60_000);
  expect(refresh).toHaveBeenCalledTimes(2);
  change(signedIn());
  vi.advanceTimersByTime(600_000);
  expect(refresh).toHaveBeenCalledTimes(2);
});

it('waits for an expiry beyond the maximum delay of a timer', () => {
  const days = 24 * 3_600_000;
  const { refresh, stop } = watch(signedIn({ subscription: until(40 * days) }));
  vi.advanceTimersByTime(39 * days);
  expect(refresh).not.toHaveBeenCalled();
  vi.advanceTimersByTime(days);
  expect(refresh).toHaveBeenCalledTimes(1);
  stop();
  vi.advanceTimersByTime(days);
  expect(refresh).toHaveBeenCalledTimes(1);
});
