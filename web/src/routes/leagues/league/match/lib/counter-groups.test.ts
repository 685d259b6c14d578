import { describe, expect, it } from 'vitest';
import type { playerPanel_statistics$data } from '../../../../../__generated__/playerPanel_statistics.graphql.ts';
import { counterGroups } from './counter-groups.ts';

type Groups = 'play' | 'keeper' | 'passing' | 'shooting' | 'duels' | 'defence';

const groupsOf = (figures: { [Group in Groups]?: object }) => {
  const groups = { play: {}, passing: {}, shooting: {}, duels: {}, defence: {}, ...figures };
  return counterGroups(groups as playerPanel_statistics$data);
};

describe('a player’s counters', () => {
  it('are empty without values', () => {
    expect(groupsOf({})).toEqual([]);
    expect(groupsOf({ keeper: {} })).toEqual([]);
  });

  it('include zero, unlike a missing value', () => {
    expect(groupsOf({ shooting: { goals: 0 } })).toEqual([
      { name: 'shooting', counters: [{ kind: 'count', label: 'common.goals', value: 0 }] },
    ]);
  });

  it('are a part of a whole when both are known', () => {
    expect(groupsOf({ passing: { accuratePasses: 30, passes: 41 } })).toEqual([
      {
        name: 'passing',
        counters: [{ kind: 'part', label: 'member.match.counter.accuratePass', value: 30, of: 41 }],
      },
    ]);
  });

  it('are counts with their own labels when only part or whole is known', () => {
    expect(groupsOf({ passing: { passes: 41 }, defence: { tacklesWon: 2 } })).toEqual([
      { name: 'passing', counters: [{ kind: 'count', label: 'member.match.counter.totalPass', value: 41 }] },
      { name: 'defence', counters: [{ kind: 'count', label: 'member.match.counter.wonTackle', value: 2 }] },
    ]);
  });

  it('use the sum of won and lost duels as the whole', () => {
    expect(groupsOf({ duels: { duelsWon: 3, duelsLost: 5, aerialDuelsWon: 1 } })).toEqual([
      {
        name: 'duels',
        counters: [
          { kind: 'part', label: 'member.match.counter.duelWon', value: 3, of: 8 },
          { kind: 'count', label: 'member.match.counter.aerialWon', value: 1 },
        ],
      },
    ]);
  });

  it('have units', () => {
    expect(groupsOf({ play: { minutesPlayed: 90, topSpeed: 31.4 } })).toEqual([
      {
        name: 'general',
        counters: [
          {
            kind: 'measure',
            label: 'member.match.counter.minutesPlayed',
            value: 90,
            unit: 'minutes',
            decimals: 0,
          },
          {
            kind: 'measure',
            label: 'member.match.counter.topSpeed',
            value: 31.4,
            unit: 'kilometresPerHour',
            decimals: 1,
          },
        ],
      },
    ]);
  });
});
