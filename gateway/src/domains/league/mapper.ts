import { reader, readerWith } from '../../kit/compile-shape.ts';
import type { WireOf } from '../../kit/shape.ts';
import type { Outcome } from '../__generated__/schema.ts';
import { flagFields } from './flag.ts';
import {
  type LeagueWire,
  type LeagueWithTeamsWire,
  league,
  type OwnLeaguesWire,
  tableRow,
  tableTeam,
} from './shapes.ts';

/** Numbers of the leagues that a caller has made active and favourite. */
export interface OwnLeagues {
  readonly active: ReadonlySet<number>;
  readonly favourite: ReadonlySet<number>;
}

/** Whether a caller has made a league active and favourite. */
export interface OwnChoice {
  readonly isActive: boolean;
  readonly isFavourite: boolean;
}

/** What the caller's leagues tell of one. */
export const choiceOf = ({ active, favourite }: OwnLeagues, leagueId: number): OwnChoice => ({
  isActive: active.has(leagueId),
  isFavourite: favourite.has(leagueId),
});

/** What came with a league about the caller; null where the upstream does not tell. */
export const choiceIn = ({ is_active, is_favourite }: LeagueWithTeamsWire): OwnChoice | null =>
  is_active == null || is_favourite == null ? null : { isActive: is_active, isFavourite: is_favourite };

/** Years as numbers; made once, since a collator is dear to make. */
const yearOrder = new Intl.Collator('en', { numeric: true });

const readLeague = readerWith(league, {
  ...flagFields,
  /** Newest first. */
  seasons: ({ seasons }) => (seasons ?? []).toSorted((a, b) => yearOrder.compare(b.year, a.year)),
  own: (_, beside: OwnChoice | null) => beside,
});

/** What `League` is made from: its plain fields; `own` only where a reply has just told it. */
export type LeagueModel = ReturnType<typeof readLeague>;

/** A league of the wire as the graph shows it. */
export const toLeague = (wire: LeagueWire, own: OwnChoice | null = null): LeagueModel =>
  readLeague(wire, own);

/** Whether a league has a season, by its name; one that does not tell its seasons may have any. */
export const mayHaveSeason = ({ seasons, currentSeason }: LeagueModel, name: string): boolean =>
  seasons.length === 0 || currentSeason === name || seasons.some((known) => known.name === name);

/** The caller's leagues; lists that the upstream left out are empty. */
export const toOwnLeagues = (wire: OwnLeaguesWire): OwnLeagues => ({
  active: new Set(wire.active_leagues),
  favourite: new Set(wire.favourite_leagues),
});

const outcomes: Readonly<Record<string, Outcome>> = { won: 'WON', drawn: 'DRAWN', lost: 'LOST' };

/** A team of a league's table as the graph shows it. */
export const toTeam = reader(tableTeam);

const toStanding = readerWith(tableRow, {
  form: ({ form }) => form?.flatMap((outcome) => outcomes[outcome] ?? []) ?? null,
  team: (_, { team }: Place) => toTeam(team),
  position: (_, { position }: Place) => position,
});

export type StandingModel = ReturnType<typeof toStanding>;

interface Place {
  readonly team: WireOf<typeof tableTeam>;
  readonly position: number;
}

/**
 * The table of a season in the upstream's order; a team without a row of that season is not in it. `season` null
 * stands for the one that runs now.
 */
export function toStandings(wire: LeagueWithTeamsWire, season: string | null): StandingModel[] {
  const wanted = season ?? wire.season ?? null;
  return wire.teams
    .flatMap((team) => {
      const rows = team.stats.filter((row) => row.league_id === wire.id);
      const row = wanted === null ? rows[0] : rows.find((candidate) => candidate.season === wanted);
      return row === undefined ? [] : [{ team, row }];
    })
    .map(({ team, row }, index) => toStanding(row, { team, position: index + 1 }));
}

const collator = new Intl.Collator('pl');

/** Leagues of the wire as the graph shows them, by country and name. */
export const sortedLeagues = (wires: readonly LeagueWire[]): LeagueModel[] =>
  wires
    .map((wire) => toLeague(wire))
    .sort((a, b) => collator.compare(a.country, b.country) || collator.compare(a.name, b.name));
