import DataLoader from 'dataloader';
import { pagedList, pageOf } from '../../kit/connection.ts';
import { orNull } from '../../kit/errors.ts';
import { memoize, memoizeBy, memoizeByKey } from '../../kit/memoize.ts';
import type { LoaderDeps } from '../loaders.ts';
import { tipGet, tipGoq, tipList } from './endpoints.ts';
import type { GoqQuery } from './filter.ts';
import type { TipWire } from './shapes.ts';
import { toTip } from './shapes.ts';

export function createTipLoaders({ call }: LoaderDeps) {
  const reply = memoize(() => call(tipList, { balance: true }));

  const list = async () => (await reply()).tips;

  /** What all that the caller may see have brought, by kind; null where the upstream does not say. */
  const balance = async () => (await reply()).balance ?? null;

  /** The longer list that only admins may see. */
  const adminList = memoize(async () => (await call(tipList, { adminList: true })).tips);

  /** Those with a quality value that fit a filter, in the upstream's pages. */
  const goq = memoizeBy(
    (filter: GoqQuery): string => JSON.stringify(filter),
    (filter) =>
      pagedList('goq tips', 20, async (page) => {
        const reply = await call(tipGoq, { page, filter });
        return pageOf(reply, reply.tips.map(toTip));
      }),
  );

  async function one(idOrUid: string): Promise<TipWire | null> {
    return (await orNull(call(tipGet, { idOrUid })))?.tip ?? null;
  }

  /** Null for those that the caller may not see. The list is cut off: what it has not is read by itself. */
  async function byIds(ids: readonly number[]): Promise<(TipWire | null | Error)[]> {
    const rows = new Map(ids.length === 1 ? [] : (await list()).map((tip) => [tip.id, tip]));
    const find = async (id: number) => {
      const tip = rows.get(id) ?? (await one(String(id)));
      return tip?.id === id ? tip : null;
    };
    const asError = (error: unknown) => (error instanceof Error ? error : new Error(String(error)));
    return Promise.all(ids.map((id) => find(id).catch(asError)));
  }

  /** By uid; null when there is none or the caller may not see it. */
  const byUid = memoizeByKey(async (uid: string) => {
    const tip = uid.trim() === '' ? null : await one(uid);
    return tip?.uid === uid ? tip : null;
  });

  return { list, balance, adminList, goq, byId: new DataLoader(byIds), byUid };
}

declare module '../loaders.ts' {
  interface Loaders {
    readonly tip: ReturnType<typeof createTipLoaders>;
  }
}
