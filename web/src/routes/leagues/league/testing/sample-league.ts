import type { IntlShape } from 'react-intl';
import { type RenderOptions, renderScreen } from '../../../../testing/render-screen.tsx';
import { NOW, wait } from '../../../../testing/time.ts';
import { league } from '../route.tsx';

export const team = (teamId: number) => ({
  id: `team-${teamId}`,
  teamId,
  name: `Drużyna ${teamId}`,
});
/** A window with `hits` of five matches for each of eight lines. */
const window = (hits: number) => ({
  form: ['WON', 'DRAWN', 'LOST', 'WON', 'WON'],
  rates: Array.from({ length: 8 }, () => ({ hits, sampleSize: 5 })),
});

/** An upcoming match; its team ids derive from its number. */
export function match(number: number, change: object = {}) {
  return {
    id: `match-${number}`,
    matchId: number,
    leagueId: 7,
    kickOff: new Date(NOW + number * 3_600_000).toISOString(),
    home: { team: team(number * 10 + 1) },
    away: { team: team(number * 10 + 2) },
    homeWindow: window(4),
    awayWindow: window(1),
    ...change,
  };
}

export function standing(position: number, change: object = {}) {
  return {
    position,
    team: team(position),
    points: 60 - position,
    played: 26,
    won: 18,
    drawn: 5,
    lost: 3,
    goalsFor: 51,
    goalsAgainst: 20,
    form: ['WON', 'LOST'],
    ...change,
  };
}

export const matches = (nodes: readonly object[], totalCount = nodes.length) => ({
  totalCount,
  edges: nodes.map((node, index) => ({ cursor: `${index}`, node: { __typename: 'Match', ...node } })),
  pageInfo: { endCursor: 'end', hasNextPage: nodes.length < totalCount },
});

/** A response to the screen's query: by default one upcoming match and two teams. */
export function answerOf(change: object = {}) {
  return {
    data: {
      league: {
        id: 'league-7',
        leagueId: 7,
        name: 'Liga Krzemienna',
        country: 'Polska',
        countryCode: 'PL',
        currentSeason: '2025/2026',
        seasons: [{ name: '2025/2026' }, { name: '2024/2025' }],
        isActive: true,
        futureMatches: matches([match(1)]),
        standings: [standing(1), standing(2)],
        pastMatches: null,
        ...change,
      },
    },
  };
}

/** Waits for the debounce of line changes. */
export const pause = () => wait(200);

/** Opens the screen with its query pending. */
export const open = (address = '/leagues/7', options: RenderOptions = {}) =>
  renderScreen(league, { address, ...options });

/** Opens the screen with a response. */
export const openWith = (answer: object = answerOf(), address = '/leagues/7', intl?: IntlShape) =>
  renderScreen(league, { address, intl, answer });
