import { asc, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { ApiContext } from '../api-context.ts';
import { campaignVisits } from '../db/campaign-tables.ts';
import { warsawDay } from '../db/in-warsaw.ts';
import { forAdmins } from '../identity/authentication.ts';

/**
 * Counts anonymous visits from the campaign by day in Poland. Ignores credentials; the reply must not be cached. HEAD is not
 * supported, because it must have no side effects.
 */
export function campaignRoutes(server: FastifyInstance, { db, clock }: ApiContext): void {
  server.get('/boisko_prawdy.json', { exposeHeadRoute: false }, async (_request, reply) => {
    const day = warsawDay(clock());
    await db
      .insert(campaignVisits)
      .values({ day, visits: 1 })
      .onConflictDoUpdate({ target: campaignVisits.day, set: { visits: sql`${campaignVisits.visits} + 1` } });
    reply.header('cache-control', 'no-store');
    return { success: true };
  });
}

/** Visits per day for admins, oldest first, without empty days. */
export function campaignAdminRoutes(server: FastifyInstance, { db }: ApiContext): void {
  server.get('/get_boisko_prawdy.json', forAdmins, async () => ({
    visits: await db.select().from(campaignVisits).orderBy(asc(campaignVisits.day)),
  }));
}
