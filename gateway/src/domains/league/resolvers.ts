import { checkPageSize, connect, type ListOrder } from '../../kit/connection.ts';
import { orNull } from '../../kit/errors.ts';
import { hasText, searchedText } from '../../kit/folded-text.ts';
import { idOf } from '../../kit/global-id.ts';
import { connectPages } from '../../kit/paged-connection.ts';
import type {
  LeagueResolvers,
  MutationResolvers,
  QueryResolvers,
  ViewerResolvers,
} from '../__generated__/resolver-types.ts';
import type { GraphContext } from '../context.ts';
import type { MatchModel } from '../match/match-model.ts';
import { requestedLastMatches } from '../match/team-window.ts';
import { mutation } from '../mutation.ts';
import {
  leagueToggleEditable,
  toggleActiveLeague as toggleActiveEndpoint,
  toggleFavouriteLeague as toggleFavouriteEndpoint,
} from './endpoints.ts';
import {
  choiceIn,
  choiceOf,
  type LeagueModel,
  mayHaveSeason,
  type OwnChoice,
  type OwnLeagues,
  sortedLeagues,
  toLeague,
  toOwnLeagues,
  toStandings,
} from './mapper.ts';
import type { LeagueWire, OwnLeaguesWire } from './shapes.ts';

/** The most coming matches of one page. */
const maxMatches = 100;

const byCountryAndName: ListOrder<LeagueWire> = {
  name: 'leagues',
  descending: false,
  keyOf: (league) => [league.country, league.name, league.id],
};

const asListed: ListOrder<MatchModel> = {
  name: 'league matches',
  descending: false,
  asListed: true,
  keyOf: ({ matchId }, place) => [place, matchId],
};

/** The leagues that the caller has made active and favourite; none for credentials that are refused. */
async function ownLeagues({ loaders }: GraphContext): Promise<OwnLeagues> {
  const { user } = await loaders.session.identity();
  return toOwnLeagues(user ?? {});
}

const ownChoice = async ({ leagueId, own }: LeagueModel, context: GraphContext): Promise<OwnChoice> =>
  own ?? choiceOf(await ownLeagues(context), leagueId);

async function leaguesIn(scope: 'ALL' | 'ACTIVE' | 'FAVOURITE', context: GraphContext) {
  if (scope === 'ACTIVE') return context.loaders.league.active();
  const all = await context.loaders.league.list();
  if (scope === 'ALL') return all;
  const { favourite } = await ownLeagues(context);
  return all.filter(({ id }) => favourite.has(id));
}

const leagues: QueryResolvers['leagues'] = async (_, { scope, search, editable, ...page }, context) => {
  checkPageSize(page);
  const text = searchedText(search) ?? '';
  const found = await leaguesIn(scope, context);
  const wanted = found.filter(
    ({ name, country, is_editable: isEditable }) =>
      hasText([name, country], text) && (editable == null || editable === (isEditable ?? false)),
  );
  return connect(wanted, byCountryAndName, page, (wire) => toLeague(wire));
};

const league: QueryResolvers['league'] = async (_, { leagueId }, { loaders }) => {
  const found = await loaders.league.withTeams(leagueId, null);
  return found === null ? null : toLeague(found, choiceIn(found));
};

/** A season as the upstream takes it: null for the one that runs now, so that one call serves both. */
const requestedSeason = (model: LeagueModel, season: string | null | undefined): string | null =>
  season == null || season === model.season ? null : season;

const League: LeagueResolvers = {
  isActive: async (model, _args, context) => (await ownChoice(model, context)).isActive,
  isFavourite: async (model, _args, context) => (await ownChoice(model, context)).isFavourite,
  standings: async (model, { season }, { loaders }) => {
    const requested = requestedSeason(model, season);
    if (requested !== null && !mayHaveSeason(model, requested)) return null;
    const found = await loaders.league.withTeams(model.leagueId, requested);
    return found === null ? null : toStandings(found, requested);
  },
  futureMatches: async (model, { season, first, after }, { loaders }, info) => {
    const page = { first, after, max: maxMatches };
    checkPageSize(page);
    const requested = requestedSeason(model, season);
    if (requested !== null && !mayHaveSeason(model, requested)) return null;
    const found = await loaders.league.futureMatches(model.leagueId, requested, requestedLastMatches(info));
    return found === null ? null : connect(found, asListed, page, (one) => one);
  },
  pastMatches: async (model, { season, first, after }, { loaders }) => {
    const page = { first, after, max: maxMatches };
    checkPageSize(page);
    const requested = requestedSeason(model, season);
    if (requested !== null && !mayHaveSeason(model, requested)) return null;
    return orNull(connectPages(loaders.league.pastMatches(model.leagueId, requested, first), page));
  },
};

const Viewer: Pick<ViewerResolvers, 'favouriteLeagues'> = {
  favouriteLeagues: async ({ wire }, _args, { loaders }) => {
    const { favourite } = toOwnLeagues(wire);
    const wanted = (await loaders.league.list()).filter(({ id }) => favourite.has(id));
    return sortedLeagues(wanted);
  },
};

const noLeague = { league: null };
const leagueNames = { names: { league_id: 'league' } };

/** A toggle that does not answer with the caller's leagues leaves them to be read again. */
async function toggle(
  globalId: string,
  context: GraphContext,
  send: (leagueId: number) => Promise<OwnLeaguesWire>,
) {
  const leagueId = idOf('League', globalId, 'league');
  return mutation(
    context,
    noLeague,
    async () => {
      const toggled = await send(leagueId);
      context.resetLoaders();
      const found = (await context.loaders.league.list()).find(({ id }) => id === leagueId);
      const isTold = toggled.favourite_leagues && toggled.active_leagues;
      const own = isTold ? choiceOf(toOwnLeagues(toggled), leagueId) : null;
      return { league: found === undefined ? null : toLeague(found, own) };
    },
    leagueNames,
  );
}

const toggleFavouriteLeague: MutationResolvers['toggleFavouriteLeague'] = (_, { input }, context) =>
  toggle(input.league, context, (leagueId) =>
    context.rest.call(toggleFavouriteEndpoint, { leagueId }, context.session),
  );

const toggleActiveLeague: MutationResolvers['toggleActiveLeague'] = (_, { input }, context) =>
  toggle(input.league, context, (leagueId) =>
    context.rest.call(toggleActiveEndpoint, { leagueId }, context.session),
  );

/** The league comes from the reply alone: nothing that the caller has made of it changes. */
const toggleLeagueEditable: MutationResolvers['toggleLeagueEditable'] = async (_, { input }, context) => {
  const leagueId = idOf('League', input.league, 'league');
  const send = () => context.rest.call(leagueToggleEditable, { leagueId }, context.session);
  return mutation(context, noLeague, async () => ({ league: toLeague((await send()).league) }), leagueNames);
};

export const leagueResolvers = {
  Query: { leagues, league },
  Mutation: { toggleFavouriteLeague, toggleActiveLeague, toggleLeagueEditable },
  League,
  Viewer,
};
