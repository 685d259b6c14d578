import { beforeEach, expect, it, vi } from 'vitest';
import { onWindowFocus } from './watch-permissions.ts';

beforeEach(() => void vi.useFakeTimers({ now: Date.parse('2026-03-14T12:00:00Z') }));
function watchFocus() {
  let [visibility, onLine] = ['visible', true];
  const page = Object.assign(new EventTarget(), {});
  Object.defineProperty(page, 'visibilityState', { get: () => visibility });
  const target = Object.assign(new EventTarget(), { document: page, navigator: {} });
  Object.defineProperty(target.navigator, 'onLine', { get: () => onLine });
  const listener = vi.fn();
  const stop = onWindowFocus(target as unknown as Window, listener);
  return {
    listener,
    stop,
    focus: () => target.dispatchEvent(new Event('focus')),
    show(state: 'visible' | 'hidden') {
      visibility = state;
      page.dispatchEvent(new Event('visibilitychange'));
    },
    network(isOnline: boolean) {
      onLine = isOnline;
      target.dispatchEvent(new Event(isOnline ? 'online' : 'offline'));
    },
  };
}

it('calls back each minute, except while hidden or offline', () => {
  const { listener, show, network } = watchFocus();
  vi.advanceTimersByTime(59_999);
  expect(listener).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(listener).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(60_000);
  expect(listener).toHaveBeenCalledTimes(2);
  show('hidden');
  vi.advanceTimersByTime(600_000);
  expect(listener).toHaveBeenCalledTimes(2);
  show('visible');
  expect(listener).toHaveBeenCalledTimes(3);
  network(false);
  vi.advanceTimersByTime(600_000);
  expect(listener).toHaveBeenCalledTimes(3);
  network(true);
  expect(listener).toHaveBeenCalledTimes(4);
});

it('calls back after the clock was set back', () => {
  const { listener, focus } = watchFocus();
  vi.setSystemTime(Date.now() - 600_000);
  focus();
  expect(listener).toHaveBeenCalledTimes(1);
});

it('counts the events of one return as one', () => {
  const { listener, show, focus } = watchFocus();
  show('hidden');
  vi.advanceTimersByTime(10_000);
  show('visible');
  focus();
  expect(listener).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(5_000);
  focus();
  expect(listener).toHaveBeenCalledTimes(2);
});

it('calls back when the network returns, also right after a return to the page', () => {
  const { listener, focus, network } = watchFocus();
  vi.advanceTimersByTime(10_000);
  focus();
  network(true);
  expect(listener).toHaveBeenCalledTimes(2);
});

it('does not call back after a stop', () => {
  const { listener, stop, focus } = watchFocus();
  stop();
  vi.advanceTimersByTime(120_000);
  focus();
  expect(listener).not.toHaveBeenCalled();
});
