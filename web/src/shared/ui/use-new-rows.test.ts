import { describe, expect, it } from 'vitest';
import { type NewRowsAction, newRowsReducer, noNewRows } from './use-new-rows.ts';

const run = (...actions: NewRowsAction[]) => actions.reduce(newRowsReducer, noNewRows);

describe('new rows', () => {
  it('are marked for 8 seconds when shown immediately', () => {
    const arrived: NewRowsAction = { type: 'arrived', ids: ['a'], hold: false, now: 1000 };
    expect(run(arrived, { type: 'expired', now: 8999 }).marked.has('a')).toBe(true);
    expect(run(arrived, { type: 'expired', now: 9000 }).marked.has('a')).toBe(false);
  });

  it('wait while the list is held, and are marked once shown', () => {
    const held = run(
      { type: 'arrived', ids: ['a', 'b'], hold: true, now: 0 },
      { type: 'arrived', ids: ['b', 'c'], hold: true, now: 500 },
    );
    expect(held.waiting).toEqual(['a', 'b', 'c']);
    expect(held.marked.size).toBe(0);
    const shown = newRowsReducer(held, { type: 'shown', now: 20_000 });
    expect(shown.waiting).toEqual([]);
    expect([...newRowsReducer(shown, { type: 'expired', now: 28_000 }).all]).toEqual(['a', 'b', 'c']);
    expect([...shown.marked]).toEqual([
      ['a', 28_000],
      ['b', 28_000],
      ['c', 28_000],
    ]);
  });

  it('are cleared by a reset', () => {
    expect(run({ type: 'arrived', ids: ['a'], hold: true, now: 0 }, { type: 'reset' })).toEqual(noNewRows);
  });
});
