import { defineDomain, findRow } from '../define-domain.ts';
import * as endpoints from './endpoints.ts';
import { createLeagueLoaders } from './loaders.ts';
import { leagueResolvers } from './resolvers.ts';
import { toLeague } from './shapes.ts';

export const league = defineDomain({
  endpoints,
  loaders: { league: createLeagueLoaders },
  resolvers: [leagueResolvers],
  nodes: {
    League: async (id, { loaders }) => findRow(await loaders.league.list(), id, (row) => toLeague(row)),
  },
});
