import type { ReactNode } from 'react';
import type { IntlShape } from 'react-intl';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { NOW } from '../../../testing/time.ts';
import { autofilters } from '../route.tsx';

/** A saved autofilter: more than 2.5 goals in 80 % of the last 10 matches of both teams. */
export function autofilter(number: number, change: object = {}) {
  return {
    id: `autofilter-${number}`,
    name: `Reguła ${number}`,
    stat: 'GOALS',
    comparison: 'OVER',
    line: 2.5,
    side: 'SUM',
    window: 10,
    minHitRate: 80,
    hitCount: number,
    ...change,
  };
}

/** Last matches with these counts, of which 3 and more are hits. */
function rate(counts: readonly number[], scope = 'SUM') {
  return { scope, results: counts.map((count) => ({ count, hit: count >= 3 })) };
}

/** A hit of an autofilter, or of a draft for null: 4 of 5 and 3 of 5 by default. */
export function hit(of: object | null, change: object = {}) {
  return {
    autofilter: of,
    homeHits: 4,
    homeSample: 5,
    awayHits: 3,
    awaySample: 5,
    homeRate: rate([3, 4, 5, 3, 1]),
    awayRate: rate([3, 3, 6, 0, 2]),
    ...change,
  };
}

/** A selected match that starts in `minutes`. */
export function picked(number: number, minutes: number, hits: readonly object[] = [hit(autofilter(1))]) {
  return {
    match: {
      id: `match-${number}`,
      matchId: number,
      leagueId: 7,
      kickOff: new Date(NOW + minutes * 60_000).toISOString(),
      league: { id: 'league-7', name: 'Liga Krzemienna', country: 'Polska', countryCode: 'PL' },
      home: { team: { id: `home-${number}`, name: `Odra ${number}` } },
      away: { team: { id: `away-${number}`, name: `Granit ${number}` } },
    },
    hits,
  };
}

/** A connection of selected matches. */
export function page(nodes: readonly object[], { total = nodes.length, hasNextPage = false } = {}) {
  return {
    totalCount: total,
    edges: nodes.map((node, index) => ({ cursor: String(index), node })),
    pageInfo: { hasNextPage, endCursor: String(nodes.length) },
  };
}

interface Answer {
  readonly autofilters?: readonly object[];
  readonly matches?: object;
  /** The number of the user's active leagues. */
  readonly leagues?: number;
}

/** A response to the screen's query: by default two autofilters and one match. */
export function answerOf({
  autofilters = [autofilter(1), autofilter(2)],
  matches = page([picked(1, 60)]),
  leagues = 2,
}: Answer = {}) {
  return {
    data: {
      viewer: { id: 'viewer', autofilters },
      autofilterMatches: matches,
      leagues: {
        totalCount: leagues,
        edges: Array.from({ length: leagues }, (_, index) => ({
          node: { id: `league-${index}`, name: `Liga ${index}`, country: 'Polska', countryCode: 'PL' },
        })),
      },
    },
  };
}

/** A response in which one field failed. */
export function serverError(code: string, path: readonly string[] = ['autofilterMatches']) {
  const { data } = answerOf();
  const isMatches = path[0] === 'autofilterMatches';
  return {
    data: isMatches
      ? { ...data, autofilterMatches: null }
      : { ...data, viewer: path.length === 1 ? null : { id: 'viewer', autofilters: null } },
    errors: [{ message: '', path, extensions: { code } }],
  };
}

/** Opens the screen with its query pending. */
export const open = (address?: string, intl?: IntlShape) => renderScreen(autofilters, { address, intl });

/** Opens the screen with a response. */
export const openWith = (answer: Answer = {}, address?: string, frame?: ReactNode) =>
  renderScreen(autofilters, { address, frame, answer: answerOf(answer) });

/** The ids of the displayed matches. */
export const shownMatches = () =>
  [...document.querySelectorAll<HTMLElement>('li[data-match]')].map((row) => Number(row.dataset.match));
