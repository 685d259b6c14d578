import { list, nullable, shape } from '../../kit/shape.ts';
import { defineEndpoint } from '../../rest/endpoint.ts';
import { incident, lineups, playerStatistics } from './shapes.ts';

/** Reads who plays in a match and who is missing; null where it is not known. */
export const matchLineups = defineEndpoint({
  id: 'match.lineups',
  method: 'GET',
  path: (args: { id: number }) => `/matches/${args.id}/lineups.json`,
  auth: 'user',
  decode: shape({ lineups: nullable(lineups) }),
  cost: 1,
  fields: [{ field: 'Match.lineups', per: 'object' }],
});

export const matchPlayerStatistics = defineEndpoint({
  id: 'match.playerStatistics',
  method: 'GET',
  path: (args: { id: number }) => `/matches/${args.id}/player_statistics.json`,
  auth: 'user',
  decode: shape({ player_statistics: list(playerStatistics) }),
  cost: 1,
  fields: [{ field: 'Match.playerStatistics', per: 'object' }],
});

export const matchIncidents = defineEndpoint({
  id: 'match.incidents',
  method: 'GET',
  path: (args: { id: number }) => `/matches/${args.id}/incidents.json`,
  auth: 'user',
  decode: shape({ incidents: list(incident) }),
  cost: 1,
  fields: [{ field: 'Match.incidents', per: 'object' }],
});
