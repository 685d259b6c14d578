import autofiltersQuery, {
  type autofiltersScreenQuery as AutofiltersScreenQuery,
} from '../__generated__/autofiltersScreenQuery.graphql.ts';
import leagueQuery, {
  type leagueScreenQuery as LeagueScreenQuery,
} from '../__generated__/leagueScreenQuery.graphql.ts';
import leaguesQuery, {
  type leaguesScreenQuery as LeaguesScreenQuery,
} from '../__generated__/leaguesScreenQuery.graphql.ts';
import matchQuery, {
  type matchScreenQuery as MatchScreenQuery,
} from '../__generated__/matchScreenQuery.graphql.ts';
import teamQuery, {
  type teamScreenQuery as TeamScreenQuery,
} from '../__generated__/teamScreenQuery.graphql.ts';
import { AutofiltersScreenSkeleton } from '../routes/autofilters/autofilters-screen-skeleton.tsx';
import { readAutofiltersAddress } from '../routes/autofilters/lib/autofilters-address.ts';
import { autofiltersVariables } from '../routes/autofilters/lib/autofilters-variables.ts';
import { LeagueScreenSkeleton } from '../routes/leagues/league/league-screen-skeleton.tsx';
import { leagueVariables } from '../routes/leagues/league/lib/league-variables.ts';
import { readLeagueView } from '../routes/leagues/league/lib/read-league-view.ts';
import { withRememberedLines } from '../routes/leagues/league/lib/with-remembered-lines.ts';
import { matchVariables } from '../routes/leagues/league/match/lib/match-variables.ts';
import { MatchScreenSkeleton } from '../routes/leagues/league/match/match-screen-skeleton.tsx';
import { teamVariables } from '../routes/leagues/league/team/lib/team-variables.ts';
import { readTeamView } from '../routes/leagues/league/team/lib/team-view.ts';
import { TeamScreenSkeleton } from '../routes/leagues/league/team/team-screen-skeleton.tsx';
import { LeaguesScreenSkeleton } from '../routes/leagues/leagues-screen-skeleton.tsx';
import { leaguesVariables } from '../routes/leagues/lib/leagues-variables.ts';
import { readLeagueFilters } from '../routes/leagues/lib/read-league-filters.ts';
import { leagueNumber } from '../shared/football/league-number.ts';
import { rememberedLines } from '../shared/football/line-memory.ts';
import { screenWithQuery } from './screen-with-query.tsx';

/** The list of leagues. */
export const leaguesScreen = screenWithQuery<LeaguesScreenQuery>({
  code: async () => (await import('../routes/leagues/leagues-screen.tsx')).LeaguesScreen,
  query: leaguesQuery,
  field: 'leagues',
  variables: ({ url }) => leaguesVariables(readLeagueFilters(url.searchParams)),
  skeleton: <LeaguesScreenSkeleton />,
});

/** A league with its coming matches and its table. */
export const leagueScreen = screenWithQuery<LeagueScreenQuery>({
  code: async () => (await import('../routes/leagues/league/league-screen.tsx')).LeagueScreen,
  query: leagueQuery,
  field: 'league',
  variables: ({ url, params, storage }) =>
    leagueVariables(
      params.leagueId,
      withRememberedLines(
        readLeagueView(url.searchParams),
        rememberedLines(storage, leagueNumber(params.leagueId)),
      ),
    ),
  skeleton: <LeagueScreenSkeleton />,
});

/** The autofilters and the matches that they pick. */
export const autofiltersScreen = screenWithQuery<AutofiltersScreenQuery>({
  code: async () => (await import('../routes/autofilters/autofilters-screen.tsx')).AutofiltersScreen,
  query: autofiltersQuery,
  field: 'autofilterMatches',
  variables: ({ url }) => autofiltersVariables(readAutofiltersAddress(url.searchParams)),
  skeleton: <AutofiltersScreenSkeleton />,
});

/** A match of a league. */
export const matchScreen = screenWithQuery<MatchScreenQuery>({
  code: async () => (await import('../routes/leagues/league/match/match-screen.tsx')).MatchScreen,
  query: matchQuery,
  field: 'match',
  variables: ({ params, viewer, storage }) =>
    matchVariables(params.matchId, {
      permissions: viewer?.permissions ?? [],
      lines: rememberedLines(storage, leagueNumber(params.leagueId)),
    }),
  skeleton: <MatchScreenSkeleton />,
});

/** A team with its matches. */
export const teamScreen = screenWithQuery<TeamScreenQuery>({
  code: async () => (await import('../routes/leagues/league/team/team-screen.tsx')).TeamScreen,
  query: teamQuery,
  field: 'league',
  variables: ({ url, params }) => teamVariables(params, readTeamView(url.searchParams)),
  skeleton: <TeamScreenSkeleton />,
});
