import type { FastifyInstance } from 'fastify';
import type { ApiContext } from '../api-context.ts';
import { numberParam, readParams } from '../http/read-params.ts';
import { headJson, sealsJson } from './seal-queries.ts';

const maxSeals = 500;

const pageParams = { after: numberParam(0, 999_999_999, 0), limit: numberParam(1, maxSeals, 100) };

/** The chain of seals; the same for everyone, so credentials are not looked at. */
export function sealRoutes(server: FastifyInstance, { db, clock }: ApiContext): void {
  server.get('/seals.json', async (request) => sealsJson(db, clock(), readParams(pageParams, request.query)));
  server.get('/seals/head.json', async () => headJson(db));
}
