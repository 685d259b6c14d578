import type { Statistic } from '../../import/football-data/statistics.ts';

/** A team as the provider names it. */
export interface ToldTeam {
  id: number;
  name: string;
  /** In English; null where the provider does not say. */
  country: string | null;
}

/** A match of a season. */
export interface ToldEvent {
  id: number;
  kickOff: Date;
  roundName: string | null;
  state: 'coming' | 'running' | 'played' | 'called_off';
  home: ToldTeam;
  away: ToldTeam;
  /** After ninety minutes; null unless it was played. */
  goalHome: number | null;
  goalAway: number | null;
  halfTimeGoalHome: number | null;
  halfTimeGoalAway: number | null;
  referee: string | null;
}

/** The league that an event belongs to. */
export interface ToldLeague {
  name: string;
  country: string;
}

/** Counts of both teams of a match, as far as they are told. */
export type ToldCounts = Partial<Record<Statistic, number>>;

/** Where a player plays. */
export type Position = 'G' | 'D' | 'M' | 'F';

/** A player of a team. */
export interface ToldPlayer {
  id: number;
  name: string;
  position: Position | null;
  shirtNumber: number | null;
}

/** A player on a sheet; `statistics` null when there are none. */
export interface ToldListedPlayer extends ToldPlayer {
  substitute: boolean;
  captain: boolean;
  statistics: Record<string, number> | null;
}

/** A player who will not or may not play. */
export interface ToldMissingPlayer extends ToldPlayer {
  type: 'missing' | 'doubtful';
  reason: number | null;
  description: string | null;
  expectedEndAt: Date | null;
}

/** How a team lines up. */
export interface ToldSide {
  formation: string | null;
  players: ToldListedPlayer[];
  missing: ToldMissingPlayer[];
}

/** How both teams line up. */
export interface ToldLineups {
  confirmed: boolean;
  home: ToldSide;
  away: ToldSide;
}

/** Something that happened; `details` by type as the wire contract says. */
export interface ToldIncident {
  incidentType: string;
  incidentClass: string | null;
  time: number | null;
  addedTime: number | null;
  isHome: boolean | null;
  details: Record<string, unknown>;
}

/** A match with all that is told of it; null for what is not. */
export interface ToldMatch extends ToldEvent {
  counts: ToldCounts;
  lineups: ToldLineups | null;
  incidents: ToldIncident[] | null;
}

/** A season as the provider tells it, its matches by kick-off. */
export interface SeasonContent {
  league: ToldLeague;
  matches: ToldMatch[];
}
