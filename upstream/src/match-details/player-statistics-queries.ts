import { and, asc, desc, eq, isNotNull } from 'drizzle-orm';
import type { Queryable } from '../db/database.ts';
import { matchPlayers, players } from '../db/match-tables.ts';
import { avatarOf } from './avatar.ts';
import type { MatchTeams } from './match-teams.ts';

/** The counters of all who played a match, the home team first, each team in the order of its sheet. */
export async function listPlayerStatistics(db: Queryable, match: MatchTeams, playerImageUrl: string | null) {
  const rows = await db
    .select({ listed: matchPlayers, player: players })
    .from(matchPlayers)
    .innerJoin(players, eq(players.id, matchPlayers.playerId))
    .where(and(eq(matchPlayers.matchId, match.id), isNotNull(matchPlayers.statistics)))
    .orderBy(desc(matchPlayers.isHome), asc(matchPlayers.place));
  return rows.map(({ listed, player }) => ({
    id: player.id,
    name: player.name,
    avatar: avatarOf(playerImageUrl, player.providerId),
    position: listed.position ?? player.position,
    team_id: listed.isHome ? match.homeTeamId : match.awayTeamId,
    substitute: listed.substitute,
    statistics: listed.statistics,
  }));
}
