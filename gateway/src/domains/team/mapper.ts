import { toGlobalId } from '../../kit/global-id.ts';
import type { Venue } from '../__generated__/schema.ts';
import { sidesOf } from '../match/hit-rate.ts';
import type { MatchModel } from '../match/match-model.ts';
import type { TeamModel, TeamProfileModel } from './team-model.ts';

/** A team with its matches. */
export const toTeam = ({ teamId, name, logo }: TeamModel): TeamProfileModel => ({
  __typename: 'TeamProfile',
  id: toGlobalId('TeamProfile', teamId),
  teamId,
  name,
  logo: logo ?? null,
});

/** A team as its newest match names it; null where it has played none. */
export function teamIn(matches: readonly MatchModel[] | null, teamId: number): TeamProfileModel | null {
  const newest = matches?.[0];
  return newest === undefined ? null : toTeam(sidesOf(newest, teamId).own.team);
}

/** Those of a team's matches that it played at home or away. */
export function matchesAt(matches: readonly MatchModel[], teamId: number, venue: Venue): MatchModel[] {
  if (venue === 'ALL') return [...matches];
  return matches.filter(({ home }) => (home.team.teamId === teamId) === (venue === 'HOME'));
}
