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
import { ownerColumn, timestampColumn } from './columns.ts';

/** The token record of one client of a user. Tokens are stored as hex SHA-256; times are unix milliseconds. */
export interface ClientToken {
  token: string;
  expiry: number;
  previousToken: string | null;
  lastToken: string | null;
  updatedAt: number;
}

/** People with an account. `uid` is what the credentials carry; `tokens` maps a client id to its token record. */
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
    showMeVipSubInfo: boolean('show_mevip_sub_info').notNull().default(false),
    limitedApplied: boolean('limited_applied').notNull().default(false),
    wantDropinfoPush: boolean('want_dropinfo_push').notNull().default(false),
    wantChatgptTipsPush: boolean('want_chatgpt_tips_push').notNull().default(false),
    wantDefaultTipsPush: boolean('want_default_tips_push').notNull().default(false),
    wantSpecialTipsPush: boolean('want_special_tips_push').notNull().default(false),
    /** When the terms were accepted; null for accounts that others have made. */
    termsAcceptedAt: timestampColumn('terms_accepted_at'),
    createdAt: timestampColumn('created_at').notNull(),
    /** Moved by triggers with every change of the user's leagues and autofilters. */
    choicesVersion: integer('choices_version').notNull().default(0),
  },
  (table) => [index('users_locked').on(table.id).where(isNotNull(table.lockedAt))],
);

/** Leagues that a user has made active or favourite. */
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
 * Packages of the offer. Money is integer grosz. `seesEveryNthTip` 1 means all tips. A plan with fixed dates
 * runs from `validFrom` to `validUntil` whenever it is bought; all ends are exclusive.
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
  /** Whether the Discord server comes without extra charge. */
  discordIncluded: boolean('discord_included').notNull().default(false),
  /** From how many months on the quality guarantee is included; null for never. */
  goqFromMonths: integer('goq_from_months'),
  /** Counts the changes: who changes a plan says which version they saw. */
  version: integer('version').notNull().default(0),
});

/** Periods that users have paid for or were granted. */
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
    discord: boolean('discord').notNull().default(false),
    /** Until when Discord is paid for when that is shorter than the subscription. */
    discordUntil: timestampColumn('discord_until'),
    /** What the time from `valuedAt` to `valuedUntil` was bought for, in grosz; nothing for one that was granted. */
    valueGrosz: integer('value_grosz').notNull().default(0),
    valuedAt: timestampColumn('valued_at'),
    /** The end that was bought, where an admin has moved it. */
    valuedUntil: timestampColumn('valued_until'),
  },
  (table) => [
    index().on(table.userId, table.expiresAt),
    // Who holds a place of a limited plan is asked with every plan on offer.
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

/** Seasons of a league; `year` is the first year as text, `name` as people write it. */
export const seasons = pgTable(
  'seasons',
  {
    id: serial('id').primaryKey(),
    leagueId: ownerColumn('league_id', () => leagues.id),
    year: text('year').notNull(),
    name: text('name').notNull(),
    /** Id at the data provider; null for one that came another way. */
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

/** Matches with their team statistics; `day` is the calendar day of the source, part of the match's identity. */
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
    /** Whether it was postponed, cancelled or abandoned, so that it is neither coming nor played. */
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

/** Prices of one bookmaker: the first seen and the one now. `line` is null in home, draw, away. */
export const odds = pgTable(
  'odds',
  {
    id: serial('id').primaryKey(),
    matchId: ownerColumn('match_id', () => matches.id),
    market: text('market', { enum: ['one_x_two', 'totals', 'handicap'] }).notNull(),
    selection: text('selection', { enum: ['home', 'draw', 'away', 'over', 'under'] }).notNull(),
    line: doublePrecision('line'),
    bookmaker: text('bookmaker').notNull(),
    opening: doublePrecision('opening').notNull(),
    current: doublePrecision('current').notNull(),
    /** Null where it is not known, as of imported prices. */
    openedAt: timestampColumn('opened_at'),
    updatedAt: timestampColumn('updated_at').notNull(),
  },
  (table) => [
    unique().on(table.matchId, table.market, table.selection, table.line, table.bookmaker).nullsNotDistinct(),
  ],
);

/** What a price became after it opened, step by step in the order of `id`; imported prices have none. */
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

/** What was done to a user or by an admin: who, what, before and after. */
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
