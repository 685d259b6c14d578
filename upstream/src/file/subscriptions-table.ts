import { and, asc, eq, gt, gte, lt } from 'drizzle-orm';
import { plans, subscriptions, users } from '../db/tables.ts';
import { planTitle } from '../purchase/order-title.ts';
import type { FileTable } from './file-table.ts';
import { shownTime, yesNo } from './file-table.ts';
import { beginningOf, endOf } from './read-days.ts';

interface SubscriptionRow {
  id: number;
  email: string;
  plan: string;
  startsAt: string | null;
  expiresAt: string | null;
  goq: boolean;
  discord: boolean;
  valueGrosz: number;
}

/** Subscriptions by the time at which they began. */
export const subscriptionsTable: FileTable<SubscriptionRow> = {
  subject: 'subscriptions',
  sheet: { pl: 'Subskrypcje', en: 'Subscriptions' },
  columns: [
    { title: { pl: 'ID', en: 'ID' }, kind: 'number', width: 8, of: (row) => row.id },
    { title: { pl: 'E-mail', en: 'E-mail' }, kind: 'text', width: 30, of: (row) => row.email },
    { title: { pl: 'Pakiet', en: 'Plan' }, kind: 'text', width: 12, of: (row) => planTitle(row.plan) },
    { title: { pl: 'Od', en: 'From' }, kind: 'time', width: 20, of: (row) => row.startsAt },
    { title: { pl: 'Do', en: 'Until' }, kind: 'time', width: 20, of: (row) => row.expiresAt },
    {
      title: { pl: 'GOQ', en: 'GOQ' },
      kind: 'text',
      width: 8,
      of: (row, language) => yesNo(row.goq, language),
    },
    {
      title: { pl: 'Discord', en: 'Discord' },
      kind: 'text',
      width: 8,
      of: (row, language) => yesNo(row.discord, language),
    },
    {
      title: { pl: 'Wartość (PLN)', en: 'Value (PLN)' },
      kind: 'money',
      width: 14,
      of: (row) => row.valueGrosz,
    },
  ],
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
      .where(
        and(
          gt(subscriptions.id, behind),
          gte(subscriptions.startsAt, beginningOf(days)),
          lt(subscriptions.startsAt, endOf(days)),
        ),
      )
      .orderBy(asc(subscriptions.id))
      .limit(limit),
};
