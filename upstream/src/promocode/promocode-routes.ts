import type { FastifyInstance } from 'fastify';
import type { ApiContext } from '../api-context.ts';
import { callerOf } from '../auth/authentication.ts';
import { usablePromocode } from './usable-promocode.ts';

interface CodeRoute {
  Params: { code: string };
}

/** Asks what a promo code takes off for the caller; only a paid order uses it up. */
export function promocodeRoutes(server: FastifyInstance, { db, clock }: ApiContext): void {
  server.get<CodeRoute>('/promocodes/:code/redeem.json', async (request) => {
    const { user } = callerOf(request);
    const { percentage } = await usablePromocode(db, request.params.code, user.id, clock());
    return { percentage };
  });
}
