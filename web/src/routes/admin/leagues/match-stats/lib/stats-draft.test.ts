import { describe, expect, it } from 'vitest';
import {
  checkStats,
  draftOf,
  firstError,
  missingCounts,
  noStatsErrors,
  statsInput,
  statsServerErrors,
} from './stats-draft.ts';

const side = { goals: 2, shots: 11, shotsOnGoal: 4, yellowCards: 1, redCards: 0, corners: 5, fouls: 9 };
const counts = { home: side, away: { ...side, fouls: null } };
const draft = draftOf(counts);
const changed = (home: object) => ({ ...draft, home: { ...draft.home, ...home } });

describe('the form of a match', () => {
  it('sends what it was given, blank fields as not known', () => {
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
  ])('of %j finds %j', (home, fieldErrors) => {
    expect(checkStats(changed(home))).toEqual({ home: fieldErrors, away: {} });
  });

  it('takes over what the server finds, and knows the first of it', () => {
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
