import { describe, expect, it } from 'vitest';
import {
  checkStats,
  firstError,
  missingCounts,
  noStatsErrors,
  statsInput,
  statsServerErrors,
  toStatsDraft,
} from './stats-draft.ts';

const side = { goals: 2, shots: 11, shotsOnGoal: 4, yellowCards: 1, redCards: 0, corners: 5, fouls: 9 };
const counts = { home: side, away: { ...side, fouls: null } };
const draft = toStatsDraft(counts);
const changed = (home: object) => ({ ...draft, home: { ...draft.home, ...home } });

describe('the form of a match', () => {
  it('converts counts to form values and back, with null for blank fields', () => {
    expect(statsInput(draft)).toEqual(counts);
    expect(missingCounts(counts)).toEqual(['fouls']);
    expect(checkStats(draft)).toEqual(noStatsErrors);
  });

  it.each([
    [{ goals: '' }, { goals: 'blank' }],
    [{ goals: '31' }, { goals: 'invalid' }],
    [{ goals: '-1' }, { goals: 'invalid' }],
    [{ corners: '1.5' }, { corners: 'invalid' }],
    [{ fouls: 'x' }, { fouls: 'invalid' }],
    [
      { redCards: '16', yellowCards: '31' },
      { redCards: 'invalid', yellowCards: 'invalid' },
    ],
    [{ shots: '3' }, { shotsOnGoal: 'tooMany' }],
    [{ shots: '' }, {}],
  ])('rejects %j with %j', (home, fieldErrors) => {
    expect(checkStats(changed(home))).toEqual({ home: fieldErrors, away: {} });
  });

  it('maps server errors to fields and finds the first', () => {
    const fieldErrors = statsServerErrors([
      { field: ['away', 'shotsOnGoal'], code: 'TOO_MANY' },
      { field: ['home', 'fouls'], code: 'UNKNOWN' },
      { field: null, code: 'STALE' },
    ]);
    expect(fieldErrors).toEqual({ home: { fouls: 'invalid' }, away: { shotsOnGoal: 'tooMany' } });
    expect(firstError(fieldErrors)).toEqual({ side: 'away', name: 'shotsOnGoal' });
    expect(firstError(noStatsErrors)).toBeNull();
  });
});
