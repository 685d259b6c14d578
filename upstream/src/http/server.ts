import { randomUUID } from 'node:crypto';
import cookie from '@fastify/cookie';
import fastify, { type FastifyError, type FastifyInstance, LogController } from 'fastify';
import { errorCode } from '../error-code.ts';
import { HttpError, notFound } from './http-error.ts';
import { describeError } from './log-error.ts';

/** Long enough to upload a tip's images over a slow connection. */
const requestTimeoutMs = 150_000;
/** The ids that the gateway sends. */
const requestIdPattern = /^[\w.:-]{1,64}$/;

export interface ServerLog {
  level: 'fatal' | 'error' | 'warn' | 'info' | 'debug' | 'trace' | 'silent';
  /** By default the standard output. */
  stream?: { write(line: string): void };
}

/** Records with the level's name and an ISO time, as the gateway's, so that one reader understands both logs. */
const gatewayFormat = {
  base: null,
  formatters: { level: (label: string) => ({ level: label }) },
  timestamp: () => `,"time":"${new Date().toISOString()}"`,
};

/**
 * Creates a server without routes: request ids, JSON bodies up to 64 KiB, errors in the API's shape, and a log without
 * headers, paths, queries, bodies and parameters of statements.
 * @param gateways trusted for X-Forwarded-For: comma-separated addresses, networks, `loopback` or `uniquelocal`
 */
export async function createServer(log: ServerLog, gateways = 'loopback'): Promise<FastifyInstance> {
  const server = fastify({
    trustProxy: gateways,
    logger: { ...log, ...gatewayFormat, serializers: { err: describeError } },
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'requestId' }),
    bodyLimit: 64 * 1024,
    requestTimeout: requestTimeoutMs,
    routerOptions: { maxParamLength: 1_000 },
    genReqId: (request) => {
      const requestId = request.headers['x-request-id'];
      return typeof requestId === 'string' && requestIdPattern.test(requestId) ? requestId : randomUUID();
    },
  });
  await server.register(cookie);
  acceptEmptyJson(server);
  logRequests(server);
  handleErrors(server);
  return server;
}

/**
 * Level debug, because live updates alone poll every other second. The route, which is null for an unknown one, and not the path,
 * which may contain a promo code or the id of a payment.
 */
function logRequests(server: FastifyInstance): void {
  server.addHook('onResponse', async ({ log, method, routeOptions }, { statusCode, elapsedTime }) => {
    const route = routeOptions.url ?? null;
    log.debug({ method, route, status: statusCode, ms: Math.round(elapsedTime) }, 'Answered');
  });
}

/** Clients send the JSON content type without a body for some actions. */
function acceptEmptyJson(server: FastifyInstance): void {
  const parse = server.getDefaultJsonParser('error', 'error');
  server.removeContentTypeParser('application/json');
  server.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') done(null, undefined);
    else parse(request, body, done);
  });
}

/** PostgreSQL's error codes for values that are too long, out of range or have invalid characters. */
const invalidValueCodes = new Set(['22001', '22003', '22021', '22P05']);

/** Sends errors as `{errors}`. Unexpected ones are logged, and their reply has only the request id. */
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
    if (invalidValueCodes.has(errorCode(error) ?? ''))
      return reply.code(422).send({ errors: { base: ['invalid'] } });
    request.log.error(error, 'A request failed');
    return reply.code(500).send({ errors: ['Internal server error'], request_id: request.id });
  });
}
