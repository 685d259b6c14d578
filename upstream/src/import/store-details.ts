import { eq, inArray, sql } from 'drizzle-orm';
import { insertMany, updateMany } from '../db/bulk.ts';
import type { Transaction } from '../db/database.ts';
import { incidents, lineups, matchPlayers, missingPlayers, players } from '../db/match-tables.ts';
import type { IdentifiedMatch } from './plan-match.ts';
import type { SourceIncident, SourceLineups, SourcePlayer } from './season-content.ts';

type WrittenMatch = Pick<IdentifiedMatch, 'match' | 'ids'> & { matchId: number };
type WithLineups = WrittenMatch & { lineups: SourceLineups };

/**
 * Replaces the line-ups, player statistics and incidents of matches whose source has them. A less complete line-up, for
 * example of an older file, does not replace the stored one.
 */
export async function storeMatchDetails(tx: Transaction, some: readonly WrittenMatch[]): Promise<void> {
  const withLineups = some.flatMap((one) =>
    one.match.lineups ? [{ ...one, lineups: one.match.lineups }] : [],
  );
  if (withLineups.length > 0) await storeLineups(tx, await betterLineups(tx, withLineups));
  const withIncidents = some.flatMap(({ matchId, match }) =>
    match.incidents ? [{ matchId, incidents: match.incidents }] : [],
  );
  if (withIncidents.length > 0) await storeIncidents(tx, withIncidents);
}

async function betterLineups(tx: Transaction, some: readonly WithLineups[]): Promise<WithLineups[]> {
  const matchIds = some.map(({ matchId }) => matchId);
  const stored = await tx
    .select({
      id: lineups.matchId,
      confirmed: lineups.confirmed,
      hasStatistics: sql<boolean>`bool_or(${matchPlayers.statistics} is not null)`,
    })
    .from(lineups)
    .leftJoin(matchPlayers, eq(matchPlayers.matchId, lineups.matchId))
    .where(inArray(lineups.matchId, matchIds))
    .groupBy(lineups.matchId);
  const known = new Map(stored.map((one) => [one.id, completeness(one.confirmed, one.hasStatistics)]));
  return some.filter(({ matchId, lineups: { confirmed, home, away } }) => {
    const hasStatistics = [...home.players, ...away.players].some(({ statistics }) => statistics !== null);
    return completeness(confirmed, hasStatistics) >= (known.get(matchId) ?? 0);
  });
}

/** 0 for an expected line-up, 1 for a confirmed one, 2 for one with statistics. */
const completeness = (confirmed: boolean, hasStatistics: boolean) => (hasStatistics ? 2 : confirmed ? 1 : 0);

async function storeLineups(tx: Transaction, some: readonly WithLineups[]): Promise<void> {
  const matchIds = some.map(({ matchId }) => matchId);
  const sides = some.flatMap(({ matchId, ids, lineups: { home, away } }) => [
    { matchId, isHome: true, teamId: ids.homeTeamId, ...home },
    { matchId, isHome: false, teamId: ids.awayTeamId, ...away },
  ]);
  const playerIdOf = await storePlayers(
    tx,
    sides.flatMap(({ teamId, players: listed, missing }) =>
      [...missing, ...listed].map((player) => ({ ...player, teamId })),
    ),
  );
  for (const table of [matchPlayers, missingPlayers, lineups]) {
    await tx.delete(table).where(inArray(table.matchId, matchIds));
  }
  await insertMany(
    tx,
    lineups,
    some.map(({ matchId, lineups: { confirmed, home, away } }) => ({
      matchId,
      confirmed,
      formationHome: home.formation,
      formationAway: away.formation,
    })),
  );
  await insertMany(
    tx,
    matchPlayers,
    sides.flatMap(({ matchId, isHome, players: listed }) =>
      listed.map(({ id, name: _, ...player }, index) => ({
        matchId,
        playerId: playerIdOf(id),
        isHome,
        place: index + 1,
        ...player,
      })),
    ),
  );
  await insertMany(
    tx,
    missingPlayers,
    sides.flatMap(({ matchId, isHome, missing }) =>
      missing.map(({ id, name: _, position: __, shirtNumber: ___, ...absence }) => ({
        matchId,
        playerId: playerIdOf(id),
        isHome,
        ...absence,
      })),
    ),
  );
}

/**
 * Adds and updates players; of duplicates the last one counts.
 * @returns the stored id of a provider's id
 */
async function storePlayers(
  tx: Transaction,
  some: readonly (SourcePlayer & { teamId: number })[],
): Promise<(providerId: number) => number> {
  const given = new Map(
    some.map(({ id, teamId, name, position, shirtNumber }) => [
      id,
      { teamId, name, position, shirtNumber, providerId: id },
    ]),
  );
  const stored = await tx
    .select({ id: players.id, providerId: players.providerId })
    .from(players)
    .where(inArray(players.providerId, [...given.keys()]));
  const ids = new Map(stored.map(({ id, providerId }) => [providerId, id]));
  await updateMany(
    tx,
    players,
    stored.map(({ id, providerId }) => ({ ...given.get(providerId ?? 0), id })),
  );
  const added = [...given.values()].filter(({ providerId }) => !ids.has(providerId));
  for (const [index, id] of (await insertMany(tx, players, added)).entries()) {
    ids.set(added[index]?.providerId ?? null, id);
  }
  return (providerId) => {
    const id = ids.get(providerId);
    if (id === undefined) throw new Error(`Player ${providerId} was just stored and is not there`);
    return id;
  };
}

async function storeIncidents(
  tx: Transaction,
  some: readonly { matchId: number; incidents: SourceIncident[] }[],
): Promise<void> {
  const matchIds = some.map(({ matchId }) => matchId);
  await tx.delete(incidents).where(inArray(incidents.matchId, matchIds));
  await insertMany(
    tx,
    incidents,
    some.flatMap(({ matchId, incidents: ofMatch }) =>
      ofMatch.map((incident, index) => ({ matchId, place: index + 1, ...incident })),
    ),
  );
}
