import { toGlobalId } from '../../kit/global-id.ts';
import type { Team, Venue } from '../__generated__/schema.ts';
import type { Loaders } from '../loaders.ts';
import { sidesOf } from '../match/hit-rate.ts';
import type { MatchModel, MatchScope, TeamWindowModel } from '../match/match-model.ts';

/** What `Team` is made from. */
export type TeamModel = Pick<Team, 'teamId' | 'name' | 'logo'>;

/** What `TeamProfile` is made from; its matches are read by its own fields. */
export interface TeamProfileModel {
  readonly __typename: 'TeamProfile';
  readonly id: string;
  readonly teamId: number;
  readonly name: string;
  readonly logo: string | null;
}

/** What `TeamRecord` is made from: a team, and its played matches, newest first. */
export type TeamRecordModel = TeamWindowModel;

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

/** The matches of all leagues. */
export const everywhere: MatchScope = { leagueId: null, season: null };

/** A team by its number, as its newest match names it; null where it has played none. */
export const findTeam = async (teamId: number, { match }: Loaders): Promise<TeamProfileModel | null> =>
  teamIn(await match.lastOfTeam(teamId, everywhere), teamId);
