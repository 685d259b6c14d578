import { and, eq } from 'drizzle-orm';
import type { Queryable } from '../db/database.ts';
import { promocodes, promocodeUses } from '../db/purchase-tables.ts';
import { refusedField } from '../http/http-error.ts';

/** A promo code and what it takes off, in percent. */
export interface Promocode {
  id: number;
  percentage: number;
}

const wellFormed = /^[\p{L}\p{N}_-]{1,64}$/u;

/**
 * The promo code that a user gave, when it can be used; capitals and spaces around it do not matter.
 * @throws HttpError 422 `promocode: used` when an order of the user was paid with it; `promocode: invalid` when it is
 * unknown, disabled, over or cannot be a code
 */
export async function usablePromocode(
  db: Queryable,
  given: string,
  userId: number,
  now: Date,
): Promise<Promocode> {
  const code = given.trim().toUpperCase();
  const [found] = wellFormed.test(code)
    ? await db.select().from(promocodes).where(eq(promocodes.code, code))
    : [];
  if (!found) throw refusedField('promocode', 'invalid');
  if (await isUsed(db, found.id, userId)) throw refusedField('promocode', 'used');
  if (found.disabled || (found.expiresAt !== null && found.expiresAt <= now)) {
    throw refusedField('promocode', 'invalid');
  }
  return { id: found.id, percentage: found.percentage };
}

/** Whether an order of the user was paid with a code. */
export async function isUsed(db: Queryable, promocodeId: number, userId: number): Promise<boolean> {
  const uses = and(eq(promocodeUses.promocodeId, promocodeId), eq(promocodeUses.userId, userId));
  return (await db.$count(promocodeUses, uses)) > 0;
}
