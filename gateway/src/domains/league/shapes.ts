import { reader, readerWith } from '../../kit/compile-shape.ts';
import { sortedBy } from '../../kit/connection.ts';
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
  season: s.hidden(s.orNull(s.text)),
  seasons: s.hidden(s.orNull(s.list(s.shape({ year: s.text, name: s.text })))),
  isEditable: s.orElse(s.boolean, false),
});
export type LeagueWire = s.WireOf<typeof league>;

const count = s.orNull(s.integer);

const tableRow = s.shape({
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

/** A team with one row per season that the upstream sends. */
const tableTeam = s.shape('Team', {
  id: s.globalId('Team'),
  teamId: s.from('id', s.integer),
  name: s.text,
  logo: s.orNull(s.text),
  stats: s.hidden(s.list(tableRow)),
});
export type TeamModel = s.ModelOf<typeof tableTeam>;

/** A league with the teams of one season in table order, and the caller's choice. */
export const leagueWithTeams = s.shape({
  ...league.fields,
  teams: s.list(tableTeam),
  isActive: s.orNull(s.boolean),
  isFavourite: s.orNull(s.boolean),
});
type LeagueWithTeamsWire = s.WireOf<typeof leagueWithTeams>;

/** The reply that an upstream may send after a toggle of `editable`. */
export const toggledLeague = s.shape({ league });

/** The reply that an upstream may send after a toggle of the caller's leagues. */
export const ownLeagues = s.shape({
  favouriteLeagues: s.orNull(s.list(s.integer)),
  activeLeagues: s.orNull(s.list(s.integer)),
});
type OwnLeaguesWire = s.WireOf<typeof ownLeagues>;

interface FlagWire {
  /** URL of the flag or country code. */
  readonly flag?: string | null | undefined;
}

const address = /^(?:https?:\/)?\//;
const isoCode = /^[A-Z]{2}(?:-[A-Z]{3})?$/;

/** Country codes used in football to ISO 3166 codes. */
const footballCodes: Readonly<Record<string, string>> = {
  EN: 'GB-ENG',
  ENG: 'GB-ENG',
  SCO: 'GB-SCT',
  WAL: 'GB-WLS',
  NIR: 'GB-NIR',
};

function countryCode({ flag }: FlagWire): string | null {
  const code = flag?.trim().toUpperCase() ?? '';
  const mapped = footballCodes[code] ?? code;
  return isoCode.test(mapped) ? mapped : null;
}

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

/** The caller's choice as sent with a league; null when it is not sent. */
export const choiceIn = ({ is_active, is_favourite }: LeagueWithTeamsWire): OwnChoice | null =>
  is_active == null || is_favourite == null ? null : { isActive: is_active, isFavourite: is_favourite };

/** Compares years as numbers. Shared, because creating a collator is expensive. */
const yearOrder = new Intl.Collator('en', { numeric: true });

/** The seasons of a league, newest first. */
const newestFirst = ({ seasons }: LeagueWire) =>
  (seasons ?? []).toSorted((a, b) => yearOrder.compare(b.year, a.year));

/** The season that the upstream names, else the newest of those it lists. */
const currentSeason = (wire: LeagueWire): string | null => wire.season ?? newestFirst(wire)[0]?.name ?? null;

const readLeague = readerWith(league, {
  ...flagFields,
  seasons: newestFirst,
  currentSeason,
  sentSeason: ({ season }) => season ?? null,
  own: (_, choice: OwnChoice | null) => choice,
});

/** `own` is set only when the reply contained it. */
export type LeagueModel = ReturnType<typeof readLeague>;

export const toLeague = (wire: LeagueWire, own: OwnChoice | null = null): LeagueModel =>
  readLeague(wire, own);

/** Whether a league may have a season of this name; true when its seasons are not sent. */
export const mayHaveSeason = ({ seasons, currentSeason }: LeagueModel, name: string): boolean =>
  seasons.length === 0 || currentSeason === name || seasons.some((season) => season.name === name);

/** Missing lists become empty. */
export const toOwnLeagues = (wire: OwnLeaguesWire): OwnLeagues => ({
  active: new Set(wire.active_leagues),
  favourite: new Set(wire.favourite_leagues),
});

const outcomes: Readonly<Record<string, Outcome>> = { won: 'WON', drawn: 'DRAWN', lost: 'LOST' };

export const toTeam = reader(tableTeam);

const toStanding = readerWith(tableRow, {
  form: ({ form }) => form?.flatMap((outcome) => outcomes[outcome] ?? []) ?? null,
  team: (_, { team }: StandingExtras) => toTeam(team),
  position: (_, { position }: StandingExtras) => position,
});

export type StandingModel = ReturnType<typeof toStanding>;

interface StandingExtras {
  readonly team: WireOf<typeof tableTeam>;
  readonly position: number;
}

/** The table of a season (null: the current one) in the upstream's order, without teams that have no row in it. */
export function toStandings(wire: LeagueWithTeamsWire, season: string | null): StandingModel[] {
  const wanted = season ?? currentSeason(wire);
  return wire.teams
    .flatMap((team) => {
      const rows = team.stats.filter((row) => row.league_id === wire.id);
      const row = wanted === null ? rows[0] : rows.find((candidate) => candidate.season === wanted);
      return row === undefined ? [] : [{ team, row }];
    })
    .map(({ team, row }, index) => toStanding(row, { team, position: index + 1 }));
}

/** Sorted by country and name. */
export const sortedLeagues = (wires: readonly LeagueWire[]): LeagueModel[] =>
  sortedBy(wires, ({ country, name }) => [country, name]).map((wire) => toLeague(wire));
