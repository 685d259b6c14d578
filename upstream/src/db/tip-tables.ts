import { doublePrecision, index, integer, pgTable, serial, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { moment } from './moment.ts';
import { users } from './tables.ts';

/** Experts' tips; `idx` is the running number over all kinds. */
export const tips = pgTable(
  'tips',
  {
    id: serial('id').primaryKey(),
    uid: text('uid').notNull().unique(),
    idx: integer('idx').notNull(),
    authorId: integer('author_id').references(() => users.id, { onDelete: 'set null' }),
    title: text('title').notNull(),
    tip: text('tip').notNull(),
    tipType: text('tip_type', { enum: ['default', 'special', 'chatgpt'] }).notNull(),
    tipStatus: text('tip_status', {
      enum: ['tip_active', 'tip_success', 'tip_fail', 'tip_cancel', 'tip_deleted'],
    })
      .notNull()
      .default('tip_active'),
    cancelReason: text('cancel_reason'),
    exchange: doublePrecision('exchange').notNull(),
    rate: doublePrecision('rate').notNull(),
    ewk: doublePrecision('ewk'),
    qualityValue: doublePrecision('quality_value'),
    date: moment('date').notNull(),
    /** The earliest time at which any of its matches was ever told to begin: from then on its typer changes no result. */
    beginsAt: moment('begins_at').notNull(),
    createdAt: moment('created_at').notNull(),
    description: text('description'),
    /** Counts the changes by people, so that nobody saves over what somebody else has changed meanwhile. */
    version: integer('version').notNull().default(1),
  },
  (table) => [uniqueIndex().on(table.idx), index().on(table.createdAt)],
);

export const tipImages = pgTable('tip_images', {
  id: serial('id').primaryKey(),
  tipId: integer('tip_id')
    .notNull()
    .references(() => tips.id, { onDelete: 'cascade' }),
  position: integer('position').notNull(),
  original: text('original').notNull(),
  url: text('url').notNull(),
});

export const tipMatches = pgTable('tip_matches', {
  id: serial('id').primaryKey(),
  tipId: integer('tip_id')
    .notNull()
    .references(() => tips.id, { onDelete: 'cascade' }),
  position: integer('position').notNull(),
  date: moment('date').notNull(),
  title: text('title').notNull(),
  tip: text('tip').notNull(),
  exchange: doublePrecision('exchange').notNull(),
});
