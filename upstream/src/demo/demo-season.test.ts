import { and, asc, eq, gt, isNotNull, isNull, lt } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { incidents, lineups, matches, matchPlayers, missingPlayers, players } from '../db/schema.ts';
import { demoSeed, demoTemplate } from '../testing/demo-template.ts';
import { openTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { MarketSession } from './market-session.ts';
import { seededRandom } from './random.ts';

const start = demoSeed.clock();
const hour = 3_600_000;

let database: TestDatabase;
let now = start;
beforeAll(async () => {
  database = await openTestDatabase(demoTemplate);
});
afterAll(() => database.close());

type Match = typeof matches.$inferSelect;
const sheetOf = (match: Match) =>
  database.db
    .select({ listed: matchPlayers, player: players })
    .from(matchPlayers)
    .innerJoin(players, eq(players.id, matchPlayers.playerId))
    .where(eq(matchPlayers.matchId, match.id))
    .orderBy(asc(matchPlayers.place));
const incidentsOf = (match: Match) =>
  database.db.select().from(incidents).where(eq(incidents.matchId, match.id)).orderBy(asc(incidents.place));

/** Checks that the details of a played match agree with its result. */
async function expectConsistent(match: Match): Promise<void> {
  const sheet = await sheetOf(match);
  const all = await incidentsOf(match);
  for (const isHome of [true, false]) {
    const side = isHome ? 'Home' : 'Away';
    const ofSide = all.filter((incident) => incident.isHome === isHome);
    const goals = ofSide.filter(({ incidentType }) => incidentType === 'goal');
    expect(goals).toHaveLength(match[`goal${side}`] ?? -1);
    const firstHalf = all.findIndex(({ details }) => details.text === 'HT');
    expect(goals.filter((goal) => all.indexOf(goal) < firstHalf)).toHaveLength(
      match[`halfTimeGoal${side}`] ?? -1,
    );
    for (const [kind, count] of [
      ['yellow', match[`yellow${side}`]],
      ['red', match[`red${side}`]],
    ]) {
      expect(ofSide.filter(({ incidentClass }) => incidentClass === kind)).toHaveLength(Number(count));
    }

    const listed = sheet.filter((row) => row.listed.isHome === isHome);
    expect(listed.filter(({ listed: { substitute } }) => !substitute)).toHaveLength(11);
    expect(listed.filter(({ listed: { captain } }) => captain)).toHaveLength(1);
    const sum = (counter: string, some = listed) =>
      some.reduce((total, { listed: { statistics } }) => total + (statistics?.[counter] ?? 0), 0);
    const ownGoals = goals.filter(({ incidentClass }) => incidentClass === 'ownGoal').length;
    expect(sum('goals')).toBe(goals.length - ownGoals);
    expect(sum('goalAssist')).toBe(goals.filter(({ details }) => details.assist !== null).length);
    expect(sum('totalShots')).toBe(match[`shots${side}`]);
    expect(sum('onTargetScoringAttempt')).toBe((match[`shotsOnGoal${side}`] ?? 0) - ownGoals);
    expect(sum('fouls')).toBe(match[`fouls${side}`]);
    const others = sheet.filter((row) => row.listed.isHome !== isHome);
    expect(sum('saves', others)).toBe((match[`shotsOnGoal${side}`] ?? 0) - goals.length);
    expect(sum('ownGoals', others)).toBe(ownGoals);

    const changes = ofSide.filter(({ incidentType }) => incidentType === 'substitution');
    const cameOn = listed.filter(({ listed: { substitute, statistics } }) => substitute && statistics);
    expect(cameOn.map(({ player }) => player.name).sort()).toEqual(
      changes.map(({ details }) => details.player_in).sort(),
    );
  }
  const last = all.at(-1);
  expect(last).toMatchObject({
    incidentType: 'period',
    details: { text: 'FT', home_score: match.goalHome, away_score: match.goalAway },
  });
  const halfTime = all.findIndex(({ details }) => details.text === 'HT');
  for (const [some, from] of [
    [all.slice(0, halfTime), 0],
    [all.slice(halfTime + 1), 45],
  ] as const) {
    const minutes = some
      .filter(({ incidentType }) => incidentType !== 'period')
      .map(({ time, addedTime }) => (time ?? 0) + (addedTime ?? 0) / 100);
    expect(minutes).toEqual(minutes.toSorted((one, other) => one - other));
    for (const { time } of some) expect(time).toBeGreaterThan(from);
  }
}

describe('match details of the demo', () => {
  it('agree with the results of the last round', async () => {
    const played = await database.db
      .select()
      .from(matches)
      .where(and(isNotNull(matches.goalHome), gt(matches.date, new Date(start.getTime() - 7 * 24 * hour))));
    expect(played.length).toBeGreaterThan(60);
    for (const match of played) await expectConsistent(match);
    const kinds = await database.db.selectDistinct({ type: incidents.incidentType }).from(incidents);
    expect(kinds.map(({ type }) => type).sort()).toEqual([
      'card',
      'goal',
      'inGamePenalty',
      'injuryTime',
      'period',
      'substitution',
      'varDecision',
    ]);
  });

  it('have expected line-ups a day before and confirmed ones an hour before', async () => {
    const coming = await database.db
      .select({ match: matches, lineup: lineups })
      .from(matches)
      .leftJoin(lineups, eq(lineups.matchId, matches.id))
      .where(and(isNull(matches.goalHome), gt(matches.date, start)));
    for (const { match, lineup } of coming) {
      const wait = match.date.getTime() - start.getTime();
      expect(lineup?.confirmed ?? null).toBe(wait < hour ? true : wait < 24 * hour ? false : null);
    }
    const tomorrow = coming.find(({ lineup }) => lineup?.confirmed === false);
    if (!tomorrow) throw new Error('There is no match tomorrow');
    const sheet = await sheetOf(tomorrow.match);
    expect(sheet.every(({ listed: { statistics } }) => statistics === null)).toBe(true);
    expect(await incidentsOf(tomorrow.match)).toEqual([]);
  });

  it('list missing and doubtful players, who are not on the team sheet', async () => {
    const absent = await database.db.select().from(missingPlayers);
    expect(new Set(absent.map(({ type }) => type))).toEqual(new Set(['missing', 'doubtful']));
    const listed = await database.db.select().from(matchPlayers);
    const keys = new Set(listed.map(({ matchId, playerId }) => `${matchId} ${playerId}`));
    expect(absent.filter(({ matchId, playerId }) => keys.has(`${matchId} ${playerId}`))).toEqual([]);
  });
});

it('a played match has the same line-up with incidents, and old details are deleted', async () => {
  const { db } = database;
  const session = new MarketSession({
    db,
    clock: () => now,
    random: seededRandom(32),
    changes: { announce: () => {} },
    logger: {
      error: (error) => {
        throw error;
      },
    },
    minDrop: 0.05,
  });
  const [match] = await db
    .select()
    .from(matches)
    .where(and(isNull(matches.goalHome), gt(matches.date, new Date(start.getTime() + 2 * hour))))
    .orderBy(asc(matches.date))
    .limit(1);
  if (!match) throw new Error('There is no coming match');
  const names = async () => (await sheetOf(match)).map(({ player: { id } }) => id).sort();
  const before = await names();
  expect(before.length).toBeGreaterThan(30);

  now = new Date(match.date.getTime() + 3 * hour);
  await session.step();
  const [played] = await db.select().from(matches).where(eq(matches.id, match.id));
  expect(played?.goalHome).not.toBeNull();
  if (played) await expectConsistent(played);
  expect(await names()).toEqual(before);

  now = new Date(match.date.getTime() + 9 * 24 * hour);
  await session.step();
  expect(await names()).toEqual([]);
  const old = lt(matches.date, new Date(now.getTime() - 8 * 24 * hour));
  for (const table of [lineups, incidents, missingPlayers]) {
    expect(
      await db
        .select({ id: matches.id })
        .from(matches)
        .innerJoin(table, eq(table.matchId, matches.id))
        .where(old),
    ).toEqual([]);
  }
});
