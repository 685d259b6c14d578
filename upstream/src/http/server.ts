import { randomUUID } from 'node:crypto';
import cookie from '@fastify/cookie';
import fastify, { type FastifyError, type FastifyInstance, LogController } from 'fastify';
import { errorCode } from '../error-code.ts';
import { HttpError, notFound } from './http-error.ts';
import { describeError } from './log-error.ts';

/** How long a request may take to come in, in milliseconds: a tip's pictures over a slow line. */
const longestRequest = 150_000;
const acceptableRequestId = /^[\w-]{8,64}$/;

/** What the server logs, and where to when it is not the standard output. */
export interface ServerLog {
  level: 'fatal' | 'error' | 'warn' | 'info' | 'debug' | 'trace' | 'silent';
  stream?: { write(line: string): void };
}

/**
 * An HTTP server without routes: request ids, JSON bodies up to 64 KiB, errors in the API's shape, and a log
 * that holds no header, no query, no body and no parameter of a statement.
 * @param gateways whose X-Forwarded-For is believed: addresses, networks or `loopback`, `uniquelocal`, with commas between
 */
export async function createServer(log: ServerLog, gateways = 'loopback'): Promise<FastifyInstance> {
  const server = fastify({
    trustProxy: gateways,
    logger: { ...log, serializers: { err: describeError } },
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: 64 * 1024,
    requestTimeout: longestRequest,
    routerOptions: { maxParamLength: 1_000 },
    genReqId: (request) => {
      const given = request.headers['x-request-id'];
      return typeof given === 'string' && acceptableRequestId.test(given) ? given : randomUUID();
    },
  });
  await server.register(cookie);
  acceptEmptyJson(server);
  logRequests(server);
  handleErrors(server);
  return server;
}

/** One line a request, at the level debug: the watcher alone asks every other second. */
function logRequests(server: FastifyInstance): void {
  server.addHook('onResponse', async ({ log, method, url }, { statusCode, elapsedTime }) => {
    const path = url.split('?', 1)[0];
    log.debug({ method, path, status: statusCode, ms: Math.round(elapsedTime) }, 'Answered');
  });
}

/** Clients send the JSON type with no body on actions that take none. */
function acceptEmptyJson(server: FastifyInstance): void {
  const parse = server.getDefaultJsonParser('error', 'error');
  server.removeContentTypeParser('application/json');
  server.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') done(null, undefined);
    else parse(request, body, done);
  });
}

/** PostgreSQL's codes for a value that a column cannot hold: its length, its range, its characters. */
const unfit = new Set(['22001', '22003', '22021', '22P05']);

/** Every refusal as `{errors}`; a fault is logged with the request's id and answered with that id alone. */
function handleErrors(server: FastifyInstance): void {
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
