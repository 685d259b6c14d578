import { act } from '@testing-library/react';
import type { IntlShape } from 'react-intl';
import { type RenderOptions, renderScreen } from '../../../testing/render-screen.tsx';
import { NOW } from '../../../testing/time.ts';
import { dropinfo as route } from '../route.tsx';

const inMinutes = (minutes: number) => new Date(NOW + minutes * 60_000).toISOString();

/** A dropinfo whose match starts in `minutes`. */
export function dropinfo(number: number, minutes: number, change: object = {}) {
  return {
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
    hasHistory: true,
    ...change,
  };
}

const viewer = {
  id: 'viewer',
  dropRules: [],
  user: { id: 'user-1', push: { publicKey: 'key' } },
};

/** A response to the screen’s query. */
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

/** A response whose list failed. */
export const serverError = (code: string) => ({
  data: { viewer, liveCursor: 'log-1', dropinfoFilters: [], dropinfos: null },
  errors: [{ message: '', path: ['dropinfos'], extensions: { code } }],
});

export const rows = () => document.querySelectorAll<HTMLElement>('tr[data-uid]');
export const uids = () => [...rows()].map((row) => row.dataset.uid);
/** @throws when there is no such row */
export const row = (number: number) => {
  const found = document.querySelector<HTMLElement>(`tr[data-uid="uid-${number}"]`);
  if (!found) throw new Error(`No row ${number}`);
  return found;
};

/** Opens the screen with its query pending. */
export const open = (address = '/dropinfo', options: RenderOptions = {}) =>
  renderScreen(route, { address, ...options });

/** Opens the screen with a response of these dropinfos. */
export const openWith = (nodes: readonly object[], address = '/dropinfo', intl?: IntlShape) =>
  renderScreen(route, { address, intl, answer: answerOf(nodes) });

type Page = Awaited<ReturnType<typeof open>>;

const push = ({ graph }: Page, change: object) =>
  act(async () =>
    graph
      .stream('useLiveDropinfosSubscription')
      .push({ dropinfosAdded: { cursor: 'log-2', gap: false, dropinfos: [], moved: [], ...change } }),
  );

/** Pushes new dropinfos through the live subscription. */
export const pushAdded = (page: Page, ...dropinfos: object[]) => push(page, { dropinfos });

/** Pushes dropinfos whose odds have moved now. */
export const pushMoved = (page: Page, ...moved: object[]) =>
  push(page, { moved: moved.map((one) => ({ movedAt: inMinutes(0), ...one })) });
