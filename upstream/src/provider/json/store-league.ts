import { and, desc, eq, sql } from 'drizzle-orm';
import type { Transaction } from '../../db/database.ts';
import { leagues, seasons } from '../../db/tables.ts';
import { ensureFootball } from '../../seed/ensure-football.ts';
import type { ProviderSeason } from '../data-provider.ts';
import type { ToldLeague } from './season-content.ts';
import { seasonNameOf } from './season-name.ts';

/** Where the matches of a season go. */
export interface StoredSeason {
  leagueId: number;
  seasonId: number;
}

/** The code of the league that a tournament becomes. */
export const leagueCodeOf = (tournamentId: number) => `provider-${tournamentId}`;

/** Makes or renews a league and one season of it; the newest season becomes the league's current one. */
export async function storeLeague(
  tx: Transaction,
  { tournamentId, season, name, country }: ToldLeague & { tournamentId: number; season: ProviderSeason },
): Promise<StoredSeason> {
  const sportId = await ensureFootball(tx);
  const [league] = await tx
    .insert(leagues)
    .values({ code: leagueCodeOf(tournamentId), sportId, name, country })
    .onConflictDoUpdate({ target: leagues.code, set: { name, country } })
    .returning({ id: leagues.id });
  if (!league) throw new Error('A league was just stored and is not there');
  const leagueId = league.id;
  const [stored] = await tx
    .insert(seasons)
    .values({ leagueId, ...seasonNameOf(season.year), providerId: season.id })
    .onConflictDoUpdate({ target: [seasons.leagueId, seasons.year], set: { providerId: season.id } })
    .returning({ id: seasons.id });
  if (!stored) throw new Error('A season was just stored and is not there');
  const [newest] = await tx
    .select({ name: seasons.name })
    .from(seasons)
    .where(eq(seasons.leagueId, leagueId))
    .orderBy(desc(seasons.year))
    .limit(1);
  const current = newest?.name ?? null;
  await tx
    .update(leagues)
    .set({ season: current })
    .where(and(eq(leagues.id, leagueId), sql`${leagues.season} is distinct from ${current}`));
  return { leagueId, seasonId: stored.id };
}
