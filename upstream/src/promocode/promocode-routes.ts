import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { ApiContext } from '../api-context.ts';
import { promocodes } from '../db/purchase-tables.ts';
import { type IdRoute, idOf } from '../http/read-params.ts';
import { adminOf, callerOf } from '../identity/authentication.ts';
import { createPromocode, disablePromocode } from './edit-promocodes.ts';
import { promocodesJson, usablePromocode } from './promocode-queries.ts';

interface CodeRoute {
  Params: { code: string };
}

const createBody = z.object({ promocode: z.unknown() }).catch({ promocode: undefined });

/** Asks what a promo code takes off for the caller, which only a paid order uses up; and admins' care of the codes. */
export function promocodeRoutes(server: FastifyInstance, context: ApiContext): void {
  const { db, clock } = context;

  server.get<CodeRoute>('/promocodes/:code/redeem.json', async (request) => {
    const { user } = callerOf(request);
    const { percentage } = await usablePromocode(db, request.params.code, user.id, clock());
    return { percentage };
  });

  const one = async (id: number) => {
    const [promocode] = await promocodesJson(db, eq(promocodes.id, id));
    return { promocode };
  };

  server.get('/promocodes.json', async (request) => {
    adminOf(request);
    return { promocodes: await promocodesJson(db) };
  });

  server.post('/promocodes.json', async (request) => {
    const { user } = adminOf(request);
    const created = await createPromocode(context, user.id, createBody.parse(request.body).promocode);
    return one(created.id);
  });

  server.put<IdRoute>('/promocodes/:id/disable.json', async (request) => {
    const { user } = adminOf(request);
    const id = idOf(request);
    await disablePromocode(context, user.id, id);
    return one(id);
  });
}
