import { and, inArray, like, sql } from 'drizzle-orm';
import type { Random } from '../clock.ts';
import { insertMany } from '../db/bulk.ts';
import type { Queryable } from '../db/database.ts';
import { players } from '../db/match-tables.ts';
import { leagues, matches, seasons, teams } from '../db/tables.ts';
import { ensureFootball } from '../import/ensure-football.ts';
import { demoCountries } from './demo-countries.ts';
import { clubNames, playerNames } from './demo-names.ts';

/** Every league of the demo has a code that matches this; by it the demo's data is told from real data. */
export const demoLeagueCode = 'demo-%';

/** A league of the demo with the season that runs and the ids of its teams. */
export interface DemoLeague {
  id: number;
  seasonId: number;
  teamIds: number[];
  kickOffHours: readonly [first: number, last: number];
}

const hoursOf = (country: string) =>
  demoCountries.find((one) => one.country === country)?.kickOffHours ?? ([10, 21] as const);

/** Whether a league plays at this time of the day. */
export function playsAt(
  { kickOffHours: [first, last] }: Pick<DemoLeague, 'kickOffHours'>,
  date: Date,
): boolean {
  const hour = date.getUTCHours();
  return [hour, hour + 24].some((one) => one >= first && one <= last);
}

const teamsInLeague = 16;
/** Goalkeepers, defenders, midfielders and forwards of a squad, by shirt number. */
const squad = [
  ...(['G', 'D', 'D', 'D', 'D', 'M', 'M', 'M', 'M', 'F', 'F'] as const),
  ...(['G', 'D', 'M', 'M', 'F', 'D', 'D', 'M', 'F'] as const),
];

/** Countries of which a data provider sends little, so that statistics are filled in by hand. */
const thinlyCovered: readonly string[] = ['Chile', 'Japan', 'South Korea'];

/** Makes the leagues with their teams, players and season; they must not be there yet. */
export async function makeDemoLeagues(db: Queryable, now: Date, random: Random): Promise<DemoLeague[]> {
  const sportId = await ensureFootball(db);
  const made: Omit<DemoLeague, 'seasonId'>[] = [];
  for (const country of demoCountries) {
    const names = clubNames(country, teamsInLeague * country.leagues.length, random);
    const leagueIds = await insertMany(
      db,
      leagues,
      country.leagues.map((league) => ({
        ...league,
        sportId,
        country: country.country,
        isEditable: thinlyCovered.includes(country.country),
      })),
    );
    const teamIds = await insertMany(
      db,
      teams,
      names.map((name) => ({ country: country.country, name })),
    );
    const squads = teamIds.flatMap((teamId) => {
      const ofTeam = playerNames(country, squad.length, random);
      return ofTeam.map((name, place) => ({ teamId, name, position: squad[place], shirtNumber: place + 1 }));
    });
    await insertMany(db, players, squads);
    for (const [place, id] of leagueIds.entries()) {
      made.push({
        id,
        kickOffHours: country.kickOffHours,
        teamIds: teamIds.slice(place * teamsInLeague, (place + 1) * teamsInLeague),
      });
    }
  }
  return withSeasons(db, made, now);
}

/** The leagues that `makeDemoLeagues` made, with the season that runs now, which is made when it is new. */
export async function findDemoLeagues(db: Queryable, now: Date): Promise<DemoLeague[]> {
  const stored = await db
    .select({
      id: leagues.id,
      country: leagues.country,
      teamIds: sql<number[]>`array_agg(distinct ${matches.homeTeamId})`,
    })
    .from(leagues)
    .innerJoin(matches, sql`${matches.leagueId} = ${leagues.id}`)
    .where(like(leagues.code, demoLeagueCode))
    .groupBy(leagues.id)
    .orderBy(leagues.id);
  const some = stored.map(({ country, ...league }) => ({ ...league, kickOffHours: hoursOf(country) }));
  return withSeasons(db, some, now);
}

async function withSeasons(
  db: Queryable,
  some: readonly Omit<DemoLeague, 'seasonId'>[],
  now: Date,
): Promise<DemoLeague[]> {
  const first = now.getUTCMonth() >= 6 ? now.getUTCFullYear() : now.getUTCFullYear() - 1;
  const year = String(first);
  const name = `${first}/${first + 1}`;
  const ids = some.map(({ id }) => id);
  await insertMany(
    db,
    seasons,
    ids.map((leagueId) => ({ leagueId, year, name })),
    'leave',
  );
  await db
    .update(leagues)
    .set({ season: name })
    .where(and(inArray(leagues.id, ids), sql`${leagues.season} is distinct from ${name}`));
  const stored = await db
    .select({ id: seasons.id, leagueId: seasons.leagueId })
    .from(seasons)
    .where(and(inArray(seasons.leagueId, ids), sql`${seasons.year} = ${year}`));
  const seasonOf = new Map(stored.map(({ id, leagueId }) => [leagueId, id]));
  return some.flatMap((league) => {
    const seasonId = seasonOf.get(league.id);
    return seasonId === undefined ? [] : [{ ...league, seasonId }];
  });
}
