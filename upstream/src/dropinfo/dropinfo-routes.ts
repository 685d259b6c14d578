import type { FastifyInstance } from 'fastify';
import type { ApiContext } from '../api-context.ts';
import { callerWith } from '../auth/authentication.ts';
import { notFound } from '../http/http-error.ts';
import { parseId } from '../http/id.ts';
import { languageOf } from '../http/language.ts';
import { dropinfoJson } from './dropinfo-json.ts';
import type { DropinfoFilter } from './dropinfo-queries.ts';
import { findDropinfoFilter, listDropinfoFilters, listDropinfos } from './dropinfo-queries.ts';

interface ListRoute {
  Querystring: { league_filter?: string | string[] };
}

/** Falls of the odds, and the named choices of leagues for them. */
export function dropinfoRoutes(server: FastifyInstance, { db, clock }: ApiContext): void {
  const existingFilter = async (given: string | string[]): Promise<DropinfoFilter> => {
    const id = typeof given === 'string' ? parseId(given) : null;
    const filter = id === null ? null : await findDropinfoFilter(db, id);
    if (filter === null) throw notFound();
    return filter;
  };

  server.get<ListRoute>('/dropinfos.json', async (request) => {
    const { permissions } = callerWith(request, 'dropinfo');
    const wanted = permissions.has('dropinfo_filters') ? request.query.league_filter : undefined;
    const filter = wanted ? await existingFilter(wanted) : null;
    const list = await listDropinfos(db, clock(), filter);
    const language = languageOf(request);
    return { dropinfos: list.map((dropinfo) => dropinfoJson(dropinfo, language)) };
  });

  server.get('/dropinfos/filters.json', async (request) => {
    const { permissions } = callerWith(request, 'dropinfo');
    const filters = permissions.has('dropinfo_filters') ? await listDropinfoFilters(db) : [];
    return { filters: filters.map(({ id, name, nameEn }) => ({ id, name, name_en: nameEn })) };
  });
}
