import { sql } from 'drizzle-orm';
import type { Queryable } from '../db/database.ts';
import { matches, teams } from '../db/tables.ts';
import type { Language } from '../http/language.ts';
import { compareNames } from './country.ts';

/** How many outcomes a form has. */
const formLength = 5;

/** How a match ended for a team. */
export type Outcome = 'won' | 'drawn' | 'lost';

type Row = {
  id: number;
  name: string;
  logo: string | null;
  points: number;
  played: number;
  won: number;
  drawn: number;
  lost: number;
  goals_for: number;
  goals_against: number;
  form: Outcome[];
};

/**
 * The table of a season as the API sends it: every team that has a match in it, by points, goal difference, goals
 * and name. A win is 3 points, a draw 1; matches that were called off do not count.
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
      select *, case when scored > conceded then 'won' when scored = conceded then 'drawn' else 'lost' end as outcome
      from sides
      where scored is not null and conceded is not null and not called_off
    ),
    sums as (
      select
        team_id,
        count(*)::integer as played,
        (count(*) filter (where outcome = 'won'))::integer as won,
        (count(*) filter (where outcome = 'drawn'))::integer as drawn,
        (count(*) filter (where outcome = 'lost'))::integer as lost,
        sum(scored)::integer as goals_for,
        sum(conceded)::integer as goals_against,
        (array_agg(outcome order by date desc, id desc))[1:${sql.raw(String(formLength))}] as form
      from outcomes
      group by team_id
    )
    select
      team.id, team.name, team.logo,
      coalesce(3 * won + drawn, 0) as points,
      coalesce(played, 0) as played, coalesce(won, 0) as won, coalesce(drawn, 0) as drawn, coalesce(lost, 0) as lost,
      coalesce(goals_for, 0) as goals_for, coalesce(goals_against, 0) as goals_against,
      coalesce(form, '{}') as form
    from ${teams} as team
    left join sums on sums.team_id = team.id
    where team.id in (select team_id from sides)
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
