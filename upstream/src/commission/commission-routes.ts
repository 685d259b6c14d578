import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { ApiContext } from '../api-context.ts';
import { notFound } from '../http/http-error.ts';
import { parseId } from '../http/id.ts';
import { languageOf } from '../http/language.ts';
import { possibleId, readParams } from '../http/read-params.ts';
import { adminOf } from '../identity/authentication.ts';
import { commissionJson, commissionsJson } from './commission-queries.ts';

const monthParam = {
  month: z
    .string()
    .regex(/^\d{4}-(0[1-9]|1[0-2])$/)
    .optional(),
};

/** What typers have earned, for admins. */
export function commissionRoutes(server: FastifyInstance, { db, commissionGrosz }: ApiContext): void {
  server.get('/typer_commissions.json', async (request) => {
    adminOf(request);
    return { commissions: await commissionsJson(db, commissionGrosz) };
  });

  server.get<{ Params: { id: string } }>('/typer_commissions/:id.json', async (request) => {
    adminOf(request);
    const { month } = readParams(monthParam, request.query);
    const typerId = possibleId(parseId(request.params.id));
    const commission = await commissionJson(db, {
      grosz: commissionGrosz,
      typerId,
      month,
      language: languageOf(request),
    });
    if (commission === null) throw notFound();
    return { commission };
  });
}
