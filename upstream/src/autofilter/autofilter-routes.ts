import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { bodyFields } from '../http/field-reader.ts';
import { notFound } from '../http/http-error.ts';
import { languageOf } from '../http/language.ts';
import { idParam, pageOf, pageParam, readParams, requireId } from '../http/read-params.ts';
import { callerWith } from '../identity/authentication.ts';
import { lastMatchesOf, lastParam } from '../match/last-matches.ts';
import type { StatisticsContext } from '../statistics/statistics-replies.ts';
import { autofilterJson, autofilterNavs, readAutofilter, readDraft } from './autofilter-data.ts';
import { createAutofilter, findAutofilters, matchesWithHits } from './autofilter-queries.ts';
import { backtest } from './backtest.ts';
import { withMarks } from './picks.ts';

const perPage = 50;
const matchParams = {
  page: pageParam,
  last: lastParam,
  autofilter_id: idParam.optional(),
  rehearse: z.literal('season').optional(),
  marks: z.literal('true').optional(),
};

export function autofilterRoutes(server: FastifyInstance, context: StatisticsContext): void {
  const { db, answerStatistics } = context;
  server.get('/autofilters/autofilter_matches.json', (request, reply) => {
    const { user } = callerWith(request, 'autofilters');
    const params = readParams(matchParams, request.query);
    return answerStatistics(request, reply, 'own', async (now) => {
      const fields = readDraft(request.query);
      const draft = fields === null ? null : await readAutofilter(db, fields, { named: false });
      const selectedId = params.autofilter_id === undefined ? null : requireId(params.autofilter_id);
      const saved = draft === null ? await findAutofilters(db, user.id) : [];
      if (draft === null && selectedId !== null && !saved.some(({ id }) => id === selectedId))
        throw notFound();
      const picking = {
        autofilters: draft === null ? saved : [{ ...draft, id: null }],
        onlyId: draft === null ? selectedId : null,
        userId: user.id,
        now,
      };
      const page = pageOf({ page: params.page, per_page: perPage });
      const { total, counts, found, json } = await matchesWithHits(db, picking, page.rows);
      return {
        matches: params.marks ? await withMarks(db, picking, json) : json,
        ...page.json(total),
        teams: await lastMatchesOf(db, found, now, params.last),
        ...(draft === null && { autofilters_navs: autofilterNavs(saved, counts, languageOf(request)) }),
        ...(draft === null && selectedId !== null && { autofilter_id: selectedId }),
        ...(draft !== null && { draft: true }),
        ...(draft !== null &&
          params.rehearse && { rehearsal: await backtest(db, draft, { userId: user.id, now }) }),
      };
    });
  });

  server.post('/autofilters/create_autofilter.json', async (request) => {
    const { user } = callerWith(request, 'autofilters');
    const data = await readAutofilter(db, bodyFields.parse(request.body).autofilter, { named: true });
    const created = await createAutofilter(context, user.id, data);
    return { autofilter: autofilterJson(created, languageOf(request)) };
  });
}
