import type { Statistics } from '../db/match-statistics.ts';
import type { incidents, matchPlayers, missingPlayers, players, seasons, teams } from '../db/schema.ts';
import type { MovedPrice } from '../dropinfo/drop.ts';

export type SeasonName = Pick<typeof seasons.$inferSelect, 'year' | 'name'>;

/** `providerId` is null when the source has no ids; country and name then identify the team. */
export type SourceTeam = Pick<typeof teams.$inferSelect, 'providerId' | 'country' | 'name'>;

/** The prices of one market from one bookmaker. */
export interface Quote {
  market: MovedPrice['market'];
  bookmaker: string;
  /** Whether every selection has an opening and a closing price. */
  closed: boolean;
  prices: MovedPrice[];
}

/** `id` is the provider's. */
export type SourcePlayer = Pick<typeof players.$inferSelect, 'id' | 'name' | 'position' | 'shirtNumber'>;
export type Position = NonNullable<SourcePlayer['position']>;

export type ListedPlayer = SourcePlayer &
  Pick<typeof matchPlayers.$inferSelect, 'substitute' | 'captain' | 'statistics'>;
export type AbsentPlayer = SourcePlayer &
  Pick<typeof missingPlayers.$inferSelect, 'type' | 'reason' | 'description' | 'expectedEndAt'>;

export interface SourceSide {
  formation: string | null;
  players: ListedPlayer[];
  missing: AbsentPlayer[];
}

export interface SourceLineups {
  confirmed: boolean;
  home: SourceSide;
  away: SourceSide;
}

export type SourceIncident = Omit<typeof incidents.$inferSelect, 'id' | 'matchId' | 'place'>;

/** A match with the data of its source; null for missing data. */
export interface SourceMatch {
  /** Null when the source has no ids; teams and day then identify the match. */
  providerId: number | null;
  home: SourceTeam;
  away: SourceTeam;
  /** `YYYY-MM-DD` of the source's calendar. */
  day: string;
  /** Null when only the day is known. */
  kickOff: Date | null;
  roundName: string | null;
  referee: string | null;
  calledOff: boolean;
  statistics: Statistics;
  quotes: Quote[];
  /** Bookmakers that withdrew their prices. */
  withdrawn: Pick<Quote, 'market' | 'bookmaker'>[];
  lineups: SourceLineups | null;
  incidents: SourceIncident[] | null;
  /** The line of the match in a file. */
  line?: number;
}

/** The output of every reader and the input of `storeSeasons`. */
export interface SeasonContent {
  /** `isCurrent`: name and country replace the stored ones. */
  league: { code: string; country: string; name: string; isCurrent: boolean };
  season: SeasonName & { providerId: number | null };
  /** The last day with a result in the whole source; null when its matches have ids, and their age does not matter. */
  lastResult: string | null;
  /** Those of a home team are complete. */
  matches: readonly SourceMatch[];
}

export interface StoreOptions {
  now: Date;
  /** Smallest odds drop, as a fraction, that creates a dropinfo. */
  minDrop: number;
}

/** The latest accepted kick-off, two years from now; later ones are errors of the source. */
export function furthestKickOff(now: Date): Date {
  const furthest = new Date(now);
  furthest.setUTCFullYear(now.getUTCFullYear() + 2);
  return furthest;
}

/** The kick-off when only the day is known: noon in UTC, the same day everywhere in Europe. */
export function defaultKickOff(day: string): Date {
  return new Date(`${day}T12:00:00Z`);
}

/** Whole days between two days; negative when the second is earlier. */
export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000);
}

const bookmakers = ['Pinnacle', 'Market average', 'Bet365'] as const;

/** Bookmakers whose prices are imported, the most trusted first. */
export const importedBookmakers: readonly string[] = bookmakers;
export const [pinnacle, marketAverage, bet365] = bookmakers;
