import { boolean, index, integer, jsonb, pgTable, primaryKey, serial, text } from 'drizzle-orm/pg-core';
import { matches, teams } from './tables.ts';
import { timestampColumn } from './timestamp-column.ts';

/** Players; one whose team is not known any more keeps the last. */
export const players = pgTable(
  'players',
  {
    id: serial('id').primaryKey(),
    teamId: integer('team_id')
      .notNull()
      .references(() => teams.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    position: text('position', { enum: ['G', 'D', 'M', 'F'] }),
    shirtNumber: integer('shirt_number'),
    providerId: integer('provider_id').unique(),
  },
  (table) => [index().on(table.teamId)],
);

/** How both teams of a match line up; `confirmed` once the referee has the sheets. */
export const lineups = pgTable('lineups', {
  matchId: integer('match_id')
    .primaryKey()
    .references(() => matches.id, { onDelete: 'cascade' }),
  confirmed: boolean('confirmed').notNull().default(false),
  formationHome: text('formation_home'),
  formationAway: text('formation_away'),
});

/** The players of a match in the order of the sheet; `statistics` are the provider's counters, null for one who did not play. */
export const matchPlayers = pgTable(
  'match_players',
  {
    matchId: integer('match_id')
      .notNull()
      .references(() => matches.id, { onDelete: 'cascade' }),
    playerId: integer('player_id')
      .notNull()
      .references(() => players.id, { onDelete: 'cascade' }),
    isHome: boolean('is_home').notNull(),
    place: integer('place').notNull(),
    position: text('position', { enum: ['G', 'D', 'M', 'F'] }),
    shirtNumber: integer('shirt_number'),
    substitute: boolean('substitute').notNull().default(false),
    captain: boolean('captain').notNull().default(false),
    statistics: jsonb('statistics').$type<Record<string, number>>(),
  },
  (table) => [primaryKey({ columns: [table.matchId, table.playerId] }), index().on(table.playerId)],
);

/** Players who will not or may not play; `reason` is the provider's code. */
export const missingPlayers = pgTable(
  'missing_players',
  {
    matchId: integer('match_id')
      .notNull()
      .references(() => matches.id, { onDelete: 'cascade' }),
    playerId: integer('player_id')
      .notNull()
      .references(() => players.id, { onDelete: 'cascade' }),
    isHome: boolean('is_home').notNull(),
    type: text('type', { enum: ['missing', 'doubtful'] }).notNull(),
    reason: integer('reason'),
    description: text('description'),
    expectedEndAt: timestampColumn('expected_end_at'),
  },
  (table) => [primaryKey({ columns: [table.matchId, table.playerId] })],
);

/** What happened in a match, in the order of time; `details` by `incidentType` as the wire contract says. */
export const incidents = pgTable(
  'incidents',
  {
    id: serial('id').primaryKey(),
    matchId: integer('match_id')
      .notNull()
      .references(() => matches.id, { onDelete: 'cascade' }),
    place: integer('place').notNull(),
    incidentType: text('incident_type').notNull(),
    incidentClass: text('incident_class'),
    time: integer('time'),
    addedTime: integer('added_time'),
    isHome: boolean('is_home'),
    details: jsonb('details').$type<Record<string, unknown>>().notNull().default({}),
  },
  (table) => [index().on(table.matchId, table.place)],
);
