import { and, count, eq, isNotNull, sql } from 'drizzle-orm';
import { changedFields, writeLog } from '../audit/user-log.ts';
import type { Database, Transaction } from '../db/database.ts';
import { leagues, lineups, matches, seasons } from '../db/schema.ts';
import type { StoreOptions } from './season-content.ts';

export interface ImportSeasonOptions extends StoreOptions {
  /** The admin named in the log; absent for imports without a signed-in user. */
  authorId?: number;
}

/** The code of the league and the first year of the season. */
interface SeasonKey {
  code: string;
  year: string;
}

export interface ImportedSeason {
  leagueId: number;
  /** Name of the season. */
  season: string;
  /** Stored matches of the season, those with a result, and new ones. */
  matches: number;
  played: number;
  added: number;
}

/**
 * Stores a season and logs its author with the state before and after, in one transaction. An import without changes is not
 * logged.
 */
export function recordImport(
  db: Database,
  key: SeasonKey,
  { now, authorId }: ImportSeasonOptions,
  store: (tx: Transaction) => Promise<{ added: number }>,
): Promise<ImportedSeason> {
  return db.transaction(async (tx) => {
    await lockImports(tx);
    const before = await seasonState(tx, key);
    const { added } = await store(tx);
    const after = await seasonState(tx, key);
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
    return { leagueId, season, matches: all, played, added };
  });
}

/** The stored state of a season, `content` being a hash of its matches; null for an unknown season. */
async function seasonState(tx: Transaction, { code, year }: SeasonKey) {
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

/** An arbitrary id of an advisory lock. */
const importLock = 7_436_103;

/** Waits for other imports: concurrent ones would create the same teams and matches twice. */
export async function lockImports(tx: Transaction): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${importLock})`);
}
