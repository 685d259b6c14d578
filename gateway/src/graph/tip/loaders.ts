import DataLoader from 'dataloader';
import type { RestClient } from '../../rest/rest-client.ts';
import type { UpstreamSession } from '../../rest/session.ts';
import { isUpstreamError } from '../errors.ts';
import { once } from '../once.ts';
import { type TipWire, tipGet, tipList } from './endpoints.ts';

/** Reads of tips; each upstream call is made once for an operation. */
export interface TipLoaders {
  readonly list: () => Promise<readonly TipWire[]>;
  /** By the upstream's id: one is read by itself, several from the list; null when the caller may not see it. */
  readonly byId: DataLoader<number, TipWire | null>;
  /** By uid; null when there is none or the caller may not see it. */
  readonly byUid: DataLoader<string, TipWire | null>;
}

export function createTipLoaders(rest: RestClient, session: UpstreamSession): TipLoaders {
  const list = once(async () => (await rest.call(tipList, {}, session)).tips);

  async function one(idOrUid: string): Promise<TipWire | null> {
    try {
      return (await rest.call(tipGet, { idOrUid }, session)).tip;
    } catch (error) {
      if (isUpstreamError(error, 'NOT_FOUND')) return null;
      throw error;
    }
  }

  async function byIds(ids: readonly number[]): Promise<(TipWire | null)[]> {
    const [only] = ids;
    if (only !== undefined && ids.length === 1) {
      const tip = await one(String(only));
      return [tip?.id === only ? tip : null];
    }
    const rows = new Map((await list()).map((tip) => [tip.id, tip]));
    return ids.map((id) => rows.get(id) ?? null);
  }

  const byUid = async (uid: string): Promise<TipWire | null | Error> => {
    try {
      const tip = uid.trim() === '' ? null : await one(uid);
      return tip?.uid === uid ? tip : null;
    } catch (error) {
      return error instanceof Error ? error : new Error(String(error));
    }
  };

  return {
    list,
    byId: new DataLoader(byIds),
    byUid: new DataLoader((uids) => Promise.all(uids.map(byUid))),
  };
}
