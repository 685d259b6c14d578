import { asListed, checkPageSize, connect } from '../../kit/connection.ts';
import { badUserInput } from '../../kit/errors.ts';
import { connectPages, filtered } from '../../kit/paged-list.ts';
import type { Venue } from '../__generated__/schema.ts';
import { type DomainResolvers, defineDomain } from '../define-domain.ts';
import { mayHaveSeason, type TeamModel, toTeam } from '../league/shapes.ts';
import type { Loaders } from '../loaders.ts';
import { maxTeamMatches } from '../match/endpoints.ts';
import { formOf, ratesOf, sidesOf } from '../match/hit-rate.ts';
import { isOfTeam, type MatchModel, type MatchScope } from '../match/shapes.ts';
import { streaksOf } from './streaks.ts';

/** Page size limit of future matches; also the size of the upstream's pages. */
const maxMatches = 100;

const newestFirst = asListed('team matches', ({ matchId }: MatchModel) => matchId);

interface RecordRequest {
  readonly leagueId?: number | null | undefined;
  readonly season?: string | null | undefined;
  readonly venue: Venue;
}

/** @returns null when there is no such league or season */
async function scopeOf({ leagueId, season }: RecordRequest, loaders: Loaders): Promise<MatchScope | null> {
  if (leagueId == null) {
    if (season != null) throw badUserInput('season needs leagueId.');
    return anyLeague;
  }
  const league = await loaders.league.byId(leagueId);
  if (league === null) return null;
  const requested = season ?? league.currentSeason ?? null;
  return requested === null || mayHaveSeason(league, requested) ? { leagueId, season: requested } : null;
}

async function playedBy(
  { teamId }: TeamModel,
  request: RecordRequest,
  loaders: Loaders,
): Promise<MatchModel[] | null> {
  const scope = await scopeOf(request, loaders);
  const found = scope && (await loaders.match.lastOfTeam(teamId, scope));
  return found && matchesAt(found, teamId, request.venue);
}

const resolvers: DomainResolvers = {
  League: {
    team: async ({ leagueId }, { teamId }, { loaders }) => {
      const table = await loaders.league.withTeams(leagueId, null);
      const inTable = table?.teams.find(({ id }) => id === teamId);
      return inTable ? toTeam(inTable) : findTeam(teamId, loaders);
    },
  },
  Team: {
    leagues: async ({ teamId }, _args, { loaders }) => {
      const matches = (await loaders.match.lastOfTeam(teamId, anyLeague)) ?? [];
      const ids = [...new Set(matches.map(({ leagueId }) => leagueId))];
      const found = await Promise.all(ids.map((id) => loaders.league.byId(id)));
      return found.filter((league) => league !== null);
    },
    pastMatches: async (team, { first, after, ...request }, { loaders }) => {
      const page = { first, after, max: maxTeamMatches };
      checkPageSize(page);
      const found = await playedBy(team, request, loaders);
      return found && connect(found, newestFirst, page, (match) => match);
    },
    futureMatches: ({ teamId, name }, { first, after }, { loaders }) => {
      const named = loaders.match.future(name, maxMatches, 0);
      const own = { ...filtered(named, (match) => isOfTeam(match, teamId)), name: 'coming team matches' };
      return connectPages(own, { first, after, max: maxMatches });
    },
    record: async (team, request, { loaders }) => {
      const matches = await playedBy(team, request, loaders);
      return matches && { teamId: team.teamId, matches };
    },
  },
  TeamRecord: {
    sampleSize: ({ matches }) => matches.length,
    form: ({ matches, teamId }) => formOf(matches, teamId),
    rates: (record, { lines }, context) => ratesOf(record, lines, context),
    streaks: ({ matches, teamId }) => streaksOf(matches, teamId),
  },
};

function matchesAt(matches: readonly MatchModel[], teamId: number, venue: Venue): MatchModel[] {
  if (venue === 'ALL') return [...matches];
  return matches.filter(({ home }) => (home.team.teamId === teamId) === (venue === 'HOME'));
}

const anyLeague: MatchScope = { leagueId: null, season: null };

/** A team as named in its newest match; null when it has played none. */
async function findTeam(teamId: number, { match }: Loaders): Promise<TeamModel | null> {
  const newest = (await match.lastOfTeam(teamId, anyLeague))?.[0];
  return newest === undefined ? null : sidesOf(newest, teamId).own.team;
}

export const team = defineDomain({
  resolvers: [resolvers],
  nodes: { Team: (id, { loaders }) => findTeam(id, loaders) },
});
