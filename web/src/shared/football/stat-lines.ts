/** In table order. */
export const matchStats = [
  'GOALS',
  'BTTS',
  'SHOTS',
  'SHOTS_ON_GOAL',
  'CORNERS',
  'YELLOW',
  'RED',
  'FOULS',
] as const;

export type MatchStat = (typeof matchStats)[number];

/** A stat that is compared with a line. BTTS is only true or false. */
export type LinedStat = Exclude<MatchStat, 'BTTS'>;

/** Whose count is compared: the sum, the team's own, or its opponent's. */
export const statScopes = ['SUM', 'OWN', 'OPPONENT'] as const;

export type StatScope = (typeof statScopes)[number];

/** The numbers of a team's last matches that a hit rate can use. */
export const windowSizes = [5, 10] as const;

export type WindowSize = (typeof windowSizes)[number];

/** The lines that a stat can be compared with. */
export interface StatRange {
  readonly min: number;
  readonly max: number;
  readonly step: number;
  /** The default for one team's count. */
  readonly ofTeam: number;
  /** The default for the sum of both teams' counts. */
  readonly ofBoth: number;
}

/** The stats of leagues with short statistics. */
export const shortStats: readonly MatchStat[] = ['GOALS', 'BTTS'];

/** All lines are halves, so that no count equals a line. */
export const statRanges: Readonly<Record<LinedStat, StatRange>> = {
  GOALS: { min: 0.5, max: 6.5, step: 1, ofTeam: 1.5, ofBoth: 2.5 },
  SHOTS: { min: 5.5, max: 35.5, step: 1, ofTeam: 11.5, ofBoth: 24.5 },
  SHOTS_ON_GOAL: { min: 0.5, max: 35.5, step: 1, ofTeam: 4.5, ofBoth: 8.5 },
  YELLOW: { min: 0.5, max: 8.5, step: 1, ofTeam: 1.5, ofBoth: 3.5 },
  RED: { min: 0.5, max: 1.5, step: 1, ofTeam: 0.5, ofBoth: 0.5 },
  CORNERS: { min: 0.5, max: 20.5, step: 1, ofTeam: 4.5, ofBoth: 9.5 },
  FOULS: { min: 5.5, max: 35.5, step: 1, ofTeam: 11.5, ofBoth: 22.5 },
};

export function isLined(stat: MatchStat): stat is LinedStat {
  return stat !== 'BTTS';
}

export function isLineOf(stat: LinedStat, line: number): boolean {
  const { min, max, step } = statRanges[stat];
  return line >= min && line <= max && Number.isInteger((line - min) / step);
}

/** The default line. */
export function firstLine(stat: LinedStat, scope: StatScope): number {
  const { ofTeam, ofBoth } = statRanges[stat];
  return scope === 'SUM' ? ofBoth : ofTeam;
}
