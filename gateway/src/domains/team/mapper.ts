import type { ModelOf } from '../../kit/shape.ts';
import type { Venue } from '../__generated__/schema.ts';
import type { tableTeam } from '../league/shapes.ts';
import type { Loaders } from '../loaders.ts';
import { sidesOf } from '../match/hit-rate.ts';
import type { MatchModel, MatchScope, TeamWindowModel } from '../match/match-model.ts';

/** What `Team` is made from; its matches are read by its own fields. */
export type TeamModel = ModelOf<typeof tableTeam>;

/** What `TeamRecord` is made from: a team, and its played matches, newest first. */
export type TeamRecordModel = TeamWindowModel;

/** Those of a team's matches that it played at home or away. */
export function matchesAt(matches: readonly MatchModel[], teamId: number, venue: Venue): MatchModel[] {
  if (venue === 'ALL') return [...matches];
  return matches.filter(({ home }) => (home.team.teamId === teamId) === (venue === 'HOME'));
}

/** The matches of all leagues. */
export const everywhere: MatchScope = { leagueId: null, season: null };

/** A team by its number, as its newest match names it; null where it has played none. */
export async function findTeam(teamId: number, { match }: Loaders): Promise<TeamModel | null> {
  const newest = (await match.lastOfTeam(teamId, everywhere))?.[0];
  return newest === undefined ? null : sidesOf(newest, teamId).own.team;
}
