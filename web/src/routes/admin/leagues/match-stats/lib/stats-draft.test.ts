import { describe, expect, it } from 'vitest';
import { checkStats, missingCounts, statsInput, toStatsDraft } from './stats-draft.ts';

const side = { goals: 2, shots: 11, shotsOnGoal: 4, yellowCards: 1, redCards: 0, corners: 5, fouls: 9 };
const counts = { home: side, away: { ...side, fouls: null } };
const draft = toStatsDraft(counts);
const errorsOf = (of: typeof draft) =>
  Object.fromEntries(Object.entries(checkStats(of)).filter(([, code]) => code));
const changed = (home: object) => ({ ...draft, home: { ...draft.home, ...home } });

describe('the form of a match', () => {
  it('converts counts to form values and back, with null for blank fields', () => {
    expect(statsInput(draft)).toEqual(counts);
    expect(missingCounts(counts)).toEqual(['fouls']);
    expect(errorsOf(draft)).toEqual({});
  });

  it.each([
    [{ goals: '' }, { goals: 'BLANK' }],
    [{ goals: '31' }, { goals: 'INVALID' }],
    [{ goals: '-1' }, { goals: 'INVALID' }],
    [{ corners: '1.5' }, { corners: 'INVALID' }],
    [{ fouls: 'x' }, { fouls: 'INVALID' }],
    [
      { corners: '1e1', fouls: '0x9' },
      { corners: 'INVALID', fouls: 'INVALID' },
    ],
    [
      { redCards: '16', yellowCards: '31' },
      { yellowCards: 'INVALID', redCards: 'INVALID' },
    ],
    [{ shots: '3' }, { shotsOnGoal: 'TOO_MANY' }],
    [{ shots: '' }, {}],
  ])('rejects %j with %j', (home, errors) => {
    expect(errorsOf(changed(home))).toEqual(
      Object.fromEntries(Object.entries(errors).map(([name, code]) => [`home.${name}`, code])),
    );
  });
});
