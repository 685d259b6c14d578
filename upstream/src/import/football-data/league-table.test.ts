import { describe, expect, it } from 'vitest';
import { leagueOfCode, leagueOfCountry, leagueOfFileName } from './league-table.ts';

describe('leagueOfFileName', () => {
  it.each([
    ['D1.csv', 'D1'],
    ['sp2.csv', 'SP2'],
    ['EC.csv', 'EC'],
    ['E0_0102.csv', 'E0'],
    ['TU1.csv', 'T1'],
    ['season-9900.csv', undefined],
    ['D10.csv', undefined],
    ['fixtures.csv', undefined],
  ])('%s is of %s', (name, code) => {
    expect(leagueOfFileName(name)?.code).toBe(code);
  });
});

it('reads TU1 as T1 and knows no other codes than the listed ones', () => {
  expect(leagueOfCode('TU1')).toMatchObject({ code: 'T1', country: 'Turkey' });
  expect(leagueOfCode('E9')).toBeUndefined();
});

it('keeps one code for a country’s league under any sponsor', () => {
  expect(leagueOfCountry('Poland', 'Ekstraklasa')?.code).toBe('POL');
  expect(leagueOfCountry('Poland', 'Sponsored Ekstraklasa')?.code).toBe('POL');
  expect(leagueOfCountry('Atlantis', 'League')).toBeUndefined();
});
