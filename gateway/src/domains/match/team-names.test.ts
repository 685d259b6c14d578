import { expect, it } from 'vitest';
import { teamNamesOf } from './linked-match.ts';

it.each([
  ['Odra – Granit', 'Odra', 'Granit'],
  ['Blau-Weiß Hohenrode - Bursztyn', 'Blau-Weiß Hohenrode', 'Bursztyn'],
  ['Finał', null, null],
  ['A – B – C', null, null],
  ['Odra – ', null, null],
  ['', null, null],
])('%j has the teams %j and %j', (title, homeTeam, awayTeam) => {
  expect(teamNamesOf(title)).toEqual({ homeTeam, awayTeam });
});
