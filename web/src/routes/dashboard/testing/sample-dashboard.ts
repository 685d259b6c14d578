import { screen } from '@testing-library/react';
import type { IntlShape } from 'react-intl';
import type { SessionViewer } from '../../../shared/session/session-state.ts';
import { createSharedStorage } from '../../../testing/memory-storage.ts';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { signedIn, stillSession } from '../../../testing/session-states.ts';
import { NOW } from '../../../testing/time.ts';
import { dashboard } from '../route.tsx';

const inMinutes = (minutes: number) => new Date(NOW + minutes * 60_000).toISOString();
const ALL: SessionViewer['permissions'] = [
  'TIPS',
  'DROPINFO',
  'SPECIAL_TIPS',
  'DEFAULT_TIPS',
  'AI_TIPS',
  'STATS',
  'AUTOFILTERS',
];

/** A dropinfo whose match starts in `minutes`. */
export function dropinfo(number: number, minutes: number, change: object = {}) {
  return {
    id: `dropinfo-${number}`,
    uid: `uid-${number}`,
    title: `Odra ${number} – Granit ${number}`,
    homeTeam: `Odra ${number}`,
    awayTeam: `Granit ${number}`,
    kickOff: inMinutes(minutes),
    createdAt: inMinutes(-number),
    drop: 0.1487,
    dropped: { label: 'Powyżej 2.5', openingOdds: 2.02, odds: 1.72 },
    opposite: null,
    league: null,
    ...change,
  };
}

/** An active tip. Those with a higher number are newer. */
export function tip(number: number, change: object = {}) {
  return {
    id: `tip-${number}`,
    number,
    uid: `t-${number}`,
    title: `Odra – Granit ${number}`,
    matches: [],
    tip: `Typ ${number}`,
    status: 'ACTIVE',
    odds: 1.92,
    stake: 1,
    kickOff: inMinutes(90),
    createdAt: inMinutes(number - 60),
    ...change,
  };
}

/** An active favourite league. */
export function league(number: number) {
  return {
    id: `league-${number}`,
    leagueId: number,
    name: `Liga ${number}`,
    country: 'Polska',
    countryCode: 'PL',
    isActive: true,
    isFavourite: true,
  };
}

/** A match of league 1 that starts in `minutes`. */
export function match(number: number, minutes: number) {
  return {
    id: `match-${number}`,
    matchId: number,
    leagueId: 1,
    kickOff: inMinutes(minutes),
    league: league(1),
    home: { team: { id: `home-${number}`, name: `Iskra ${number}` } },
    away: { team: { id: `away-${number}`, name: `Zorza ${number}` } },
  };
}

export const autofilter = (number: number, hitCount: number | null, side = 'SUM') => ({
  id: `filter-${number}`,
  name: `Filtr ${number}`,
  side,
  hitCount,
});

/** Last matches with these counts against a line of 2.5. */
const rate = (counts: number[]) => ({
  scope: 'SUM',
  results: counts.map((count) => ({ count, hit: count > 2.5 })),
});

/** The dashboard's sections, and its dropinfos, which have a query of their own. */
interface Sections {
  readonly dropinfos?: readonly object[] | null;
  readonly hasNextPage?: boolean;
}

/** A response to both queries, by default for a viewer with every section. */
export function answerOf({ user = {}, dashboard = {}, ...viewer }: { [field: string]: object | null } = {}) {
  const {
    dropinfos = [dropinfo(1, 8), dropinfo(2, 37)],
    hasNextPage = false,
    ...sections
  }: Sections = dashboard ?? {};
  return {
    data: {
      liveCursor: 'log-1',
      dropinfos: dropinfos && {
        edges: dropinfos.map((node, index) => ({ cursor: String(index), node })),
        pageInfo: { hasNextPage },
      },
      viewer: {
        id: 'viewer',
        permissions: ALL,
        user: { id: 'user-1', ...user },
        activeSubscription: {
          planName: 'premium',
          expiresAt: '2026-03-24T12:00:00Z',
          goq: true,
        },
        upcomingSubscriptions: [],
        favouriteLeagues: [league(1)],
        autofilters: [autofilter(1, 3)],
        dashboard: {
          plansRunningOut: [],
          leagues: [{ league: league(1), matches: [match(1, 60)] }],
          autofilterMatches: [
            {
              match: match(1, 60),
              hits: [
                {
                  autofilter: autofilter(1, 3),
                  homeHits: 4,
                  homeSample: 5,
                  awayHits: 3,
                  awaySample: 5,
                  homeRate: rate([3, 1, 4, 3, 5]),
                  awayRate: null,
                },
              ],
            },
          ],
          specialTips: [tip(1)],
          defaultTips: [tip(2)],
          aiTips: [tip(3)],
          ...sections,
        },
        ...viewer,
      },
    },
  };
}

/** An error of one section. */
export const error = (field: string, code: string) => ({
  message: '',
  path: field === 'dropinfos' ? [field] : ['viewer', 'dashboard', field],
  extensions: { code },
});

export const uids = () =>
  [...document.querySelectorAll<HTMLElement>('li[data-uid]')].map((row) => row.dataset.uid);
export const panel = (name: string) => screen.getByRole('region', { name });

const sessionOf = (permissions: SessionViewer['permissions'] = ALL) =>
  stillSession(signedIn({ permissions }));

/** Opens the screen with its queries pending. */
export const open = (intl?: IntlShape, permissions?: SessionViewer['permissions']) =>
  renderScreen(dashboard, { intl, session: sessionOf(permissions) });

/** Opens the screen with a response. */
export const openWith = (answer: object, intl?: IntlShape, permissions?: SessionViewer['permissions']) =>
  renderScreen(dashboard, { intl, session: sessionOf(permissions), answer });

/** Opens the screen with figures after 12 % tax. */
export const openAfterTax = (answer: object) =>
  renderScreen(dashboard, {
    session: sessionOf(),
    storage: createSharedStorage({ tax: 'on 12' }).openTab(),
    answer,
  });
