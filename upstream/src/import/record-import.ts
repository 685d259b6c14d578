import { and, count, eq, isNotNull, sql } from 'drizzle-orm';
import { changedFields, writeLog } from '../audit/user-log.ts';
import type { Database, Transaction } from '../db/database.ts';
import { lineups } from '../db/match-tables.ts';
import { leagues, matches, seasons } from '../db/tables.ts';
import type { SeasonPlace, StoreOptions } from './season-content.ts';

/** How a season is imported. */
export interface ImportSeasonOptions extends StoreOptions {
  /** The admin who wants it, to whom it is put down in the log; absent where nobody is signed in. */
  authorId?: number;
}

/** What importing a season came to. */
export interface ImportedSeason {
  leagueId: number;
  /** Name of the season. */
  season: string;
  /** How many matches of the season are stored now, how many of them have a result, and how many are new. */
  matches: number;
  played: number;
  added: number;
}

/**
 * Stores a season and puts down in the log who wanted it, with what was there and what is there now, all or nothing
 * of it. An import that changes nothing is not logged.
 */
export function recordImport(
  db: Database,
  place: SeasonPlace,
  { now, authorId }: ImportSeasonOptions,
  store: (tx: Transaction) => Promise<unknown>,
): Promise<ImportedSeason> {
  return db.transaction(async (tx) => {
    await lockImports(tx);
    const before = await seasonState(tx, place);
    await store(tx);
    const after = await seasonState(tx, place);
    if (after === null) throw new Error('A season was just stored and is not there');
    const { leagueId, league, season, ...content } = after;
    const changed = changedFields(before ?? {}, content);
    if (authorId !== undefined && changed !== null) {
      await writeLog(tx, {
        userId: authorId,
        authorId,
        action: 'provider.activate',
        details: { league_id: leagueId, league, season, ...changed },
        at: now,
      });
    }
    const { matches: all, played } = content;
    return { leagueId, season, matches: all, played, added: all - (before?.matches ?? 0) };
  });
}

/** What is stored of a season, its matches summed up in `content`; null for one that is not there. */
async function seasonState(tx: Transaction, { code, year }: SeasonPlace) {
  const [state] = await tx
    .select({
      leagueId: leagues.id,
      league: leagues.name,
      season: seasons.name,
      matches: count(matches.id),
      played: sql<number>`(count(*) filter (where ${isNotNull(matches.goalHome)}))::integer`,
      lineUps: count(lineups.matchId),
      content: sql<string | null>`md5(string_agg(${matches}::text, ' ' order by ${matches.id}))`,
    })
    .from(seasons)
    .innerJoin(leagues, eq(leagues.id, seasons.leagueId))
    .leftJoin(matches, eq(matches.seasonId, seasons.id))
    .leftJoin(lineups, eq(lineups.matchId, matches.id))
    .where(and(eq(leagues.code, code), eq(seasons.year, year)))
    .groupBy(leagues.id, seasons.id);
  return state ?? null;
}

/** Only has to be a number of our own. */
const importLock = 7_436_103;

/** Waits until no other import writes: two at once would make the same teams and matches twice. */
export async function lockImports(tx: Transaction): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${importLock})`);
}
