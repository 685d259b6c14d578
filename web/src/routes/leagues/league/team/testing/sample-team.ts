import type { IntlShape } from 'react-intl';
import { renderScreen } from '../../../../../testing/render-screen.tsx';
import { NOW } from '../../../../../testing/time.ts';
import { team } from '../route.tsx';

const side = (teamId: number, goals: number | null) => ({
  team: { id: `team-${teamId}`, teamId, name: teamId === 5 ? 'Odra' : `Drużyna ${teamId}` },
  goals,
  corners: 4,
  yellowCards: 1,
});

/** A home match of team 5 that starts in `hours`. */
export const match = (
  number: number,
  hours: number,
  goals: readonly [number | null, number | null] = [null, null],
) => ({
  id: `match-${number}`,
  matchId: number,
  leagueId: 7,
  kickOff: new Date(NOW + hours * 3_600_000).toISOString(),
  league: { id: 'league-7', name: 'Liga Krzemienna' },
  home: side(5, goals[0]),
  away: side(number + 10, goals[1]),
});

export const matches = (nodes: readonly object[], hasNextPage = false, totalCount = nodes.length) => ({
  totalCount,
  edges: nodes.map((node, index) => ({ cursor: `${index}`, node })),
  pageInfo: { endCursor: 'end', hasNextPage },
});

/** Statistics of twelve matches. */
export const record = {
  sampleSize: 12,
  rates: [
    ...[9, 6, 3, 7, 5, 8].map((hits) => ({ hits, sampleSize: 12, average: 2.5 })),
    ...Array.from({ length: 12 }, (_, index) => ({ hits: 1, sampleSize: 12, average: 1 + index / 4 })),
  ],
  streaks: [
    { kind: 'WON', current: 3, longest: 5 },
    { kind: 'LOST', current: 0, longest: 1 },
  ],
};

/** A response to the screen's query: team 5 in league 7. */
export const answerOf = (change: object = {}) => ({
  data: {
    league: {
      id: 'league-7',
      leagueId: 7,
      name: 'Liga Krzemienna',
      country: 'Polska',
      countryCode: 'PL',
      currentSeason: '2025/2026',
      seasons: [{ name: '2025/2026' }, { name: '2024/2025' }],
      standings: [{ position: 2, points: 41, team: { id: 'team-5', teamId: 5 } }],
      team: {
        id: 'team-5',
        teamId: 5,
        name: 'Odra',
        leagues: [
          { id: 'league-7', leagueId: 7, name: 'Liga Krzemienna' },
          { id: 'league-9', leagueId: 9, name: 'Puchar' },
        ],
        last: { form: ['WON', 'WON', 'WON', 'DRAWN', 'LOST', 'WON'] },
        record,
        futureMatches: matches([match(1, 2)]),
        pastMatches: matches([match(3, -20, [2, 1]), match(4, -40, [0, 0]), match(5, -60, [0, 1])]),
        ...change,
      },
    },
  },
});

/** Opens the screen with its query pending. */
export const open = (address = '/leagues/7/team/5', intl?: IntlShape) =>
  renderScreen(team, { address, intl });

/** Opens the screen with a response. */
export const openWith = (answer: object = answerOf(), address = '/leagues/7/team/5', intl?: IntlShape) =>
  renderScreen(team, { address, intl, answer });
