import { sql } from 'drizzle-orm';
import {
  boolean,
  doublePrecision,
  index,
  integer,
  pgTable,
  primaryKey,
  serial,
  text,
} from 'drizzle-orm/pg-core';
import { ownerColumn, timestampColumn } from './columns.ts';
import { dropinfos } from './dropinfo-tables.ts';
import { users } from './tables.ts';
import { tips } from './tip-tables.ts';

/** Notification settings of users; without a row the defaults of the service apply. */
export const alertSettings = pgTable('alert_settings', {
  userId: ownerColumn('user_id', () => users.id).primaryKey(),
  maxPerDay: integer('max_per_day'),
  /** Times of day are minutes after midnight in `timeZone`. */
  quietFrom: integer('quiet_from'),
  quietUntil: integer('quiet_until'),
  digestAt: integer('digest_at').notNull(),
  timeZone: text('time_zone').notNull(),
  minDrop: doublePrecision('min_drop'),
  leagueIds: integer('league_ids').array().notNull().default(sql`'{}'::integer[]`),
  /** Minutes until another alert for the same match; null for none. */
  cooldownMinutes: integer('cooldown_minutes'),
});

/** Alerts held for a user's digest; `subject` as in `sent_pushes`. */
export const heldAlerts = pgTable(
  'held_alerts',
  {
    userId: ownerColumn('user_id', () => users.id),
    subject: text('subject').notNull(),
    dropinfoId: integer('dropinfo_id').references(() => dropinfos.id, { onDelete: 'cascade' }),
    tipId: integer('tip_id').references(() => tips.id, { onDelete: 'cascade' }),
    heldAt: timestampColumn('held_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.subject] }),
    index().on(table.heldAt),
    index().on(table.dropinfoId),
    index().on(table.tipId),
  ],
);

/**
 * Sent alerts with their odds, and when they were opened. All receipts of one digest share `alert`. A receipt outlives its
 * dropinfo or tip.
 */
export const alertReceipts = pgTable(
  'alert_receipts',
  {
    id: serial('id').primaryKey(),
    userId: ownerColumn('user_id', () => users.id),
    alert: text('alert').notNull(),
    dropinfoId: integer('dropinfo_id').references(() => dropinfos.id, { onDelete: 'set null' }),
    tipId: integer('tip_id').references(() => tips.id, { onDelete: 'set null' }),
    title: text('title').notNull(),
    pick: text('pick').notNull(),
    pickEn: text('pick_en').notNull(),
    kickOff: timestampColumn('kick_off').notNull(),
    inDigest: boolean('in_digest').notNull(),
    sentAt: timestampColumn('sent_at').notNull(),
    odds: doublePrecision('odds').notNull(),
    openedAt: timestampColumn('opened_at'),
    /** Null for a tip, and when it was opened after kick-off. */
    openedOdds: doublePrecision('opened_odds'),
  },
  (table) => [
    index().on(table.userId, table.sentAt, table.id),
    index().on(table.alert),
    index().on(table.dropinfoId),
    index().on(table.tipId),
  ],
);
