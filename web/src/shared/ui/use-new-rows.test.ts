import { describe, expect, it } from 'vitest';
import { type NewRowsAction, newRowsReducer, noNewRows } from './use-new-rows.ts';

const run = (...actions: NewRowsAction[]) => actions.reduce(newRowsReducer, noNewRows);

describe('new rows', () => {
  it('are cleared by a reset', () => {
    expect(run({ type: 'arrived', ids: ['a'], hold: true, now: 0 }, { type: 'reset' })).toEqual(noNewRows);
  });
});
