import { memoizeByKey } from '../../kit/memoize.ts';
import type { RestClient } from '../../rest/rest-client.ts';
import type { UpstreamSession } from '../../rest/session.ts';
import { matchIncidents, matchLineups, matchPlayerStatistics } from './endpoints.ts';
import type { IncidentWire, LineupsWire, PlayerStatisticsWire } from './shapes.ts';

/** Reads of what happened in a match, by its number; each call is made once for an operation. */
export interface MatchDetailsLoaders {
  /** Who plays; null where it is not known. */
  readonly lineups: (matchId: number) => Promise<LineupsWire | null>;
  readonly playerStatistics: (matchId: number) => Promise<readonly PlayerStatisticsWire[]>;
  readonly incidents: (matchId: number) => Promise<readonly IncidentWire[]>;
}

export const createMatchDetailsLoaders = (
  rest: RestClient,
  session: UpstreamSession,
): MatchDetailsLoaders => ({
  lineups: memoizeByKey(async (id) => (await rest.call(matchLineups, { id }, session)).lineups),
  playerStatistics: memoizeByKey(
    async (id) => (await rest.call(matchPlayerStatistics, { id }, session)).player_statistics,
  ),
  incidents: memoizeByKey(async (id) => (await rest.call(matchIncidents, { id }, session)).incidents),
});
