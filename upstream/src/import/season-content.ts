import type { Statistics } from '../db/match-statistics.ts';
import type { MovedPrice } from '../dropinfo/drop.ts';

/** `year` is the first year, `name` for example 2024/2025. */
export interface SeasonName {
  year: string;
  name: string;
}

export interface SourceTeam {
  /** Null when the source has no ids; country and name then identify the team. */
  providerId: number | null;
  country: string;
  name: string;
}

/** The prices of one market from one bookmaker. */
export interface Quote {
  market: MovedPrice['market'];
  bookmaker: string;
  /** Whether every selection has an opening and a closing price. */
  closed: boolean;
  prices: MovedPrice[];
}

/** Goalkeeper, defender, midfielder or forward. */
export type Position = 'G' | 'D' | 'M' | 'F';

/** `id` is the provider's. */
export interface SourcePlayer {
  id: number;
  name: string;
  position: Position | null;
  shirtNumber: number | null;
}

export interface ListedPlayer extends SourcePlayer {
  substitute: boolean;
  captain: boolean;
  statistics: Record<string, number> | null;
}

export interface AbsentPlayer extends SourcePlayer {
  type: 'missing' | 'doubtful';
  reason: number | null;
  description: string | null;
  expectedEndAt: Date | null;
}

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

/** `details` has the API's fields of the type. */
export interface SourceIncident {
  incidentType: string;
  incidentClass: string | null;
  time: number | null;
  addedTime: number | null;
  isHome: boolean | null;
  details: Record<string, unknown>;
}

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
}

/** The code of the league and the first year of the season. */
export interface SeasonKey {
  code: string;
  year: string;
}

/** The output of every reader and the input of `storeSeasons`. */
export interface SeasonContent<Match extends SourceMatch = SourceMatch> {
  /** `isCurrent`: name and country replace the stored ones. */
  league: { code: string; country: string; name: string; isCurrent: boolean };
  season: SeasonName & { providerId: number | null };
  matches: readonly Match[];
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
