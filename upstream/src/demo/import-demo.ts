import { and, eq, gt, gte, isNull, max, or, sql } from 'drizzle-orm';
import type { Random } from '../clock.ts';
import { insertMany } from '../db/bulk.ts';
import type { Queryable } from '../db/database.ts';
import { groupBy } from '../db/group-by.ts';
import { lineups } from '../db/match-tables.ts';
import { awayTeam, homeTeam } from '../db/match-teams.ts';
import { leagues, matches, odds, seasons } from '../db/tables.ts';
import { readSeason } from '../import/json/read-season.ts';
import type { SeasonContent } from '../import/season-content.ts';
import { storeSeasons } from '../import/store-seasons.ts';
import { type DemoLeague, findSquads, firstDemoId, isOfDemo, type Squads } from './demo-leagues.ts';
import {
  confirmedBefore,
  type DemoEvent,
  demoSource,
  detailsRetention,
  expectedBefore,
  isOver,
} from './demo-season.ts';
import { type Fixture, knownFrom, missingFixtures } from './fixtures.ts';
import { expectedGoals } from './match-model.ts';
import { openedAtOf, openingPrices } from './opening-prices.ts';

/** Time after kick-off until a match gets missing odds. */
const oddsUntilAfterKickOff = 3 * 3_600_000;

/** Any number: each source of the demo has one tournament. */
const tournament = 1;

/** The first year of the current season. */
const seasonAt = (time: Date) => time.getUTCFullYear() - (time.getUTCMonth() >= 6 ? 0 : 1);

/** Converts fixtures to events of the provider with ids from `firstId`. */
export function numberEvents(fixtures: readonly Fixture[], firstId: number, now: Date): DemoEvent[] {
  const season = seasonAt(now);
  return fixtures.map((fixture, index) => ({ ...fixture, id: firstId + index, season, isIncomplete: false }));
}

/** Imports the current documents of matches, and adds opening prices to matches without odds. */
export async function importEvents(
  db: Queryable,
  events: readonly DemoEvent[],
  squads: Squads,
  now: Date,
): Promise<void> {
  const bySeason = groupBy(events, ({ league, season }) => `${league.code} ${season}`);
  const content: SeasonContent[] = [];
  for (const some of bySeason.values()) {
    const source = demoSource(some, squads, now);
    for (const { league, season } of some.slice(0, 1)) {
      const offered = { id: season, name: league.name, year: `${season}/${season + 1}` };
      const read = await readSeason(source, league.code, tournament, offered, now);
      if (read) content.push(read);
    }
  }
  await storeSeasons(db, content, { now, minDrop: Number.POSITIVE_INFINITY });
  await openMarkets(db, now, new Date(now.getTime() - oddsUntilAfterKickOff));
}

/** Adds opening prices to matches after a time that have none. */
export async function openMarkets(db: Queryable, now: Date, after: Date): Promise<void> {
  const closed = await db
    .select({
      matchId: matches.id,
      kickOff: matches.date,
      homeId: homeTeam.providerId,
      awayId: awayTeam.providerId,
    })
    .from(matches)
    .innerJoin(homeTeam, eq(homeTeam.id, matches.homeTeamId))
    .innerJoin(awayTeam, eq(awayTeam.id, matches.awayTeamId))
    .leftJoin(odds, eq(odds.matchId, matches.id))
    .where(and(isOfDemo(db), gt(matches.date, after), isNull(odds.id)))
    .orderBy(matches.date, matches.id);
  await insertMany(
    db,
    odds,
    closed.flatMap(({ matchId, kickOff, homeId, awayId }) =>
      openingPrices(expectedGoals(homeId ?? 0, awayId ?? 0)).map((price) => ({
        ...price,
        matchId,
        openedAt: openedAtOf(kickOff, now),
        updatedAt: now,
      })),
    ),
  );
}

/** Imports missing fixtures, new line-ups and results. */
export async function updateDemo(
  db: Queryable,
  demo: readonly DemoLeague[],
  { now, extra }: { now: Date; extra: number },
  random: Random,
): Promise<void> {
  if (demo.length === 0) return;
  const stored = await storedEvents(db, demo, now);
  const [last] = await db
    .select({ id: max(matches.providerId) })
    .from(matches)
    .where(isOfDemo(db));
  const known = stored.filter(({ kickOff }) => kickOff >= knownFrom(now));
  const fixtures = missingFixtures(demo, known, { now, extra }, random);
  const events = [
    ...numberEvents(fixtures, (last?.id ?? firstDemoId) + 1, now),
    ...stored.filter((event) => hasNewDocuments(event, now)),
  ];
  if (events.length === 0) return;
  const squads = await findSquads(
    db,
    events.flatMap(({ home, away }) => [home.id, away.id]),
  );
  await importEvents(db, events, squads, now);
}

interface StoredEvent extends DemoEvent {
  league: DemoLeague;
  isPlayed: boolean;
  /** Null without a line-up. */
  isConfirmed: boolean | null;
}

/** Whether the provider has newer documents than the stored ones. */
function hasNewDocuments(event: StoredEvent, now: Date): boolean {
  const wait = event.kickOff.getTime() - now.getTime();
  if (!event.isPlayed && isOver(event, now)) return true;
  if (event.isConfirmed === null) return wait < expectedBefore && wait >= -detailsRetention;
  return !event.isConfirmed && wait < confirmedBefore;
}

/** The stored matches that new fixtures depend on or that may have new documents. */
async function storedEvents(db: Queryable, demo: readonly DemoLeague[], now: Date): Promise<StoredEvent[]> {
  const rows = await db
    .select({
      id: matches.providerId,
      code: leagues.code,
      season: seasons.year,
      homeId: homeTeam.providerId,
      awayId: awayTeam.providerId,
      kickOff: matches.date,
      isPlayed: sql<boolean>`${matches.goalHome} is not null`,
      isConfirmed: lineups.confirmed,
    })
    .from(matches)
    .innerJoin(leagues, eq(leagues.id, matches.leagueId))
    .innerJoin(seasons, eq(seasons.id, matches.seasonId))
    .innerJoin(homeTeam, eq(homeTeam.id, matches.homeTeamId))
    .innerJoin(awayTeam, eq(awayTeam.id, matches.awayTeamId))
    .leftJoin(lineups, eq(lineups.matchId, matches.id))
    .where(
      and(
        isOfDemo(db),
        or(gte(matches.date, new Date(now.getTime() - detailsRetention)), isNull(matches.goalHome)),
      ),
    )
    .orderBy(matches.id);
  return rows.flatMap(({ id, code, season, homeId, awayId, ...event }) => {
    const league = demo.find((one) => one.code === code);
    const home = league?.teams.find((team) => team.id === homeId);
    const away = league?.teams.find((team) => team.id === awayId);
    if (id === null || !league || !home || !away) return [];
    const unknown = { round: null, referee: null, isIncomplete: false };
    return [{ ...event, ...unknown, id, league, season: Number(season), home, away }];
  });
}
