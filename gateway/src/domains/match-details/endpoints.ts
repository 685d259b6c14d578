import { list, nullable, shape } from '../../kit/shape.ts';
import { get } from '../../rest/endpoint.ts';
import { incident, lineups, playerStatistics } from './shapes.ts';

/** Reads the line-ups and missing players; null when unknown. */
export const matchLineups = get('match.lineups', '/matches/{id}/lineups.json', {
  decode: shape({ lineups: nullable(lineups) }),
  fields: [{ field: 'Match.lineups', per: 'object' }],
});

export const matchPlayerStatistics = get('match.playerStatistics', '/matches/{id}/player_statistics.json', {
  decode: shape({ player_statistics: list(playerStatistics) }),
  fields: [{ field: 'Match.playerStatistics', per: 'object' }],
});

export const matchIncidents = get('match.incidents', '/matches/{id}/incidents.json', {
  decode: shape({ incidents: list(incident) }),
  fields: [{ field: 'Match.incidents', per: 'object' }],
});
