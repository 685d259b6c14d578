import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { ApiContext } from '../api-context.ts';
import type { Queryable } from '../db/database.ts';
import { FieldReader } from '../http/field-reader.ts';
import { forbidden, notFound } from '../http/http-error.ts';
import { languageOf } from '../http/language.ts';
import { acceptMultipart } from '../http/read-multipart.ts';
import { type IdRoute, idOf, readParams, versionParam } from '../http/read-params.ts';
import { adminOf, callerWith, staffOf } from '../identity/authentication.ts';
import type { Caller } from '../identity/caller.ts';
import { withTipForm } from './tip-form.ts';
import { balanceJson, findVisibleTip, goqParams, latestTips, listGoqTips, tipsJson } from './tip-queries.ts';
import { type Tip, tipKinds } from './tip-visibility.ts';
import { createTip, removeTipImage, setTipStatus, updateTip } from './write-tip.ts';

interface ListRoute {
  Querystring: { admin_list?: string; balance?: string };
}

const maxListed = 500;
const maxListedToAdmins = 5_000;

const versionParams = { version: versionParam.optional() };

const imageParams = { ...versionParams, image: z.string().optional() };

/** Tips: read with permissions, written by admins and typers, settled by admins. */
export function tipRoutes(server: FastifyInstance, context: ApiContext): void {
  const { db } = context;

  server.get<ListRoute>('/tips.json', async (request) => {
    const caller = callerWith(request, 'tips');
    const forAdmins = request.query.admin_list === 'true';
    if (forAdmins && !caller.isAdmin) throw forbidden();
    const list = await latestTips(db, caller, tipKinds, forAdmins ? maxListedToAdmins : maxListed);
    return {
      tips: await jsonFor(db, request, caller, list),
      ...(request.query.balance === 'true' && { balance: await balanceJson(db, caller) }),
    };
  });

  server.get('/tips/goq.json', async (request) => {
    const caller = callerWith(request, 'goq');
    const search = readParams(goqParams, request.query);
    const { list, paging } = await listGoqTips(db, caller, search);
    return { tips: await jsonFor(db, request, caller, list), ...paging };
  });

  server.get<IdRoute>('/tips/:id.json', async (request) => {
    const caller = callerWith(request, 'tips');
    const tip = await findVisibleTip(db, caller, request.params.id);
    if (tip === null) throw notFound();
    return tipReply(db, request, caller, tip);
  });

  tipEditRoutes(server, context);
}

/** Tips in the caller's language and with the fields for their role. */
const jsonFor = (db: Queryable, request: FastifyRequest, { isAdmin, isTyper }: Caller, list: Tip[]) =>
  tipsJson(db, list, languageOf(request), isAdmin || isTyper);

const tipReply = async (db: Queryable, request: FastifyRequest, caller: Caller, tip: Tip) => ({
  tip: (await jsonFor(db, request, caller, [tip]))[0],
});

function tipEditRoutes(server: FastifyInstance, context: ApiContext): void {
  const { db, changes, media } = context;
  server.register(async (forms) => {
    acceptMultipart(forms);

    forms.post('/tips.json', async (request) => {
      const author = staffOf(request);
      const { tip, isNew } = await withTipForm(media, request, (form) => createTip(context, author, form));
      if (isNew) changes.announce({ kind: 'tip', id: tip.id, isNew });
      return tipReply(db, request, author, tip);
    });

    forms.put<IdRoute>('/tips/:id.json', async (request) => {
      const editor = staffOf(request);
      const tip = await withTipForm(media, request, (form) =>
        updateTip(context, editor, request.params.id, form),
      );
      return tipReply(db, request, editor, tip);
    });
  });

  server.delete<IdRoute>('/tips/:id/destroy_tip_img.json', async (request) => {
    const editor = staffOf(request);
    const { version, image } = readParams(imageParams, request.query);
    const id = idOf(request);
    const picture = image === undefined ? { id } : { tipId: id, original: image };
    const tip = await removeTipImage(context, editor.user.id, picture, version ?? null);
    return tipReply(db, request, editor, tip);
  });

  const settle = async (request: FastifyRequest<IdRoute>, tipStatus: Tip['tipStatus']) => {
    const admin = adminOf(request);
    const { version = null } = readParams(versionParams, request.query);
    const cancelReason = tipStatus === 'tip_cancel' ? readCancelReason(request.body) : null;
    const result = { tipStatus, cancelReason, version };
    const tip = await setTipStatus(context, admin.user.id, request.params.id, result);
    return tipReply(db, request, admin, tip);
  };

  server.put<IdRoute>('/tips/:id/set_success.json', (request) => settle(request, 'tip_success'));
  server.put<IdRoute>('/tips/:id/set_fail.json', (request) => settle(request, 'tip_fail'));
  server.put<IdRoute>('/tips/:id/set_cancel.json', (request) => settle(request, 'tip_cancel'));
}

const maxCancelReason = 500;

/** @throws HttpError 422 with `cancel_reason: blank, too_long, invalid` */
function readCancelReason(body: unknown): string {
  const fields = new FieldReader(body);
  const reason = fields.requiredText('cancel_reason', maxCancelReason);
  fields.check();
  return reason;
}
