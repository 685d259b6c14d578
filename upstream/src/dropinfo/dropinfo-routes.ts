import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { ApiContext } from '../api-context.ts';
import { bodyFields } from '../http/field-reader.ts';
import { languageOf } from '../http/language.ts';
import {
  type IdRoute,
  idOf,
  idParam,
  numberParam,
  parseId,
  readParams,
  requireId,
} from '../http/read-params.ts';
import { adminOf, callerWith, forAdmins, withPermission } from '../identity/authentication.ts';
import {
  editFilter,
  filterJson,
  listFilterLeagues,
  listFilterSports,
  moveFilter,
  saveFilter,
} from './dropinfo-filters.ts';
import { dropinfoJson } from './dropinfo-json.ts';
import { findDropinfoFilter, listDropinfoFilters, listDropinfos } from './dropinfo-queries.ts';
import { readHistory } from './price-steps.ts';

interface ListRoute {
  Querystring: { league_filter?: string | string[] };
}

const historyParams = { after: numberParam(0, 999_999_999, 0), limit: numberParam(1, 500, 200) };

export function dropinfoRoutes(server: FastifyInstance, context: ApiContext): void {
  const { db, clock } = context;
  server.get<ListRoute>('/dropinfos.json', async (request) => {
    const { permissions } = callerWith(request, 'dropinfo');
    const given = permissions.has('dropinfo_filters') ? request.query.league_filter : undefined;
    const filter = given ? await findDropinfoFilter(db, requireId(parseId(String(given)))) : null;
    const list = await listDropinfos(db, clock(), filter);
    const language = languageOf(request);
    return { dropinfos: list.map((dropinfo) => dropinfoJson(dropinfo, language)) };
  });

  server.get('/dropinfos/filters.json', async (request) => {
    const { permissions, isAdmin } = callerWith(request, 'dropinfo');
    const filters = permissions.has('dropinfo_filters') ? await listDropinfoFilters(db) : [];
    if (isAdmin) return { filters: filters.map(filterJson) };
    return { filters: filters.map(({ id, name, nameEn }) => ({ id, name, name_en: nameEn })) };
  });

  server.get<IdRoute>('/dropinfos/:id/history.json', withPermission('dropinfo'), async (request) => {
    const page = readParams(historyParams, request.query);
    const { openedAt, steps, hasMore } = await readHistory(db, idOf(request), page);
    return { history: { opened_at: openedAt, min_drop: context.minDrop, steps, has_more: hasMore } };
  });

  server.get<IdRoute>('/dropinfos/:id/filter.json', forAdmins, async (request) => ({
    filter: filterJson(await findDropinfoFilter(db, idOf(request))),
  }));

  server.get('/dropinfos/filter_sports.json', forAdmins, async (request) => ({
    sports: await listFilterSports(db, languageOf(request)),
  }));

  server.get('/dropinfos/filter_leagues.json', forAdmins, async (request) => {
    const { sport_id } = readParams({ sport_id: idParam.optional() }, request.query);
    return { leagues: await listFilterLeagues(db, sport_id, languageOf(request)) };
  });

  server.post('/dropinfos/save_filter.json', async (request) => {
    const { user } = adminOf(request);
    const { filter } = bodyFields.parse(request.body);
    return { filter: filterJson(await saveFilter(context, user.id, filter)) };
  });

  server.put<IdRoute>('/dropinfos/:id/edit_filter.json', async (request) => {
    const { user } = adminOf(request);
    const id = idOf(request);
    const { filter } = bodyFields.parse(request.body);
    return { filter: filterJson(await editFilter(context, user.id, id, filter)) };
  });

  const move = (by: -1 | 1) => async (request: FastifyRequest<IdRoute>) => {
    const { user } = adminOf(request);
    const id = idOf(request);
    return { filters: (await moveFilter(context, user.id, id, by)).map(filterJson) };
  };
  server.put<IdRoute>('/dropinfos/:id/move_up.json', move(-1));
  server.put<IdRoute>('/dropinfos/:id/move_down.json', move(1));
}
