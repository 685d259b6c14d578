import { and, eq, inArray, isNotNull, like, type SQL, sql } from 'drizzle-orm';
import type { Random } from '../clock.ts';
import type { Queryable } from '../db/database.ts';
import { groupBy } from '../db/group-by.ts';
import { awayTeam, homeTeam } from '../db/match-teams.ts';
import { leagues, lineups, matches, players, seasons, teams } from '../db/schema.ts';
import type { Position } from '../import/season-content.ts';
import { type DemoCountry, demoCountries, europeanHours } from './demo-countries.ts';
import { shuffled } from './random.ts';

/** Condition for leagues of the demo. */
export const isDemoLeague = like(leagues.code, 'demo-%');

/** Provider ids of the demo are larger than this, and larger than those of real providers. */
export const firstDemoId = 2_000_000_000;

/** `id` is the provider's. */
export interface DemoTeam {
  id: number;
  name: string;
}

/** `id` is the provider's. */
export interface SquadPlayer {
  id: number;
  name: string;
  position: Position;
  shirtNumber: number;
}

/** By the provider's id of the team. */
export type Squads = ReadonlyMap<number, readonly SquadPlayer[]>;

export interface DemoLeague extends Required<Pick<DemoCountry, 'country' | 'kickOffHours'>> {
  code: string;
  name: string;
  teams: DemoTeam[];
}

const teamsInLeague = 16;
/** By shirt number. */
const squadPositions: readonly Position[] = [
  ...(['G', 'D', 'D', 'D', 'D', 'M', 'M', 'M', 'M', 'F', 'F'] as const),
  ...(['G', 'D', 'M', 'M', 'F', 'D', 'D', 'M', 'F'] as const),
];

export function inventLeagues(random: Random): { leagues: DemoLeague[]; squads: Squads } {
  const squads = new Map<number, SquadPlayer[]>();
  let lastTeam = firstDemoId;
  let lastPlayer = firstDemoId;
  const invented = demoCountries.flatMap((country) => {
    const { kickOffHours = europeanHours } = country;
    const clubs = clubNames(country, teamsInLeague * country.leagues.length, random);
    return country.leagues.map((league, index): DemoLeague => {
      const ofLeague = clubs.slice(index * teamsInLeague, (index + 1) * teamsInLeague).map((name) => {
        lastTeam += 1;
        const names = playerNames(country, squadPositions.length, random);
        const squad = squadPositions.map((position, at) => {
          lastPlayer += 1;
          return { id: lastPlayer, name: names[at] ?? '', position, shirtNumber: at + 1 };
        });
        squads.set(lastTeam, squad);
        return { id: lastTeam, name };
      });
      return { ...league, country: country.country, kickOffHours, teams: ofLeague };
    });
  });
  return { leagues: invented, squads };
}

export async function findDemoLeagues(db: Queryable): Promise<DemoLeague[]> {
  const rows = await db
    .selectDistinct({
      leagueId: leagues.id,
      code: leagues.code,
      name: leagues.name,
      country: leagues.country,
      teamId: sql<number>`${teams.providerId}`,
      team: teams.name,
    })
    .from(matches)
    .innerJoin(leagues, eq(leagues.id, matches.leagueId))
    .innerJoin(teams, eq(teams.id, matches.homeTeamId))
    .where(and(isDemoLeague, isNotNull(teams.providerId)))
    .orderBy(leagues.id, teams.providerId);
  return [...groupBy(rows, ({ leagueId }) => leagueId).values()].flatMap((ofLeague) => {
    const [first] = ofLeague;
    const country = demoCountries.find((one) => one.country === first?.country);
    if (!first || !country) return [];
    const { code, name } = first;
    const { kickOffHours = europeanHours } = country;
    const ofTeams = ofLeague.map(({ teamId, team }) => ({ id: teamId, name: team }));
    return [{ code, name, country: first.country, kickOffHours, teams: ofTeams }];
  });
}

/** @param teamIds the provider's ids */
export async function findSquads(db: Queryable, teamIds: readonly number[]): Promise<Squads> {
  const rows = await db
    .select({
      team: teams.providerId,
      id: sql<number>`${players.providerId}`,
      name: players.name,
      position: sql<Position>`${players.position}`,
      shirtNumber: sql<number>`${players.shirtNumber}`,
    })
    .from(players)
    .innerJoin(teams, eq(teams.id, players.teamId))
    .where(inArray(teams.providerId, [...new Set(teamIds)]))
    .orderBy(players.shirtNumber);
  return groupBy(rows, ({ team }) => team ?? 0);
}

/** Matches of the demo by kick-off; ids of teams are the provider's. `isConfirmed` is null without a line-up. */
export function findDemoMatches(db: Queryable, condition: SQL | undefined) {
  return db
    .select({
      id: matches.id,
      providerId: sql<number>`${matches.providerId}`,
      kickOff: matches.date,
      league: { code: leagues.code, name: leagues.name, country: leagues.country },
      season: seasons.year,
      home: { id: sql<number>`${homeTeam.providerId}`, name: homeTeam.name },
      away: { id: sql<number>`${awayTeam.providerId}`, name: awayTeam.name },
      isPlayed: sql<boolean>`${matches.goalHome} is not null`,
      isConfirmed: lineups.confirmed,
    })
    .from(matches)
    .innerJoin(leagues, eq(leagues.id, matches.leagueId))
    .innerJoin(seasons, eq(seasons.id, matches.seasonId))
    .innerJoin(homeTeam, eq(homeTeam.id, matches.homeTeamId))
    .innerJoin(awayTeam, eq(awayTeam.id, matches.awayTeamId))
    .leftJoin(lineups, eq(lineups.matchId, matches.id))
    .where(and(isDemoLeague, condition))
    .orderBy(matches.date, matches.id);
}

export const isOfDemo = (db: Queryable) =>
  inArray(matches.leagueId, db.select({ id: leagues.id }).from(leagues).where(isDemoLeague));

function clubNames({ country, towns, clubs, pattern }: DemoCountry, count: number, random: Random): string[] {
  const words = clubs.split(' ');
  const name = pattern ?? '{club} {town}';
  return choose(allNames(towns, ''), count, country, random).map((town, index) =>
    name.replace('{town}', town).replace('{club}', words[index % words.length] ?? ''),
  );
}

function playerNames(
  { country, firstNames, lastNames }: DemoCountry,
  count: number,
  random: Random,
): string[] {
  return choose(allNames([firstNames, allNames(lastNames, '').join(' ')], ' '), count, country, random);
}

const allNames = ([starts, ends]: readonly [string, string], separator: string) =>
  starts.split(' ').flatMap((start) => ends.split(' ').map((end) => start + separator + end));

/** @throws RangeError when there are fewer than `count` names */
function choose(names: readonly string[], count: number, country: string, random: Random): string[] {
  if (names.length < count) throw new RangeError(`${country} has only ${names.length} names`);
  return shuffled(names, random).slice(0, count);
}
