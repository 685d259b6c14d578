import { and, eq, gte, inArray, isNull, lt, notExists, or, sql } from 'drizzle-orm';
import type { Random } from '../clock.ts';
import { insertMany } from '../db/bulk.ts';
import type { Queryable } from '../db/database.ts';
import { groupBy } from '../db/group-by.ts';
import { incidents, lineups, matchPlayers, missingPlayers, players } from '../db/match-tables.ts';
import { matches } from '../db/tables.ts';
import { incidentsOf } from './course-incidents.ts';
import type { DemoLeague } from './demo-leagues.ts';
import { inLeagues } from './fixtures.ts';
import type { LineUp, Sheet, SquadPlayer } from './line-up.ts';
import { drawLineUp } from './line-up.ts';
import { playCourse } from './match-course.ts';
import { drawCounters } from './player-counters.ts';

const hour = 3_600_000;
const day = 24 * hour;
/** How long before kick-off a line-up is expected, and how long before it is confirmed. */
const expectedBefore = day;
const confirmedBefore = hour;
/** How long the details of a played match are kept; at first the last round is within it. */
const kept = 8 * day;

type Match = typeof matches.$inferSelect;
interface MatchSheets {
  match: Match;
  home: Sheet;
  away: Sheet;
}
interface MatchLineUps extends MatchSheets {
  home: LineUp;
  away: LineUp;
}

/**
 * Gives the demo's matches what they lack: expected line-ups to those of the coming day, confirmed ones to those that
 * begin within the hour, and to played ones their incidents and player statistics, which add up to the result.
 */
export async function fillMatchDetails(
  db: Queryable,
  leagues: readonly DemoLeague[],
  now: Date,
  random: Random,
): Promise<void> {
  await confirmLineUps(db, leagues, now);
  const lacking = await lackingMatches(db, leagues, now);
  if (lacking.length === 0) return;
  const known = await storedSheets(
    db,
    lacking.filter(({ hasLineUp }) => hasLineUp).map(({ match }) => match),
  );
  const squads = await squadsOf(
    db,
    lacking.map(({ match }) => match),
  );
  const drawn = lacking
    .filter(({ hasLineUp }) => !hasLineUp)
    .map(({ match }) => ({
      match,
      home: drawLineUp(squads.get(match.homeTeamId) ?? [], random),
      away: drawLineUp(squads.get(match.awayTeamId) ?? [], random),
    }));
  await storeLineUps(db, drawn, now);
  const played = [...drawn, ...known].filter(({ match }) => match.goalHome !== null);
  await storeCourses(db, played, random);
  const coming = drawn.filter(({ match }) => match.goalHome === null);
  await insertMany(db, matchPlayers, coming.flatMap(rowsOf));
}

/** Forgets the details of matches that were played long ago. */
export async function pruneMatchDetails(
  db: Queryable,
  leagues: readonly DemoLeague[],
  now: Date,
): Promise<void> {
  const old = db
    .select({ id: matches.id })
    .from(matches)
    .innerJoin(lineups, eq(lineups.matchId, matches.id))
    .where(and(inLeagues(leagues), lt(matches.date, new Date(now.getTime() - kept))));
  for (const table of [incidents, matchPlayers, missingPlayers, lineups]) {
    await db.delete(table).where(inArray(table.matchId, old));
  }
}

async function confirmLineUps(db: Queryable, leagues: readonly DemoLeague[], now: Date): Promise<void> {
  const soon = db
    .select({ id: matches.id })
    .from(matches)
    .where(and(inLeagues(leagues), lt(matches.date, new Date(now.getTime() + confirmedBefore))));
  await db
    .update(lineups)
    .set({ confirmed: true })
    .where(and(eq(lineups.confirmed, false), inArray(lineups.matchId, soon)));
}

async function lackingMatches(db: Queryable, leagues: readonly DemoLeague[], now: Date) {
  const itsIncidents = db
    .select({ id: incidents.id })
    .from(incidents)
    .where(eq(incidents.matchId, matches.id));
  return db
    .select({ match: matches, hasLineUp: sql<boolean>`${lineups.matchId} is not null` })
    .from(matches)
    .leftJoin(lineups, eq(lineups.matchId, matches.id))
    .where(
      and(
        inLeagues(leagues),
        gte(matches.date, new Date(now.getTime() - kept)),
        lt(matches.date, new Date(now.getTime() + expectedBefore)),
        or(isNull(lineups.matchId), and(sql`${matches.goalHome} is not null`, notExists(itsIncidents))),
      ),
    )
    .orderBy(matches.id);
}

const squadColumns = {
  id: players.id,
  name: players.name,
  position: sql<SquadPlayer['position']>`coalesce(${players.position}, 'M')`,
  shirtNumber: players.shirtNumber,
};

/** The squads of the teams of some matches, by team. */
async function squadsOf(db: Queryable, some: readonly Match[]): Promise<Map<number, SquadPlayer[]>> {
  const teamIds = some.flatMap(({ homeTeamId, awayTeamId }) => [homeTeamId, awayTeamId]);
  const rows = await db
    .select({ teamId: players.teamId, player: squadColumns })
    .from(players)
    .where(inArray(players.teamId, [...new Set(teamIds)]))
    .orderBy(players.id);
  const byTeam = groupBy(rows, ({ teamId }) => teamId);
  return new Map([...byTeam].map(([teamId, ofTeam]) => [teamId, ofTeam.map(({ player }) => player)]));
}

/** The sheets that matches were announced with. */
async function storedSheets(db: Queryable, some: readonly Match[]): Promise<MatchSheets[]> {
  if (some.length === 0) return [];
  const ids = some.map(({ id }) => id);
  const rows = await db
    .select({
      matchId: matchPlayers.matchId,
      isHome: matchPlayers.isHome,
      substitute: matchPlayers.substitute,
      player: squadColumns,
    })
    .from(matchPlayers)
    .innerJoin(players, eq(players.id, matchPlayers.playerId))
    .where(inArray(matchPlayers.matchId, ids))
    .orderBy(matchPlayers.place);
  const byMatch = groupBy(rows, ({ matchId }) => matchId);
  return some.map((match) => {
    const side = (isHome: boolean): Sheet => {
      const listed = (byMatch.get(match.id) ?? []).filter((row) => row.isHome === isHome);
      return {
        starters: listed.filter(({ substitute }) => !substitute).map(({ player }) => player),
        bench: listed.filter(({ substitute }) => substitute).map(({ player }) => player),
      };
    };
    return { match, home: side(true), away: side(false) };
  });
}

async function storeLineUps(db: Queryable, drawn: readonly MatchLineUps[], now: Date): Promise<void> {
  await insertMany(
    db,
    lineups,
    drawn.map(({ match, home, away }) => ({
      matchId: match.id,
      confirmed: match.date.getTime() < now.getTime() + confirmedBefore,
      formationHome: home.formation,
      formationAway: away.formation,
    })),
  );
  const absences = drawn.flatMap(({ match, home, away }) => [
    ...home.absences.map((absence) => ({ match, isHome: true, ...absence })),
    ...away.absences.map((absence) => ({ match, isHome: false, ...absence })),
  ]);
  await insertMany(
    db,
    missingPlayers,
    absences.map(({ match, isHome, player, type, reason, description, daysOut }) => ({
      matchId: match.id,
      playerId: player.id,
      isHome,
      type,
      reason,
      description,
      expectedEndAt: daysOut === null ? null : new Date(match.date.getTime() + daysOut * day),
    })),
  );
}

/** The rows of a match's sheet: the eleven, then the bench, of both teams. */
function rowsOf({ match, home, away }: MatchSheets): (typeof matchPlayers.$inferInsert)[] {
  return [home, away].flatMap(({ starters, bench }, side) =>
    [...starters, ...bench].map((player, place) => ({
      matchId: match.id,
      playerId: player.id,
      isHome: side === 0,
      place: place + 1,
      position: player.position,
      shirtNumber: player.shirtNumber,
      substitute: place >= starters.length,
      captain: place === Math.min(4, starters.length - 1),
      statistics: null,
    })),
  );
}

/** Plays matches out along their results, and stores what happened and how the players did. */
async function storeCourses(db: Queryable, played: readonly MatchSheets[], random: Random): Promise<void> {
  const ids = played.map(({ match }) => match.id);
  if (ids.length === 0) return;
  await db.delete(matchPlayers).where(inArray(matchPlayers.matchId, ids));
  const outcomes = played.map((one) => ({ ...one, ...playOut(one, random) }));
  await insertMany(
    db,
    matchPlayers,
    outcomes.flatMap(({ counters, ...one }) =>
      rowsOf(one).map((row) => ({ ...row, statistics: counters.get(row.playerId) ?? null })),
    ),
  );
  await insertMany(
    db,
    incidents,
    outcomes.flatMap(({ match, happened }) =>
      happened.map((incident, place) => ({ matchId: match.id, place: place + 1, ...incident })),
    ),
  );
}

function playOut({ match, home, away }: MatchSheets, random: Random) {
  const results = {
    home: {
      goals: match.goalHome ?? 0,
      firstHalfGoals: match.halfTimeGoalHome ?? 0,
      yellow: match.yellowHome ?? 0,
      red: match.redHome ?? 0,
      shots: match.shotsHome ?? 0,
      onGoal: match.shotsOnGoalHome ?? 0,
      fouls: match.foulsHome ?? 0,
    },
    away: {
      goals: match.goalAway ?? 0,
      firstHalfGoals: match.halfTimeGoalAway ?? 0,
      yellow: match.yellowAway ?? 0,
      red: match.redAway ?? 0,
      shots: match.shotsAway ?? 0,
      onGoal: match.shotsOnGoalAway ?? 0,
      fouls: match.foulsAway ?? 0,
    },
  };
  const course = playCourse(
    { sheet: home, result: results.home },
    { sheet: away, result: results.away },
    random,
  );
  const counters = drawCounters(course, results, random);
  return {
    happened: incidentsOf(course),
    counters: new Map([...counters].map(([{ player }, ofPlayer]) => [player.id, ofPlayer])),
  };
}
