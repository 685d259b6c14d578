import { sql } from 'drizzle-orm';
import { doublePrecision, index, integer, pgTable, serial, text } from 'drizzle-orm/pg-core';
import { ownerColumn, timestampColumn } from './columns.ts';
import { users } from './tables.ts';

/**
 * Rules that select coming matches by the last matches of their teams. `line` is null for btts, whose `comparison` is yes or
 * no. `minHitRate` is percent. Empty `leagueIds` mean all active leagues of the user.
 */
export const autofilters = pgTable(
  'autofilters',
  {
    id: serial('id').primaryKey(),
    userId: ownerColumn('user_id', () => users.id),
    name: text('name').notNull(),
    /** Null when `name` is used in both languages. */
    nameEn: text('name_en'),
    stat: text('stat', {
      enum: ['goal', 'btts', 'shots', 'shots_on_goal', 'yellow', 'red', 'corners', 'fouls'],
    }).notNull(),
    comparison: text('comparison', { enum: ['over', 'under', 'yes', 'no'] }).notNull(),
    line: doublePrecision('line'),
    side: text('side', { enum: ['home', 'away', 'both', 'sum'] }).notNull(),
    window: integer('window').notNull(),
    minHitRate: doublePrecision('least_hit_rate').notNull(),
    leagueIds: integer('league_ids').array().notNull().default(sql`'{}'::integer[]`),
    createdAt: timestampColumn('created_at').notNull(),
  },
  (table) => [index().on(table.userId)],
);
