import { type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '../db/database.ts';
import { matches, userLeagues } from '../db/tables.ts';
import type { MatchJson } from '../match/find-matches.ts';
import { lastPlayed, longestWindow } from '../match/last-matches.ts';
import { isComing } from '../match/match-states.ts';
import type { AutofilterData, AutofilterStat } from './autofilter-data.ts';

type PickedMatch = MatchJson & { hits: Hit[] };

/**
 * Adds the windows of the hits: matches, newest first, with the counted values; null for an unknown value, and for a side
 * that the autofilter does not use.
 */
export async function withMarks(
  db: Queryable,
  { autofilters, now }: Picking,
  picked: readonly PickedMatch[],
) {
  const teamIds = [...new Set(picked.flatMap((match) => [match.home_team_id, match.away_team_id]))];
  if (teamIds.length === 0) return [];
  type Row = { team_id: number; marks: [matchId: number, ...counts: (number | null)[]][] };
  const last = lastPlayed(db, sql`relevant_teams.team_id`, { before: now, limit: longestWindow });
  const counts = sql.join(autofilters.map(countIn), sql`, `);
  const { rows } = await db.execute<Row>(sql`
    select team_id, json_agg(json_build_array(id, ${counts}) order by date desc) as marks
    from (
      select relevant_teams.team_id, last.* from unnest(${sql.param(teamIds)}::integer[]) as relevant_teams(team_id)
      cross join lateral ${last} as last
    ) as played
    group by team_id
  `);
  const marksOf = new Map(rows.map(({ team_id: teamId, marks }) => [teamId, marks]));
  const marksInWindow = (teamId: number, hit: Hit) => {
    const index = autofilters.findIndex(({ id }) => id === hit.autofilter_id);
    const marks = (marksOf.get(teamId) ?? []).slice(0, autofilters[index]?.window);
    return marks.map(([matchId, ...ofAutofilters]) => [matchId, ofAutofilters[index] ?? null]);
  };
  return picked.map((match) => ({
    ...match,
    hits: match.hits.map((hit) => ({
      ...hit,
      home_marks: hit.home_sample === null ? null : marksInWindow(match.home_team_id, hit),
      away_marks: hit.away_sample === null ? null : marksInWindow(match.away_team_id, hit),
    })),
  }));
}

export interface Hit {
  autofilter_id: number | null;
  home_hits: number | null;
  home_sample: number | null;
  away_hits: number | null;
  away_sample: number | null;
  /** Percent. */
  rate: number;
}

export interface Picking {
  /** The id of a draft is null. */
  autofilters: readonly (AutofilterData & { id: number | null })[];
  /** The user whose active leagues are used for autofilters without leagues. */
  userId: number;
  now: Date;
  /** Returns only the matches of this autofilter; the others are only counted. */
  onlyId?: number | null;
}

/** CTEs with the windows of the teams in `relevant_teams`: samples and hits per autofilter. */
function windowsOf(db: Queryable, autofilters: readonly AutofilterData[], now: Date): SQL {
  /** For each autofilter the number of its last matches that satisfy a condition. */
  const countWhere = (conditionOf: (autofilter: AutofilterData) => SQL) => {
    const aggregates = autofilters.map(
      (one) => sql`count(*) filter (where nth <= ${one.window}::integer and ${conditionOf(one)})`,
    );
    return sql`array[${sql.join(aggregates, sql`, `)}]::integer[]`;
  };
  const last = lastPlayed(db, sql`relevant_teams.team_id`, { before: now, limit: longestWindow });
  return sql`played as (
    select relevant_teams.team_id, last.* from relevant_teams cross join lateral (
      select last.*, row_number() over (order by last.date desc) as nth from ${last} as last
    ) as last
  ),
  windows as (
    select team_id,
      ${countWhere((one) => sql`${countIn(one)} is not null`)} as samples,
      ${countWhere((one) => satisfies(one, countIn(one)))} as hits
    from played
    group by team_id
  )`;
}

/**
 * CTEs of the picked matches. `picks` has a row for each match and autofilter that picks it, `selected` only those of
 * `onlyId`. All upcoming matches have the same windows, so each team's last matches are read once.
 */
function picks(db: Queryable, { autofilters, userId, now, onlyId = null }: Picking): SQL {
  const filters = autofilters.map((autofilter, index) => ({
    ordinal: index + 1,
    id: autofilter.id,
    side: autofilter.side,
    size: autofilter.window,
    min_rate: autofilter.minHitRate,
    leagues: autofilter.leagueIds,
  }));
  return sql`
    with active as (
      select array_agg(league_id) as leagues from ${userLeagues} where user_id = ${userId}
    ),
    filters as (
      select input.ordinal, input.id, side, size, min_rate,
        case when cardinality(input.leagues) = 0 then active.leagues else input.leagues end as leagues
      from jsonb_to_recordset(${JSON.stringify(filters)}::jsonb) as input(
        ordinal integer, id integer, side text, size integer, min_rate double precision, leagues integer[]
      ), active
    ),
    upcoming as (
      select id, date, league_id, home_team_id, away_team_id from ${matches}
      where ${isComing(now)} and league_id in (select unnest(leagues) from filters)
    ),
    relevant_teams as (
      select home_team_id as team_id from upcoming union select away_team_id from upcoming
    ),
    ${windowsOf(db, autofilters, now)},
    sides as (
      select upcoming.id as match_id, upcoming.date, filters.*,
        case when side <> 'away' then home.samples[ordinal] end as home_sample,
        case when side <> 'away' then home.hits[ordinal] end as home_hits,
        case when side <> 'home' then away.samples[ordinal] end as away_sample,
        case when side <> 'home' then away.hits[ordinal] end as away_hits
      from upcoming
      join filters on upcoming.league_id = any(filters.leagues)
      left join windows as home on home.team_id = upcoming.home_team_id
      left join windows as away on away.team_id = upcoming.away_team_id
    ),
    rates as (
      select *, 100::double precision * case side
          when 'home' then home_hits
          when 'away' then away_hits
          when 'both' then least(home_hits, away_hits)
          else (home_hits + away_hits) / 2.0
        end / size as rate
      from sides
      where (side = 'away' or home_sample = size) and (side = 'home' or away_sample = size)
    ),
    picks as (
      select * from rates where rate >= min_rate
    ),
    selected as (
      select *, dense_rank() over (order by date, match_id) as nth from picks
      where ${onlyId}::integer is null or id = ${onlyId}
    )`;
}

/**
 * A page of the upcoming matches that autofilters pick: hits by match id, in the order of the autofilters. Also the number
 * of matches, of `onlyId` if set, and per autofilter.
 */
export async function pickedMatches(
  db: Queryable,
  picking: Picking,
  { limit, offset }: { limit: number; offset: number },
) {
  type Row = { total: number; counts: number[]; match_id: number | null; hits: Hit[] | null };
  const { rows } = await db.execute<Row>(sql`
    ${picks(db, picking)}
    select whole.total, whole.counts, page.match_id, page.hits
    from (
      select
        (select coalesce(max(nth), 0)::integer from selected) as total,
        array(
          select count(picks.ordinal)::integer from filters left join picks on picks.ordinal = filters.ordinal
          group by filters.ordinal order by filters.ordinal
        ) as counts
    ) as whole
    left join (
      select nth, match_id, jsonb_agg(
        jsonb_build_object(
          'autofilter_id', id, 'home_hits', home_hits, 'home_sample', home_sample,
          'away_hits', away_hits, 'away_sample', away_sample, 'rate', rate
        )
        order by ordinal
      ) as hits
      from selected
      where nth > ${offset} and nth <= ${offset + limit}
      group by nth, match_id
    ) as page on true
    order by page.nth
  `);
  return {
    total: rows[0]?.total ?? 0,
    counts: rows[0]?.counts ?? [],
    hitsOf: new Map(rows.flatMap(({ match_id: id, hits }) => (id && hits ? [[id, hits] as const] : []))),
  };
}

export const countOf = (stat: Exclude<AutofilterStat, 'btts'>, side: 'home' | 'away'): SQL =>
  sql`${sql.identifier(`${stat}_${side}`)}`;

export const sumOf = (stat: Exclude<AutofilterStat, 'btts'>): SQL =>
  sql`(${countOf(stat, 'home')} + ${countOf(stat, 'away')})`;

/** 1 if both teams scored, else 0. Compared with a line of 0.5. */
export const bothScored = sql`(goal_home > 0 and goal_away > 0)::integer`;

/** The value that an autofilter counts in a row of `played` for the team `team_id`. */
function countIn({ stat, side }: AutofilterData): SQL {
  if (stat === 'btts') return bothScored;
  if (side === 'sum') return sumOf(stat);
  return sql`case when home_team_id = team_id then ${countOf(stat, 'home')} else ${countOf(stat, 'away')} end`;
}

/** Whether a value is on the side of the line that the autofilter picks. */
export function satisfies({ comparison, line }: AutofilterData, value: SQL): SQL {
  const compares = sql.raw(comparison === 'over' || comparison === 'yes' ? '>' : '<');
  return sql`${value} ${compares} ${line ?? 0.5}::double precision`;
}
