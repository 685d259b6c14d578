import { defineDomain } from '../define-domain.ts';
import * as endpoints from './endpoints.ts';
import { createLeagueLoaders } from './loaders.ts';
import { toLeague } from './mapper.ts';
import { leagueResolvers } from './resolvers.ts';

export const league = defineDomain({
  endpoints,
  loaders: { league: createLeagueLoaders },
  resolvers: [leagueResolvers],
  nodes: {
    League: async (id, { loaders }) => {
      const found = (await loaders.league.list()).find((row) => row.id === id);
      return found === undefined ? null : toLeague(found);
    },
  },
});
