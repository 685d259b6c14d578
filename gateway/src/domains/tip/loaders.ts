import DataLoader from 'dataloader';
import { nullIfNotFound } from '../../kit/errors.ts';
import type { Loaders } from '../loaders.ts';
import { tipGet, tipList } from './endpoints.ts';
import type { TipWire } from './shapes.ts';

export function createTipLoaders({ read }: Loaders) {
  /** The latest tips, and the sums by type of all tips that the caller may see if the upstream sends them. */
  const latest = () => read(tipList, { balance: true });

  const one = async (idOrUid: string) => (await nullIfNotFound(read(tipGet, { idOrUid })))?.tip ?? null;

  /** Null when there is none or the caller may not see it. */
  async function byNumber(id: number): Promise<TipWire | null> {
    const tip = await one(String(id));
    return tip?.id === id ? tip : null;
  }

  /** Null for tips that the caller may not see. The list is limited, so missing tips are read one by one. */
  async function byIds(ids: readonly number[]): Promise<(TipWire | null | Error)[]> {
    const rows = new Map(ids.length === 1 ? [] : (await latest()).tips.map((tip) => [tip.id, tip]));
    const find = async (id: number) => rows.get(id) ?? byNumber(id);
    const asError = (error: unknown) => (error instanceof Error ? error : new Error(String(error)));
    return Promise.all(ids.map((id) => find(id).catch(asError)));
  }

  /** Null when there is none or the caller may not see it. */
  async function byUid(uid: string): Promise<TipWire | null> {
    const tip = uid.trim() === '' ? null : await one(uid);
    return tip?.uid === uid ? tip : null;
  }

  return { latest, byId: new DataLoader(byIds), byNumber, byUid };
}

declare module '../loaders.ts' {
  interface Loaders {
    readonly tip: ReturnType<typeof createTipLoaders>;
  }
}
