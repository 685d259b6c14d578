import { and, asc, eq, gt, gte, lt, ne, sql } from 'drizzle-orm';
import { users } from '../db/tables.ts';
import { tips } from '../db/tip-tables.ts';
import { isDecided, unitsOfTip } from '../tip/units.ts';
import type { FileTable, Words } from './file-table.ts';
import { shownTime } from './file-table.ts';
import { beginningOf, endOf } from './read-days.ts';

type Tip = typeof tips.$inferSelect;

interface TipRow
  extends Pick<Tip, 'id' | 'idx' | 'tipType' | 'tipStatus' | 'title' | 'tip' | 'exchange' | 'rate'>,
    Pick<Tip, 'ewk' | 'qualityValue' | 'cancelReason'> {
  createdAt: string | null;
  date: string | null;
  author: string | null;
  units: number | null;
}

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
export const tipsTable: FileTable<TipRow> = {
  subject: 'tips',
  sheet: { pl: 'Typy', en: 'Tips' },
  columns: [
    { title: { pl: 'Nr', en: 'No.' }, kind: 'number', width: 8, of: (row) => row.idx },
    { title: { pl: 'Dodano', en: 'Given' }, kind: 'time', width: 20, of: (row) => row.createdAt },
    { title: { pl: 'Początek', en: 'Kick-off' }, kind: 'time', width: 20, of: (row) => row.date },
    { title: { pl: 'Autor', en: 'Author' }, kind: 'text', width: 30, of: (row) => row.author },
    {
      title: { pl: 'Rodzaj', en: 'Kind' },
      kind: 'text',
      width: 13,
      of: (row, language) => types[row.tipType][language],
    },
    {
      title: { pl: 'Status', en: 'Status' },
      kind: 'text',
      width: 13,
      of: (row, language) => statuses[row.tipStatus][language],
    },
    { title: { pl: 'Mecz', en: 'Match' }, kind: 'text', width: 36, of: (row) => row.title },
    { title: { pl: 'Typ', en: 'Tip' }, kind: 'text', width: 24, of: (row) => row.tip },
    { title: { pl: 'Kurs', en: 'Odds' }, kind: 'decimal', width: 8, of: (row) => row.exchange },
    { title: { pl: 'Stawka', en: 'Stake' }, kind: 'decimal', width: 8, of: (row) => row.rate },
    { title: { pl: 'EWK', en: 'EWK' }, kind: 'decimal', width: 8, of: (row) => row.ewk },
    { title: { pl: 'Jakość', en: 'Quality' }, kind: 'decimal', width: 8, of: (row) => row.qualityValue },
    { title: { pl: 'Wynik (j.)', en: 'Result (u.)' }, kind: 'decimal', width: 11, of: (row) => row.units },
    {
      title: { pl: 'Powód anulowania', en: 'Reason of cancelling' },
      kind: 'text',
      width: 30,
      of: (row) => row.cancelReason,
    },
  ],
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
      .where(
        and(
          gt(tips.id, behind),
          ne(tips.tipStatus, 'tip_deleted'),
          gte(tips.createdAt, beginningOf(days)),
          lt(tips.createdAt, endOf(days)),
        ),
      )
      .orderBy(asc(tips.id))
      .limit(limit),
};
