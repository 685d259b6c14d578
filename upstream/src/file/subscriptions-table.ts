import { asc, eq } from 'drizzle-orm';
import { plans, subscriptions, users } from '../db/tables.ts';
import { planTitle } from '../purchase/order-title.ts';
import { fileTable, shownTime, within, yesNo } from './file-table.ts';

/** Subscriptions by the time at which they began. */
export const subscriptionsTable = fileTable({
  subject: 'subscriptions',
  sheet: { pl: 'Subskrypcje', en: 'Subscriptions' },
  read: (db, days, behind, limit) =>
    db
      .select({
        id: subscriptions.id,
        email: users.email,
        plan: plans.name,
        startsAt: shownTime(subscriptions.startsAt),
        expiresAt: shownTime(subscriptions.expiresAt),
        goq: subscriptions.goq,
        discord: subscriptions.discord,
        valueGrosz: subscriptions.valueGrosz,
      })
      .from(subscriptions)
      .innerJoin(users, eq(users.id, subscriptions.userId))
      .innerJoin(plans, eq(plans.id, subscriptions.planId))
      .where(within(subscriptions.id, subscriptions.startsAt, days, behind))
      .orderBy(asc(subscriptions.id))
      .limit(limit),
  columns: [
    ['ID', 'ID', 'number', 8, (row) => row.id],
    ['E-mail', 'E-mail', 'text', 30, (row) => row.email],
    ['Pakiet', 'Plan', 'text', 12, (row) => planTitle(row.plan)],
    ['Od', 'From', 'time', 20, (row) => row.startsAt],
    ['Do', 'Until', 'time', 20, (row) => row.expiresAt],
    ['GOQ', 'GOQ', 'text', 8, (row, language) => yesNo(row.goq, language)],
    ['Discord', 'Discord', 'text', 8, (row, language) => yesNo(row.discord, language)],
    ['Wartość (PLN)', 'Value (PLN)', 'money', 14, (row) => row.valueGrosz],
  ],
});
