import { reader, readerWith } from '../../kit/compile-shape.ts';
import type { WireOf } from '../../kit/shape.ts';
import * as s from '../../kit/shape.ts';
import type { Outcome } from '../__generated__/schema.ts';

export const league = s.shape('League', {
  id: s.globalId('League'),
  leagueId: s.from('id', s.integer),
  name: s.text,
  country: s.text,
  flag: s.hidden(s.orNull(s.text)),
  logo: s.orNull(s.text),
  currentSeason: s.from('season', s.orNull(s.text)),
  seasons: s.hidden(s.orNull(s.list(s.shape({ year: s.text, name: s.text })))),
  isEditable: s.orElse(s.boolean, false),
});
export type LeagueWire = s.WireOf<typeof league>;

const count = s.orNull(s.integer);

export const tableRow = s.shape({
  season: s.hidden(s.text),
  leagueId: s.hidden(s.integer),
  points: s.integer,
  played: count,
  won: count,
  drawn: count,
  lost: count,
  goalsFor: count,
  goalsAgainst: count,
  form: s.hidden(s.orNull(s.list(s.text))),
});

/** A team with its rows, one for each season that the upstream tells of. */
export const tableTeam = s.shape('Team', {
  id: s.globalId('Team'),
  teamId: s.from('id', s.integer),
  name: s.text,
  logo: s.orNull(s.text),
  stats: s.hidden(s.list(tableRow)),
});
export type TeamModel = s.ModelOf<typeof tableTeam>;

/** A league with the teams of one of its seasons, first of the table first, and what the caller has chosen it for. */
export const leagueWithTeams = s.shape({
  ...league.fields,
  teams: s.list(tableTeam),
  isActive: s.orNull(s.boolean),
  isFavourite: s.orNull(s.boolean),
});
export type LeagueWithTeamsWire = s.WireOf<typeof leagueWithTeams>;

/** What a toggle answers: the caller's leagues as they are now, where the upstream says so. */
export const ownLeagues = s.shape({
  favouriteLeagues: s.orNull(s.list(s.integer)),
  activeLeagues: s.orNull(s.list(s.integer)),
});
export type OwnLeaguesWire = s.WireOf<typeof ownLeagues>;

/** What the wire sends for a flag: its address or the code of its country. */
interface FlagWire {
  readonly flag?: string | null | undefined;
}

const address = /^(?:https?:\/)?\//;
const isoCode = /^[A-Z]{2}(?:-[A-Z]{3})?$/;

/** Codes that football uses, by their ISO 3166 codes. */
const footballCodes: Readonly<Record<string, string>> = {
  EN: 'GB-ENG',
  ENG: 'GB-ENG',
  SCO: 'GB-SCT',
  WAL: 'GB-WLS',
  NIR: 'GB-NIR',
};

function countryCode({ flag }: FlagWire): string | null {
  const code = flag?.trim().toUpperCase() ?? '';
  const known = footballCodes[code] ?? code;
  return isoCode.test(known) ? known : null;
}

/** The fields of the graph that a flag of the wire becomes. */
export const flagFields = {
  countryCode,
  flagUrl: ({ flag }: FlagWire): string | null => (flag && address.test(flag) ? flag : null),
};

export interface OwnLeagues {
  readonly active: ReadonlySet<number>;
  readonly favourite: ReadonlySet<number>;
}

export interface OwnChoice {
  readonly isActive: boolean;
  readonly isFavourite: boolean;
}

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
