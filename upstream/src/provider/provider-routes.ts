import { eq, inArray, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { ApiContext } from '../api-context.ts';
import type { Queryable } from '../db/database.ts';
import { leagues, seasons } from '../db/tables.ts';
import { HttpError, notFound, refusedField } from '../http/http-error.ts';
import { languageOf } from '../http/language.ts';
import { type IdRoute, idOf, parseId } from '../http/read-params.ts';
import { adminOf, forAdmins } from '../identity/authentication.ts';
import { ProviderError } from '../import/json/provider-source.ts';
import { countryName } from '../league/country.ts';
import { findLeague } from '../league/league-queries.ts';

const providerId = z.union([z.number(), z.string()]).transform((value) => parseId(String(value)));
const activation = z
  .object({ season_id: providerId.catch(null), tournament_id: providerId.catch(null) })
  .catch({ season_id: null, tournament_id: null });

/** Converts a `ProviderError` to a 503 with its code. */
const orUnavailable = <T>(requestId: string, result: Promise<T>): Promise<T> =>
  result.catch((error: unknown) => {
    if (!(error instanceof ProviderError)) throw error;
    throw new HttpError(503, [error.message], { code: error.code, request_id: requestId });
  });

/** The offer of the data provider and the import of a season, for admins only. */
export function providerRoutes(server: FastifyInstance, context: ApiContext): void {
  const { db, clock, minDrop, dataProvider } = context;
  server.get('/sofascore/get_categories.json', forAdmins, async (request) => {
    const language = languageOf(request);
    const categories = await orUnavailable(request.id, dataProvider.categories());
    return { categories: categories.map((one) => ({ ...one, name: countryName(one.name, language) })) };
  });

  server.get<IdRoute>('/sofascore/:id/get_tournaments.json', forAdmins, async (request) => {
    const tournaments = await orUnavailable(request.id, dataProvider.tournaments(idOf(request)));
    if (tournaments === null) throw notFound();
    const known = await knownLeagues(
      db,
      tournaments.map((one) => dataProvider.leagueCode(one.id)),
    );
    return {
      tournaments: tournaments.map((one) => ({
        ...one,
        league_id: known.get(dataProvider.leagueCode(one.id))?.id ?? null,
      })),
    };
  });

  server.get<IdRoute>('/sofascore/:id/get_seasons.json', forAdmins, async (request) => {
    const id = idOf(request);
    const seasons = await orUnavailable(request.id, dataProvider.seasons(id));
    if (seasons === null) throw notFound();
    const code = dataProvider.leagueCode(id);
    const league = (await knownLeagues(db, [code])).get(code);
    return {
      seasons: seasons.map((one) => ({
        ...one,
        league_id: league?.years.includes(dataProvider.seasonYear(one)) ? league.id : null,
      })),
    };
  });

  server.post('/sofascore/activate_tournament.json', async (request) => {
    const { user } = adminOf(request);
    const { season_id: seasonId, tournament_id: tournamentId } = activation.parse(request.body);
    if (tournamentId === null) throw refusedField('tournament_id', 'invalid');
    const seasons = await orUnavailable(request.id, dataProvider.seasons(tournamentId));
    if (seasons === null) throw refusedField('tournament_id', 'invalid');
    const season = seasons.find(({ id }) => id === seasonId);
    if (!season) throw refusedField('season_id', 'invalid');
    const options = { now: clock(), minDrop, authorId: user.id };
    const imported = await orUnavailable(
      request.id,
      dataProvider.importSeason(db, tournamentId, season, options),
    );
    if (imported === null) throw refusedField('season_id', 'empty');
    const { leagueId, ...counts } = imported;
    return { league: await findLeague(db, leagueId, languageOf(request)), imported: counts };
  });
}

/** The stored leagues by code, with the first years of their seasons. */
async function knownLeagues(db: Queryable, codes: string[]) {
  const rows = await db
    .select({ id: leagues.id, code: leagues.code, years: sql<(string | null)[]>`array_agg(${seasons.year})` })
    .from(leagues)
    .leftJoin(seasons, eq(seasons.leagueId, leagues.id))
    .where(inArray(leagues.code, codes))
    .groupBy(leagues.id);
  return new Map(rows.map((league) => [league.code, league]));
}
