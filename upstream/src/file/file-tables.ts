import { ne, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { payments, plans, promocodes, subscriptions, tips, users } from '../db/schema.ts';
import type { Language } from '../http/language.ts';
import { type PaymentStatus, paidMethod, statusAt } from '../payment/payment-queries.ts';
import { planTitle } from '../purchase/order-title.ts';
import { isDecided, unitsOfTip } from '../tip/units.ts';
import { column, type FileTable, type Labels } from './file-table.ts';

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
const units = sql`case when ${isDecided} then ${unitsOfTip}
  when ${tips.tipStatus} = 'tip_cancel' then 0 end::float8`;

/** The English text for an English file if there is one, else the original. */
const textIn = (language: Language, text: PgColumn, english: PgColumn) =>
  language === 'en' ? sql`coalesce(${english}, ${text})` : text;

/** Tips by creation time, without deleted ones. */
export const tipsTable = (_: Date, language: Language): FileTable => ({
  subject: 'tips',
  sheet: { pl: 'Typy', en: 'Tips' },
  id: tips.id,
  time: tips.createdAt,
  from: sql`${tips} left join ${users} on ${users.id} = ${tips.authorId}`,
  where: ne(tips.tipStatus, 'tip_deleted'),
  columns: [
    column('Nr', 'No.', 'number', 8, tips.idx),
    column('Utworzono', 'Created', 'time', 20, tips.createdAt),
    column('Początek', 'Kick-off', 'time', 20, tips.date),
    column('Autor', 'Author', 'text', 30, users.email),
    column('Rodzaj', 'Kind', 'text', 13, tips.tipType, tipKinds),
    column('Status', 'Status', 'text', 13, tips.tipStatus, tipStatuses),
    column('Mecz', 'Match', 'text', 36, tips.title),
    column('Typ', 'Tip', 'text', 24, textIn(language, tips.tip, tips.tipEn)),
    column('Kurs', 'Odds', 'decimal', 8, tips.exchange),
    column('Stawka (j.)', 'Stake (u)', 'decimal', 11, tips.rate),
    column('EWK (%)', 'EV (%)', 'decimal', 8, tips.ewk),
    column('Jakość', 'Quality', 'decimal', 8, tips.qualityValue),
    column('Wynik (j.)', 'Result (u)', 'decimal', 11, units),
    column(
      'Powód anulowania',
      'Reason for cancelling',
      'text',
      30,
      textIn(language, tips.cancelReason, tips.cancelReasonEn),
    ),
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

const methods: Labels<(typeof payments.$inferSelect)['method']> = {
  p24: { pl: 'Przelewy24', en: 'Przelewy24' },
  blik: { pl: 'BLIK', en: 'BLIK' },
};

export const paymentsTable = (now: Date): FileTable => ({
  subject: 'payments',
  sheet: { pl: 'Płatności', en: 'Payments' },
  id: payments.id,
  time: payments.createdAt,
  from: sql`${payments}
    join ${users} on ${users.id} = ${payments.userId}
    join ${plans} on ${plans.id} = ${payments.planId}
    left join ${promocodes} on ${promocodes.id} = ${payments.promocodeId}`,
  columns: [
    column('ID', 'ID', 'number', 8, payments.id),
    column('Numer', 'Number', 'text', 38, payments.uid),
    column('Zamówiono', 'Ordered', 'time', 20, payments.createdAt),
    column('Opłacono', 'Paid', 'time', 20, payments.paidAt),
    column('Status', 'Status', 'text', 12, statusAt(now), paymentStatuses),
    column('E-mail', 'E-mail', 'text', 30, users.email),
    column('Imię', 'First name', 'text', 16, payments.firstName),
    column('Nazwisko', 'Last name', 'text', 20, payments.lastName),
    column('Pakiet', 'Plan', 'text', 12, plans.name, planTitle),
    column('Miesiące', 'Months', 'number', 9, payments.months),
    column('Metoda', 'Method', 'text', 11, paidMethod, methods),
    column('Kod promocyjny', 'Promo code', 'text', 14, promocodes.code),
    column('Kwota (PLN)', 'Amount (PLN)', 'money', 13, payments.amountGrosz),
  ],
});

const yesNo: Labels<'true' | 'false'> = { true: { pl: 'tak', en: 'yes' }, false: { pl: 'nie', en: 'no' } };

export const subscriptionsTable = (): FileTable => ({
  subject: 'subscriptions',
  sheet: { pl: 'Subskrypcje', en: 'Subscriptions' },
  id: subscriptions.id,
  time: subscriptions.startsAt,
  from: sql`${subscriptions}
    join ${users} on ${users.id} = ${subscriptions.userId}
    join ${plans} on ${plans.id} = ${subscriptions.planId}`,
  columns: [
    column('ID', 'ID', 'number', 8, subscriptions.id),
    column('E-mail', 'E-mail', 'text', 30, users.email),
    column('Pakiet', 'Plan', 'text', 12, plans.name, planTitle),
    column('Od', 'From', 'time', 20, subscriptions.startsAt),
    column('Do', 'To', 'time', 20, subscriptions.expiresAt),
    column('GOQ', 'GOQ', 'text', 8, sql`${subscriptions.goq}::text`, yesNo),
    column('Discord', 'Discord', 'text', 8, sql`${subscriptions.discord}::text`, yesNo),
    column('Wartość (PLN)', 'Value (PLN)', 'money', 14, subscriptions.valueGrosz),
  ],
});
