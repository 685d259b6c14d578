import { toGlobalId } from '../../kit/global-id.ts';
import type { League, Outcome, Standing } from '../__generated__/schema.ts';
import type { LeagueWire, LeagueWithTeamsWire, TeamWire } from './endpoints.ts';

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

/** What `League` is made from: its plain fields; `own` only where a reply has just told it. */
export type LeagueModel = Omit<
  League,
  'isActive' | 'isFavourite' | 'standings' | 'futureMatches' | 'pastMatches' | 'team'
> & {
  readonly own: OwnChoice | null;
};

/** Years as numbers; made once, since a collator is dear to make. */
const yearOrder = new Intl.Collator('en', { numeric: true });

/** A league of the wire as the graph shows it, its seasons newest first. */
export const toLeague = (wire: LeagueWire, own: OwnChoice | null = null): LeagueModel => ({
  __typename: 'League',
  id: toGlobalId('League', wire.id),
  leagueId: wire.id,
  name: wire.name,
  country: wire.country,
  flag: wire.flag ?? null,
  logo: wire.logo ?? null,
  season: wire.season ?? null,
  seasons: (wire.seasons ?? [])
    .map(({ year, name }) => ({ year, name }))
    .sort((a, b) => yearOrder.compare(b.year, a.year)),
  isEditable: wire.is_editable ?? false,
  own,
});

/** Whether a league has a season, by its name; one that does not tell its seasons may have any. */
export const mayHaveSeason = ({ seasons, season }: LeagueModel, name: string): boolean =>
  seasons.length === 0 || season === name || seasons.some((known) => known.name === name);

/** The caller's leagues; lists that the upstream left out are empty. */
export const toOwnLeagues = (wire: {
  readonly favourite_leagues?: readonly number[] | null | undefined;
  readonly active_leagues?: readonly number[] | null | undefined;
}): OwnLeagues => ({
  active: new Set(wire.active_leagues),
  favourite: new Set(wire.favourite_leagues),
});

const outcomes: Readonly<Record<string, Outcome>> = { won: 'WON', drawn: 'DRAWN', lost: 'LOST' };

type TeamRow = TeamWire['stats'][number];

const toStanding = (team: TeamWire, row: TeamRow, position: number): Standing => ({
  position,
  team: { teamId: team.id, name: team.name, logo: team.logo ?? null },
  points: row.points,
  played: row.played ?? null,
  won: row.won ?? null,
  drawn: row.drawn ?? null,
  lost: row.lost ?? null,
  goalsFor: row.goals_for ?? null,
  goalsAgainst: row.goals_against ?? null,
  form: row.form?.flatMap((outcome) => outcomes[outcome] ?? []) ?? null,
});

/**
 * The table of a season in the upstream's order; a team without a row of that season is not in it. `season` null
 * stands for the one that runs now.
 */
export function toStandings(league: LeagueWithTeamsWire, season: string | null): Standing[] {
  const wanted = season ?? league.season ?? null;
  return league.teams
    .flatMap((team) => {
      const rows = team.stats.filter((row) => row.league_id === league.id);
      const row = wanted === null ? rows[0] : rows.find((candidate) => candidate.season === wanted);
      return row === undefined ? [] : [{ team, row }];
    })
    .map(({ team, row }, index) => toStanding(team, row, index + 1));
}

const collator = new Intl.Collator('pl');

/** Leagues of the wire as the graph shows them, by country and name. */
export const sortedLeagues = (wires: readonly LeagueWire[]): LeagueModel[] =>
  wires
    .map((wire) => toLeague(wire))
    .sort((a, b) => collator.compare(a.country, b.country) || collator.compare(a.name, b.name));
