import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { timestampColumn } from './columns.ts';

/**
 * The chain of seals, append-only. Seals outlive a deleted tip, so `tipId` is not a foreign key. Hashes and salts are
 * lower-case hex.
 */
export const tipSeals = pgTable(
  'tip_seals',
  {
    sequence: integer('sequence').primaryKey(),
    tipId: integer('tip_id').notNull(),
    /** The tip's running number. */
    number: integer('number').notNull(),
    kind: text('kind', { enum: ['created', 'recorded', 'edited', 'settled', 'voided', 'deleted'] }).notNull(),
    sealedAt: timestampColumn('sealed_at').notNull(),
    /** Unique, so that the chain cannot fork. */
    previousHash: text('previous_hash').notNull().unique(),
    hash: text('hash').notNull().unique(),
    contentHash: text('content_hash').notNull(),
    saltHash: text('salt_hash').notNull(),
    salt: text('salt').notNull(),
    content: text('content').notNull(),
    /** The last kick-off in the content; before it neither content nor salt is public. */
    opensAt: timestampColumn('opens_at').notNull(),
  },
  (table) => [index().on(table.tipId, table.sequence)],
);

/** Time stamps of the hash of the newest seal. */
export const sealStamps = pgTable('seal_stamps', {
  sequence: integer('sequence')
    .primaryKey()
    .references(() => tipSeals.sequence),
  stampedAt: timestampColumn('stamped_at').notNull(),
  /** TimeStampResp of RFC 3161, base64. */
  response: text('response').notNull(),
});
