import type { Transaction } from '../db/database.ts';
import { tipImages, tipMatches } from '../db/tip-tables.ts';
import { findLinkedMatches } from './find-linked-matches.ts';
import type { TipData, TipLeg } from './tip-data.ts';
import type { NewImage } from './tip-form.ts';

/** Writes the matches of a tip that has none, in their order, each with the match that it is, where one fits exactly. */
export async function storeLegs(tx: Transaction, tipId: number, legs: readonly TipLeg[]): Promise<void> {
  if (legs.length === 0) return;
  const links = await findLinkedMatches(tx, legs);
  await tx
    .insert(tipMatches)
    .values(
      legs.map((leg, place) => ({ ...leg, tipId, position: place + 1, matchId: links[place] ?? null })),
    );
}

/** The match of a tip on a single one, where one fits exactly. */
export async function linkOf(tx: Transaction, { title, date, matches }: TipData): Promise<number | null> {
  if (matches.length > 0) return null;
  const [link] = await findLinkedMatches(tx, [{ title, date }]);
  return link ?? null;
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
