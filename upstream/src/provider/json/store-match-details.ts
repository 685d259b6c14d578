import { eq, inArray, sql } from 'drizzle-orm';
import { insertMany } from '../../db/bulk.ts';
import type { Transaction } from '../../db/database.ts';
import { incidents, lineups, matchPlayers, missingPlayers } from '../../db/match-tables.ts';
import type { ToldIncident, ToldLineups } from './season-content.ts';
import type { StoredMatch } from './store-events.ts';
import { storePlayers } from './store-players.ts';

/** A match whose line-ups are stored anew. */
interface LinedUp extends StoredMatch {
  lineups: ToldLineups;
}

/**
 * Stores the line-ups, player statistics and incidents of matches for which they are told, in place of the old ones.
 * A line-up that knows less than the stored one, as an older file's does, takes nothing from it.
 */
export async function storeMatchDetails(tx: Transaction, some: readonly StoredMatch[]): Promise<void> {
  await storeLineups(tx, await betterLineups(tx, some));
  await storeIncidents(
    tx,
    some.flatMap(({ id, told }) => (told.incidents === null ? [] : [{ id, incidents: told.incidents }])),
  );
}

async function betterLineups(tx: Transaction, some: readonly StoredMatch[]): Promise<LinedUp[]> {
  const told = some.flatMap((match) => {
    const { lineups: ofMatch } = match.told;
    return ofMatch === null ? [] : [{ ...match, lineups: ofMatch }];
  });
  const stored = await tx
    .select({
      id: lineups.matchId,
      confirmed: lineups.confirmed,
      hasStatistics: sql<boolean>`coalesce(bool_or(${matchPlayers.statistics} is not null), false)`,
    })
    .from(lineups)
    .leftJoin(matchPlayers, eq(matchPlayers.matchId, lineups.matchId))
    .where(
      inArray(
        lineups.matchId,
        told.map(({ id }) => id),
      ),
    )
    .groupBy(lineups.matchId);
  const known = new Map(stored.map((one) => [one.id, knowledge(one.confirmed, one.hasStatistics)]));
  return told.filter(({ id, lineups: { confirmed, home, away } }) => {
    const hasStatistics = [...home.players, ...away.players].some(({ statistics }) => statistics !== null);
    return knowledge(confirmed, hasStatistics) >= (known.get(id) ?? 0);
  });
}

/** Grows with what a line-up says: expected, confirmed, played. */
const knowledge = (confirmed: boolean, hasStatistics: boolean) => (hasStatistics ? 2 : confirmed ? 1 : 0);

async function storeLineups(tx: Transaction, some: readonly LinedUp[]): Promise<void> {
  const ids = some.map(({ id }) => id);
  const sides = some.flatMap(({ id: matchId, homeTeamId, awayTeamId, lineups: { home, away } }) => [
    { matchId, isHome: true, teamId: homeTeamId, ...home },
    { matchId, isHome: false, teamId: awayTeamId, ...away },
  ]);
  const playerIdOf = await storePlayers(
    tx,
    sides.flatMap(({ teamId, players, missing }) =>
      [...missing, ...players].map((player) => ({ ...player, teamId })),
    ),
  );
  for (const table of [matchPlayers, missingPlayers, lineups]) {
    await tx.delete(table).where(inArray(table.matchId, ids));
  }
  await insertMany(
    tx,
    lineups,
    some.map(({ id, lineups: { confirmed, home, away } }) => ({
      matchId: id,
      confirmed,
      formationHome: home.formation,
      formationAway: away.formation,
    })),
  );
  await insertMany(
    tx,
    matchPlayers,
    sides.flatMap(({ matchId, isHome, players }) =>
      players.map(({ id, name: _, ...player }, place) => ({
        matchId,
        playerId: playerIdOf(id),
        isHome,
        place: place + 1,
        ...player,
      })),
    ),
  );
  await insertMany(
    tx,
    missingPlayers,
    sides.flatMap(({ matchId, isHome, missing }) =>
      missing.map(({ id, type, reason, description, expectedEndAt }) => ({
        matchId,
        playerId: playerIdOf(id),
        isHome,
        type,
        reason,
        description,
        expectedEndAt,
      })),
    ),
  );
}

async function storeIncidents(
  tx: Transaction,
  some: readonly { id: number; incidents: ToldIncident[] }[],
): Promise<void> {
  await tx.delete(incidents).where(
    inArray(
      incidents.matchId,
      some.map(({ id }) => id),
    ),
  );
  await insertMany(
    tx,
    incidents,
    some.flatMap(({ id, incidents: ofMatch }) =>
      ofMatch.map((incident, place) => ({ matchId: id, place: place + 1, ...incident })),
    ),
  );
}
