import { boolean, index, integer, jsonb, pgTable, primaryKey, serial, text } from 'drizzle-orm/pg-core';
import { ownerColumn, timestampColumn } from './columns.ts';
import { matches, teams } from './tables.ts';

/** `teamId` is the last known team. */
export const players = pgTable(
  'players',
  {
    id: serial('id').primaryKey(),
    teamId: ownerColumn('team_id', () => teams.id),
    name: text('name').notNull(),
    position: text('position', { enum: ['G', 'D', 'M', 'F'] }),
    shirtNumber: integer('shirt_number'),
    providerId: integer('provider_id').unique(),
  },
  (table) => [index().on(table.teamId)],
);

/** Line-ups; `confirmed` once the referee has the team sheets. */
export const lineups = pgTable('lineups', {
  matchId: ownerColumn('match_id', () => matches.id).primaryKey(),
  confirmed: boolean('confirmed').notNull().default(false),
  formationHome: text('formation_home'),
  formationAway: text('formation_away'),
});

/** The players of a match in order of the team sheet; `statistics` are the provider's counters, null without playing time. */
export const matchPlayers = pgTable(
  'match_players',
  {
    matchId: ownerColumn('match_id', () => matches.id),
    playerId: ownerColumn('player_id', () => players.id),
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
    matchId: ownerColumn('match_id', () => matches.id),
    playerId: ownerColumn('player_id', () => players.id),
    isHome: boolean('is_home').notNull(),
    type: text('type', { enum: ['missing', 'doubtful'] }).notNull(),
    reason: integer('reason'),
    description: text('description'),
    expectedEndAt: timestampColumn('expected_end_at'),
  },
  (table) => [primaryKey({ columns: [table.matchId, table.playerId] })],
);

/** Incidents of a match in order of time; `details` has the API's fields of the `incidentType`. */
export const incidents = pgTable(
  'incidents',
  {
    id: serial('id').primaryKey(),
    matchId: ownerColumn('match_id', () => matches.id),
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
