import type { SQL } from 'drizzle-orm';
import { count, desc, eq } from 'drizzle-orm';
import type { Queryable } from '../db/database.ts';
import { promocodes, promocodeUses } from '../db/purchase-tables.ts';

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
