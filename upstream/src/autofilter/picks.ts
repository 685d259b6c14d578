import { type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '../db/database.ts';
import { matches, userLeagues } from '../db/tables.ts';
import type { MatchJson } from '../match/find-matches.ts';
import { lastPlayed, longestWindow } from '../match/last-matches.ts';
import { isComing } from '../match/match-states.ts';
import type { AutofilterData, AutofilterStat } from './autofilter-data.ts';

/** A match of a window by its id, and what the autofilter counts in it; null where that is not known. */
type Mark = [matchId: number, count: number | null];

/** A hit with the windows that it was taken from, newest first; a side that is not looked at is null. */
type MarkedHit = Hit & { home_marks: Mark[] | null; away_marks: Mark[] | null };

type PickedMatch<Of extends Hit = Hit> = MatchJson & { hits: Of[] };

/** Picked matches with the windows of their hits. */
export async function withMarks(
  db: Queryable,
  { autofilters, now }: Picking,
  picked: readonly PickedMatch[],
): Promise<PickedMatch<MarkedHit>[]> {
  const teamIds = [...new Set(picked.flatMap((match) => [match.home_team_id, match.away_team_id]))];
  if (teamIds.length === 0) return [];
  type Row = { team_id: number; marks: [matchId: number, ...counts: (number | null)[]][] };
  const last = lastPlayed(db, sql`looked.team_id`, { before: now, limit: longestWindow });
  const counts = sql.join(autofilters.map(countIn), sql`, `);
  const { rows } = await db.execute<Row>(sql`
    select team_id, json_agg(json_build_array(id, ${counts}) order by date desc) as marks
    from (
      select looked.team_id, last.* from unnest(${sql.param(teamIds)}::integer[]) as looked(team_id)
      cross join lateral ${last} as last
    ) as played
    group by team_id
  `);
  const marksOf = new Map(rows.map(({ team_id: teamId, marks }) => [teamId, marks]));
  const windowOf = (teamId: number, hit: Hit): Mark[] => {
    const place = autofilters.findIndex(({ id }) => id === hit.autofilter_id);
    const marks = (marksOf.get(teamId) ?? []).slice(0, autofilters[place]?.window);
    return marks.map(([matchId, ...ofAutofilters]) => [matchId, ofAutofilters[place] ?? null]);
  };
  return picked.map((match) => ({
    ...match,
    hits: match.hits.map((hit) => ({
      ...hit,
      home_marks: hit.home_sample === null ? null : windowOf(match.home_team_id, hit),
      away_marks: hit.away_sample === null ? null : windowOf(match.away_team_id, hit),
    })),
  }));
}

/** An autofilter that picks; the draft's id is null. */
type PickingAutofilter = AutofilterData & { id: number | null };

export interface Hit {
  autofilter_id: number | null;
  home_hits: number | null;
  home_sample: number | null;
  away_hits: number | null;
  away_sample: number | null;
  /** Percent. */
  rate: number;
}

/** Whose autofilters pick, and when. */
export interface Picking {
  autofilters: readonly PickingAutofilter[];
  /** The user whose active leagues stand for an autofilter's leagues where it names none. */
  userId: number;
  now: Date;
  /** The only one of them whose matches are wanted; the others are counted. */
  onlyId?: number | null;
}

/** Two aggregates over a team's last matches: in how many of the window the count is known, and how many satisfy the line. */
function windowOf(autofilter: AutofilterData): { sample: SQL; hits: SQL } {
  const count = countIn(autofilter);
  const inWindow = sql`nth <= ${autofilter.window}::integer`;
  const compares = sql.raw(wantsMore(autofilter) ? '>' : '<');
  return {
    sample: sql`count(${count}) filter (where ${inWindow})`,
    hits: sql`count(*) filter (where ${inWindow} and ${count} ${compares} ${lineOf(autofilter)}::double precision)`,
  };
}

/** The common table expressions of the windows of the teams in `looked`: per autofilter how many counts and how many hits. */
function windowsOf(db: Queryable, autofilters: readonly AutofilterData[], now: Date): SQL {
  const windows = autofilters.map(windowOf);
  const arrayOf = (some: SQL[]) => sql`array[${sql.join(some, sql`, `)}]::integer[]`;
  const last = lastPlayed(db, sql`looked.team_id`, { before: now, limit: longestWindow });
  return sql`played as (
    select looked.team_id, last.* from looked cross join lateral (
      select last.*, row_number() over (order by last.date desc) as nth from ${last} as last
    ) as last
  ),
  windows as (
    select team_id,
      ${arrayOf(windows.map(({ sample }) => sample))} as samples,
      ${arrayOf(windows.map(({ hits }) => hits))} as hits
    from played
    group by team_id
  )`;
}

/**
 * The common table expressions of what autofilters pick; the last two, `picks` and `shown`, have a row for each match
 * and autofilter that picks it, the latter only of those that are wanted. All windows are of the same moment, since a coming match comes after every played one:
 * so each team's last matches are looked at once, however many matches and autofilters ask for them.
 */
function picks(db: Queryable, { autofilters, userId, now, onlyId = null }: Picking): SQL {
  const wanted = autofilters.map((autofilter, place) => ({
    place: place + 1,
    id: autofilter.id,
    side: autofilter.side,
    size: autofilter.window,
    least: autofilter.minHitRate,
    leagues: autofilter.leagueIds,
  }));
  return sql`
    with active as (
      select array_agg(league_id) as leagues from ${userLeagues} where user_id = ${userId}
    ),
    wanted as (
      select given.place, given.id, side, size, least,
        case when cardinality(given.leagues) = 0 then active.leagues else given.leagues end as leagues
      from jsonb_to_recordset(${JSON.stringify(wanted)}::jsonb) as given(
        place integer, id integer, side text, size integer, least double precision, leagues integer[]
      ), active
    ),
    coming as (
      select id, date, league_id, home_team_id, away_team_id from ${matches}
      where ${isComing(now)} and league_id in (select unnest(leagues) from wanted)
    ),
    looked as (
      select home_team_id as team_id from coming union select away_team_id from coming
    ),
    ${windowsOf(db, autofilters, now)},
    sides as (
      select coming.id as match_id, coming.date, wanted.*,
        case when side <> 'away' then home.samples[place] end as home_sample,
        case when side <> 'away' then home.hits[place] end as home_hits,
        case when side <> 'home' then away.samples[place] end as away_sample,
        case when side <> 'home' then away.hits[place] end as away_hits
      from coming
      join wanted on coming.league_id = any(wanted.leagues)
      left join windows as home on home.team_id = coming.home_team_id
      left join windows as away on away.team_id = coming.away_team_id
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
      select * from rates where rate >= least
    ),
    shown as (
      select *, dense_rank() over (order by date, match_id) as nth from picks
      where ${onlyId}::integer is null or id = ${onlyId}
    )`;
}

interface Picked {
  /** How many matches of those that are wanted. */
  total: number;
  /** How many matches each autofilter picks, in the order of the autofilters. */
  counts: number[];
  /** The matches of the page by kick-off, each with its hits in the order of the autofilters. */
  page: { matchId: number; hits: Hit[] }[];
}

/** A page of the coming matches that autofilters pick, by kick-off, and how many there are in all. */
export async function pickedMatches(
  db: Queryable,
  picking: Picking,
  { limit, offset }: { limit: number; offset: number },
): Promise<Picked> {
  type Row = { total: number; counts: number[]; match_id: number | null; hits: Hit[] | null };
  const { rows } = await db.execute<Row>(sql`
    ${picks(db, picking)}
    select whole.total, whole.counts, page.match_id, page.hits
    from (
      select
        (select coalesce(max(nth), 0)::integer from shown) as total,
        array(
          select count(picks.place)::integer from wanted left join picks on picks.place = wanted.place
          group by wanted.place order by wanted.place
        ) as counts
    ) as whole
    left join (
      select nth, match_id, jsonb_agg(
        jsonb_build_object(
          'autofilter_id', id, 'home_hits', home_hits, 'home_sample', home_sample,
          'away_hits', away_hits, 'away_sample', away_sample, 'rate', rate
        )
        order by place
      ) as hits
      from shown
      where nth > ${offset} and nth <= ${offset + limit}
      group by nth, match_id
    ) as page on true
    order by page.nth
  `);
  return {
    total: rows[0]?.total ?? 0,
    counts: rows[0]?.counts ?? [],
    page: rows.flatMap(({ match_id: matchId, hits }) =>
      matchId === null || hits === null ? [] : [{ matchId, hits }],
    ),
  };
}

const column = (match: string, name: string) => sql`${sql.identifier(match)}.${sql.identifier(name)}`;

/** The count of one side's team in a match. */
export const countOf = (match: string, stat: Exclude<AutofilterStat, 'btts'>, side: 'home' | 'away'): SQL =>
  column(match, `${stat}_${side}`);

/** Both teams' counts of a match together. */
export const sumOf = (match: string, stat: Exclude<AutofilterStat, 'btts'>): SQL =>
  sql`(${countOf(match, stat, 'home')} + ${countOf(match, stat, 'away')})`;

/** 1 when both teams of a match scored, else 0; held against a line of a half it is yes or no. */
export const bttsOf = (match: string): SQL =>
  sql`(${countOf(match, 'goal', 'home')} > 0 and ${countOf(match, 'goal', 'away')} > 0)::integer`;

/** What an autofilter counts in a match `played` of the team `played.team_id`. */
function countIn({ stat, side }: Pick<AutofilterData, 'stat' | 'side'>): SQL {
  if (stat === 'btts') return bttsOf('played');
  if (side === 'sum') return sumOf('played', stat);
  const [ofHome, ofAway] = [countOf('played', stat, 'home'), countOf('played', stat, 'away')];
  return sql`case when played.home_team_id = played.team_id then ${ofHome} else ${ofAway} end`;
}

/** Whether an autofilter wants more than its line; yes is more than a half of what `bttsOf` counts. */
export const wantsMore = ({ comparison }: Pick<AutofilterData, 'comparison'>): boolean =>
  comparison === 'over' || comparison === 'yes';

/** The line of an autofilter, that of btts included. */
export const lineOf = ({ line }: Pick<AutofilterData, 'line'>): number => line ?? 0.5;
