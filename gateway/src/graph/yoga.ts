import { randomUUID } from 'node:crypto';
import { GraphQLError } from 'graphql';
import { createYoga, type Plugin } from 'graphql-yoga';
import type { GatewayConfig } from '../config.ts';
import { limitBody } from '../guard/body-limit.ts';
import type { Arrival, ClientAddress } from '../guard/client-address.ts';
import { isForgeable } from '../guard/csrf.ts';
import { limits } from '../guard/limits.ts';
import type { OriginGuard } from '../guard/origins.ts';
import type { RateLimits } from '../guard/rate/rate-limits.ts';
import { toolsKeyHeader } from '../guard/tools-key.ts';
import { takeUploads } from '../guard/upload/uploads.ts';
import type { Logger } from '../observe/logger.ts';
import type { TraceSpan } from '../observe/trace.ts';
import { credentialHeaders, type HeaderReader } from '../rest/credential-jar.ts';
import { callerOf, requestIdIn } from './caller.ts';
import type { Caller, GraphContext } from './context.ts';
import type { Subscribe } from './engine.ts';
import type { Operations } from './operation.ts';
import { answerOver } from './over-http.ts';

interface YogaServices {
  readonly config: GatewayConfig;
  readonly logger: Logger;
  readonly origins: OriginGuard;
  readonly operations: Operations;
  readonly rateLimits: RateLimits;
  readonly addressOf: ClientAddress;
  readonly createContext: (caller: Caller) => GraphContext;
  readonly subscribe: () => Subscribe | null;
}

/** What a request brings besides itself; nothing where there is no connection, as in tests. */
interface ServerContext {
  readonly req?: Arrival;
  /** The step of a trace that the request is. */
  readonly trace?: TraceSpan | null;
}

const reader =
  (request: Request): HeaderReader =>
  (name) =>
    request.headers.get(name);

/** Whether a request names its document instead of sending it. */
const isPersisted = (params: object): params is { documentId: unknown } => 'documentId' in params;

const refusal = (message: string): string =>
  JSON.stringify({ errors: [{ message, extensions: { code: 'FORBIDDEN' } }] });

/** A request that never became an operation: malformed ones are BAD_USER_INPUT, faults are masked and logged. */
function presentRequestError(error: unknown, logger: Logger): GraphQLError {
  if (error instanceof GraphQLError && error.originalError === undefined) {
    return new GraphQLError(error.message, { extensions: { ...error.extensions, code: 'BAD_USER_INPUT' } });
  }
  const requestId = randomUUID();
  logger.error({ err: error, requestId }, 'request fault');
  return new GraphQLError('Something went wrong.', {
    extensions: { code: 'INTERNAL', requestId, http: { status: 500 } },
  });
}

/**
 * HTTP and SSE for the graph at /graphql: Yoga reads requests and writes answers, and every operation takes the common
 * path. Refuses foreign origins and forgeable requests; hands rotated credentials and the upstream's cookies to the
 * caller.
 */
export function createYogaServer(services: YogaServices) {
  const { config, logger, origins, operations, rateLimits, addressOf, createContext, subscribe } = services;
  const secure = config.publicUrl.startsWith('https:');
  const contexts = new WeakMap<Request, GraphContext>();

  const guard: Plugin = {
    onRequest({ request, fetchAPI, endResponse }) {
      const header = reader(request);
      const headers = { 'content-type': 'application/json' };
      if (!origins.allows(header('origin'), header('host'))) {
        endResponse(new fetchAPI.Response(refusal('This origin may not call.'), { status: 403, headers }));
      } else if (request.method === 'OPTIONS') {
        endResponse(new fetchAPI.Response(null, { status: 204 }));
      } else if (isForgeable(request)) {
        endResponse(
          new fetchAPI.Response(refusal('Send application/json, or the header x-app-type.'), {
            status: 403,
            headers,
          }),
        );
      }
    },
  };

  const commonPath: Plugin<object, ServerContext> = {
    onParams({ params, setParams, setParamsHandler }) {
      // Yoga takes no request without a query.
      if (isPersisted(params)) setParams({ query: '', ...params });
      setParamsHandler(({ request, params, context: { req, trace = null } }) => {
        const context = createContext({ ...callerOf(reader(request)), trace });
        const toolsKey = request.headers.get(toolsKeyHeader);
        contexts.set(request, context);
        return answerOver({
          operations,
          subscribe: subscribe(),
          context,
          method: request.method,
          acceptsStream: (request.headers.get('accept') ?? '').includes('text/event-stream'),
          request: {
            query: params.query,
            documentId: isPersisted(params) ? params.documentId : null,
            operationName: params.operationName,
            variables: params.variables,
          },
          toolsKey,
          admit: (operation) =>
            rateLimits.admit({
              operation,
              credentials: context.session.jar.current,
              address: req === undefined ? '' : addressOf(req),
              toolsKey,
            }),
        });
      });
    },
  };

  const answerHeaders: Plugin = {
    onResponse({ request, response }) {
      const header = reader(request);
      const context = contexts.get(request);
      const renewed = context?.session.jar.renewed;
      const all = {
        ...(renewed ? credentialHeaders(renewed) : {}),
        ...origins.corsHeaders(header('origin'), header('host')),
        'x-request-id': context?.requestId ?? requestIdIn(header) ?? randomUUID(),
        'cache-control': 'no-store',
        'x-content-type-options': 'nosniff',
      };
      for (const [name, value] of Object.entries(all)) response.headers.set(name, value);
      for (const line of context?.session.cookies.setCookieLines(secure) ?? []) {
        response.headers.append('set-cookie', line);
      }
    },
  };

  return createYoga<ServerContext>({
    plugins: [guard, limitBody(limits.bodyBytes), takeUploads(limits.uploads), commonPath, answerHeaders],
    logging: false,
    cors: false,
    graphiql: config.graphiql ? { title: `${config.siteName} graph` } : false,
    renderGraphiQL: async (options) =>
      (await import('@graphql-yoga/render-graphiql')).renderGraphiQL(options ?? {}),
    landingPage: false,
    multipart: false,
    parserAndValidationCache: false,
    extraParamNames: ['documentId'],
    maxRequestBodySize: false,
    maskedErrors: { maskError: (error) => presentRequestError(error, logger) },
  });
}

/** The graph's HTTP side: a node request listener, and `fetch` for tests. */
export type YogaHandler = ReturnType<typeof createYogaServer>;
