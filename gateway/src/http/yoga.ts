import { type ExecutionResult, GraphQLError } from 'graphql';
import { createYoga, type Plugin } from 'graphql-yoga';
import type { OperationContext } from '../execution/context.ts';
import type { Arrival } from '../guard/client-address.ts';
import { isForgeable } from '../guard/csrf.ts';
import { limits } from '../guard/limits.ts';
import type { OriginGuard } from '../guard/origins.ts';
import type { HeaderReader } from '../kit/credentials.ts';
import { presentRequestError } from '../kit/request-error.ts';
import type { TraceSpan } from '../kit/trace.ts';
import type { WriteHeaders } from './answer-headers.ts';
import { limitBody } from './body-limit.ts';
import {
  executeHttpOperation,
  type HttpAnswer,
  type HttpServices,
  type HttpStatusHint,
} from './execute-http-operation.ts';
import { renderEditor } from './graphiql.ts';
import { operationRequestOf } from './operation-request.ts';
import { takeUploads } from './upload/uploads.ts';

interface YogaServices extends HttpServices {
  readonly graphiql: boolean;
  /** As the title of GraphiQL has it. */
  readonly siteName: string;
  readonly origins: OriginGuard;
  readonly writeHeaders: WriteHeaders;
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

const refusal = (message: string): string =>
  JSON.stringify({ errors: [{ message, extensions: { code: 'FORBIDDEN' } }] });

const withHint = (error: GraphQLError, http: HttpStatusHint): GraphQLError =>
  new GraphQLError(error.message, {
    nodes: error.nodes ?? null,
    source: error.source ?? null,
    positions: error.positions ?? null,
    path: error.path ?? null,
    extensions: { ...error.extensions, http },
  });

/** An answer as Yoga takes it: the hint travels in its errors, and Yoga takes it off. */
function forYoga({ events, result, hint }: HttpAnswer): AsyncIterable<ExecutionResult> | ExecutionResult {
  if (events !== null) return events;
  if (hint === null || result.errors === undefined) return result;
  return { ...result, errors: result.errors.map((error) => withHint(error, hint)) };
}

/** Refuses foreign origins and forgeable requests, and answers preflights. */
const guard = (origins: OriginGuard): Plugin => ({
  onRequest({ request, fetchAPI, endResponse }) {
    const header = reader(request);
    const headers = { 'content-type': 'application/json' };
    const refuse = (message: string) =>
      endResponse(new fetchAPI.Response(refusal(message), { status: 403, headers }));
    if (!origins.allows(header('origin'), header('host'))) refuse('This origin may not call.');
    else if (request.method === 'OPTIONS') endResponse(new fetchAPI.Response(null, { status: 204 }));
    else if (isForgeable(request)) refuse('Send application/json, or the header x-app-type.');
  },
});

/** Reads the id of a document in an address, which Yoga does not know. */
const idInAddress: Plugin = {
  onRequestParse({ request, url, requestParser, setRequestParser }) {
    const documentId = request.method === 'GET' ? url.searchParams.get('documentId') : null;
    if (documentId === null || requestParser === undefined) return;
    setRequestParser(async (asked) => ({ ...(await requestParser(asked)), documentId }));
  },
};

/** Executes operations by the common path, in place of Yoga's own. */
const commonPath = (
  services: HttpServices,
  contexts: WeakMap<Request, OperationContext>,
): Plugin<object, ServerContext> => ({
  onParams({ params, setParams, setParamsHandler }) {
    const operation = operationRequestOf(params);
    // Yoga says what is wrong with others.
    if (operation === null) return;
    // Yoga takes no request without a query.
    setParams({ ...params, query: operation.query ?? '' });
    setParamsHandler(async ({ request, context: { req, trace = null } }) => {
      const { context, answer } = executeHttpOperation(services, {
        method: request.method,
        header: reader(request),
        request: operation,
        arrival: req,
        trace,
        signal: request.signal,
      });
      contexts.set(request, context);
      return forYoga(await answer);
    });
  },
});

/** Writes what every answer at /graphql carries. */
const answerHeaders = (writeHeaders: WriteHeaders, contexts: WeakMap<Request, OperationContext>): Plugin => ({
  onResponse({ request, response }) {
    writeHeaders(reader(request), contexts.get(request), (name, value) =>
      name === 'set-cookie' ? response.headers.append(name, value) : response.headers.set(name, value),
    );
  },
});

/**
 * HTTP and SSE for the graph at /graphql: Yoga reads requests and writes answers, and every operation takes the common
 * path. Refuses foreign origins and forgeable requests; hands rotated credentials and the upstream's cookies to the
 * caller.
 */
export function createYogaServer(services: YogaServices) {
  const { graphiql, siteName, logger, origins, writeHeaders } = services;
  const contexts = new WeakMap<Request, OperationContext>();
  return createYoga<ServerContext>({
    plugins: [
      guard(origins),
      limitBody(limits.bodyBytes),
      takeUploads(limits.uploads),
      idInAddress,
      commonPath(services, contexts),
      answerHeaders(writeHeaders, contexts),
    ],
    logging: false,
    cors: false,
    graphiql,
    renderGraphiQL: () => renderEditor(`${siteName} graph`),
    landingPage: false,
    multipart: false,
    parserAndValidationCache: false,
    extraParamNames: ['documentId'],
    maxRequestBodySize: false,
    maskedErrors: { maskError: (error) => presentRequestError(error, logger) },
  });
}
