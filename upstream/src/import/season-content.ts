import type { Statistics } from '../db/match-statistics.ts';
import type { MovedPrice } from '../dropinfo/drop.ts';

/** A season: `year` is its first year, `name` as people write it. */
export interface SeasonName {
  year: string;
  name: string;
}

/** A team as its source names it. */
export interface SourceTeam {
  /** Null where the source has no ids; the team is then known by country and name. */
  providerId: number | null;
  country: string;
  name: string;
}

/** What a source says of one market, from one bookmaker. */
export interface Quote {
  market: MovedPrice['market'];
  bookmaker: string;
  /** Whether every selection has its opening and its closing price. */
  closed: boolean;
  prices: MovedPrice[];
}

/** Where a player plays. */
export type Position = 'G' | 'D' | 'M' | 'F';

/** A player of a team; `id` is the provider's. */
export interface SourcePlayer {
  id: number;
  name: string;
  position: Position | null;
  shirtNumber: number | null;
}

/** A player on a sheet; `statistics` null when there are none. */
export interface ListedPlayer extends SourcePlayer {
  substitute: boolean;
  captain: boolean;
  statistics: Record<string, number> | null;
}

/** A player who will not or may not play. */
export interface AbsentPlayer extends SourcePlayer {
  type: 'missing' | 'doubtful';
  reason: number | null;
  description: string | null;
  expectedEndAt: Date | null;
}

/** How a team lines up. */
export interface SourceSide {
  formation: string | null;
  players: ListedPlayer[];
  missing: AbsentPlayer[];
}

/** How both teams line up. */
export interface SourceLineups {
  confirmed: boolean;
  home: SourceSide;
  away: SourceSide;
}

/** Something that happened in a match; `details` by type as the wire contract says. */
export interface SourceIncident {
  incidentType: string;
  incidentClass: string | null;
  time: number | null;
  addedTime: number | null;
  isHome: boolean | null;
  details: Record<string, unknown>;
}

/** A match with all that its source says of it; null for what it does not say. */
export interface SourceMatch {
  /** Null where the source has no ids; the match is then known by its teams and day. */
  providerId: number | null;
  home: SourceTeam;
  away: SourceTeam;
  /** `YYYY-MM-DD` of the source's calendar. */
  day: string;
  /** In UTC; null when the day alone is known. */
  kickOff: Date | null;
  roundName: string | null;
  referee: string | null;
  calledOff: boolean;
  statistics: Statistics;
  quotes: Quote[];
  /** Whose prices were taken back. */
  withdrawn: Pick<Quote, 'market' | 'bookmaker'>[];
  lineups: SourceLineups | null;
  incidents: SourceIncident[] | null;
}

/** What a season is stored under: the code of its league and its first year. */
export interface SeasonPlace {
  code: string;
  year: string;
}

/** What every reader makes of its source, and what `storeSeasons` stores. */
export interface SeasonContent<Match extends SourceMatch = SourceMatch> {
  /** `isCurrent` when name and country replace the stored ones. */
  league: { code: string; country: string; name: string; isCurrent: boolean };
  season: SeasonName & { providerId: number | null };
  matches: readonly Match[];
}

/** How content is stored. */
export interface StoreOptions {
  now: Date;
  /** Fraction from which an odds drop makes a dropinfo. */
  minDrop: number;
}

/** The furthest kick-off that is believed, two years from now: one beyond is a slip of the year. */
export function furthestKickOff(now: Date): Date {
  const furthest = new Date(now);
  furthest.setUTCFullYear(now.getUTCFullYear() + 2);
  return furthest;
}

/** The kick-off of a match of which the day alone is known: noon in UTC, the same day everywhere in Europe. */
export function unknownKickOff(day: string): Date {
  return new Date(`${day}T12:00:00Z`);
}

/** Whole days from one day to another; negative when the second is earlier. */
export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000);
}

const bookmakers = ['Pinnacle', 'Market average', 'Bet365'] as const;

/** Whose prices importers store, the most trusted first. */
export const importedBookmakers: readonly string[] = bookmakers;
export const [pinnacle, marketAverage, bet365] = bookmakers;
