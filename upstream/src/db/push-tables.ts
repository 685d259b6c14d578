import { index, integer, pgTable, primaryKey, serial, text } from 'drizzle-orm/pg-core';
import { ownerColumn, timestampColumn } from './columns.ts';
import { users } from './tables.ts';

/** Devices for notifications. `token` is a browser's push subscription as JSON, or an opaque token of an app. */
export const devices = pgTable(
  'devices',
  {
    id: serial('id').primaryKey(),
    userId: ownerColumn('user_id', () => users.id),
    /** The endpoint of a subscription, or the token itself. */
    address: text('address').notNull().unique(),
    token: text('token').notNull(),
    deviceType: text('device_type', { enum: ['web', 'android', 'ios'] }).notNull(),
    /** The language of its notifications. */
    lang: text('lang', { enum: ['pl', 'en'] }).notNull(),
    createdAt: timestampColumn('created_at').notNull(),
    seenAt: timestampColumn('seen_at').notNull(),
  },
  (table) => [index().on(table.userId, table.seenAt), index().on(table.seenAt)],
);

/** The VAPID key pair: one row, created at the first start. */
export const vapidKeys = pgTable('vapid_keys', {
  id: integer('id').primaryKey(),
  publicKey: text('public_key').notNull(),
  privateKey: text('private_key').notNull(),
});

/** Sent notifications, so that a user gets only one per match; `subject` is for example `match:12`. */
export const sentPushes = pgTable(
  'sent_pushes',
  {
    userId: ownerColumn('user_id', () => users.id),
    subject: text('subject').notNull(),
    sentAt: timestampColumn('sent_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.subject] }), index().on(table.sentAt)],
);
