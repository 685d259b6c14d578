import { act } from '@testing-library/react';
import { vi } from 'vitest';
import leagueScreenQuery from '../../../../__generated__/leagueScreenQuery.graphql.ts';
import { rememberedLines } from '../../../../shared/football/line-memory.ts';
import type { BrowserStorage } from '../../../../shared/storage/browser-storage.ts';
import { createSharedStorage } from '../../../../testing/memory-storage.ts';
import { renderScreen } from '../../../../testing/render-screen.tsx';
import { polish } from '../../../../testing/texts.ts';
import { LeagueScreen } from '../league-screen.tsx';
import { LeagueScreenSkeleton } from '../league-screen-skeleton.tsx';
import { leagueVariables } from '../lib/league-variables.ts';
import { readLeagueView } from '../lib/read-league-view.ts';
import { withRememberedLines } from '../lib/with-remembered-lines.ts';

/** The time at which the tests begin. */
const NOW = Date.parse('2026-03-14T17:43:00Z');

export const team = (teamId: number) => ({
  id: `team-${teamId}`,
  teamId,
  name: `Drużyna ${teamId}`,
  logo: null,
});
/** A window in which so many of five matches satisfied each of eight lines. */
const window = (hits: number) => ({
  form: ['WON', 'DRAWN', 'LOST', 'WON', 'WON'],
  rates: Array.from({ length: 8 }, () => ({ hits, sampleSize: 5 })),
});

/** A coming match of teams whose numbers follow from its own, or one changed. */
export function match(number: number, change: object = {}) {
  return {
    __typename: 'Match',
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

/** A row of the table. */
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

/** A page of matches. */
export const matches = (nodes: readonly object[], totalCount = nodes.length) => ({
  totalCount,
  edges: nodes.map((node) => ({ node })),
});

/** What the graph answers to the screen's query: a league with one match and two teams, or one changed. */
export function answerOf(change: object = {}) {
  return {
    data: {
      league: {
        __typename: 'League',
        id: 'league-7',
        leagueId: 7,
        name: 'Liga Krzemienna',
        country: 'Polska',
        countryCode: 'PL',
        flagUrl: null,
        currentSeason: '2025/2026',
        seasons: [{ name: '2025/2026' }, { name: '2024/2025' }],
        isActive: true,
        isFavourite: false,
        futureMatches: matches([match(1)]),
        standings: [standing(1), standing(2)],
        pastMatches: null,
        ...change,
      },
    },
  };
}

/** Lets time pass, and all that is due happen. */
export const wait = (milliseconds = 0) => act(() => vi.advanceTimersByTimeAsync(milliseconds));
/** Lets the person pause, after which the screen reads what they have set. */
export const pause = () => wait(200);

/** Opens the screen; its query waits for an answer. */
export async function open(
  address = '/leagues/7',
  intl = polish,
  storage: BrowserStorage = createSharedStorage().openTab(),
) {
  const page = renderScreen(
    {
      path: '/leagues/:leagueId',
      Screen: LeagueScreen,
      query: leagueScreenQuery,
      field: 'league',
      variables: (url, device) =>
        leagueVariables(
          url.pathname.split('/').at(-1),
          withRememberedLines(readLeagueView(url.searchParams), rememberedLines(device, 7)),
        ),
      skeleton: <LeagueScreenSkeleton />,
    },
    { address, intl, storage },
  );
  await wait();
  return page;
}

/** Opens the screen with this answer. */
export async function openWith(answer: object = answerOf(), address?: string, intl = polish) {
  const page = await open(address, intl);
  page.graph.latest().answer(answer);
  await wait();
  return page;
}

/** Stops the clock; for each test. */
export function setUpScreen(): void {
  vi.useFakeTimers({
    now: NOW,
    toFake: ['Date', 'setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'],
  });
}
