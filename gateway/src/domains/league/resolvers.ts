import { checkPageSize, connect, type ListOrder } from '../../kit/connection.ts';
import { badUserInput, orNull, userErrorsOf } from '../../kit/errors.ts';
import { hasText, searchedText } from '../../kit/folded-text.ts';
import { fromGlobalId } from '../../kit/global-id.ts';
import { connectPages } from '../../kit/paged-connection.ts';
import type {
  LeagueResolvers,
  MutationResolvers,
  QueryResolvers,
  UserError,
  ViewerResolvers,
} from '../__generated__/schema.ts';
import type { GraphContext } from '../context.ts';
import type { MatchModel } from '../match/match-model.ts';
import { lastMatchesAsked } from '../match/requested-last-matches.ts';
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

/** A season as the upstream is asked for it: null for the one that runs now, so that one call serves both. */
const askedSeason = (model: LeagueModel, season: string | null | undefined): string | null =>
  season == null || season === model.season ? null : season;

const League: LeagueResolvers = {
  isActive: async (model, _args, context) => (await ownChoice(model, context)).isActive,
  isFavourite: async (model, _args, context) => (await ownChoice(model, context)).isFavourite,
  standings: async (model, { season }, { loaders }) => {
    const asked = askedSeason(model, season);
    if (asked !== null && !mayHaveSeason(model, asked)) return null;
    const found = await loaders.league.withTeams(model.leagueId, asked);
    return found === null ? null : toStandings(found, asked);
  },
  futureMatches: async (model, { season, first, after }, { loaders }, info) => {
    const asked = askedSeason(model, season);
    if (asked !== null && !mayHaveSeason(model, asked)) return null;
    const found = await loaders.league.futureMatches(model.leagueId, asked, lastMatchesAsked(info));
    return found === null ? null : connect(found, asListed, { first, after, most: maxMatches }, (one) => one);
  },
  pastMatches: async (model, { season, first, after }, { loaders }) => {
    const page = { first, after, most: maxMatches };
    checkPageSize(page);
    const asked = askedSeason(model, season);
    if (asked !== null && !mayHaveSeason(model, asked)) return null;
    return orNull(connectPages(loaders.league.pastMatches(model.leagueId, asked, first), page));
  },
};

const Viewer: Pick<ViewerResolvers, 'favouriteLeagues'> = {
  favouriteLeagues: async ({ wire }, _args, { loaders }) => {
    const { favourite } = toOwnLeagues(wire);
    const wanted = (await loaders.league.list()).filter(({ id }) => favourite.has(id));
    return sortedLeagues(wanted);
  },
};

interface TogglePayload {
  league: LeagueModel | null;
  errors: UserError[];
}

/** A toggle that does not answer with the caller's leagues leaves them to be read again. */
async function toggle(
  globalId: string,
  context: GraphContext,
  send: (leagueId: number) => Promise<OwnLeaguesWire>,
): Promise<TogglePayload> {
  const ref = fromGlobalId(globalId);
  if (ref?.type !== 'League') throw badUserInput('league is not the id of a League.');
  let toggled: OwnLeaguesWire;
  try {
    toggled = await send(ref.id);
  } catch (error) {
    return { league: null, errors: userErrorsOf(error, { league_id: 'league' }) };
  } finally {
    context.resetLoaders();
  }
  const found = (await context.loaders.league.list()).find(({ id }) => id === ref.id);
  const isTold = toggled.favourite_leagues && toggled.active_leagues;
  const own = isTold ? choiceOf(toOwnLeagues(toggled), ref.id) : null;
  return { league: found === undefined ? null : toLeague(found, own), errors: [] };
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
  const ref = fromGlobalId(input.league);
  if (ref?.type !== 'League') throw badUserInput('league is not the id of a League.');
  try {
    const { league: wire } = await context.rest.call(
      leagueToggleEditable,
      { leagueId: ref.id },
      context.session,
    );
    return { league: toLeague(wire), errors: [] };
  } catch (error) {
    return { league: null, errors: userErrorsOf(error, { league_id: 'league' }) };
  } finally {
    context.resetLoaders();
  }
};

export const leagueResolvers = {
  Query: { leagues, league },
  Mutation: { toggleFavouriteLeague, toggleActiveLeague, toggleLeagueEditable },
  League,
  Viewer,
};
