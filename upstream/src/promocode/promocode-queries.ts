import { and, count, desc, eq, ne, type SQL } from 'drizzle-orm';
import type { Queryable } from '../db/database.ts';
import { isClaimed, payments, promocodes, promocodeUses } from '../db/purchase-tables.ts';
import { refusedField } from '../http/http-error.ts';

export const maxCodeLength = 64;

/** Letters, digits, underscores and hyphens. */
export const isWellFormedCode = (code: string) => /^[\p{L}\p{N}_-]{1,64}$/u.test(code);

/** The stored form of a code. */
export const normalCode = (code: string) => code.trim().toUpperCase();

/**
 * Finds a promo code that the user may use, ignoring case and surrounding spaces.
 * @throws HttpError 422 `promocode: used` if the user has used it; `promocode: invalid` if it is malformed, unknown,
 * disabled, not started or expired
 */
export async function usablePromocode(
  db: Queryable,
  given: string,
  userId: number,
  now: Date,
): Promise<{ id: number; percentage: number }> {
  const code = normalCode(given);
  const [found] = isWellFormedCode(code)
    ? await db.select().from(promocodes).where(eq(promocodes.code, code))
    : [];
  if (!found) throw refusedField('promocode', 'invalid');
  if (await isUsed(db, found.id, userId)) throw refusedField('promocode', 'used');
  const hasBegun = found.startsAt === null || found.startsAt <= now;
  const isOver = found.expiresAt !== null && found.expiresAt <= now;
  if (found.disabled || !hasBegun || isOver) throw refusedField('promocode', 'invalid');
  return found;
}

/** Whether the user has used a code, or a claimed payment other than `paymentId` is using it. */
export async function isUsed(
  db: Queryable,
  promocodeId: number,
  userId: number,
  paymentId = 0,
): Promise<boolean> {
  const uses = and(eq(promocodeUses.promocodeId, promocodeId), eq(promocodeUses.userId, userId));
  if ((await db.$count(promocodeUses, uses)) > 0) return true;
  const isBeingPaid = and(
    eq(payments.userId, userId),
    eq(payments.promocodeId, promocodeId),
    ne(payments.id, paymentId),
    isClaimed,
  );
  return (await db.$count(payments, isBeingPaid)) > 0;
}

/** Promo codes as the API sends them to admins, newest first, with the number of accounts that used them. */
export const promocodesJson = (db: Queryable, where?: SQL) =>
  db
    .select({
      id: promocodes.id,
      code: promocodes.code,
      percentage: promocodes.percentage,
      disabled: promocodes.disabled,
      starts_at: promocodes.startsAt,
      expires_at: promocodes.expiresAt,
      created_at: promocodes.createdAt,
      uses: count(promocodeUses.id),
    })
    .from(promocodes)
    .leftJoin(promocodeUses, eq(promocodeUses.promocodeId, promocodes.id))
    .where(where)
    .groupBy(promocodes.id)
    .orderBy(desc(promocodes.id));
