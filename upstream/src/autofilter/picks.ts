import type { SQL } from 'drizzle-orm';
import { sql } from 'drizzle-orm';
import type { Queryable } from '../db/database.ts';
import { matches, userLeagues } from '../db/tables.ts';
import { lastPlayed, longestWindow } from '../match/last-matches.ts';
import { isComing } from '../match/match-states.ts';
import type { AutofilterData } from './autofilter-data.ts';
import { bttsOf, countOf, lineOf, sumOf, wantsMore } from './count-sql.ts';
import { countedStats } from './stats.ts';

/** An autofilter that picks; the draft's id is null. */
export type PickingAutofilter = AutofilterData & { id: number | null };

/** How well a match fits an autofilter, as the API sends it; a side that is not looked at is null. */
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
}

/**
 * The common table expressions of what autofilters pick; the last one, `picks`, has a row for each match and
 * autofilter that picks it. All windows are of the same moment, since a coming match comes after every played one:
 * so each team's is looked at once, however many matches and autofilters ask for it.
 */
function picks(db: Queryable, { autofilters, userId, now }: Picking): SQL {
  const given = autofilters.map((autofilter, place) => ({
    place,
    id: autofilter.id,
    stat: autofilter.stat,
    more: wantsMore(autofilter),
    line: lineOf(autofilter),
    side: autofilter.side,
    size: autofilter.window,
    least: autofilter.leastHitRate,
    leagues: autofilter.leagueIds,
  }));
  const own = (stat: (typeof countedStats)[number]) => sql`
    when ${stat} then case
      when wanted.side = 'sum' then ${sumOf('played', stat)}
      when played.home_team_id = looked.team_id then ${countOf('played', stat, 'home')}
      else ${countOf('played', stat, 'away')}
    end`;
  const last = lastPlayed(db, sql`looked.team_id`, { before: now, limit: longestWindow });
  return sql`
    with active as (
      select array_agg(league_id) as leagues from ${userLeagues} where user_id = ${userId}
    ),
    wanted as (
      select given.place, given.id, stat, more, line, side, size, least,
        case when cardinality(given.leagues) = 0 then active.leagues else given.leagues end as leagues
      from jsonb_to_recordset(${JSON.stringify(given)}::jsonb) as given(
        place integer, id integer, stat text, more boolean, line double precision, side text, size integer,
        least double precision, leagues integer[]
      ), active
    ),
    coming as (
      select id, date, league_id, home_team_id, away_team_id from ${matches}
      where ${isComing(now)} and league_id in (select unnest(leagues) from wanted)
    ),
    looked as (
      select home_team_id as team_id from coming union select away_team_id from coming
    ),
    played as (
      select looked.team_id, wanted.place as autofilter, wanted.more, wanted.line,
        case wanted.stat when 'btts' then ${bttsOf('played')} ${sql.join(countedStats.map(own))} end as count
      from looked
      cross join lateral (
        select last.*, row_number() over (order by last.date desc) as nth from ${last} as last
      ) as played
      join wanted on wanted.size >= played.nth
    ),
    windows as (
      select team_id, autofilter,
        count(count)::integer as sample,
        (count(*) filter (where case when more then count > line else count < line end))::integer as hits
      from played
      group by team_id, autofilter
    ),
    rates as (
      select coming.id as match_id, coming.date, wanted.place, wanted.id as autofilter_id, wanted.least,
        home.hits as home_hits, home.sample as home_sample, away.hits as away_hits, away.sample as away_sample,
        100::double precision * case wanted.side
          when 'home' then home.hits
          when 'away' then away.hits
          when 'both' then least(home.hits, away.hits)
          else (home.hits + away.hits) / 2.0
        end / wanted.size as rate
      from wanted
      join coming on coming.league_id = any(wanted.leagues)
      left join windows as home
        on wanted.side <> 'away' and home.team_id = coming.home_team_id and home.autofilter = wanted.place
      left join windows as away
        on wanted.side <> 'home' and away.team_id = coming.away_team_id and away.autofilter = wanted.place
      where (wanted.side = 'away' or home.sample = wanted.size) and (wanted.side = 'home' or away.sample = wanted.size)
    ),
    picks as (
      select * from rates where rate >= least
    )`;
}

/** What some autofilters pick. */
export interface Picked {
  /** How many matches. */
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
    ${picks(db, picking)},
    picked as (
      select distinct match_id, date from picks
    ),
    page as (
      select * from picked order by date, match_id limit ${limit} offset ${offset}
    ),
    hits as (
      select match_id, jsonb_agg(
        jsonb_build_object(
          'autofilter_id', autofilter_id, 'home_hits', home_hits, 'home_sample', home_sample,
          'away_hits', away_hits, 'away_sample', away_sample, 'rate', rate
        )
        order by place
      ) as hits
      from picks
      where match_id in (select match_id from page)
      group by match_id
    )
    select whole.total, whole.counts, page.match_id, hits.hits
    from (
      select
        (select count(*)::integer from picked) as total,
        array(
          select count(picks.place)::integer from wanted left join picks on picks.place = wanted.place
          group by wanted.place order by wanted.place
        ) as counts
    ) as whole
    left join (page join hits on hits.match_id = page.match_id) on true
    order by page.date, page.match_id
  `);
  return {
    total: rows[0]?.total ?? 0,
    counts: rows[0]?.counts ?? [],
    page: rows.flatMap(({ match_id: matchId, hits }) =>
      matchId === null || hits === null ? [] : [{ matchId, hits }],
    ),
  };
}
