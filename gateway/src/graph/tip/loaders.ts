import DataLoader from 'dataloader';
import type { RestClient } from '../../rest/rest-client.ts';
import type { UpstreamSession } from '../../rest/session.ts';
import type { Tip } from '../__generated__/schema.ts';
import { isUpstreamError } from '../errors.ts';
import { once, oncePer, oncePerKey } from '../once.ts';
import { type PagedList, pageOf } from '../paged-connection.ts';
import { type GoqQuery, type TipWire, tipGet, tipGoq, tipList } from './endpoints.ts';
import { toTip } from './mapper.ts';

/** Reads of tips; each upstream call is made once for an operation. */
export interface TipLoaders {
  readonly list: () => Promise<readonly TipWire[]>;
  /** The longer list that only admins may see. */
  readonly adminList: () => Promise<readonly TipWire[]>;
  /** Those with a quality value that fit a filter, in the upstream's pages. */
  readonly goq: (filter: GoqQuery) => PagedList<Tip>;
  /** By the upstream's id: one is read by itself, several from the list; null when the caller may not see it. */
  readonly byId: DataLoader<number, TipWire | null>;
  /** By uid; null when there is none or the caller may not see it. */
  readonly byUid: DataLoader<string, TipWire | null>;
}

export function createTipLoaders(rest: RestClient, session: UpstreamSession): TipLoaders {
  const list = once(async () => (await rest.call(tipList, {}, session)).tips);

  const adminList = once(async () => (await rest.call(tipList, { adminList: true }, session)).tips);

  const goq = oncePer(
    (filter: GoqQuery): string => JSON.stringify(filter),
    (filter): PagedList<Tip> => ({
      name: 'goq tips',
      pageSize: 20,
      read: oncePerKey(async (page: number) => {
        const reply = await rest.call(tipGoq, { page, filter }, session);
        return pageOf(reply, reply.tips.map(toTip));
      }),
    }),
  );

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
    adminList,
    goq,
    byId: new DataLoader(byIds),
    byUid: new DataLoader((uids) => Promise.all(uids.map(byUid))),
  };
}
