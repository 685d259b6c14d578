import { inArray } from 'drizzle-orm';
import { insertMany, updateMany } from '../../db/bulk.ts';
import type { Transaction } from '../../db/database.ts';
import { players } from '../../db/match-tables.ts';
import type { ToldPlayer } from './season-content.ts';

/**
 * Adds players and renews known ones; of a player who is told several times the last holds.
 * @returns our id by the provider's
 */
export async function storePlayers(
  tx: Transaction,
  told: readonly (ToldPlayer & { teamId: number })[],
): Promise<(providerId: number) => number> {
  const byId = new Map(
    told.map(({ id, teamId, name, position, shirtNumber }) => [
      id,
      { teamId, name, position, shirtNumber, providerId: id },
    ]),
  );
  const stored = await tx
    .select({ id: players.id, providerId: players.providerId })
    .from(players)
    .where(inArray(players.providerId, [...byId.keys()]));
  const ids = new Map(
    stored.flatMap(({ id, providerId }) => (providerId === null ? [] : [[providerId, id]])),
  );
  await updateMany(
    tx,
    players,
    [...byId].flatMap(([providerId, player]) => {
      const id = ids.get(providerId);
      return id === undefined ? [] : [{ ...player, id }];
    }),
  );
  const added = [...byId.values()].filter(({ providerId }) => !ids.has(providerId));
  for (const [place, id] of (await insertMany(tx, players, added)).entries()) {
    const providerId = added[place]?.providerId;
    if (providerId !== undefined) ids.set(providerId, id);
  }
  return (providerId) => {
    const id = ids.get(providerId);
    if (id === undefined) throw new Error(`Player ${providerId} was just stored and is not there`);
    return id;
  };
}
