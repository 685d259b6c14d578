import { and, eq, exists, gt, gte, isNull, max, not, or } from 'drizzle-orm';
import { hour, type Random } from '../clock.ts';
import { insertMany } from '../db/bulk.ts';
import type { Queryable } from '../db/database.ts';
import { groupBy } from '../db/group-by.ts';
import { matches, odds } from '../db/tables.ts';
import { readSeason } from '../import/json/read-season.ts';
import type { SeasonContent } from '../import/season-content.ts';
import { storeSeasons } from '../import/store-seasons.ts';
import {
  type DemoLeague,
  findDemoMatches,
  findSquads,
  firstDemoId,
  isOfDemo,
  type Squads,
} from './demo-leagues.ts';
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
const oddsUntilAfterKickOff = 3 * hour;

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
  const hasOdds = exists(db.select({ id: odds.id }).from(odds).where(eq(odds.matchId, matches.id)));
  const closed = await findDemoMatches(db, and(gt(matches.date, after), not(hasOdds)));
  await insertMany(
    db,
    odds,
    closed.flatMap(({ id, kickOff, home, away }) =>
      openingPrices(expectedGoals(home.id, away.id)).map((price) => ({
        ...price,
        matchId: id,
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
  const stored = await storedEvents(db, now);
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
async function storedEvents(db: Queryable, now: Date): Promise<StoredEvent[]> {
  const isRecent = gte(matches.date, knownFrom(now));
  const rows = await findDemoMatches(db, or(isRecent, isNull(matches.goalHome)));
  const unknown = { round: null, referee: null, isIncomplete: false };
  return rows.map(({ providerId, season, ...event }) => ({
    ...event,
    ...unknown,
    id: providerId,
    season: Number(season),
  }));
}
