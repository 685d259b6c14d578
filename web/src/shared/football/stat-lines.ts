/** What is counted in a match, as the graph names it. */
export type MatchStat = 'GOAL' | 'BTTS' | 'SHOTS' | 'SHOTS_ON_GOAL' | 'YELLOW' | 'RED' | 'CORNERS' | 'FOULS';

/** A stat that is held against a line; both teams to score is only yes or no. */
export type LinedStat = Exclude<MatchStat, 'BTTS'>;

/** Whose count is looked at: the team's own, its opponent's, or both together. */
export type StatScope = 'OWN' | 'OPPONENT' | 'SUM';

/** Which lines a stat may be held against. */
export interface StatRange {
  readonly min: number;
  readonly max: number;
  readonly step: number;
  /** Where to begin with one team's count. */
  readonly ofTeam: number;
  /** Where to begin with both teams' counts together. */
  readonly ofBoth: number;
}

/** Every stat in the order in which tables show them. */
export const matchStats: readonly MatchStat[] = [
  'GOAL',
  'BTTS',
  'SHOTS',
  'SHOTS_ON_GOAL',
  'CORNERS',
  'YELLOW',
  'RED',
  'FOULS',
];

/** What is left in the mode of short statistics. */
export const shortStats: readonly MatchStat[] = ['GOAL', 'BTTS'];

/** The product's comparison ranges, all in steps of 1 between halves, so that no count is on a line. */
export const statRanges: Readonly<Record<LinedStat, StatRange>> = {
  GOAL: { min: 0.5, max: 6.5, step: 1, ofTeam: 1.5, ofBoth: 2.5 },
  SHOTS: { min: 5.5, max: 35.5, step: 1, ofTeam: 11.5, ofBoth: 24.5 },
  SHOTS_ON_GOAL: { min: 0.5, max: 35.5, step: 1, ofTeam: 4.5, ofBoth: 8.5 },
  YELLOW: { min: 0.5, max: 8.5, step: 1, ofTeam: 1.5, ofBoth: 3.5 },
  RED: { min: 0.5, max: 1.5, step: 1, ofTeam: 0.5, ofBoth: 0.5 },
  CORNERS: { min: 0.5, max: 20.5, step: 1, ofTeam: 4.5, ofBoth: 9.5 },
  FOULS: { min: 5.5, max: 35.5, step: 1, ofTeam: 11.5, ofBoth: 22.5 },
};

/** Whether a stat has lines. */
export function isLined(stat: MatchStat): stat is LinedStat {
  return stat !== 'BTTS';
}

/** Whether a number is one of the lines of a stat. */
export function isLineOf(stat: LinedStat, line: number): boolean {
  const { min, max, step } = statRanges[stat];
  return line >= min && line <= max && Number.isInteger((line - min) / step);
}

/** The line to begin with. */
export function firstLine(stat: LinedStat, scope: StatScope): number {
  const { ofTeam, ofBoth } = statRanges[stat];
  return scope === 'SUM' ? ofBoth : ofTeam;
}

/** The number of a league in an address; 0, which no league has, for what is no number. */
export const leagueNumber = (leagueId: string | undefined): number =>
  /^\d{1,9}$/.test(leagueId ?? '') ? Number(leagueId) : 0;
