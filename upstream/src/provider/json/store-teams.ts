import { inArray, or } from 'drizzle-orm';
import { insertMany, updateMany } from '../../db/bulk.ts';
import type { Transaction } from '../../db/database.ts';
import { teams } from '../../db/tables.ts';
import type { ToldTeam } from './season-content.ts';

/**
 * Finds the teams by the provider's ids, then by country and name; makes those that are missing.
 * @param leagueCountry country of teams for which the provider tells none
 * @returns our ids by the provider's
 */
export async function storeTeams(
  tx: Transaction,
  told: readonly ToldTeam[],
  leagueCountry: string,
): Promise<Map<number, number>> {
  const byId = new Map(
    told.map(({ id, name, country }) => [id, { name, country: country ?? leagueCountry }]),
  );
  const stored = await tx
    .select()
    .from(teams)
    .where(
      or(
        inArray(teams.providerId, [...byId.keys()]),
        inArray(
          teams.name,
          [...byId.values()].map(({ name }) => name),
        ),
      ),
    );
  const ids = new Map(
    stored.flatMap(({ id, providerId }) => (providerId === null ? [] : [[providerId, id]])),
  );
  const byName = new Map(stored.map((team) => [nameKey(team), team]));
  const adopted: { id: number; providerId: number }[] = [];
  const added: (typeof teams.$inferInsert)[] = [];
  const taken = new Set(byName.keys());
  for (const [providerId, team] of byId) {
    if (ids.has(providerId)) continue;
    const key = nameKey(team);
    const known = byName.get(key);
    if (known?.providerId === null) {
      adopted.push({ id: known.id, providerId });
      ids.set(providerId, known.id);
      byName.delete(key);
    } else {
      added.push({ ...team, name: taken.has(key) ? `${team.name} (${providerId})` : team.name, providerId });
    }
    taken.add(key);
  }
  await updateMany(tx, teams, adopted);
  for (const [place, id] of (await insertMany(tx, teams, added)).entries()) {
    const providerId = added[place]?.providerId;
    if (typeof providerId === 'number') ids.set(providerId, id);
  }
  return ids;
}

const nameKey = ({ country, name }: { country: string; name: string }) => `${country}\n${name}`;
