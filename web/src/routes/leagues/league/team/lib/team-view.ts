import type { StatLineInput, teamScreenQuery } from '../../../../../__generated__/teamScreenQuery.graphql.ts';
import { type LinedStat, leagueNumber, statRanges } from '../../../../../shared/football/stat-lines.ts';
import { addressOf, choiceField, valueField } from '../../../../../shared/ui/address-fields.ts';

/** Where the team played. */
export const venues = ['ALL', 'HOME', 'AWAY'] as const;

export type VenueChoice = (typeof venues)[number];

/** What of a team's matches its page shows. */
export interface TeamView {
  /** Name of a season of the league, `all` for the last matches in all leagues; null for the season that runs now. */
  readonly season: string | null;
  readonly venue: VenueChoice;
}

/** Stands for the matches of all leagues in place of a season. */
export const ALL_LEAGUES = 'all';

/** The view in an address. */
export const { read: readTeamView, write: writeTeamView } = addressOf<TeamView>({
  season: valueField<string | null>('season', null, (name) => name || null),
  venue: choiceField('venue', venues, 'ALL'),
});

const over = (stat: LinedStat, line: number): StatLineInput => ({
  stat,
  comparison: 'OVER',
  line,
  scope: 'SUM',
});

/** What is told as a share of the matches: goals over three lines, both teams to score, corners and cards. */
const sharedLines: readonly StatLineInput[] = [
  over('GOAL', 1.5),
  over('GOAL', 2.5),
  over('GOAL', 3.5),
  { stat: 'BTTS', comparison: 'YES' },
  over('CORNERS', 9.5),
  over('YELLOW', 3.5),
];

/** What is told as a mean, for and against. */
const averagedStats = [
  'GOAL',
  'SHOTS',
  'SHOTS_ON_GOAL',
  'CORNERS',
  'YELLOW',
  'RED',
] as const satisfies readonly LinedStat[];

/** Only the mean of these is shown, which is the same whatever the line. */
const averagedLines: readonly StatLineInput[] = averagedStats.flatMap((stat) =>
  (['OWN', 'OPPONENT'] as const).map((scope) => ({
    stat,
    comparison: 'OVER',
    line: statRanges[stat].min,
    scope,
  })),
);

/** All lines of the page, at most 20: the shares, then each mean for and against. */
export const teamLines: readonly StatLineInput[] = [...sharedLines, ...averagedLines];

/** Rates in the order of the lines, taken apart as they are shown. */
export function takeApart<Rate>(rates: readonly Rate[]) {
  const averages = rates.slice(sharedLines.length);
  return {
    shares: sharedLines.map((line, place) => ({ line, rate: rates[place] })),
    means: averagedStats.map((stat, place) => ({
      stat,
      own: averages[2 * place],
      opponent: averages[2 * place + 1],
    })),
  };
}

/** The screen's variables for its address; what is no number is one that nobody has. */
export function teamVariables(
  params: { readonly leagueId?: string | undefined; readonly teamId?: string | undefined },
  { season, venue }: TeamView,
): teamScreenQuery['variables'] {
  const leagueId = leagueNumber(params.leagueId);
  const isAll = season === ALL_LEAGUES;
  return {
    leagueId,
    teamId: leagueNumber(params.teamId),
    ofLeague: isAll ? null : leagueId,
    season: isAll ? null : season,
    venue,
    lines: teamLines,
  };
}
