import { asc, eq } from 'drizzle-orm';
import type { Queryable } from '../db/database.ts';
import { lineups, matchPlayers, missingPlayers, players } from '../db/match-tables.ts';
import { avatarOf } from './avatar.ts';
import type { MatchTeams } from './match-teams.ts';

/** How both teams of a match line up, with those who are missing; null while nothing is known of it. */
export async function findLineups(db: Queryable, match: MatchTeams, playerImageUrl: string | null) {
  const [lineup] = await db.select().from(lineups).where(eq(lineups.matchId, match.id));
  if (!lineup) return null;
  const listed = await listedPlayers(db, match.id, playerImageUrl);
  const missing = await missingFrom(db, match.id, playerImageUrl);
  const side = (wanted: boolean, teamId: number, formation: string | null) => ({
    team_id: teamId,
    formation,
    players: listed.filter(({ isHome }) => isHome === wanted).map(({ json }) => json),
    missing_players: missing.filter(({ isHome }) => isHome === wanted).map(({ json }) => json),
  });
  return {
    confirmed: lineup.confirmed,
    home: side(true, match.homeTeamId, lineup.formationHome),
    away: side(false, match.awayTeamId, lineup.formationAway),
  };
}

async function listedPlayers(db: Queryable, matchId: number, playerImageUrl: string | null) {
  const rows = await db
    .select({ listed: matchPlayers, player: players })
    .from(matchPlayers)
    .innerJoin(players, eq(players.id, matchPlayers.playerId))
    .where(eq(matchPlayers.matchId, matchId))
    .orderBy(asc(matchPlayers.place));
  return rows.map(({ listed, player }) => ({
    isHome: listed.isHome,
    json: {
      id: player.id,
      name: player.name,
      avatar: avatarOf(playerImageUrl, player.providerId),
      position: listed.position ?? player.position,
      shirt_number: listed.shirtNumber ?? player.shirtNumber,
      substitute: listed.substitute,
      captain: listed.captain,
    },
  }));
}

async function missingFrom(db: Queryable, matchId: number, playerImageUrl: string | null) {
  const rows = await db
    .select({ missing: missingPlayers, player: players })
    .from(missingPlayers)
    .innerJoin(players, eq(players.id, missingPlayers.playerId))
    .where(eq(missingPlayers.matchId, matchId))
    .orderBy(asc(missingPlayers.type), asc(players.name), asc(players.id));
  return rows.map(({ missing, player }) => ({
    isHome: missing.isHome,
    json: {
      id: player.id,
      name: player.name,
      avatar: avatarOf(playerImageUrl, player.providerId),
      position: player.position,
      type: missing.type,
      reason: missing.reason,
      description: missing.description,
      expected_end_at: missing.expectedEndAt,
    },
  }));
}
