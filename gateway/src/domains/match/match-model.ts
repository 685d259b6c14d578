import type { ModelOf } from '../../kit/shape.ts';
import type { match } from './shapes.ts';

/**
 * Where the last matches of a match's teams come from: by team, as they came beside the list that the match stands in;
 * `read` for a match by itself, whose teams may be asked for; `unknown` for one that stands in a list without them.
 */
export type LastMatches = 'read' | 'unknown' | ReadonlyMap<number, readonly MatchModel[]>;

/** What `Match` is made from: its plain fields, and where its teams' last matches come from. */
export interface MatchModel extends ModelOf<typeof match> {
  /** Whether both teams scored. */
  readonly btts: boolean | null;
  readonly lastMatches: LastMatches;
}

/** What `TeamWindow` is made from: a team, and its last matches, newest first. */
export interface TeamWindowModel {
  readonly teamId: number;
  readonly matches: MatchModel[];
}

/** Matches of a season of a league, or of all leagues. */
export interface MatchScope {
  readonly leagueId: number | null;
  readonly season: string | null;
}

/** Whether a team plays in a match. */
export const isOfTeam = ({ home, away }: Pick<MatchModel, 'home' | 'away'>, teamId: number): boolean =>
  home.team.teamId === teamId || away.team.teamId === teamId;
