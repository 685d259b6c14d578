import { and, asc, eq, gt, gte, lt } from 'drizzle-orm';
import { payments, promocodes } from '../db/purchase-tables.ts';
import { plans, users } from '../db/tables.ts';
import type { PaymentStatus } from '../payment/payment-json.ts';
import { statusAt } from '../payment/payment-json.ts';
import { planTitle } from '../purchase/order-title.ts';
import type { FileTable, Words } from './file-table.ts';
import { shownTime } from './file-table.ts';
import { beginningOf, endOf } from './read-days.ts';

interface PaymentRow {
  id: number;
  uid: string;
  createdAt: string | null;
  paidAt: string | null;
  status: PaymentStatus;
  email: string;
  firstName: string;
  lastName: string;
  plan: string;
  months: number;
  method: 'p24' | 'blik';
  promocode: string | null;
  amountGrosz: number;
}

const statuses: Words<PaymentRow['status']> = {
  pending: { pl: 'oczekuje', en: 'pending' },
  done: { pl: 'opłacona', en: 'paid' },
  cancelled: { pl: 'anulowana', en: 'cancelled' },
  failed: { pl: 'nieudana', en: 'failed' },
  held: { pl: 'do wyjaśnienia', en: 'under review' },
  expired: { pl: 'wygasła', en: 'expired' },
};

const methods = { p24: 'Przelewy24', blik: 'BLIK' } as const;

/** Payments by the time of their order. */
export const paymentsTable: FileTable<PaymentRow> = {
  subject: 'payments',
  sheet: { pl: 'Płatności', en: 'Payments' },
  columns: [
    { title: { pl: 'ID', en: 'ID' }, kind: 'number', width: 8, of: (row) => row.id },
    { title: { pl: 'Numer', en: 'Number' }, kind: 'text', width: 38, of: (row) => row.uid },
    { title: { pl: 'Zamówiono', en: 'Ordered' }, kind: 'time', width: 20, of: (row) => row.createdAt },
    { title: { pl: 'Opłacono', en: 'Paid' }, kind: 'time', width: 20, of: (row) => row.paidAt },
    {
      title: { pl: 'Status', en: 'Status' },
      kind: 'text',
      width: 12,
      of: (row, language) => statuses[row.status][language],
    },
    { title: { pl: 'E-mail', en: 'E-mail' }, kind: 'text', width: 30, of: (row) => row.email },
    { title: { pl: 'Imię', en: 'First name' }, kind: 'text', width: 16, of: (row) => row.firstName },
    { title: { pl: 'Nazwisko', en: 'Last name' }, kind: 'text', width: 20, of: (row) => row.lastName },
    { title: { pl: 'Pakiet', en: 'Plan' }, kind: 'text', width: 12, of: (row) => planTitle(row.plan) },
    { title: { pl: 'Miesiące', en: 'Months' }, kind: 'number', width: 9, of: (row) => row.months },
    { title: { pl: 'Metoda', en: 'Method' }, kind: 'text', width: 11, of: (row) => methods[row.method] },
    { title: { pl: 'Kod', en: 'Code' }, kind: 'text', width: 14, of: (row) => row.promocode },
    {
      title: { pl: 'Kwota (PLN)', en: 'Amount (PLN)' },
      kind: 'money',
      width: 13,
      of: (row) => row.amountGrosz,
    },
  ],
  read: (db, days, behind, limit, now) =>
    db
      .select({
        id: payments.id,
        uid: payments.uid,
        createdAt: shownTime(payments.createdAt),
        paidAt: shownTime(payments.paidAt),
        status: statusAt(now),
        email: users.email,
        firstName: payments.firstName,
        lastName: payments.lastName,
        plan: plans.name,
        months: payments.months,
        method: payments.method,
        promocode: promocodes.code,
        amountGrosz: payments.amountGrosz,
      })
      .from(payments)
      .innerJoin(users, eq(users.id, payments.userId))
      .innerJoin(plans, eq(plans.id, payments.planId))
      .leftJoin(promocodes, eq(promocodes.id, payments.promocodeId))
      .where(
        and(
          gt(payments.id, behind),
          gte(payments.createdAt, beginningOf(days)),
          lt(payments.createdAt, endOf(days)),
        ),
      )
      .orderBy(asc(payments.id))
      .limit(limit),
};
