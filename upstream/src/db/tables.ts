import { isNotNull } from 'drizzle-orm';
import {
  boolean,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  serial,
  text,
  unique,
} from 'drizzle-orm/pg-core';
import { marketColumn, ownerColumn, selectionColumn, timestampColumn } from './columns.ts';

/** The tokens of one client of a user, as hex SHA-256; times are unix milliseconds. */
export interface ClientToken {
  token: string;
  expiry: number;
  previousToken: string | null;
  lastToken: string | null;
  updatedAt: number;
}

/** `uid` is part of the credentials; `tokens` has a record per client id. */
export const users = pgTable(
  'users',
  {
    id: serial('id').primaryKey(),
    email: text('email').notNull().unique(),
    uid: text('uid').notNull().unique(),
    passwordHash: text('password_hash').notNull(),
    tokens: jsonb('tokens').$type<Record<string, ClientToken>>().notNull().default({}),
    lockedAt: timestampColumn('locked_at'),
    role: text('role', { enum: ['user', 'typer', 'admin'] })
      .notNull()
      .default('user'),
    firstName: text('first_name'),
    lastName: text('last_name'),
    discord: text('discord'),
    notes: text('notes'),
    wantDropinfoPush: boolean('want_dropinfo_push').notNull().default(false),
    wantChatgptTipsPush: boolean('want_chatgpt_tips_push').notNull().default(false),
    wantDefaultTipsPush: boolean('want_default_tips_push').notNull().default(false),
    wantSpecialTipsPush: boolean('want_special_tips_push').notNull().default(false),
    /** Null for accounts that were not created by registration. */
    termsAcceptedAt: timestampColumn('terms_accepted_at'),
    createdAt: timestampColumn('created_at').notNull(),
    /** Incremented by triggers with every change of the user's leagues and autofilters. */
    choicesVersion: integer('choices_version').notNull().default(0),
  },
  (table) => [index('users_locked').on(table.id).where(isNotNull(table.lockedAt))],
);

/** Active and favourite leagues of users. */
export const userLeagues = pgTable(
  'user_leagues',
  {
    userId: ownerColumn('user_id', () => users.id),
    leagueId: ownerColumn('league_id', () => leagues.id),
    favourite: boolean('favourite').notNull().default(false),
  },
  (table) => [unique().on(table.userId, table.leagueId)],
);

/**
 * Plans on sale. `seesEveryNthTip` 1 means all tips. A plan with fixed dates is valid from `validFrom` to `validUntil`
 * whenever it is bought. All ends are exclusive.
 */
export const plans = pgTable('plans', {
  id: serial('id').primaryKey(),
  name: text('name').notNull().unique(),
  position: integer('position').notNull(),
  priceGrosz: integer('price_grosz').notNull(),
  permissions: text('permissions').array().notNull(),
  seesEveryNthTip: integer('sees_every_nth_tip').notNull(),
  salePercent: doublePrecision('sale_percent'),
  saleStartsAt: timestampColumn('sale_starts_at'),
  saleEndsAt: timestampColumn('sale_ends_at'),
  isLimited: boolean('is_limited').notNull().default(false),
  limitedTotal: integer('limited_total'),
  soldUntil: timestampColumn('sold_until'),
  validFrom: timestampColumn('valid_from'),
  validUntil: timestampColumn('valid_until'),
  /** Whether access to the Discord server is free of charge. */
  discordIncluded: boolean('discord_included').notNull().default(false),
  /** Smallest number of months that includes the quality guarantee; null for never. */
  goqFromMonths: integer('goq_from_months'),
  /** Incremented by every change, to detect concurrent edits. */
  version: integer('version').notNull().default(0),
});

/** Paid and granted periods of users. */
export const subscriptions = pgTable(
  'subscriptions',
  {
    id: serial('id').primaryKey(),
    userId: ownerColumn('user_id', () => users.id),
    planId: integer('plan_id')
      .notNull()
      .references(() => plans.id),
    startsAt: timestampColumn('starts_at').notNull(),
    expiresAt: timestampColumn('expires_at').notNull(),
    goq: boolean('goq').notNull().default(false),
    /** The end of the quality guarantee, null for `expiresAt`; an admin may have moved `expiresAt` before it. */
    goqUntil: timestampColumn('goq_until'),
    discord: boolean('discord').notNull().default(false),
    /** The end of Discord, like `goqUntil`. */
    discordUntil: timestampColumn('discord_until'),
    /** The price of the time from `valuedAt` to `valuedUntil`; 0 for a granted period. */
    valueGrosz: integer('value_grosz').notNull().default(0),
    valuedAt: timestampColumn('valued_at'),
    /** The end that was paid for, when an admin has changed `expiresAt`. */
    valuedUntil: timestampColumn('valued_until'),
    /** The part of `valueGrosz` that paid for Discord from `discordValuedAt` to `discordValuedUntil`. */
    discordGrosz: integer('discord_grosz').notNull().default(0),
    discordValuedAt: timestampColumn('discord_valued_at'),
    discordValuedUntil: timestampColumn('discord_valued_until'),
  },
  (table) => [
    index().on(table.userId, table.expiresAt),
    // For counting the places of limited plans.
    index().on(table.planId, table.expiresAt),
  ],
);

export const sports = pgTable('sports', {
  id: serial('id').primaryKey(),
  name: text('name').notNull().unique(),
});

/** Leagues. `code` is the key of an import source, for example `E0`. */
export const leagues = pgTable('leagues', {
  id: serial('id').primaryKey(),
  code: text('code').notNull().unique(),
  sportId: integer('sport_id')
    .notNull()
    .references(() => sports.id),
  name: text('name').notNull(),
  country: text('country').notNull(),
  flag: text('flag'),
  logo: text('logo'),
  season: text('season'),
  isEditable: boolean('is_editable').notNull().default(false),
});

/** `year` is the first year, `name` for example 2024/2025. */
export const seasons = pgTable(
  'seasons',
  {
    id: serial('id').primaryKey(),
    leagueId: ownerColumn('league_id', () => leagues.id),
    year: text('year').notNull(),
    name: text('name').notNull(),
    /** Null for a season from another source. */
    providerId: integer('provider_id'),
  },
  (table) => [unique().on(table.leagueId, table.year)],
);

/** Teams; a name is unique within its country. */
export const teams = pgTable(
  'teams',
  {
    id: serial('id').primaryKey(),
    country: text('country').notNull(),
    name: text('name').notNull(),
    logo: text('logo'),
    providerId: integer('provider_id').unique(),
  },
  (table) => [unique().on(table.country, table.name)],
);

/** Matches with their team statistics; `day` is the source's calendar day, which identifies the match. */
export const matches = pgTable(
  'matches',
  {
    id: serial('id').primaryKey(),
    leagueId: ownerColumn('league_id', () => leagues.id),
    seasonId: ownerColumn('season_id', () => seasons.id),
    homeTeamId: integer('home_team_id')
      .notNull()
      .references(() => teams.id),
    awayTeamId: integer('away_team_id')
      .notNull()
      .references(() => teams.id),
    day: text('day').notNull(),
    date: timestampColumn('date').notNull(),
    roundName: text('round_name'),
    providerId: integer('provider_id').unique(),
    /** Postponed, cancelled or abandoned, and therefore neither coming nor played. */
    calledOff: boolean('called_off').notNull().default(false),
    refereeDisplayName: text('referee_display_name'),
    goalHome: integer('goal_home'),
    goalAway: integer('goal_away'),
    halfTimeGoalHome: integer('half_time_goal_home'),
    halfTimeGoalAway: integer('half_time_goal_away'),
    shotsHome: integer('shots_home'),
    shotsAway: integer('shots_away'),
    shotsOnGoalHome: integer('shots_on_goal_home'),
    shotsOnGoalAway: integer('shots_on_goal_away'),
    yellowHome: integer('yellow_home'),
    yellowAway: integer('yellow_away'),
    redHome: integer('red_home'),
    redAway: integer('red_away'),
    cornersHome: integer('corners_home'),
    cornersAway: integer('corners_away'),
    foulsHome: integer('fouls_home'),
    foulsAway: integer('fouls_away'),
  },
  (table) => [
    unique().on(table.seasonId, table.homeTeamId, table.awayTeamId, table.day),
    index().on(table.leagueId, table.date),
    index().on(table.date),
    index().on(table.homeTeamId, table.date),
    index().on(table.awayTeamId, table.date),
  ],
);

/** The opening and current prices of a bookmaker. `line` is null in home, draw, away. */
export const odds = pgTable(
  'odds',
  {
    id: serial('id').primaryKey(),
    matchId: ownerColumn('match_id', () => matches.id),
    market: marketColumn(),
    selection: selectionColumn(),
    line: doublePrecision('line'),
    bookmaker: text('bookmaker').notNull(),
    opening: doublePrecision('opening').notNull(),
    current: doublePrecision('current').notNull(),
    /** Null when unknown, for example for imported prices. */
    openedAt: timestampColumn('opened_at'),
    updatedAt: timestampColumn('updated_at').notNull(),
  },
  (table) => [
    unique().on(table.matchId, table.market, table.selection, table.line, table.bookmaker).nullsNotDistinct(),
  ],
);

/** The changes of a price after it opened, in order of `id`; imported prices have none. */
export const priceSteps = pgTable(
  'price_steps',
  {
    id: serial('id').primaryKey(),
    oddsId: ownerColumn('odds_id', () => odds.id),
    at: timestampColumn('at').notNull(),
    price: doublePrecision('price').notNull(),
  },
  (table) => [index().on(table.oddsId, table.id)],
);

/** Logged edits of users and by admins. */
export const userLogs = pgTable(
  'user_logs',
  {
    id: serial('id').primaryKey(),
    userId: integer('user_id').references(() => users.id, { onDelete: 'cascade' }),
    authorId: integer('author_id').references(() => users.id, { onDelete: 'set null' }),
    action: text('action').notNull(),
    details: jsonb('details').$type<Record<string, unknown>>().notNull().default({}),
    createdAt: timestampColumn('created_at').notNull(),
  },
  (table) => [index().on(table.userId, table.createdAt)],
);
