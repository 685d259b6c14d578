import type pg from 'pg';
import type { Account } from '../lib/recording.ts';
import { insertAccounts } from './load-pages.ts';

/** Two future rounds for every league, since the files contain played matches only: neighbours by id, then the return matches. */
const comingRounds = `
  with squads as (
    select seasons.league_id, seasons.id as season_id, team_id,
      row_number() over (partition by seasons.id order by team_id) as nth
    from leagues
    join seasons on seasons.league_id = leagues.id and seasons.name = leagues.season
    cross join lateral (select distinct home_team_id as team_id from matches where season_id = seasons.id) as squad
  ),
  pairs as (
    select one.league_id, one.season_id, one.team_id as one, other.team_id as other, one.nth
    from squads as one
    join squads as other on other.season_id = one.season_id and other.nth = one.nth + 1
    where one.nth % 2 = 1
  ),
  fixtures as (
    select league_id, season_id, one as home, other as away, now() + interval '1 day' + nth * interval '1 hour' as date
    from pairs
    union all
    select league_id, season_id, other, one, now() + interval '8 days' + nth * interval '1 hour' from pairs
  )
  insert into matches (league_id, season_id, home_team_id, away_team_id, day, date)
  select league_id, season_id, home, away, to_char(date, 'YYYY-MM-DD'), date from fixtures`;

/** Autofilters of each kind: one team's count, both teams' counts, a sum, and both teams to score. */
const autofilters = `
  insert into autofilters (user_id, name, stat, comparison, line, side, "window", least_hit_rate, created_at)
  select users.id, given.* , now()
  from users, (values
    ('goals', 'goal', 'over', 1.5, 'home', 5, 60),
    ('both score', 'btts', 'yes', null, 'both', 10, 50),
    ('corners', 'corners', 'over', 9.5, 'sum', 10, 60),
    ('cards', 'yellow', 'under', 2.5, 'away', 5, 80)
  ) as given
  where users.role = 'typer'`;

/**
 * Adds future matches and accounts with full access, every league
 * active and an autofilter of each kind.
 */
export async function seedFootball(client: pg.Client, count: number): Promise<Account[]> {
  await client.query(comingRounds);
  const accounts = await insertAccounts(client, 'typer', count);
  await client.query(
    'insert into user_leagues (user_id, league_id) select users.id, leagues.id from users, leagues',
  );
  await client.query(autofilters);
  await client.query('analyze');
  return accounts;
}
