import { badUserInput } from '../../kit/errors.ts';
import { isOfTeam, type MatchModel, type TeamWindowModel } from './match-model.ts';

/** Which last matches of a team are wanted. */
export interface WindowRequest {
  /** How many: 5 or 10. */
  readonly size: number;
  /** Whether only matches of the same league and season count. */
  readonly sameLeague: boolean;
}

/** Throws BAD_USER_INPUT for a size that a window cannot have. */
export function checkWindowSize(size: number): void {
  if (size !== 5 && size !== 10) throw badUserInput('size must be 5 or 10.');
}

/** The window of a team for a match out of matches that are newest first; null where they are not known. */
export function windowOf(
  match: MatchModel,
  teamId: number,
  lastMatches: readonly MatchModel[] | null,
  { size, sameLeague }: WindowRequest,
): TeamWindowModel | null {
  if (lastMatches === null) return null;
  const fits = ({ leagueId, season }: MatchModel) =>
    !sameLeague || (leagueId === match.leagueId && season === match.season);
  const matches = lastMatches.filter((played) => isOfTeam(played, teamId) && fits(played)).slice(0, size);
  return { teamId, matches };
}
