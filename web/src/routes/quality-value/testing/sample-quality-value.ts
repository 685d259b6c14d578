import type { IntlShape } from 'react-intl';
import { type RenderOptions, renderScreen } from '../../../testing/render-screen.tsx';
import { tip as anyTip, type TipChange } from '../../tips/testing/sample-tips.ts';
import { qualityValue } from '../route.tsx';

export { uids } from '../../tips/testing/sample-tips.ts';

/** A won standard tip with a quality value. */
export const tip = (number: number, change: TipChange = {}) =>
  anyTip(number, {
    ...{ tip: 'Powyżej 2.5', type: 'DEFAULT', status: 'SUCCESS', profitUnits: 1.84 },
    ...change,
  });

const viewer = { id: 'viewer', permissions: ['TIPS', 'GOQ', 'DEFAULT_TIPS', 'AI_TIPS'] };

/** A response to the screen’s query. */
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

/** A response whose list failed. */
export const serverError = (code: string) => ({
  data: { liveCursor: 'log-1', viewer, goqTips: null },
  errors: [{ message: '', path: ['goqTips'], extensions: { code } }],
});

/** Opens the screen with its query pending. */
export const open = (address?: string, intl?: IntlShape) => renderScreen(qualityValue, { address, intl });

/** Opens the screen with a response of these tips. */
export const openWith = (nodes: readonly object[], address?: string, options?: RenderOptions) =>
  renderScreen(qualityValue, { address, ...options, answer: answerOf(nodes) });
