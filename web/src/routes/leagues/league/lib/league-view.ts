import type { LinedStat, StatScope } from '../../../../shared/football/stat-lines.ts';

/** How many last matches of a team are looked at. */
export const windows = [5, 10] as const;

export type WindowSize = (typeof windows)[number];

/** Whose counts can be looked at. */
export const countChoices = ['SUM', 'OWN', 'OPPONENT'] as const satisfies readonly StatScope[];

/** What the page of a league shows. */
export interface LeagueView {
  /** Name of the season; null for the one that runs now. */
  readonly season: string | null;
  readonly window: WindowSize;
  readonly comparison: 'OVER' | 'UNDER';
  readonly btts: 'YES' | 'NO';
  readonly scope: StatScope;
  /** Whether only goals and both teams to score are shown. */
  readonly isShort: boolean;
  /** Lines that the person has moved; the others begin where the stat begins. */
  readonly lines: Readonly<Partial<Record<LinedStat, number>>>;
  /** How many pages of coming matches are on show, from 1. */
  readonly pages: number;
}

/** What can be done with the lines. */
export interface LineChanges {
  readonly set: (stat: LinedStat, line: number) => void;
  /** All are where they begin again. */
  readonly reset: () => void;
}

/** The page as it is first seen. */
export const defaultLeagueView: LeagueView = {
  season: null,
  window: 5,
  comparison: 'OVER',
  btts: 'YES',
  scope: 'SUM',
  isShort: false,
  lines: {},
  pages: 1,
};

/** How many choices are not as at first, without the season, which stands in the head. */
export function countOfChoices({ window, comparison, btts, scope, isShort, lines }: LeagueView): number {
  const first = defaultLeagueView;
  const changed = [
    window !== first.window,
    comparison !== first.comparison,
    btts !== first.btts,
    scope !== first.scope,
    isShort !== first.isShort,
  ];
  return changed.filter(Boolean).length + Object.keys(lines).length;
}
