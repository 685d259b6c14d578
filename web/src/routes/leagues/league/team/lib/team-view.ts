import type { StatLineInput, teamScreenQuery } from '../../../../../__generated__/teamScreenQuery.graphql.ts';
import { type LinedStat, statRanges } from '../../../../../shared/football/stat-lines.ts';
import { addressOf, choiceField, pathNumber, valueField } from '../../../../../shared/ui/address-fields.ts';
import { firstResults } from '../../lib/league-view.ts';

export const venues = ['ALL', 'HOME', 'AWAY'] as const;

export const allLeagues = 'all';

/** The last matches of all leagues. */
export const allMatches: TeamView = { season: allLeagues, venue: 'ALL' };

export const { read: readTeamView, write: writeTeamView } = addressOf({
  /** Name of a season, or `all` for the last matches of all leagues; null for the current season. */
  season: valueField<string | null>('season', null, (name) => name || null),
  venue: choiceField<(typeof venues)[number]>('venue', venues, 'ALL'),
});

/** The page's state, held in the URL. */
export type TeamView = ReturnType<typeof readTeamView>;

const over = (stat: LinedStat, line: number): StatLineInput => ({
  stat,
  comparison: 'OVER',
  line,
  scope: 'SUM',
});

/** Lines displayed as shares of matches. */
const shareLines: readonly StatLineInput[] = [
  over('GOALS', 1.5),
  over('GOALS', 2.5),
  over('GOALS', 3.5),
  { stat: 'BTTS', comparison: 'YES' },
  over('CORNERS', 9.5),
  over('YELLOW', 3.5),
];

/** Statistics displayed as averages, for and against. */
const averagedStats = ['GOALS', 'SHOTS', 'SHOTS_ON_GOAL', 'CORNERS', 'YELLOW', 'RED'] as const;

/** Only the average is displayed, which does not depend on the line. */
const averagedLines: readonly StatLineInput[] = averagedStats.flatMap((stat) =>
  (['OWN', 'OPPONENT'] as const).map((scope) => ({
    stat,
    comparison: 'OVER',
    line: statRanges[stat].min,
    scope,
  })),
);

/** Splits rates in the order of the queried lines into shares and averages. */
export function splitRates<Rate>(rates: readonly Rate[]) {
  const averages = rates.slice(shareLines.length);
  return {
    shares: shareLines.map((line, index) => ({ line, rate: rates[index] })),
    means: averagedStats.map((stat, index) => ({
      stat,
      own: averages[2 * index],
      opponent: averages[2 * index + 1],
    })),
  };
}

/** Query variables. Invalid ids become 0, which no league or team has. */
export function teamVariables(
  params: { readonly leagueId?: string | undefined; readonly teamId?: string | undefined },
  { season, venue }: TeamView,
): teamScreenQuery['variables'] {
  const leagueId = pathNumber(params.leagueId);
  const isAll = season === allLeagues;
  return {
    leagueId,
    teamId: pathNumber(params.teamId),
    ofLeague: isAll ? null : leagueId,
    season: isAll ? null : season,
    venue,
    // At most 20.
    lines: [...shareLines, ...averagedLines],
    first: firstResults,
  };
}
