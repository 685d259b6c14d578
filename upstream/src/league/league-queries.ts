import { and, desc, eq, inArray, not, type SQL, sql } from 'drizzle-orm';
import { loggedEdit } from '../audit/user-log.ts';
import type { Queryable } from '../db/database.ts';
import { groupBy } from '../db/group-by.ts';
import { leagues, matches, seasons, teams, userLeagues } from '../db/tables.ts';
import type { Deps } from '../deps.ts';
import { notFound, requireRow } from '../http/http-error.ts';
import type { Language } from '../http/language.ts';
import { parseId, requireId } from '../http/read-params.ts';
import { findMatches, matchJson } from '../match/find-matches.ts';
import { isComing } from '../match/match-states.ts';
import { compareLeagues, compareNames, countryCode, countryName } from './country.ts';

/** Leagues in order of country, by its name in the language, and name, each with its seasons, newest first. */
export async function listLeagues(db: Queryable, language: Language, where?: SQL) {
  const found = await db.select().from(leagues).where(where);
  const ids = found.map(({ id }) => id);
  const ofThem = await db
    .select()
    .from(seasons)
    .where(inArray(seasons.leagueId, ids))
    .orderBy(desc(seasons.year));
  const byLeague = groupBy(ofThem, (season) => season.leagueId);
  return found
    .map((league) => ({
      id: league.id,
      name: league.name,
      country: countryName(league.country, language),
      flag: league.flag ?? countryCode(league.country),
      logo: league.logo,
      season: league.season,
      seasons: (byLeague.get(league.id) ?? []).map(({ year, name }) => ({ year, name })),
      is_editable: league.isEditable,
    }))
    .toSorted(compareLeagues(language));
}

export function listActiveLeagues(db: Queryable, userId: number, language: Language) {
  const active = db
    .select({ id: userLeagues.leagueId })
    .from(userLeagues)
    .where(eq(userLeagues.userId, userId));
  return listLeagues(db, language, inArray(leagues.id, active));
}

export async function findLeague(db: Queryable, id: number, language: Language) {
  const [league] = await listLeagues(db, language, eq(leagues.id, id));
  return league ?? null;
}

/** Whether a league is active and a favourite of a user, as the API sends it. */
export async function choiceOf(db: Queryable, userId: number, leagueId: number) {
  const [chosen] = await db
    .select({ favourite: userLeagues.favourite })
    .from(userLeagues)
    .where(and(eq(userLeagues.userId, userId), eq(userLeagues.leagueId, leagueId)));
  return { is_active: chosen !== undefined, is_favourite: chosen?.favourite ?? false };
}

const matchesShown = 5;

/** The active leagues of a user, each with its next matches, as the API sends them. */
export async function leaguesWithMatches(db: Queryable, userId: number, now: Date, language: Language) {
  const next = db
    .select({ id: matches.id })
    .from(matches)
    .where(sql`${eq(matches.leagueId, sql`chosen.league_id`)} and ${isComing(now)}`)
    .orderBy(matches.date, matches.id)
    .limit(matchesShown);
  const ids = sql`(
    select next.id from ${userLeagues} as chosen cross join lateral (${next}) as next where chosen.user_id = ${userId}
  )`;
  const coming = await findMatches(db, { where: inArray(matches.id, ids) });
  const byLeague = groupBy(coming, ({ match }) => match.leagueId);
  const active = await listActiveLeagues(db, userId, language);
  return active.map((league) => ({ ...league, matches: (byLeague.get(league.id) ?? []).map(matchJson) }));
}

/**
 * The season of a league by its name; without a name the current one, else the newest; null for a league without seasons.
 * @param leagueId as in the URL
 * @throws HttpError 404 for an unknown league or season
 */
export async function findSeason(db: Queryable, leagueId: string, name: string | undefined) {
  const id = requireId(parseId(leagueId));
  const [found] = await db
    .select({ season: { id: seasons.id, name: seasons.name } })
    .from(leagues)
    .leftJoin(
      seasons,
      and(eq(seasons.leagueId, leagues.id), name === undefined ? undefined : eq(seasons.name, name)),
    )
    .where(eq(leagues.id, id))
    .orderBy(sql`${seasons.name} is not distinct from ${leagues.season} desc`, desc(seasons.year))
    .limit(1);
  if (!found || (name !== undefined && found.season === null)) throw notFound();
  return { leagueId: id, season: found.season };
}

/**
 * Makes the statistics of a league's matches editable by admins, or read-only, and logs the author.
 * @throws HttpError 404 for an unknown league
 */
export async function toggleEditable(deps: Deps, authorId: number, leagueId: number): Promise<void> {
  await loggedEdit(deps, authorId, async (tx, log) => {
    const { name, isEditable } = requireRow(
      await tx
        .update(leagues)
        .set({ isEditable: not(leagues.isEditable) })
        .where(eq(leagues.id, leagueId))
        .returning(),
    );
    const changed = { before: { isEditable: !isEditable }, after: { isEditable } };
    await log('league.editable', { league_id: leagueId, league: name, ...changed });
  });
}

/** Number of last outcomes that the API calls form. */
const formLength = 5;

type Row = Record<
  'id' | 'points' | 'played' | 'won' | 'drawn' | 'lost' | 'goals_for' | 'goals_against',
  number
> & {
  name: string;
  logo: string | null;
  form: ('won' | 'drawn' | 'lost')[];
};

/**
 * The table of a season as the API sends it: every team with a match in it, by points, goal difference, goals and name.
 * A win is 3 points, a draw 1; called-off matches do not count.
 */
export async function standingsOf(
  db: Queryable,
  season: { id: number; name: string; leagueId: number },
  language: Language,
) {
  const { rows } = await db.execute<Row>(sql`
    with sides as (
      select home_team_id as team_id, date, id, called_off, goal_home as scored, goal_away as conceded
      from ${matches} where season_id = ${season.id}
      union all
      select away_team_id, date, id, called_off, goal_away, goal_home
      from ${matches} where season_id = ${season.id}
    ),
    outcomes as (
      select *, case
          when called_off or scored is null or conceded is null then null
          when scored > conceded then 'won'
          when scored = conceded then 'drawn'
          else 'lost'
        end as outcome
      from sides
    )
    select
      team.id, team.name, team.logo,
      (3 * count(*) filter (where outcome = 'won') + count(*) filter (where outcome = 'drawn'))::integer as points,
      count(outcome)::integer as played,
      (count(*) filter (where outcome = 'won'))::integer as won,
      (count(*) filter (where outcome = 'drawn'))::integer as drawn,
      (count(*) filter (where outcome = 'lost'))::integer as lost,
      coalesce(sum(scored) filter (where outcome is not null), 0)::integer as goals_for,
      coalesce(sum(conceded) filter (where outcome is not null), 0)::integer as goals_against,
      coalesce(
        (array_agg(outcome order by date desc, outcomes.id desc) filter (where outcome is not null))[1:${sql.raw(String(formLength))}],
        '{}'
      ) as form
    from outcomes
    join ${teams} as team on team.id = team_id
    group by team.id
  `);
  const compare = compareNames(language);
  const difference = ({ goals_for, goals_against }: Row) => goals_for - goals_against;
  return rows
    .toSorted(
      (one, other) =>
        other.points - one.points ||
        difference(other) - difference(one) ||
        other.goals_for - one.goals_for ||
        compare(one.name, other.name),
    )
    .map(({ id, name, logo, ...stats }) => ({
      id,
      name,
      logo,
      stats: [{ season: season.name, league_id: season.leagueId, ...stats }],
    }));
}
