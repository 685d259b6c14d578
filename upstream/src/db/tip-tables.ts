import { doublePrecision, index, integer, pgTable, serial, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { ownerColumn, timestampColumn } from './columns.ts';
import { matches, users } from './tables.ts';

/**
 * Experts' tips; `idx` is the running number over all kinds. What is told in English instead of a text is in the column of the same name
 * and `En`; null where the text serves both languages.
 */
export const tips = pgTable(
  'tips',
  {
    id: serial('id').primaryKey(),
    uid: text('uid').notNull().unique(),
    idx: integer('idx').notNull(),
    authorId: integer('author_id').references(() => users.id, { onDelete: 'set null' }),
    /** The match of a tip on a single one; null where it is not known. */
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
    /** The earliest time at which any of its matches was ever told to begin: from then on its typer changes no result. */
    beginsAt: timestampColumn('begins_at').notNull(),
    createdAt: timestampColumn('created_at').notNull(),
    description: text('description'),
    descriptionEn: text('description_en'),
    /** Counts the changes by people, so that nobody saves over what somebody else has changed meanwhile. */
    version: integer('version').notNull().default(1),
  },
  (table) => [uniqueIndex().on(table.idx), index().on(table.createdAt), index().on(table.matchId)],
);

export const tipImages = pgTable('tip_images', {
  id: serial('id').primaryKey(),
  tipId: ownerColumn('tip_id', () => tips.id),
  position: integer('position').notNull(),
  original: text('original').notNull(),
  url: text('url').notNull(),
});

export const tipMatches = pgTable(
  'tip_matches',
  {
    id: serial('id').primaryKey(),
    tipId: ownerColumn('tip_id', () => tips.id),
    position: integer('position').notNull(),
    /** Null where it is not known. */
    matchId: integer('match_id').references(() => matches.id, { onDelete: 'set null' }),
    date: timestampColumn('date').notNull(),
    title: text('title').notNull(),
    tip: text('tip').notNull(),
    tipEn: text('tip_en'),
    exchange: doublePrecision('exchange').notNull(),
  },
  (table) => [index().on(table.matchId)],
);
