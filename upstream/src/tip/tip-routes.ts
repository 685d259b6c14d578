import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { ApiContext } from '../api-context.ts';
import { adminOf, callerWith } from '../auth/authentication.ts';
import { forbidden, notFound } from '../http/http-error.ts';
import { idParam, pageParam, readParams, timeParam } from '../http/read-params.ts';
import type { Outcome } from './set-tip-status.ts';
import { setTipStatus } from './set-tip-status.ts';
import { findVisibleTip, listGoqTips, listTips, tipsJson } from './tip-queries.ts';

interface TipRoute {
  Params: { id: string };
}
interface ListRoute {
  Querystring: { admin_list?: string };
}

const goqPerPage = 20;
const goqParams = {
  page: pageParam,
  id: idParam.optional(),
  tip_type: z.enum(['default', 'special', 'chatgpt']).optional(),
  tip_status: z.enum(['tip_active', 'tip_success', 'tip_fail', 'tip_cancel']).optional(),
  least_quality_value: z
    .string()
    .regex(/^-?\d{1,6}(\.\d{1,4})?$/)
    .transform(Number)
    .optional(),
  from: timeParam.optional(),
  before: timeParam.optional(),
};

const cancelBody = z.object({ cancel_reason: z.string() });

/** Tips for those who may see them, and their settlement by admins. */
export function tipRoutes(server: FastifyInstance, context: ApiContext): void {
  const { db } = context;

  server.get<ListRoute>('/tips.json', async (request) => {
    const caller = callerWith(request, 'tips');
    if (request.query.admin_list === 'true' && !caller.isAdmin) throw forbidden();
    return { tips: await tipsJson(db, await listTips(db, caller)) };
  });

  server.get('/tips/goq.json', async (request) => {
    const caller = callerWith(request, 'goq');
    const { page, id, tip_type, tip_status, least_quality_value, ...times } = readParams(
      goqParams,
      request.query,
    );
    const filter = {
      id,
      kind: tip_type,
      status: tip_status,
      leastQualityValue: least_quality_value,
      from: times.from,
      before: times.before,
    };
    const { list, total } = await listGoqTips(db, caller, filter, { page, perPage: goqPerPage });
    return { tips: await tipsJson(db, list), page, per_page: goqPerPage, total };
  });

  server.get<TipRoute>('/tips/:id.json', async (request) => {
    const caller = callerWith(request, 'tips');
    const tip = await findVisibleTip(db, caller, request.params.id);
    if (tip === null) throw notFound();
    const [json] = await tipsJson(db, [tip]);
    return { tip: json };
  });

  const settle = async (request: FastifyRequest<TipRoute>, outcome: Outcome) => {
    const { user } = adminOf(request);
    const tip = await setTipStatus(context, user.id, request.params.id, outcome);
    const [json] = await tipsJson(db, [tip]);
    return { tip: json };
  };

  server.put<TipRoute>('/tips/:id/set_success.json', (request) => settle(request, { status: 'tip_success' }));
  server.put<TipRoute>('/tips/:id/set_fail.json', (request) => settle(request, { status: 'tip_fail' }));
  server.put<TipRoute>('/tips/:id/set_cancel.json', (request) => {
    const body = cancelBody.safeParse(request.body);
    return settle(request, { status: 'tip_cancel', cancelReason: body.data?.cancel_reason ?? '' });
  });
}
