import { act } from '@testing-library/react';
import type { ReactNode } from 'react';
import { vi } from 'vitest';
import dropinfoScreenQuery from '../../../__generated__/dropinfoScreenQuery.graphql.ts';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { polish } from '../../../testing/texts.ts';
import { DropinfoScreen } from '../dropinfo-screen.tsx';
import { DropinfoScreenSkeleton } from '../dropinfo-screen-skeleton.tsx';
import { dropinfoVariables } from '../lib/dropinfo-variables.ts';
import { readDropinfoFilters } from '../lib/read-dropinfo-filters.ts';

/** The time at which the tests begin. */
export const NOW = Date.parse('2026-03-14T17:43:00Z');
const inMinutes = (minutes: number) => new Date(NOW + minutes * 60_000).toISOString();

/** A dropinfo whose match starts in so many minutes. */
export function dropinfo(number: number, minutes: number, change: object = {}) {
  return {
    __typename: 'Dropinfo',
    id: `dropinfo-${number}`,
    uid: `uid-${number}`,
    title: `Odra ${number} – Granit ${number}`,
    homeTeam: `Odra ${number}`,
    awayTeam: `Granit ${number}`,
    tip: 'Powyżej 2.5',
    kickOff: inMinutes(minutes),
    createdAt: inMinutes(-10),
    minutesToKickOff: minutes + 10,
    drop: 0.1487,
    market: 'TOTALS',
    dropped: { label: 'Powyżej 2.5', openingOdds: 2.02, odds: 1.72 },
    opposite: { label: 'Poniżej 2.5', openingOdds: 1.84, odds: 2.1 },
    league: { name: 'Liga Krzemienna', country: 'Polska' },
    match: null,
    outcome: null,
    movedAt: null,
    hasHistory: true,
    ...change,
  };
}

const viewer = {
  id: 'viewer',
  dropRules: [],
  user: {
    id: 'user-1',
    push: { publicKey: 'key', dropinfo: false, aiTips: false, defaultTips: false, specialTips: false },
  },
};

/** What the graph answers to the screen’s query. */
export function answerOf(
  nodes: readonly object[],
  { cursor = 'log-1', hasNextPage = false, total = nodes.length, linked = null as object | null } = {},
) {
  return {
    data: {
      viewer,
      liveCursor: cursor,
      dropinfoFilters: [
        { id: 'filter-1', name: 'Polska' },
        { id: 'filter-2', name: 'Skandynawia' },
      ],
      dropinfo: linked,
      dropinfos: {
        totalCount: total,
        edges: nodes.map((node, index) => ({ cursor: String(index), node })),
        pageInfo: { hasNextPage, endCursor: String(nodes.length) },
      },
    },
  };
}

/** An answer without the list, and why. */
export const refusal = (code: string) => ({
  data: { viewer, liveCursor: 'log-1', dropinfoFilters: [], dropinfos: null },
  errors: [{ message: '', path: ['dropinfos'], extensions: { code } }],
});

/** Lets time pass, and all that is due happen. */
export const wait = (milliseconds = 0) => act(() => vi.advanceTimersByTimeAsync(milliseconds));
/** Lets so many frames be drawn. */
export const draw = async (frames: number) => {
  for (let count = 0; count < frames; count += 1) await act(async () => vi.advanceTimersToNextFrame());
};
/** Lets a long time pass at once; only its last second ticks. */
export const pass = (milliseconds: number) => {
  vi.setSystemTime(Date.now() + milliseconds - 1000);
  return wait(1000);
};
/** The rows on show. */
export const rows = () => document.querySelectorAll<HTMLElement>('tr[data-uid]');
/** Uids of the rows on show. */
export const uids = () => [...rows()].map((row) => row.dataset.uid);
/** One row; throws when it is not on show. */
export const row = (number: number) => {
  const found = document.querySelector<HTMLElement>(`tr[data-uid="uid-${number}"]`);
  if (!found) throw new Error(`No row ${number}`);
  return found;
};

/** Opens the screen; its query waits for an answer. */
export async function open(address = '/dropinfo', intl = polish, wrap = (page: ReactNode) => page) {
  const page = renderScreen(
    {
      path: '/dropinfo/:uid?',
      Screen: DropinfoScreen,
      query: dropinfoScreenQuery,
      field: 'dropinfos',
      partParam: 'uid',
      variables: (url) => {
        const uid = url.pathname.split('/')[2];
        return dropinfoVariables(readDropinfoFilters(url.searchParams, uid), uid);
      },
      skeleton: <DropinfoScreenSkeleton />,
    },
    { address, intl, wrap },
  );
  await wait();
  return page;
}

/** Opens the screen with these dropinfos in it. */
export async function openWith(nodes: readonly object[], address?: string, intl = polish) {
  const page = await open(address, intl);
  page.graph.latest().answer(answerOf(nodes));
  await wait();
  return page;
}

/** The elements that were scrolled into view, in order. */
export const scrolled: Element[] = [];

/** Stops the clock and notes what is scrolled into view; for each test. */
export function setUpScreen(): void {
  vi.useFakeTimers({
    now: NOW,
    toFake: [
      'Date',
      'setTimeout',
      'clearTimeout',
      'setInterval',
      'clearInterval',
      'requestAnimationFrame',
      'cancelAnimationFrame',
    ],
  });
  scrolled.length = 0;
  vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function (this: Element) {
    scrolled.push(this);
  });
}
