import { type DomainResolvers, defineDomain } from '../define-domain.ts';
import * as endpoints from './endpoints.ts';
import { toIncidents } from './incident.ts';
import { toLineups } from './lineups.ts';
import { toPlayerStatistics } from './player-statistics.ts';

const resolvers: DomainResolvers = {
  Match: {
    lineups: async ({ matchId }, _args, { loaders }) => {
      const { lineups } = await loaders.read(endpoints.matchLineups, { id: matchId });
      return lineups === null ? null : toLineups(lineups);
    },
    playerStatistics: async (match, _args, { loaders }) =>
      toPlayerStatistics(
        (await loaders.read(endpoints.matchPlayerStatistics, { id: match.matchId })).player_statistics,
        match,
      ),
    incidents: async ({ matchId }, _args, { loaders }) =>
      toIncidents((await loaders.read(endpoints.matchIncidents, { id: matchId })).incidents),
  },
};

export const matchDetails = defineDomain({ endpoints, resolvers: [resolvers] });
