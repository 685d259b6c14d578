import type { Transaction } from '../db/database.ts';
import { tipImages, tipMatches } from '../db/tip-tables.ts';
import type { TipLeg } from './tip-data.ts';
import type { NewImage } from './tip-form.ts';

/** Writes the matches of a tip that has none, in their order. */
export async function storeLegs(tx: Transaction, tipId: number, legs: readonly TipLeg[]): Promise<void> {
  if (legs.length === 0) return;
  await tx.insert(tipMatches).values(legs.map((leg, place) => ({ ...leg, tipId, position: place + 1 })));
}

/** Writes new pictures of a tip behind those at the places up to `last`. */
export async function storeImages(
  tx: Transaction,
  tipId: number,
  images: readonly NewImage[],
  last: number,
): Promise<void> {
  if (images.length === 0) return;
  await tx.insert(tipImages).values(
    images.map(({ address }, place) => ({
      tipId,
      position: last + place + 1,
      original: address,
      url: address,
    })),
  );
}
