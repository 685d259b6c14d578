import type { FastifyInstance } from 'fastify';
import type { ApiContext } from '../api-context.ts';
import { bodyFields } from '../http/field-reader.ts';
import { notFound } from '../http/http-error.ts';
import { languageOf } from '../http/language.ts';
import { monthParam, pageOf, pageParams, readParams } from '../http/read-params.ts';
import { callerOf } from '../identity/authentication.ts';
import type { Caller } from '../identity/caller.ts';
import { isAlertId, openAlert, receiptMonths, receiptsJson, receiptsSummary } from './alert-receipts.ts';
import { alertSettingsJson, findAlertPreferences, saveAlertSettings } from './alert-settings.ts';

const receiptsParams = { month: monthParam, ...pageParams(20) };

/** The caller's alert settings and receipts. */
export function alertRoutes(server: FastifyInstance, { db, clock, push }: ApiContext): void {
  server.get('/alerts/settings.json', async (request) => {
    const userId = callerOf(request).user.id;
    return { settings: await alertSettingsJson(db, userId, push) };
  });

  server.put('/alerts/settings.json', async (request) => {
    const userId = callerOf(request).user.id;
    await saveAlertSettings(db, userId, bodyFields.parse(request.body).settings);
    return { settings: await alertSettingsJson(db, userId, push) };
  });

  const readerOf = ({ permissions }: Caller) => ({ maySeeOdds: permissions.has('dropinfo'), now: clock() });

  server.get('/alerts/receipts.json', async (request) => {
    const caller = callerOf(request);
    const userId = caller.user.id;
    const { month, ...page } = readParams(receiptsParams, request.query);
    const { rows, json } = pageOf(page);
    const { timeZone } = (await findAlertPreferences(db, [userId], push))(userId);
    const search = { userId, month, timeZone };
    const summary = await receiptsSummary(db, search);
    const part = { ...rows, language: languageOf(request), ...readerOf(caller) };
    return {
      receipts: await receiptsJson(db, search, part),
      ...json(summary.sent),
      summary,
      months: await receiptMonths(db, search),
    };
  });

  server.put<{ Params: { alert: string } }>('/alerts/receipts/:alert/opened.json', async (request) => {
    const caller = callerOf(request);
    const { alert } = request.params;
    const opening = { userId: caller.user.id, alert, ...readerOf(caller) };
    if (!isAlertId(alert) || !(await openAlert(db, opening))) throw notFound();
    return { success: true };
  });
}
