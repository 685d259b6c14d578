import type { IntlShape } from 'react-intl';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { leagues } from '../route.tsx';

/** A league that is neither active nor favourite. */
export function league(number: number, change: object = {}) {
  return {
    id: `league-${number}`,
    leagueId: number,
    name: `Liga ${number}`,
    country: 'Polska',
    countryCode: 'PL',
    currentSeason: '2025/2026',
    ...change,
  };
}

/** A response to the screen's query. */
export function answerOf(nodes: readonly object[], totalCount = nodes.length) {
  return { data: { leagues: { totalCount, edges: nodes.map((node) => ({ node })) } } };
}

/** A response whose list failed. */
export const serverError = (code: string) => ({
  data: { leagues: null },
  errors: [{ message: '', path: ['leagues'], extensions: { code } }],
});

/** Opens the screen with its query pending. */
export const open = (address?: string, intl?: IntlShape) => renderScreen(leagues, { address, intl });

/** Opens the screen with a response of these leagues. */
export const openWith = (nodes: readonly object[], address?: string, totalCount = nodes.length) =>
  renderScreen(leagues, { address, answer: answerOf(nodes, totalCount) });
