import { describe, expect, it } from 'vitest';
import type { playerPanel_statistics$data } from '../../../../../__generated__/playerPanel_statistics.graphql.ts';
import { loadTexts } from '../../../../../i18n/texts.ts';
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
      { name: 'shooting', counters: [{ kind: 'count', name: 'goals', value: 0 }] },
    ]);
  });

  it('are a part of a whole when both are known', () => {
    expect(groupsOf({ passing: { accuratePasses: 30, passes: 41 } })).toEqual([
      {
        name: 'passing',
        counters: [{ kind: 'part', name: 'accuratePasses', value: 30, of: 41 }],
      },
    ]);
  });

  it('are counts with their own labels when only part or whole is known', () => {
    expect(groupsOf({ passing: { passes: 41 }, defence: { tacklesWon: 2 } })).toEqual([
      { name: 'passing', counters: [{ kind: 'count', name: 'passes', value: 41 }] },
      { name: 'defence', counters: [{ kind: 'count', name: 'tacklesWon', value: 2 }] },
    ]);
  });

  it('use the sum of won and lost duels as the whole', () => {
    expect(groupsOf({ duels: { duelsWon: 3, duelsLost: 5, aerialDuelsWon: 1 } })).toEqual([
      {
        name: 'duels',
        counters: [
          { kind: 'part', name: 'duelsWon', value: 3, of: 8 },
          { kind: 'count', name: 'aerialDuelsWon', value: 1 },
        ],
      },
    ]);
  });

  it('all have a text', async () => {
    const intl = await loadTexts('pl', 'main');
    const withAll = (value: (name: string) => number | null) => {
      const figures = new Proxy({}, { get: (_, name) => value(String(name)) });
      const group = { play: figures, passing: figures, shooting: figures, defence: figures, keeper: figures };
      const duels = { duelsWon: 1, duelsLost: 1, aerialDuelsWon: 1, aerialDuelsLost: 1 };
      return groupsOf({ ...group, duels }).flatMap(({ counters }) => counters);
    };
    const counters = withAll(() => 1);
    const parts = new Set(counters.flatMap(({ kind, name }) => (kind === 'part' ? [name] : [])));
    const wholes = withAll((name) => (parts.has(name) ? null : 1));
    const names = [...counters, ...wholes].map(({ name }) => name);
    for (const name of [...names, 'duels', 'aerialDuels', 'dribbles', 'successfulDribbles'])
      expect(intl.formatMessage({ id: 'member.match.counter' }, { counter: name }), name).not.toBe('');
    expect(new Set(names).size).toBeGreaterThan(60);
  });

  it('have units', () => {
    expect(groupsOf({ play: { minutesPlayed: 90, topSpeed: 31.4 } })).toEqual([
      {
        name: 'general',
        counters: [
          {
            kind: 'measure',
            name: 'minutesPlayed',
            value: 90,
            unit: 'minutes',
            decimals: 0,
          },
          {
            kind: 'measure',
            name: 'topSpeed',
            value: 31.4,
            unit: 'kilometresPerHour',
            decimals: 1,
          },
        ],
      },
    ]);
  });
});
