import { type Connection, checkPageSize, type PageRequest } from '../../kit/connection.ts';
import { hasText, searchedText } from '../../kit/folded-text.ts';
import { connectPages, filtered, type PagedList, pageNumber, placeOf } from '../../kit/paged-list.ts';
import { selectsField } from '../../kit/walk-selection.ts';
import type { GraphContext } from '../context.ts';
import { type DomainResolvers, defineDomain } from '../define-domain.ts';
import type { Loaders } from '../loaders.ts';
import { adminMatchResolvers } from './admin-resolvers.ts';
import * as endpoints from './endpoints.ts';
import { formOf, ratesOf } from './hit-rate.ts';
import { createMatchLoaders } from './loaders.ts';
import type { MatchModel, TeamWindowModel } from './shapes.ts';
import { checkWindowSize, requestedLastMatches, type WindowRequest, windowOf } from './team-window.ts';

const maxMatches = 100;

const maxHeadToHead = 20;

/** A page of future matches. An upstream without pages does not search either, so the gateway searches. */
async function pageOfFuture(
  list: PagedList<MatchModel>,
  text: string | null,
  page: PageRequest,
  { league }: Loaders,
): Promise<Connection<MatchModel>> {
  if (text === null) return connectPages(list, page);
  const probe = await list.read(pageNumber(placeOf(list, page), list.pageSize));
  if (probe.total !== null) return connectPages(list, page);
  const names = new Map((await league.list()).map(({ id, name }) => [id, name]));
  const matchesText = ({ home, away, leagueId }: MatchModel) =>
    hasText([home.team.name, away.team.name, names.get(leagueId)], text);
  return connectPages(filtered(list, matchesText), page);
}

/** The window of one of a match's teams; synchronous for a match of a list, which never triggers a call. */
function teamWindow(
  model: MatchModel,
  teamId: number,
  request: WindowRequest,
  { loaders }: GraphContext,
): TeamWindowModel | null | Promise<TeamWindowModel | null> {
  checkWindowSize(request.size);
  const { lastMatches } = model;
  if (lastMatches === 'unknown') return null;
  if (lastMatches !== 'on-demand') return windowOf(model, teamId, lastMatches.get(teamId) ?? null, request);
  return loaders.match
    .lastOfTeams(model, request.sameLeague)
    .then((loaded) => windowOf(model, teamId, loaded, request));
}

const resolvers: DomainResolvers = {
  Query: {
    match: (_, { matchId }, { loaders }) => loaders.match.byId(matchId),
    /** Loads the leagues in parallel when they are selected. `placeOf` first rejects an invalid cursor. */
    futureMatches: async (_, { search, first, after }, { loaders }, info) => {
      const page = { first, after, max: maxMatches };
      checkPageSize(page);
      const text = searchedText(search);
      const list = loaders.match.future(text, first, requestedLastMatches(info));
      placeOf(list, page);
      const leagues = selectsField(info, 'edges', 'node', 'league') ? loaders.league.prefetch() : null;
      const found = await pageOfFuture(list, text, page, loaders);
      await leagues;
      return found;
    },
  },
  Match: {
    league: ({ leagueId }, _args, { loaders }) => loaders.league.byId(leagueId),
    homeWindow: (model, args, context) => teamWindow(model, model.home.team.teamId, args, context),
    awayWindow: (model, args, context) => teamWindow(model, model.away.team.teamId, args, context),
    headToHead: (model, { first }, { loaders }) => {
      checkPageSize({ first, max: maxHeadToHead });
      return loaders.match.headToHead(model, first);
    },
  },
  TeamWindow: {
    form: ({ matches, teamId }) => formOf(matches, teamId),
    rates: (window, { lines }, context) => ratesOf(window, lines, context),
  },
};

export const match = defineDomain({
  endpoints,
  loaders: { match: createMatchLoaders },
  resolvers: [resolvers, adminMatchResolvers],
  nodes: { Match: (id, { loaders }) => loaders.match.byId(id) },
});
