import { sql } from 'drizzle-orm';
import { doublePrecision, index, integer, pgTable, serial, text, unique } from 'drizzle-orm/pg-core';
import { marketColumn, ownerColumn, selectionColumn, timestampColumn } from './columns.ts';
import { matches, users } from './tables.ts';

/** Odds drops. The odds of `selection` fell; the `opposite…` columns are the other side, null for a draw. */
export const dropinfos = pgTable(
  'dropinfos',
  {
    id: serial('id').primaryKey(),
    uid: text('uid').notNull().unique(),
    matchId: ownerColumn('match_id', () => matches.id),
    market: marketColumn(),
    selection: selectionColumn(),
    bookmaker: text('bookmaker').notNull(),
    from: doublePrecision('from_odds').notNull(),
    to: doublePrecision('to_odds').notNull(),
    line: doublePrecision('line'),
    oppositeFrom: doublePrecision('opposite_from_odds'),
    oppositeTo: doublePrecision('opposite_to_odds'),
    oppositeLine: doublePrecision('opposite_line'),
    drop: doublePrecision('drop').notNull(),
    createdAt: timestampColumn('created_at').notNull(),
    /** When its odds last moved after `createdAt`; null before. */
    movedAt: timestampColumn('moved_at'),
    timebetween: integer('timebetween').notNull(),
  },
  (table) => [
    unique().on(table.matchId, table.market, table.selection, table.line).nullsNotDistinct(),
    index().on(table.createdAt),
  ],
);

/** Filters of dropinfos by sports and leagues, in order of `position`. */
export const dropinfoFilters = pgTable('dropinfo_filters', {
  id: serial('id').primaryKey(),
  name: text('name').notNull(),
  nameEn: text('name_en'),
  position: integer('position').notNull(),
  sportIds: integer('sport_ids').array().notNull().default(sql`'{}'::integer[]`),
  leagueIds: integer('league_ids').array().notNull().default(sql`'{}'::integer[]`),
  /** Incremented by every change, to detect concurrent edits. */
  version: integer('version').notNull().default(0),
});

/** Rules of users for alerts about odds drops; empty `leagueIds` mean all leagues. */
export const dropRules = pgTable(
  'drop_rules',
  {
    id: serial('id').primaryKey(),
    userId: ownerColumn('user_id', () => users.id),
    minDrop: doublePrecision('min_drop').notNull(),
    market: marketColumn(),
    bookmaker: text('bookmaker'),
    leagueIds: integer('league_ids').array().notNull().default(sql`'{}'::integer[]`),
    maxMinutesToKickOff: integer('max_minutes_to_kick_off'),
    minOdds: doublePrecision('min_odds'),
    maxOdds: doublePrecision('max_odds'),
    createdAt: timestampColumn('created_at').notNull(),
  },
  (table) => [index().on(table.userId), index().on(table.market, table.minDrop)],
);
