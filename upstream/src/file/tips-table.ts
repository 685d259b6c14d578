import { and, asc, eq, ne, sql } from 'drizzle-orm';
import { users } from '../db/tables.ts';
import { tips } from '../db/tip-tables.ts';
import { isDecided, unitsOfTip } from '../tip/units.ts';
import { fileTable, shownTime, type Words, within } from './file-table.ts';

type Tip = typeof tips.$inferSelect;

const types: Words<Tip['tipType']> = {
  default: { pl: 'Standardowy', en: 'Standard' },
  special: { pl: 'Specjalny', en: 'Special' },
  chatgpt: { pl: 'AI', en: 'AI' },
};

const statuses: Words<Tip['tipStatus']> = {
  tip_active: { pl: 'aktywny', en: 'pending' },
  tip_success: { pl: 'trafiony', en: 'won' },
  tip_fail: { pl: 'przegrany', en: 'lost' },
  tip_cancel: { pl: 'anulowany', en: 'cancelled' },
  tip_deleted: { pl: 'usunięty', en: 'deleted' },
};

/** What a tip has won or lost in units, exactly, so that the column adds up; null while it is open. */
const units = sql<number | null>`case when ${isDecided} then ${unitsOfTip}
  when ${tips.tipStatus} = 'tip_cancel' then 0 end::float8`;

/** Tips by the time at which they were given; deleted ones are left out. */
export const tipsTable = fileTable({
  subject: 'tips',
  sheet: { pl: 'Typy', en: 'Tips' },
  read: (db, days, behind, limit) =>
    db
      .select({
        id: tips.id,
        idx: tips.idx,
        createdAt: shownTime(tips.createdAt),
        date: shownTime(tips.date),
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
      .where(and(ne(tips.tipStatus, 'tip_deleted'), within(tips.id, tips.createdAt, days, behind)))
      .orderBy(asc(tips.id))
      .limit(limit),
  columns: [
    ['Nr', 'No.', 'number', 8, (row) => row.idx],
    ['Dodano', 'Given', 'time', 20, (row) => row.createdAt],
    ['Początek', 'Kick-off', 'time', 20, (row) => row.date],
    ['Autor', 'Author', 'text', 30, (row) => row.author],
    ['Rodzaj', 'Kind', 'text', 13, (row, language) => types[row.tipType][language]],
    ['Status', 'Status', 'text', 13, (row, language) => statuses[row.tipStatus][language]],
    ['Mecz', 'Match', 'text', 36, (row) => row.title],
    ['Typ', 'Tip', 'text', 24, (row) => row.tip],
    ['Kurs', 'Odds', 'decimal', 8, (row) => row.exchange],
    ['Stawka', 'Stake', 'decimal', 8, (row) => row.rate],
    ['EWK', 'EWK', 'decimal', 8, (row) => row.ewk],
    ['Jakość', 'Quality', 'decimal', 8, (row) => row.qualityValue],
    ['Wynik (j.)', 'Result (u.)', 'decimal', 11, (row) => row.units],
    ['Powód anulowania', 'Reason of cancelling', 'text', 30, (row) => row.cancelReason],
  ],
});
