import { act } from '@testing-library/react';
import { vi } from 'vitest';
import leaguesScreenQuery from '../../../__generated__/leaguesScreenQuery.graphql.ts';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { polish } from '../../../testing/texts.ts';
import { LeaguesScreen } from '../leagues-screen.tsx';
import { LeaguesScreenSkeleton } from '../leagues-screen-skeleton.tsx';
import { leaguesVariables } from '../lib/leagues-variables.ts';
import { readLeagueFilters } from '../lib/read-league-filters.ts';

/** A league of Poland, neither active nor favourite, or one changed. */
export function league(number: number, change: object = {}) {
  return {
    __typename: 'League',
    id: `league-${number}`,
    leagueId: number,
    name: `Liga ${number}`,
    country: 'Polska',
    countryCode: 'PL',
    flagUrl: null,
    currentSeason: '2025/2026',
    isActive: false,
    isFavourite: false,
    ...change,
  };
}

/** What the graph answers to the screen's query. */
export function answerOf(nodes: readonly object[], totalCount = nodes.length) {
  return { data: { leagues: { totalCount, edges: nodes.map((node) => ({ node })) } } };
}

/** An answer without the list, and why. */
export const refusal = (code: string) => ({
  data: { leagues: null },
  errors: [{ message: '', path: ['leagues'], extensions: { code } }],
});

/** Lets time pass, and all that is due happen. */
export const wait = (milliseconds = 0) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

/** Opens the screen; its query waits for an answer. */
export async function open(address = '/leagues', intl = polish) {
  const page = renderScreen(
    {
      path: '/leagues',
      Screen: LeaguesScreen,
      query: leaguesScreenQuery,
      field: 'leagues',
      variables: (url) => leaguesVariables(readLeagueFilters(url.searchParams)),
      skeleton: <LeaguesScreenSkeleton />,
    },
    { address, intl },
  );
  await wait();
  return page;
}

/** Opens the screen with these leagues in it. */
export async function openWith(nodes: readonly object[], address?: string, totalCount = nodes.length) {
  const page = await open(address);
  page.graph.latest().answer(answerOf(nodes, totalCount));
  await wait();
  return page;
}

/** Stops the clock; for each test. */
export function setUpScreen(): void {
  vi.useFakeTimers({
    now: Date.parse('2026-03-14T17:43:00Z'),
    toFake: ['Date', 'setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'],
  });
}
