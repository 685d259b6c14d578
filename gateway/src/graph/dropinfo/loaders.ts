import DataLoader from 'dataloader';
import type { RestClient } from '../../rest/rest-client.ts';
import type { UpstreamSession } from '../../rest/session.ts';
import { once } from '../once.ts';
import { type DropinfoFilterWire, type DropinfoWire, dropinfoFilterList, dropinfoList } from './endpoints.ts';

/** Reads of dropinfos; each upstream call is made once for an operation. */
export interface DropinfoLoaders {
  /** The list that a league filter (the upstream's id) leaves; the whole list for null. */
  readonly list: DataLoader<number | null, readonly DropinfoWire[]>;
  readonly filters: () => Promise<readonly DropinfoFilterWire[]>;
}

export function createDropinfoLoaders(rest: RestClient, session: UpstreamSession): DropinfoLoaders {
  const read = async (leagueFilter: number | null) =>
    (await rest.call(dropinfoList, leagueFilter === null ? {} : { leagueFilter }, session)).dropinfos;
  const settled = (filter: number | null) =>
    read(filter).catch((error: unknown) => (error instanceof Error ? error : new Error(String(error))));
  return {
    list: new DataLoader((filters) => Promise.all(filters.map(settled))),
    filters: once(async () => (await rest.call(dropinfoFilterList, {}, session)).filters),
  };
}
