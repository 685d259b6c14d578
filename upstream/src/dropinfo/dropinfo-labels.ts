import type { dropinfos } from '../db/dropinfo-tables.ts';
import type { Language } from '../http/language.ts';

type Dropinfo = typeof dropinfos.$inferSelect;
export type Market = Dropinfo['market'];
export type Selection = Dropinfo['selection'];

const totals = {
  pl: { over: 'Powyżej', under: 'Poniżej' },
  en: { over: 'Over', under: 'Under' },
};
const outcomes: Record<Selection, string> = { home: '1', draw: 'X', away: '2', over: '', under: '' };

/** A handicap with its sign, a true minus, for example `+0.5` or `−1.25`; zero has none. */
function signed(line: number): string {
  if (line === 0) return '0';
  return line > 0 ? `+${line}` : `\u2212${-line}`;
}

/** Name of a selection as people write it; `line` is the selection's own, null in home, draw, away. */
export function selectionLabel(
  market: Market,
  selection: Selection,
  line: number | null,
  language: Language,
): string {
  if (selection === 'over' || selection === 'under') {
    const name = totals[language][selection];
    return line === null ? name : `${name} ${line}`;
  }
  return market === 'handicap' && line !== null
    ? `${outcomes[selection]} (${signed(line)})`
    : outcomes[selection];
}

/** The other side of a selection; null for a draw, which has two. */
export function oppositeOf(selection: Selection): Selection | null {
  const opposites = { home: 'away', away: 'home', over: 'under', under: 'over', draw: null } as const;
  return opposites[selection];
}
