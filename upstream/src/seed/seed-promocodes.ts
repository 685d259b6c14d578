import type { Queryable } from '../db/database.ts';
import { promocodes } from '../db/purchase-tables.ts';

const day = 24 * 3_600_000;

/** Codes to try the cart with: one that reduces, one that leaves nothing to pay, and one whose time is over. */
const demoCodes = [
  { code: 'DEMO20', percentage: 20, endedDaysAgo: null },
  { code: 'DEMO100', percentage: 100, endedDaysAgo: null },
  { code: 'DEMOOLD', percentage: 50, endedDaysAgo: 30 },
];

/** Makes the promo codes of the demo; one of the same name stays as it is. */
export async function seedPromocodes(db: Queryable, now: Date): Promise<void> {
  const rows = demoCodes.map(({ code, percentage, endedDaysAgo }) => ({
    code,
    percentage,
    expiresAt: endedDaysAgo === null ? null : new Date(now.getTime() - endedDaysAgo * day),
    createdAt: now,
  }));
  await db.insert(promocodes).values(rows).onConflictDoNothing();
}
