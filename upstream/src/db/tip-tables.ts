import { sql } from 'drizzle-orm';
import { doublePrecision, index, integer, pgTable, serial, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { ownerColumn, timestampColumn } from './columns.ts';
import { matches, users } from './tables.ts';

/**
 * `idx` is the running number over all types. Columns named `…En` are the English texts; null when the text is used in both
 * languages.
 */
export const tips = pgTable(
  'tips',
  {
    id: serial('id').primaryKey(),
    uid: text('uid').notNull().unique(),
    idx: integer('idx').notNull(),
    authorId: integer('author_id').references(() => users.id, { onDelete: 'set null' }),
    /** The match of a single tip; null when unknown. */
    matchId: integer('match_id').references(() => matches.id, { onDelete: 'set null' }),
    title: text('title').notNull(),
    tip: text('tip').notNull(),
    tipEn: text('tip_en'),
    tipType: text('tip_type', { enum: ['default', 'special', 'chatgpt'] }).notNull(),
    tipStatus: text('tip_status', {
      enum: ['tip_active', 'tip_success', 'tip_fail', 'tip_cancel', 'tip_deleted'],
    })
      .notNull()
      .default('tip_active'),
    cancelReason: text('cancel_reason'),
    cancelReasonEn: text('cancel_reason_en'),
    exchange: doublePrecision('exchange').notNull(),
    rate: doublePrecision('rate').notNull(),
    ewk: doublePrecision('ewk'),
    qualityValue: doublePrecision('quality_value'),
    date: timestampColumn('date').notNull(),
    /** The earliest kick-off that any of its matches ever had; from then on typers cannot change its result. */
    beginsAt: timestampColumn('begins_at').notNull(),
    createdAt: timestampColumn('created_at').notNull(),
    description: text('description'),
    descriptionEn: text('description_en'),
    /** Incremented by every edit, to detect concurrent edits. */
    version: integer('version').notNull().default(1),
  },
  (table) => [
    uniqueIndex().on(table.idx),
    index().on(table.createdAt),
    index().on(table.matchId),
    index('tips_active').on(table.date).where(sql`${table.tipStatus} = 'tip_active'`),
  ],
);

export const tipImages = pgTable(
  'tip_images',
  {
    id: serial('id').primaryKey(),
    tipId: ownerColumn('tip_id', () => tips.id),
    position: integer('position').notNull(),
    original: text('original').notNull(),
    url: text('url').notNull(),
  },
  (table) => [index().on(table.tipId)],
);

export const tipMatches = pgTable(
  'tip_matches',
  {
    id: serial('id').primaryKey(),
    tipId: ownerColumn('tip_id', () => tips.id),
    position: integer('position').notNull(),
    /** Null when unknown. */
    matchId: integer('match_id').references(() => matches.id, { onDelete: 'set null' }),
    date: timestampColumn('date').notNull(),
    title: text('title').notNull(),
    tip: text('tip').notNull(),
    tipEn: text('tip_en'),
    exchange: doublePrecision('exchange').notNull(),
  },
  (table) => [index().on(table.tipId), index().on(table.matchId)],
);
