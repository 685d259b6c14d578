import { expect, it } from 'vitest';
import { splitTeams } from './split-teams.ts';

it.each([
  ['Odra – Granit', 'Odra', 'Granit'],
  ['Blau-Weiß Hohenrode – Bursztyn', 'Blau-Weiß Hohenrode', 'Bursztyn'],
  ['Finał', 'Finał', null],
  ['A – B – C', 'A – B – C', null],
])('%s has the teams %s and %s', (title, home, away) => {
  expect(splitTeams(title)).toEqual({ home, away });
});
