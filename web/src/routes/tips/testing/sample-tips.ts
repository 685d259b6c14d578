import { type RenderOptions, renderScreen } from '../../../testing/render-screen.tsx';
import { tips } from '../route.tsx';

export interface TipChange {
  readonly title?: string;
  readonly [field: string]: unknown;
}

/** An active special tip. */
export function tip(number: number, change: TipChange = {}) {
  const { title = `Odra ${number} – Granit ${number}` } = change;
  const [home, away = null] = title.split(' – ');
  return {
    id: `tip-${number}`,
    uid: `uid-${number}`,
    number,
    title,
    homeTeam: away && home,
    awayTeam: away,
    tip: `Powyżej ${number}.5`,
    type: 'SPECIAL',
    status: 'ACTIVE',
    odds: 1.92,
    stake: 2,
    expectedValue: 6.4,
    qualityValue: 71,
    kickOff: '2026-03-14T19:00:00.000Z',
    createdAt: '2026-03-14T15:20:00.000Z',
    images: [],
    seal: null,
    matches: [],
    match: null,
    ...change,
  };
}

const allKinds = ['TIPS', 'SPECIAL_TIPS', 'DEFAULT_TIPS', 'AI_TIPS'];

/** Two settled tips: one won, one lost. */
export const balance = {
  sampleSize: 2,
  won: 1,
  stakeUnits: 4,
  profitUnits: 1.5,
  yieldPercent: 37.5,
  series: [
    { at: '2026-03-01T12:00:00.000Z', cumulativeUnits: 3.5, cumulativeStakeUnits: 2, sampleSize: 1 },
    { at: '2026-03-10T12:00:00.000Z', cumulativeUnits: 1.5, cumulativeStakeUnits: 4, sampleSize: 2 },
  ],
};

const viewerWith = (permissions: readonly string[]) => ({
  id: 'viewer',
  permissions,
  user: { id: 'user-1', push: { publicKey: 'key' } },
});

/** A response to the screen’s query. */
export function answerOf(
  nodes: readonly object[],
  {
    hasNextPage = false,
    total = nodes.length,
    permissions = allKinds,
    tipBalance = balance as object | null,
    linked = null as object | null,
  } = {},
) {
  return {
    data: {
      viewer: viewerWith(permissions),
      liveCursor: 'log-1',
      tipBalance,
      tip: linked,
      tips: {
        totalCount: total,
        edges: nodes.map((node, index) => ({ cursor: String(index), node })),
        pageInfo: { hasNextPage, endCursor: String(nodes.length) },
      },
    },
  };
}

/** A response whose list and balance failed. */
export const serverError = (code: string) => ({
  data: { viewer: viewerWith(allKinds), liveCursor: 'log-1', tipBalance: null, tips: null },
  errors: ['tips', 'tipBalance'].map((field) => ({ message: '', path: [field], extensions: { code } })),
});

export const uids = () =>
  [...document.querySelectorAll<HTMLElement>('tbody[data-uid]')].map(({ dataset }) => dataset.uid);
/** @throws when there is no such tip */
export const shownTip = (number: number) => {
  const found = document.querySelector<HTMLElement>(`tbody[data-uid="uid-${number}"]`);
  if (!found) throw new Error(`No tip ${number}`);
  return found;
};

/** Opens the screen with its query pending. */
export const open = (address = '/tips', options: RenderOptions = {}) =>
  renderScreen(tips, { address, ...options });

/** Opens the screen with a response of these tips. */
export const openWith = (nodes: readonly object[], address = '/tips', options: RenderOptions = {}) =>
  renderScreen(tips, { address, ...options, answer: answerOf(nodes) });
