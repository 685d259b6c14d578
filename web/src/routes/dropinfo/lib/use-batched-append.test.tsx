import { act, renderHook } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { useBatchedAppend } from './use-batched-append.ts';

beforeEach(() => void vi.useFakeTimers());
const ids = (count: number, name = 'row') => Array.from({ length: count }, (_, index) => `${name}${index}`);

function start() {
  const shown: (readonly string[])[] = [];
  const onShow = (few: readonly string[]) => void shown.push(few);
  const { result } = renderHook(() => useBatchedAppend(onShow));
  const frame = () => act(() => vi.advanceTimersToNextFrame());
  return { shown, frame, enqueue: (few: string[]) => act(() => result.current.enqueue(few)), result };
}

it('shows rows that come together three in a frame, in their order', () => {
  const { shown, frame, enqueue, result } = start();
  enqueue(ids(5));
  expect([...result.current.pending]).toEqual(ids(5));
  for (let count = 0; count < 3; count += 1) frame();
  expect(shown).toEqual([
    ['row0', 'row1', 'row2'],
    ['row3', 'row4'],
  ]);
  expect(result.current.pending.size).toBe(0);
});

it('shows what comes meanwhile after what came before, and none twice', () => {
  const { shown, frame, enqueue } = start();
  enqueue(ids(4));
  frame();
  enqueue(['row3', 'late']);
  for (let count = 0; count < 3; count += 1) frame();
  expect(shown.flat()).toEqual([...ids(4), 'late']);
});

it('shows many sooner than by threes', () => {
  const { shown, frame, enqueue } = start();
  enqueue(ids(400));
  for (let count = 0; count < 40; count += 1) frame();
  expect(shown[0]).toHaveLength(134);
  expect(shown.flat()).toEqual(ids(400));
  expect(shown.length).toBeLessThan(20);
});
