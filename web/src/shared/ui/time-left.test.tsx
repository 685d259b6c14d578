import { act, render, screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { TimeLeft } from './kickoff-time.tsx';

const start = Date.parse('2026-03-15T12:00:00Z');

beforeEach(() => {
  vi.useFakeTimers({ now: start });
});
it('counts down each second in the same text nodes, also when a unit disappears', () => {
  render(<TimeLeft until={start + 3_601_000} />);
  const timer = screen.getByRole('timer');
  const labels = [timer.textContent];
  const texts = () => [...timer.children].map(({ firstChild }) => firstChild);
  const before = texts();
  for (let second = 0; second < 3; second += 1) {
    act(() => vi.advanceTimersByTime(1_000));
    labels.push(timer.textContent);
  }
  expect(labels).toEqual(['1h 00m 01s', '1h 00m 00s', '59m 59s', '59m 58s']);
  expect(texts()).toEqual(before);
});

it('updates immediately when the time changes', () => {
  const { rerender } = render(<TimeLeft until={start + 60_000} />);
  rerender(<TimeLeft until={start + 120_000} />);
  expect(screen.getByRole('timer').textContent).toBe('2m 00s');
});

it('shows one time when a translator of the browser has replaced its text', () => {
  render(<TimeLeft until={start + 60_000} />);
  const timer = screen.getByRole('timer');
  for (const part of timer.children) part.innerHTML = `<font>${part.textContent}</font>`;
  act(() => vi.advanceTimersByTime(2_000));
  expect(timer.textContent).toBe('58s');
});
