import { fits } from '../../kit/compile-shape.ts';
import { checkPageSize, comingFirst, connect, type ListOrder } from '../../kit/connection.ts';
import { nullIfNotFound } from '../../kit/errors.ts';
import { hasText, searchedText } from '../../kit/folded-text.ts';
import { idOf } from '../../kit/global-id.ts';
import { connectPages, type PageArgs, pagedList } from '../../kit/paged-list.ts';
import type { GraphContext } from '../context.ts';
import { type DomainResolvers, defineDomain, findRow } from '../define-domain.ts';
import { type MatchModel, toMatches } from '../match/shapes.ts';
import { requestedLastMatches } from '../match/team-window.ts';
import { mutation } from '../mutation.ts';
import { adminLeagueResolvers } from './admin-resolvers.ts';
import * as endpoints from './endpoints.ts';
import { createLeagueLoaders } from './loaders.ts';
import {
  choiceIn,
  choiceOf,
  type LeagueModel,
  type LeagueWire,
  mayHaveSeason,
  type OwnChoice,
  type OwnLeagues,
  ownLeagues as ownLeaguesReply,
  toLeague,
  toOwnLeagues,
  toStandings,
} from './shapes.ts';
import { listedLeague, toggleUntil } from './toggle.ts';

const maxMatches = 100;

const byCountryAndName: ListOrder<LeagueWire> = {
  name: 'leagues',
  descending: false,
  keyOf: (league) => [league.country, league.name, league.id],
};

const byKickOff = (matches: readonly MatchModel[]): ListOrder<MatchModel> =>
  comingFirst(
    'league matches',
    matches,
    ({ matchId }) => matchId,
    ({ kickOff }) => kickOff,
  );

/** The caller's active and favourite leagues; none when the credentials are refused. */
async function ownLeagues({ loaders }: GraphContext): Promise<OwnLeagues> {
  const { user } = await loaders.session.identity();
  return toOwnLeagues(user ?? {});
}

const ownChoice = async ({ leagueId, own }: LeagueModel, context: GraphContext): Promise<OwnChoice> =>
  own ?? choiceOf(await ownLeagues(context), leagueId);

async function leaguesIn(scope: 'ALL' | 'ACTIVE' | 'FAVOURITE', context: GraphContext) {
  if (scope === 'ACTIVE') return (await context.loaders.read(endpoints.leagueActive)).leagues;
  const all = await context.loaders.league.list();
  if (scope === 'ALL') return all;
  const { favourite } = await ownLeagues(context);
  return all.filter(({ id }) => favourite.has(id));
}

/** A season as the upstream takes it: null for the one that it names itself, so that both share a call; undefined for an unknown one. */
function requestedSeason(model: LeagueModel, season: string | null | undefined): string | null | undefined {
  if (season == null || season === model.sentSeason) return null;
  return mayHaveSeason(model, season) ? season : undefined;
}

function setOwnChoice(
  { leagueId: globalId, value }: { readonly leagueId: string; readonly value: boolean },
  context: GraphContext,
  choice: keyof OwnChoice,
  endpoint: typeof endpoints.toggleActive,
) {
  const leagueId = idOf('League', globalId, 'leagueId');
  return mutation(context, {}, async () => {
    const [league, own] = await Promise.all([listedLeague(leagueId, context), ownLeagues(context)]);
    const toggle = async () => {
      const reply = await context.call(endpoint, { leagueId });
      if (fits(ownLeaguesReply, reply) && reply.favourite_leagues && reply.active_leagues) {
        return choiceOf(toOwnLeagues(reply), leagueId);
      }
      context.resetLoaders();
      return choiceOf(await ownLeagues(context), leagueId);
    };
    const current = await toggleUntil(choiceOf(own, leagueId), (state) => state[choice] === value, toggle);
    return { league: toLeague(league, current) };
  });
}

const resolvers: DomainResolvers = {
  Query: {
    leagues: async (_, { scope, search, editable, ...page }, context) => {
      checkPageSize(page);
      const text = searchedText(search) ?? '';
      const found = await leaguesIn(scope, context);
      const wanted = found.filter(
        ({ name, country, is_editable: isEditable }) =>
          hasText([name, country], text) && (editable == null || editable === (isEditable ?? false)),
      );
      return connect(wanted, byCountryAndName, page, (wire) => toLeague(wire));
    },
    league: async (_, { leagueId }, { loaders }) => {
      const found = await loaders.league.withTeams(leagueId, null);
      return found === null ? null : toLeague(found, choiceIn(found));
    },
  },
  Mutation: {
    setLeagueFavourite: (_, { input }, context) =>
      setOwnChoice(input, context, 'isFavourite', endpoints.toggleFavourite),
    setLeagueActive: (_, { input }, context) =>
      setOwnChoice(input, context, 'isActive', endpoints.toggleActive),
  },
  League: {
    isActive: async (model, _args, context) => (await ownChoice(model, context)).isActive,
    isFavourite: async (model, _args, context) => (await ownChoice(model, context)).isFavourite,
    standings: async (model, { season }, { loaders }) => {
      const requested = requestedSeason(model, season);
      if (requested === undefined) return null;
      const found = await loaders.league.withTeams(model.leagueId, requested);
      return found === null ? null : toStandings(found, requested);
    },
    futureMatches: async (model, { season, first, after }, { loaders }, info) => {
      const page = { first, after, max: maxMatches };
      checkPageSize(page);
      const requested = requestedSeason(model, season);
      if (requested === undefined) return null;
      const args = { id: model.leagueId, season: requested, last: requestedLastMatches(info) };
      const found = await nullIfNotFound(loaders.read(endpoints.leagueFutureMatches, args));
      if (found === null) return null;
      const matches = toMatches(found);
      return connect(matches, byKickOff(matches), page, (match) => match);
    },
    pastMatches: async (model, { season, first, after }, { loaders }) => {
      const page = { first, after, max: maxMatches };
      checkPageSize(page);
      const requested = requestedSeason(model, season);
      if (requested === undefined) return null;
      const ofLeague = { id: model.leagueId, season: requested };
      const read = (args: PageArgs) => loaders.read(endpoints.leaguePastMatches, { ...ofLeague, ...args });
      return nullIfNotFound(connectPages(pagedList('past matches', first, read, toMatches), page));
    },
  },
  Viewer: {
    favouriteLeagues: ({ wire }, _args, { loaders }) =>
      loaders.league.sortedByIds(toOwnLeagues(wire).favourite),
  },
};

export const league = defineDomain({
  endpoints,
  loaders: { league: createLeagueLoaders },
  resolvers: [resolvers, adminLeagueResolvers],
  nodes: {
    League: async (id, { loaders }) => findRow(await loaders.league.list(), id, (row) => toLeague(row)),
  },
});
