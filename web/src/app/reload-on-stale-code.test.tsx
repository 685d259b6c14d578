import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { setServerReachable } from '../shared/routing/load-code.ts';
import { reloadOnce, reloadOnStaleCode } from './reload-on-stale-code.ts';

const reload = vi.fn();
const page = () => {
  const listeners = new EventTarget();
  return {
    sessionStorage: window.sessionStorage,
    location: { reload },
    addEventListener: listeners.addEventListener.bind(listeners),
    dispatchEvent: listeners.dispatchEvent.bind(listeners),
  } as unknown as Window;
};

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse('2026-03-14T17:43:00Z') });
  window.sessionStorage.clear();
  reload.mockClear();
});
it('reloads the page at most once in 30 seconds', () => {
  expect(reloadOnce(page())).toBe(true);
  vi.advanceTimersByTime(29_999);
  expect(reloadOnce(page())).toBe(false);
  expect(reload).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(1);
  expect(reloadOnce(page())).toBe(true);
  expect(reload).toHaveBeenCalledTimes(2);
});

it('reloads after the clock of the device was set back', () => {
  expect(reloadOnce(page())).toBe(true);
  vi.setSystemTime(Date.now() - 3_600_000);
  expect(reloadOnce(page())).toBe(true);
});

it('does not reload when the browser blocks the storage, because the reloads would not end', () => {
  const blocked = Object.defineProperty(page(), 'sessionStorage', {
    get() {
      throw new DOMException('Access is denied', 'SecurityError');
    },
  });
  expect(reloadOnce(blocked)).toBe(false);
  expect(reload).not.toHaveBeenCalled();
});

it('lets the error through when a chunk is still missing after a reload', () => {
  const target = page();
  reloadOnStaleCode(target);
  const preloadError = () => new Event('vite:preloadError', { cancelable: true });
  const [first, second] = [preloadError(), preloadError()];
  target.dispatchEvent(first);
  target.dispatchEvent(second);
  expect([first.defaultPrevented, second.defaultPrevented]).toEqual([true, false]);
  expect(reload).toHaveBeenCalledTimes(1);
});

it.each([
  ['there is no network', () => vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)],
  ['the server cannot be reached', () => setServerReachable(false)],
])('does not reload while %s', (_, disconnect) => {
  disconnect();
  onTestFinished(() => setServerReachable(true));
  const target = page();
  reloadOnStaleCode(target);
  const error = new Event('vite:preloadError', { cancelable: true });
  target.dispatchEvent(error);
  expect(error.defaultPrevented).toBe(false);
  expect(reload).not.toHaveBeenCalled();
});
