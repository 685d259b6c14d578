import { textOf } from '../text-of.ts';

/** A page as the web app asks for it. */
export interface Page {
  name: string;
  query: string;
  variables: object;
}

const lines = [
  ['GOAL', 2.5],
  ['BTTS', null],
  ['SHOTS', 22.5],
  ['SHOTS_ON_GOAL', 8.5],
  ['YELLOW', 3.5],
  ['RED', 0.5],
  ['CORNERS', 9.5],
  ['FOULS', 22.5],
].map(([stat, line]) =>
  line === null ? { stat, comparison: 'YES' } : { stat, comparison: 'OVER', line, scope: 'SUM' },
);

/** The league page of a league, with all lines, and the page of the autofilters. */
export async function pagesOf(leagueId: number): Promise<Page[]> {
  return [
    {
      name: 'league page',
      query: await textOf('leagueScreenQuery'),
      variables: { leagueId, season: null, window: 5, lines, first: 20 },
    },
    {
      name: 'autofilter matches',
      query: await textOf('autofiltersScreenQuery'),
      variables: { autofilterId: null, first: 50 },
    },
  ];
}
