import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { noteAnswer } from '../shared/routing/load-code.ts';
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
it('loads a page of an older version anew, once in a while', () => {
  expect(reloadOnce(page())).toBe(true);
  vi.advanceTimersByTime(29_999);
  expect(reloadOnce(page())).toBe(false);
  expect(reload).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(1);
  expect(reloadOnce(page())).toBe(true);
  expect(reload).toHaveBeenCalledTimes(2);
});

it('shows the error of code that is still gone', () => {
  const target = page();
  reloadOnStaleCode(target);
  const gone = () => new Event('vite:preloadError', { cancelable: true });
  const [first, second] = [gone(), gone()];
  target.dispatchEvent(first);
  target.dispatchEvent(second);
  expect([first.defaultPrevented, second.defaultPrevented]).toEqual([true, false]);
  expect(reload).toHaveBeenCalledTimes(1);
});

it.each([
  ['there is no network', () => vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)],
  ['the server cannot be reached', () => noteAnswer(false)],
])('keeps the page while %s', (_what, lose) => {
  lose();
  onTestFinished(() => noteAnswer(true));
  const target = page();
  reloadOnStaleCode(target);
  const gone = new Event('vite:preloadError', { cancelable: true });
  target.dispatchEvent(gone);
  expect(gone.defaultPrevented).toBe(false);
  expect(reload).not.toHaveBeenCalled();
});
