import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { ApiContext } from '../api-context.ts';
import { singleFlight } from '../db/single-flight.ts';
import { plans } from '../db/tables.ts';
import { notFound } from '../http/http-error.ts';
import { type IdRoute, idOf } from '../http/read-params.ts';
import { adminOf, identify } from '../identity/authentication.ts';
import { adminPlansJson, listPlans } from './plan-queries.ts';
import { updatePlan } from './update-plan.ts';

interface ListRoute {
  Querystring: { admin_list?: string };
}

const updateBody = z.object({ plan: z.unknown() }).catch({ plan: undefined });

/** The offer; the same for everyone, so credentials are not looked at, except for the list of admins. */
export function planRoutes(server: FastifyInstance, context: ApiContext): void {
  const { db, clock } = context;
  const listForAdmins = singleFlight(() => adminPlansJson(db, clock()));

  server.get<ListRoute>('/plans.json', async (request) => {
    if (request.query.admin_list !== 'true') return { plans: await listPlans(db, clock()) };
    await identify(context, request);
    adminOf(request);
    return { plans: await listForAdmins() };
  });
}

/** A plan as admins see and change it. */
export function planAdminRoutes(server: FastifyInstance, context: ApiContext): void {
  const { db, clock } = context;
  const one = async (id: number) => {
    const [plan] = await adminPlansJson(db, clock(), eq(plans.id, id));
    if (!plan) throw notFound();
    return { plan };
  };

  server.get<IdRoute>('/plans/:id.json', async (request) => {
    adminOf(request);
    return one(idOf(request));
  });

  server.put<IdRoute>('/plans/:id.json', async (request) => {
    const { user } = adminOf(request);
    const id = idOf(request);
    await updatePlan(context, user.id, id, updateBody.parse(request.body).plan);
    return one(id);
  });
}
