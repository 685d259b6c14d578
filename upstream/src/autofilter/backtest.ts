import { sql } from 'drizzle-orm';
import type { Queryable } from '../db/database.ts';
import { matches, seasons, userLeagues } from '../db/tables.ts';
import { wasPlayedBefore } from '../match/match-states.ts';
import type { AutofilterData } from './autofilter-data.ts';
import { bothScored, countOf, satisfies, sumOf } from './picks.ts';

/** As the API sends it. */
type SeasonBacktest = { season: string; matches: number; hits: number; right: number };

/**
 * Applies an autofilter to the played matches of its leagues, each with the data from before its kick-off. Counts per
 * season how many it would have picked and how many picks were right, newest season first. Reads the matches once.
 * @param userId the user whose active leagues are used if the autofilter has none
 */
export async function backtest(
  db: Queryable,
  autofilter: AutofilterData,
  { userId, now }: { userId: number; now: Date },
): Promise<SeasonBacktest[]> {
  const { window, minHitRate } = autofilter;
  const { count, satisfied, leagueIds, bySide, isFull } = fragmentsOf(autofilter, userId);
  const { rows } = await db.execute<SeasonBacktest>(sql`
    with played as (
      select id, season_id, league_id, date, home_team_id, away_team_id, ${count('home')} as home, ${count('away')} as away
      from ${matches}
      where ${wasPlayedBefore(now)}
    ),
    relevant_teams as (
      select home_team_id as team_id from played where league_id = any(${leagueIds})
      union
      select away_team_id from played where league_id = any(${leagueIds})
    ),
    sides as (
      select id, date, home_team_id as team_id, true as at_home, home as count from played
      union all
      select id, date, away_team_id, false, away from played
    ),
    windows as (
      select id, at_home, count, count(count) over before as sample,
        count(*) filter (where ${satisfied('count')}) over before as hits
      from sides
      where team_id in (select team_id from relevant_teams)
      window before as (partition by team_id order by date, id rows between ${sql.raw(String(window))} preceding and 1 preceding)
    ),
    tested as (
      select played.season_id,
        100::double precision * ${bySide.hits} / ${window}::integer >= ${minHitRate}::double precision as hit,
        ${bySide.right} as is_right
      from played
      join windows as home on home.id = played.id and home.at_home
      join windows as away on away.id = played.id and not away.at_home
      where played.league_id = any(${leagueIds}) and ${isFull('home')} and ${isFull('away')}
    )
    select season.name as season,
      count(*)::integer as matches,
      (count(*) filter (where hit))::integer as hits,
      (count(*) filter (where hit and is_right))::integer as right
    from tested
    join ${seasons} as season on season.id = tested.season_id
    group by season.name
    order by max(season.year) desc, season.name desc
  `);
  return rows;
}

function fragmentsOf(autofilter: AutofilterData, userId: number) {
  const { stat, side, window, leagueIds } = autofilter;
  const count = (of: 'home' | 'away') => {
    if (stat === 'btts') return bothScored;
    return side === 'sum' ? sumOf(stat) : countOf(stat, of);
  };
  const satisfied = (value: string) => satisfies(autofilter, sql.raw(value));
  const activeLeagueIds =
    leagueIds.length > 0
      ? sql`${sql.param(leagueIds)}::integer[]`
      : sql`array(select league_id from ${userLeagues} where user_id = ${userId})`;
  const isIncluded = { home: side !== 'away', away: side !== 'home' };
  const bySide = {
    home: { hits: sql`home.hits`, right: satisfied('home.count') },
    away: { hits: sql`away.hits`, right: satisfied('away.count') },
    both: {
      hits: sql`least(home.hits, away.hits)`,
      right: sql`${satisfied('home.count')} and ${satisfied('away.count')}`,
    },
    sum: { hits: sql`(home.hits + away.hits) / 2.0`, right: satisfied('home.count') },
  }[side];
  const isFull = (of: 'home' | 'away') =>
    isIncluded[of]
      ? sql`${sql.identifier(of)}.sample = ${window}::integer and ${sql.identifier(of)}.count is not null`
      : sql`true`;
  return { count, satisfied, leagueIds: activeLeagueIds, bySide, isFull };
}
