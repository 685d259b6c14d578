import DataLoader from 'dataloader';
import { orNull } from '../../kit/errors.ts';
import { memoize, memoizeBy, memoizeByKey } from '../../kit/memoize.ts';
import { type PagedList, pageOf } from '../../kit/paged-connection.ts';
import type { RestClient } from '../../rest/rest-client.ts';
import type { UpstreamSession } from '../../rest/session.ts';
import { type GoqQuery, tipGet, tipGoq, tipList } from './endpoints.ts';
import { type TipModel, toTip } from './mapper.ts';
import type { BalanceWire, TipWire } from './shapes.ts';

/** Reads of tips; each upstream call is made once for an operation. */
export interface TipLoaders {
  readonly list: () => Promise<readonly TipWire[]>;
  /** What all that the caller may see have brought, by kind; null where the upstream does not say. */
  readonly balance: () => Promise<readonly BalanceWire[] | null>;
  /** The longer list that only admins may see. */
  readonly adminList: () => Promise<readonly TipWire[]>;
  /** Those with a quality value that fit a filter, in the upstream's pages. */
  readonly goq: (filter: GoqQuery) => PagedList<TipModel>;
  /** By the upstream's id: of several those that the list has are from there; null when the caller may not see it. */
  readonly byId: DataLoader<number, TipWire | null>;
  /** By uid; null when there is none or the caller may not see it. */
  readonly byUid: DataLoader<string, TipWire | null>;
}

export function createTipLoaders(rest: RestClient, session: UpstreamSession): TipLoaders {
  const reply = memoize(() => rest.call(tipList, { balance: true }, session));

  const list = async () => (await reply()).tips;

  const balance = async () => (await reply()).balance ?? null;

  const adminList = memoize(async () => (await rest.call(tipList, { adminList: true }, session)).tips);

  const goq = memoizeBy(
    (filter: GoqQuery): string => JSON.stringify(filter),
    (filter): PagedList<TipModel> => ({
      name: 'goq tips',
      pageSize: 20,
      read: memoizeByKey(async (page: number) => {
        const reply = await rest.call(tipGoq, { page, filter }, session);
        return pageOf(reply, reply.tips.map(toTip));
      }),
    }),
  );

  async function one(idOrUid: string): Promise<TipWire | null> {
    return (await orNull(rest.call(tipGet, { idOrUid }, session)))?.tip ?? null;
  }

  /** The list is cut off: what it has not is read by itself. */
  async function byIds(ids: readonly number[]): Promise<(TipWire | null | Error)[]> {
    const rows = new Map(ids.length === 1 ? [] : (await list()).map((tip) => [tip.id, tip]));
    const find = async (id: number) => {
      const tip = rows.get(id) ?? (await one(String(id)));
      return tip?.id === id ? tip : null;
    };
    return Promise.all(ids.map((id) => find(id).catch(asError)));
  }

  const asError = (error: unknown): Error => (error instanceof Error ? error : new Error(String(error)));

  const byUid = async (uid: string): Promise<TipWire | null | Error> => {
    try {
      const tip = uid.trim() === '' ? null : await one(uid);
      return tip?.uid === uid ? tip : null;
    } catch (error) {
      return asError(error);
    }
  };

  return {
    list,
    balance,
    adminList,
    goq,
    byId: new DataLoader(byIds),
    byUid: new DataLoader((uids) => Promise.all(uids.map(byUid))),
  };
}
