import type { IntlShape } from 'react-intl';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { qualityValue } from '../route.tsx';

/** A won standard tip with a quality value. */
export function tip(
  number: number,
  change: { readonly title?: string; readonly [field: string]: unknown } = {},
) {
  const { title = `Odra ${number} – Granit ${number}` } = change;
  const [home, away = null] = title.split(' – ');
  return {
    __typename: 'Tip',
    id: `tip-${number}`,
    uid: `uid-${number}`,
    title,
    homeTeam: away && home,
    awayTeam: away,
    tip: 'Powyżej 2.5',
    type: 'DEFAULT',
    status: 'SUCCESS',
    cancelReason: null,
    odds: 1.92,
    stake: 2,
    expectedValue: 6.4,
    qualityValue: 71,
    profitUnits: 1.84,
    kickOff: '2026-03-14T19:00:00.000Z',
    createdAt: '2026-03-14T15:20:00.000Z',
    description: null,
    images: [],
    seal: null,
    matches: [],
    match: null,
    ...change,
  };
}

const viewer = { id: 'viewer', permissions: ['TIPS', 'GOQ', 'DEFAULT_TIPS', 'AI_TIPS'] };

/** What the graph answers to the screen’s query. */
export const answerOf = (nodes: readonly object[], { hasNextPage = false, total = nodes.length } = {}) => ({
  data: {
    liveCursor: 'log-1',
    viewer,
    goqTips: {
      totalCount: total,
      edges: nodes.map((node, index) => ({ cursor: String(index), node })),
      pageInfo: { hasNextPage, endCursor: String(nodes.length) },
    },
  },
});

/** An answer without the list, and why. */
export const serverError = (code: string) => ({
  data: { liveCursor: 'log-1', viewer, goqTips: null },
  errors: [{ message: '', path: ['goqTips'], extensions: { code } }],
});

/** Uids of the tips on show, in order. */
export const uids = () =>
  [...document.querySelectorAll<HTMLElement>('tbody[data-uid]')].map(({ dataset }) => dataset.uid);

/** Opens the screen; its query waits for an answer. */
export const open = (address?: string, intl?: IntlShape) => renderScreen(qualityValue, { address, intl });

/** Opens the screen with these tips in it. */
export const openWith = (nodes: readonly object[], address?: string, intl?: IntlShape) =>
  renderScreen(qualityValue, { address, intl, answer: answerOf(nodes) });
