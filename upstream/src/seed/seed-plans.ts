import { sql } from 'drizzle-orm';
import type { Clock } from '../clock.ts';
import type { Database } from '../db/database.ts';
import { dropinfoFilters, plans } from '../db/schema.ts';
import type { Permission } from '../identity/caller.ts';
import { ensureFootball } from '../import/store-names.ts';

const standard: Permission[] = ['stats', 'tips', 'default_tips'];
const standardPlus: Permission[] = [...standard, 'autofilters'];
const pro: Permission[] = [...standardPlus, 'dropinfo', 'special_tips'];
const premium: Permission[] = [...pro, 'dropinfo_filters', 'chatgpt_tips'];

type NewPlan = typeof plans.$inferInsert;

const plan = (
  name: string,
  zlotys: number,
  permissions: Permission[],
  seesEveryNthTip: number,
): Omit<NewPlan, 'position'> => ({
  name,
  priceGrosz: zlotys * 100,
  permissions,
  seesEveryNthTip,
});

/** Midnight at the end of a day in Poland, in summer time; `month` counts from 1. */
const endOfDay = (year: number, month: number, day: number) => new Date(Date.UTC(year, month - 1, day, 22));

/**
 * The dates of the summer plan in Polish time: sold until the end of 15 June, valid from 14 June to the end of 15 July; of
 * this year, or of the next when the sale is over.
 */
export function meVipDates(now: Date): { soldUntil: Date; validFrom: Date; validUntil: Date } {
  const thisYear = now.getUTCFullYear();
  const year = endOfDay(thisYear, 6, 15) > now ? thisYear : thisYear + 1;
  return {
    soldUntil: endOfDay(year, 6, 15),
    validFrom: endOfDay(year, 6, 13),
    validUntil: endOfDay(year, 7, 15),
  };
}

/** An arbitrary id of an advisory lock. */
const seedLock = 7_436_102;

/**
 * Stores the default plans and the first dropinfo filter. A table that has rows stays unchanged, so that edits of admins are
 * kept.
 */
export async function seedPlans(db: Database, clock: Clock = () => new Date()): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${seedLock})`);
    const football = await ensureFootball(tx);
    const offer: Omit<NewPlan, 'position'>[] = [
      plan('standard', 49, standard, 7),
      plan('standard+', 79, standardPlus, 6),
      plan('pro', 129, pro, 4),
      { ...plan('premium', 199, premium, 1), goqFromMonths: 6 },
      { ...plan('vip', 299, premium, 1), goqFromMonths: 6, discordIncluded: true },
      {
        ...plan('me_vip', 99, [...premium, 'goq'], 1),
        goqFromMonths: 1,
        discordIncluded: true,
        isLimited: true,
        limitedTotal: 100,
        ...meVipDates(clock()),
      },
    ];
    if ((await tx.$count(plans)) === 0) {
      await tx.insert(plans).values(offer.map((one, index) => ({ ...one, position: index + 1 })));
    }
    if ((await tx.$count(dropinfoFilters)) === 0) {
      await tx
        .insert(dropinfoFilters)
        .values({ name: 'Piłka nożna', nameEn: 'Football', position: 1, sportIds: [football] });
    }
  });
}
