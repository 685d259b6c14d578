import type { RestClient } from '../../rest/rest-client.ts';
import type { UpstreamSession } from '../../rest/session.ts';
import { once } from '../once.ts';
import { type LeagueWire, leagueList } from './endpoints.ts';

/** Reads of the leagues; each call is made once for an operation. */
export interface LeagueLoaders {
  readonly list: () => Promise<readonly LeagueWire[]>;
}

export const createLeagueLoaders = (rest: RestClient, session: UpstreamSession): LeagueLoaders => ({
  list: once(async () => (await rest.call(leagueList, {}, session)).leagues),
});
