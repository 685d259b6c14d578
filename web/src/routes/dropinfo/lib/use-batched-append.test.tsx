import { act, renderHook } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { useBatchedAppend } from '../parts/dropinfo-table.tsx';

beforeEach(() => void vi.useFakeTimers());
const ids = (count: number, name = 'row') => Array.from({ length: count }, (_, index) => `${name}${index}`);

function start() {
  const shown: (readonly string[])[] = [];
  const onShow = (few: readonly string[]) => void shown.push(few);
  const { result } = renderHook(() => useBatchedAppend(onShow));
  const frame = () => act(() => vi.advanceTimersToNextFrame());
  return { shown, frame, take: (few: string[]) => act(() => result.current.take(few)), result };
}

it('shows rows that come together three in a frame, in their order', () => {
  const { shown, frame, take, result } = start();
  take(ids(5));
  expect([...result.current.coming]).toEqual(ids(5));
  for (let count = 0; count < 3; count += 1) frame();
  expect(shown).toEqual([
    ['row0', 'row1', 'row2'],
    ['row3', 'row4'],
  ]);
  expect(result.current.coming.size).toBe(0);
});

it('shows what comes meanwhile after what came before, and none twice', () => {
  const { shown, frame, take } = start();
  take(ids(4));
  frame();
  take(['row3', 'late']);
  for (let count = 0; count < 3; count += 1) frame();
  expect(shown.flat()).toEqual([...ids(4), 'late']);
});

it('shows many sooner than by threes', () => {
  const { shown, frame, take } = start();
  take(ids(400));
  for (let count = 0; count < 40; count += 1) frame();
  expect(shown[0]).toHaveLength(134);
  expect(shown.flat()).toEqual(ids(400));
  expect(shown.length).toBeLessThan(20);
});
