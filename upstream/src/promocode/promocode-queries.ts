import { and, count, desc, eq, isNotNull, ne, type SQL } from 'drizzle-orm';
import type { Queryable } from '../db/database.ts';
import { payments, promocodes, promocodeUses } from '../db/purchase-tables.ts';
import { refusedField } from '../http/http-error.ts';

/** The most characters that a code has. */
export const longestCode = 64;

/** Whether a text in its normal form can be a code: letters, digits, underscores and hyphens. */
export const isWellFormedCode = (code: string) => /^[\p{L}\p{N}_-]{1,64}$/u.test(code);

/** How codes are stored and looked up. */
export const normalCode = (code: string) => code.trim().toUpperCase();

/**
 * The promo code that a user gave, when it can be used; capitals and spaces around it do not matter.
 * @throws HttpError 422 `promocode: used` when an order of the user was paid with it; `promocode: invalid` when it is
 * unknown, disabled, not begun, over or cannot be a code
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
  return { id: found.id, percentage: found.percentage };
}

/** Whether an order of the user was paid with a code, or one besides this payment is being paid with it. */
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
    eq(payments.status, 'pending'),
    isNotNull(payments.claimedAt),
  );
  return (await db.$count(payments, isBeingPaid)) > 0;
}

/** Promo codes as the API sends them to admins, newest first, each with how many accounts have used it. */
export async function promocodesJson(db: Queryable, where?: SQL) {
  const rows = await db
    .select({ promocode: promocodes, uses: count(promocodeUses.id) })
    .from(promocodes)
    .leftJoin(promocodeUses, eq(promocodeUses.promocodeId, promocodes.id))
    .where(where)
    .groupBy(promocodes.id)
    .orderBy(desc(promocodes.id));
  return rows.map(({ promocode, uses }) => ({
    id: promocode.id,
    code: promocode.code,
    percentage: promocode.percentage,
    disabled: promocode.disabled,
    starts_at: promocode.startsAt,
    expires_at: promocode.expiresAt,
    created_at: promocode.createdAt,
    uses,
  }));
}
