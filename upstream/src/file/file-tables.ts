import { and, asc, eq, ne, sql } from 'drizzle-orm';
import { payments, plans, promocodes, subscriptions, tips, users } from '../db/schema.ts';
import { type PaymentStatus, statusAt } from '../payment/payment-queries.ts';
import { planTitle } from '../purchase/order-title.ts';
import { hasDiscordAt } from '../subscription/subscription-queries.ts';
import { isDecided, unitsOfTip } from '../tip/units.ts';
import { fileTable, formatTime, isWithin, type Labels, yesNo } from './file-table.ts';

type Tip = typeof tips.$inferSelect;

export const tipKinds: Labels<Tip['tipType']> = {
  default: { pl: 'Standardowy', en: 'Standard' },
  special: { pl: 'Specjalny', en: 'Special' },
  chatgpt: { pl: 'AI', en: 'AI' },
};

export const tipStatuses: Labels<Tip['tipStatus']> = {
  tip_active: { pl: 'aktywny', en: 'pending' },
  tip_success: { pl: 'trafiony', en: 'won' },
  tip_fail: { pl: 'przegrany', en: 'lost' },
  tip_cancel: { pl: 'anulowany', en: 'cancelled' },
  tip_deleted: { pl: 'usunięty', en: 'deleted' },
};

/** Result in units, not rounded, so that the column adds up; null while the tip is open. */
const units = sql<number | null>`case when ${isDecided} then ${unitsOfTip}
  when ${tips.tipStatus} = 'tip_cancel' then 0 end::float8`;

/** Tips by creation time, without deleted ones. */
export const tipsTable = fileTable({
  subject: 'tips',
  sheet: { pl: 'Typy', en: 'Tips' },
  read: (db, days, afterId, limit) =>
    db
      .select({
        id: tips.id,
        idx: tips.idx,
        createdAt: formatTime(tips.createdAt),
        date: formatTime(tips.date),
        author: users.email,
        tipType: tips.tipType,
        tipStatus: tips.tipStatus,
        title: tips.title,
        tip: tips.tip,
        exchange: tips.exchange,
        rate: tips.rate,
        ewk: tips.ewk,
        qualityValue: tips.qualityValue,
        units,
        cancelReason: tips.cancelReason,
      })
      .from(tips)
      .leftJoin(users, eq(users.id, tips.authorId))
      .where(and(ne(tips.tipStatus, 'tip_deleted'), isWithin(tips.id, tips.createdAt, days, afterId)))
      .orderBy(asc(tips.id))
      .limit(limit),
  columns: [
    ['Nr', 'No.', 'number', 8, (row) => row.idx],
    ['Utworzono', 'Created', 'time', 20, (row) => row.createdAt],
    ['Początek', 'Kick-off', 'time', 20, (row) => row.date],
    ['Autor', 'Author', 'text', 30, (row) => row.author],
    ['Rodzaj', 'Kind', 'text', 13, (row, language) => tipKinds[row.tipType][language]],
    ['Status', 'Status', 'text', 13, (row, language) => tipStatuses[row.tipStatus][language]],
    ['Mecz', 'Match', 'text', 36, (row) => row.title],
    ['Typ', 'Tip', 'text', 24, (row) => row.tip],
    ['Kurs', 'Odds', 'decimal', 8, (row) => row.exchange],
    ['Stawka', 'Stake', 'decimal', 8, (row) => row.rate],
    ['EWK', 'EWK', 'decimal', 8, (row) => row.ewk],
    ['Jakość', 'Quality', 'decimal', 8, (row) => row.qualityValue],
    ['Wynik (j.)', 'Result (u)', 'decimal', 11, (row) => row.units],
    ['Powód anulowania', 'Reason for cancelling', 'text', 30, (row) => row.cancelReason],
  ],
});

export const paymentStatuses: Labels<PaymentStatus> = {
  pending: { pl: 'oczekuje', en: 'pending' },
  done: { pl: 'opłacona', en: 'paid' },
  cancelled: { pl: 'anulowana', en: 'cancelled' },
  failed: { pl: 'nieudana', en: 'failed' },
  held: { pl: 'do wyjaśnienia', en: 'under review' },
  expired: { pl: 'wygasła', en: 'expired' },
};

const methods = { p24: 'Przelewy24', blik: 'BLIK' } as const;

export const paymentsTable = fileTable({
  subject: 'payments',
  sheet: { pl: 'Płatności', en: 'Payments' },
  read: (db, days, afterId, limit, now) =>
    db
      .select({
        id: payments.id,
        uid: payments.uid,
        createdAt: formatTime(payments.createdAt),
        paidAt: formatTime(payments.paidAt),
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
      .where(isWithin(payments.id, payments.createdAt, days, afterId))
      .orderBy(asc(payments.id))
      .limit(limit),
  columns: [
    ['ID', 'ID', 'number', 8, (row) => row.id],
    ['Numer', 'Number', 'text', 38, (row) => row.uid],
    ['Zamówiono', 'Ordered', 'time', 20, (row) => row.createdAt],
    ['Opłacono', 'Paid', 'time', 20, (row) => row.paidAt],
    ['Status', 'Status', 'text', 12, (row, language) => paymentStatuses[row.status][language]],
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

export const subscriptionsTable = fileTable({
  subject: 'subscriptions',
  sheet: { pl: 'Subskrypcje', en: 'Subscriptions' },
  read: (db, days, afterId, limit, now) =>
    db
      .select({
        id: subscriptions.id,
        email: users.email,
        plan: plans.name,
        startsAt: formatTime(subscriptions.startsAt),
        expiresAt: formatTime(subscriptions.expiresAt),
        goq: subscriptions.goq,
        discord: sql<boolean>`${hasDiscordAt(now)}`,
        valueGrosz: subscriptions.valueGrosz,
      })
      .from(subscriptions)
      .innerJoin(users, eq(users.id, subscriptions.userId))
      .innerJoin(plans, eq(plans.id, subscriptions.planId))
      .where(isWithin(subscriptions.id, subscriptions.startsAt, days, afterId))
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
