import type { DomainResolvers } from '../define-domain.ts';
import { toIncidents } from './incident.ts';
import { toLineups, toPlayerStatistics } from './mapper.ts';

export const matchDetailsResolvers = {
  Match: {
    lineups: async ({ matchId }, _args, { loaders }) => {
      const found = await loaders.matchDetails.lineups(matchId);
      return found === null ? null : toLineups(found);
    },
    playerStatistics: async (match, _args, { loaders }) =>
      toPlayerStatistics(await loaders.matchDetails.playerStatistics(match.matchId), match),
    incidents: async ({ matchId }, _args, { loaders }) =>
      toIncidents(await loaders.matchDetails.incidents(matchId)),
  },
} satisfies DomainResolvers;
