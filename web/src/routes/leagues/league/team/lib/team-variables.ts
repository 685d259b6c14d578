import type { teamScreenQuery } from '../../../../../__generated__/teamScreenQuery.graphql.ts';
import { teamLines } from './team-lines.ts';
import { ALL_LEAGUES, type TeamView } from './team-view.ts';

const numberOf = (text: string | undefined): number => (/^\d{1,9}$/.test(text ?? '') ? Number(text) : 0);

/** The screen's variables for its address; what is no number is one that nobody has. */
export function teamVariables(
  params: { readonly leagueId?: string | undefined; readonly teamId?: string | undefined },
  { season, venue }: TeamView,
): teamScreenQuery['variables'] {
  const leagueId = numberOf(params.leagueId);
  const isAll = season === ALL_LEAGUES;
  return {
    leagueId,
    teamId: numberOf(params.teamId),
    ofLeague: isAll ? null : leagueId,
    season: isAll ? null : season,
    venue,
    lines: teamLines,
  };
}
