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

  /** Sums by type of all tips that the caller may see; null when the upstream does not send them. */
  const balance = async () => (await reply()).balance ?? null;

  /** The longer list for admins. */
  const adminList = memoize(async () => (await call(tipList, { adminList: true })).tips);

  /** Tips with a quality value, in the upstream's pages. */
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

  /** Null for tips that the caller may not see. The list is limited, so missing tips are read one by one. */
  async function byIds(ids: readonly number[]): Promise<(TipWire | null | Error)[]> {
    const rows = new Map(ids.length === 1 ? [] : (await list()).map((tip) => [tip.id, tip]));
    const find = async (id: number) => {
      const tip = rows.get(id) ?? (await one(String(id)));
      return tip?.id === id ? tip : null;
    };
    const asError = (error: unknown) => (error instanceof Error ? error : new Error(String(error)));
    return Promise.all(ids.map((id) => find(id).catch(asError)));
  }

  /** Null when there is none or the caller may not see it. */
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
