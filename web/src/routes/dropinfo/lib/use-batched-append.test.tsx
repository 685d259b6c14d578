import { act, renderHook } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { useBatchedAppend } from './use-batched-append.ts';

beforeEach(() => void vi.useFakeTimers());
const ids = (count: number, name = 'row') => Array.from({ length: count }, (_, index) => `${name}${index}`);

function start() {
  const shown: (readonly string[])[] = [];
  const onShow = (batch: readonly string[]) => void shown.push(batch);
  const { result } = renderHook(() => useBatchedAppend(onShow));
  const frame = () => act(() => vi.advanceTimersToNextFrame());
  return { shown, frame, enqueue: (batch: string[]) => act(() => result.current.enqueue(batch)), result };
}

it('shows three rows per frame, in order', () => {
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

it('shows rows added meanwhile last, and none twice', () => {
  const { shown, frame, enqueue } = start();
  enqueue(ids(4));
  frame();
  enqueue(['row3', 'late']);
  for (let count = 0; count < 3; count += 1) frame();
  expect(shown.flat()).toEqual([...ids(4), 'late']);
});

it('shows larger batches when many rows are pending', () => {
  const { shown, frame, enqueue } = start();
  enqueue(ids(400));
  for (let count = 0; count < 40; count += 1) frame();
  expect(shown[0]).toHaveLength(134);
  expect(shown.flat()).toEqual(ids(400));
  expect(shown.length).toBeLessThan(20);
});
