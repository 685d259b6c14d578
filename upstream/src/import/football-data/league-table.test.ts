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

it('leagueOfCode maps TU1 to T1 and rejects unlisted codes', () => {
  expect(leagueOfCode('TU1')).toMatchObject({ code: 'T1', country: 'Turkey' });
  expect(leagueOfCode('E9')).toBeUndefined();
});

it('leagueOfCountry returns one code for any sponsor’s name', () => {
  expect(leagueOfCountry('Poland', 'Ekstraklasa')?.code).toBe('POL');
  expect(leagueOfCountry('Poland', 'Sponsored Ekstraklasa')?.code).toBe('POL');
  expect(leagueOfCountry('Atlantis', 'League')).toBeUndefined();
});
