import { asc, eq } from 'drizzle-orm';
import { payments, promocodes } from '../db/purchase-tables.ts';
import { plans, users } from '../db/tables.ts';
import { type PaymentStatus, statusAt } from '../payment/payment-json.ts';
import { planTitle } from '../purchase/order-title.ts';
import { fileTable, shownTime, type Words, within } from './file-table.ts';

const statuses: Words<PaymentStatus> = {
  pending: { pl: 'oczekuje', en: 'pending' },
  done: { pl: 'opłacona', en: 'paid' },
  cancelled: { pl: 'anulowana', en: 'cancelled' },
  failed: { pl: 'nieudana', en: 'failed' },
  held: { pl: 'do wyjaśnienia', en: 'under review' },
  expired: { pl: 'wygasła', en: 'expired' },
};

const methods = { p24: 'Przelewy24', blik: 'BLIK' } as const;

/** Payments by the time of their order. */
export const paymentsTable = fileTable({
  subject: 'payments',
  sheet: { pl: 'Płatności', en: 'Payments' },
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
      .where(within(payments.id, payments.createdAt, days, behind))
      .orderBy(asc(payments.id))
      .limit(limit),
  columns: [
    ['ID', 'ID', 'number', 8, (row) => row.id],
    ['Numer', 'Number', 'text', 38, (row) => row.uid],
    ['Zamówiono', 'Ordered', 'time', 20, (row) => row.createdAt],
    ['Opłacono', 'Paid', 'time', 20, (row) => row.paidAt],
    ['Status', 'Status', 'text', 12, (row, language) => statuses[row.status][language]],
    ['E-mail', 'E-mail', 'text', 30, (row) => row.email],
    ['Imię', 'First name', 'text', 16, (row) => row.firstName],
    ['Nazwisko', 'Last name', 'text', 20, (row) => row.lastName],
    ['Pakiet', 'Plan', 'text', 12, (row) => planTitle(row.plan)],
    ['Miesiące', 'Months', 'number', 9, (row) => row.months],
    ['Metoda', 'Method', 'text', 11, (row) => methods[row.method]],
    ['Kod', 'Code', 'text', 14, (row) => row.promocode],
    ['Kwota (PLN)', 'Amount (PLN)', 'money', 13, (row) => row.amountGrosz],
  ],
});
