import type { FastifyError, FastifyInstance } from 'fastify';
import { errorCode } from '../error-code.ts';
import { HttpError, notFound } from './http-error.ts';

/** PostgreSQL's codes for a value that a column cannot hold: its length, its range, its characters. */
const unfit = new Set(['22001', '22003', '22021', '22P05']);

/** Every refusal as `{errors}`; a fault is logged with the request's id and answered with that id alone. */
export function handleErrors(server: FastifyInstance): void {
  server.setNotFoundHandler(() => {
    throw notFound();
  });
  server.setErrorHandler((error: FastifyError | HttpError, request, reply) => {
    if (error instanceof HttpError) {
      return reply.code(error.statusCode).send({ ...error.extra, errors: error.errors });
    }
    if (error.statusCode !== undefined && error.statusCode >= 400 && error.statusCode < 500) {
      return reply.code(error.statusCode).send({ errors: [error.message] });
    }
    if (unfit.has(errorCode(error) ?? '')) return reply.code(422).send({ errors: { base: ['invalid'] } });
    request.log.error(error, 'A request failed');
    return reply.code(500).send({ errors: ['Internal server error'], request_id: request.id });
  });
}
