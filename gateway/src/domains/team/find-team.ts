import type { Loaders } from '../loaders.ts';
import type { MatchScope } from '../match/match-model.ts';
import { teamIn } from './mapper.ts';
import type { TeamProfileModel } from './team-model.ts';

/** The matches of all leagues. */
export const everywhere: MatchScope = { leagueId: null, season: null };

/** A team by its number, as its newest match names it; null where it has played none. */
export const findTeam = async (teamId: number, { match }: Loaders): Promise<TeamProfileModel | null> =>
  teamIn(await match.lastOfTeam(teamId, everywhere), teamId);
