import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { ApiContext } from '../api-context.ts';
import { forbidden, notFound } from '../http/http-error.ts';
import { languageOf } from '../http/language.ts';
import { acceptMultipart } from '../http/read-multipart.ts';
import {
  type IdRoute,
  idOf,
  idParam,
  pageParam,
  readParams,
  timeParam,
  versionParam,
} from '../http/read-params.ts';
import { adminOf, callerWith, staffOf } from '../identity/authentication.ts';
import type { Caller } from '../identity/caller.ts';
import { withTipForm } from './tip-form.ts';
import { balanceJson, findVisibleTip, listGoqTips, listTips, tipsJson } from './tip-queries.ts';
import type { Tip } from './tip-visibility.ts';
import { createTip, type Outcome, removeTipImage, setTipStatus, updateTip } from './write-tip.ts';

interface ListRoute {
  Querystring: { admin_list?: string; balance?: string };
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

const removeParams = { version: versionParam.optional() };

const cancelBody = z.object({ cancel_reason: z.string() });

/** Tips: read with permissions, written by admins and typers, settled by admins. */
export function tipRoutes(server: FastifyInstance, context: ApiContext): void {
  const { db } = context;
  const jsonFor = (request: FastifyRequest, { isAdmin, isTyper }: Caller, list: Tip[]) =>
    tipsJson(db, list, languageOf(request), isAdmin || isTyper);
  const tipReply: TipReply = async (request, caller, tip) => ({
    tip: (await jsonFor(request, caller, [tip]))[0],
  });

  server.get<ListRoute>('/tips.json', async (request) => {
    const caller = callerWith(request, 'tips');
    const forAdmins = request.query.admin_list === 'true';
    if (forAdmins && !caller.isAdmin) throw forbidden();
    const list = await jsonFor(request, caller, await listTips(db, caller, forAdmins));
    return request.query.balance === 'true'
      ? { tips: list, balance: await balanceJson(db, caller) }
      : { tips: list };
  });

  server.get('/tips/goq.json', async (request) => {
    const caller = callerWith(request, 'goq');
    const { page, ...filter } = readParams(goqParams, request.query);
    const { list, total } = await listGoqTips(db, caller, filter, { page, perPage: goqPerPage });
    return { tips: await tipsJson(db, list, languageOf(request)), page, per_page: goqPerPage, total };
  });

  server.get<IdRoute>('/tips/:id.json', async (request) => {
    const caller = callerWith(request, 'tips');
    const tip = await findVisibleTip(db, caller, request.params.id);
    if (tip === null) throw notFound();
    return tipReply(request, caller, tip);
  });

  tipEditRoutes(server, context, tipReply);
}

/** A tip in the caller's language and with the fields for their role. */
type TipReply = (request: FastifyRequest, caller: Caller, tip: Tip) => Promise<object>;

function tipEditRoutes(server: FastifyInstance, context: ApiContext, tipReply: TipReply): void {
  const { changes, media } = context;
  server.register(async (forms) => {
    acceptMultipart(forms);

    forms.post('/tips.json', async (request) => {
      const author = staffOf(request);
      const tip = await withTipForm(media, request, (form) => createTip(context, author, form));
      changes.announce({ kind: 'tip', id: tip.id, isNew: true });
      return tipReply(request, author, tip);
    });

    forms.put<IdRoute>('/tips/:id.json', async (request) => {
      const editor = staffOf(request);
      const tip = await withTipForm(media, request, (form) =>
        updateTip(context, editor, request.params.id, form),
      );
      return tipReply(request, editor, tip);
    });
  });

  server.delete<IdRoute>('/tips/:id/destroy_tip_img.json', async (request) => {
    const editor = staffOf(request);
    const { version } = readParams(removeParams, request.query);
    const imageId = idOf(request);
    return tipReply(request, editor, await removeTipImage(context, editor.user.id, imageId, version ?? null));
  });

  const settle = async (request: FastifyRequest<IdRoute>, outcome: Outcome) => {
    const admin = adminOf(request);
    return tipReply(request, admin, await setTipStatus(context, admin.user.id, request.params.id, outcome));
  };

  server.put<IdRoute>('/tips/:id/set_success.json', (request) => settle(request, { status: 'tip_success' }));
  server.put<IdRoute>('/tips/:id/set_fail.json', (request) => settle(request, { status: 'tip_fail' }));
  server.put<IdRoute>('/tips/:id/set_cancel.json', (request) => {
    const body = cancelBody.safeParse(request.body);
    return settle(request, { status: 'tip_cancel', cancelReason: body.data?.cancel_reason ?? '' });
  });
}
