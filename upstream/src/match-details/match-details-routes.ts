import { and, asc, desc, eq, isNotNull, type SQL } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { ApiContext } from '../api-context.ts';
import type { Queryable } from '../db/database.ts';
import { incidents, lineups, matches, matchPlayers, missingPlayers, players } from '../db/schema.ts';
import { requireRow } from '../http/http-error.ts';
import { type Language, languageOf } from '../http/language.ts';
import { type IdRoute, idOf } from '../http/read-params.ts';
import { withPermission } from '../identity/authentication.ts';
import { compareNames } from '../league/country.ts';

export function matchDetailsRoutes(server: FastifyInstance, { db, playerImageUrl }: ApiContext): void {
  const detailRoute = (name: string, read: (match: MatchTeams, language: Language) => Promise<unknown>) =>
    server.get<IdRoute>(`/matches/:id/${name}.json`, withPermission('stats'), async (request) => ({
      [name]: await read(await findMatchTeams(db, idOf(request)), languageOf(request)),
    }));
  detailRoute('lineups', (match, language) => findLineups(db, match, { playerImageUrl, language }));
  detailRoute('player_statistics', (match) => listPlayerStatistics(db, match, playerImageUrl));
  detailRoute('incidents', ({ id }) => listIncidents(db, id));
}

type MatchTeams = Awaited<ReturnType<typeof findMatchTeams>>;

async function findMatchTeams(db: Queryable, id: number) {
  const { homeTeamId, awayTeamId } = matches;
  const fields = { id: matches.id, homeTeamId, awayTeamId };
  return requireRow(await db.select(fields).from(matches).where(eq(matches.id, id)));
}

/** The line-ups of both teams with missing players; null while unknown. */
async function findLineups(
  db: Queryable,
  match: MatchTeams,
  { playerImageUrl, language }: Pick<ApiContext, 'playerImageUrl'> & { language: Language },
) {
  const [lineup] = await db.select().from(lineups).where(eq(lineups.matchId, match.id));
  if (!lineup) return null;
  const listed = await playersOn(db, match.id);
  const compare = compareNames(language);
  const found = await db
    .select({ missing: missingPlayers, player: players })
    .from(missingPlayers)
    .innerJoin(players, eq(players.id, missingPlayers.playerId))
    .where(eq(missingPlayers.matchId, match.id))
    .orderBy(asc(players.id));
  const missing = found.toSorted(
    (one, other) =>
      compare(one.missing.type, other.missing.type) || compare(one.player.name, other.player.name),
  );
  const side = (isHome: boolean, teamId: number, formation: string | null) => ({
    team_id: teamId,
    formation,
    players: listed
      .filter(({ listed: of }) => of.isHome === isHome)
      .map(({ listed: of, player }) => ({
        ...playerJson(player, playerImageUrl),
        position: of.position ?? player.position,
        shirt_number: of.shirtNumber ?? player.shirtNumber,
        substitute: of.substitute,
        captain: of.captain,
      })),
    missing_players: missing
      .filter(({ missing: of }) => of.isHome === isHome)
      .map(({ missing: of, player }) => ({
        ...playerJson(player, playerImageUrl),
        position: player.position,
        type: of.type,
        reason: of.reason,
        description: of.description,
        expected_end_at: of.expectedEndAt,
      })),
  });
  return {
    confirmed: lineup.confirmed,
    home: side(true, match.homeTeamId, lineup.formationHome),
    away: side(false, match.awayTeamId, lineup.formationAway),
  };
}

/** The players on both team sheets, home first, in their order. */
const playersOn = (db: Queryable, matchId: number, condition?: SQL) =>
  db
    .select({ listed: matchPlayers, player: players })
    .from(matchPlayers)
    .innerJoin(players, eq(players.id, matchPlayers.playerId))
    .where(and(eq(matchPlayers.matchId, matchId), condition))
    .orderBy(desc(matchPlayers.isHome), asc(matchPlayers.place));

/**
 * A player with the URL of a picture; null when none is configured and for a player without a provider id.
 * @param imageUrl contains `{id}` in place of the provider's id
 */
const playerJson = ({ id, name, providerId }: typeof players.$inferSelect, imageUrl: string | null) => ({
  id,
  name,
  avatar: providerId === null ? null : (imageUrl?.replaceAll('{id}', String(providerId)) ?? null),
});

/** The incidents of a match in order of time, the fields of their type next to the common ones. */
async function listIncidents(db: Queryable, matchId: number) {
  const rows = await db
    .select()
    .from(incidents)
    .where(eq(incidents.matchId, matchId))
    .orderBy(asc(incidents.place));
  return rows.map(({ details, incidentType, incidentClass, time, addedTime, isHome }) => ({
    ...details,
    incident_type: incidentType,
    incident_class: incidentClass,
    time,
    added_time: addedTime,
    is_home: isHome,
  }));
}

async function listPlayerStatistics(db: Queryable, match: MatchTeams, playerImageUrl: string | null) {
  const rows = await playersOn(db, match.id, isNotNull(matchPlayers.statistics));
  return rows.map(({ listed, player }) => ({
    ...playerJson(player, playerImageUrl),
    position: listed.position ?? player.position,
    team_id: listed.isHome ? match.homeTeamId : match.awayTeamId,
    substitute: listed.substitute,
    statistics: listed.statistics,
  }));
}
