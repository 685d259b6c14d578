import { createYoga, type Plugin } from 'graphql-yoga';
import type { OperationContext } from '../execution/context.ts';
import { copiesOf } from '../execution/serialized-result.ts';
import type { RequestSource } from '../guard/client-address.ts';
import { isForgeable, isMultipart } from '../guard/csrf.ts';
import { limits } from '../guard/limits.ts';
import type { OriginGuard } from '../guard/origins.ts';
import type { HeaderReader, HeaderWriter } from '../kit/credentials.ts';
import { codedError, presentRequestError, tooLarge } from '../kit/errors.ts';
import type { TraceSpan } from '../kit/trace.ts';
import type { WriteHeaders } from './answer-headers.ts';
import type { CompressBody } from './compress.ts';
import {
  executeHttpOperation,
  type HttpAnswer,
  type HttpServices,
  statusOf,
} from './execute-http-operation.ts';
import { renderEditor } from './graphiql.ts';
import { namesTag, weakTagOf } from './negotiation.ts';
import { operationRequestOf } from './operation-request.ts';
import { takeUploads } from './uploads.ts';

export interface GraphiqlSettings {
  readonly graphiql: boolean;
  /** As the title of GraphiQL has it. */
  readonly siteName: string;
}

/** What both ways of writing answers use. */
export interface AnswerServices extends HttpServices {
  readonly origins: OriginGuard;
  readonly writeHeaders: WriteHeaders;
  readonly compress: CompressBody;
}

interface Ran {
  readonly context: OperationContext;
  answer: HttpAnswer | null;
}

/** What a request brings besides itself; nothing where there is no connection, as in tests. */
interface ServerContext {
  readonly req?: RequestSource;
  /** The step of a trace that the request is. */
  readonly trace?: TraceSpan | null;
}

const reader =
  (request: Request): HeaderReader =>
  (name) =>
    request.headers.get(name);

const refusal = (message: string): string =>
  JSON.stringify({ errors: [{ message, extensions: { code: 'FORBIDDEN' } }] });

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
  operations: WeakMap<Request, Ran>,
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
      const ran: Ran = { context, answer: null };
      operations.set(request, ran);
      const answered = await answer;
      ran.answer = answered;
      return answered.events ?? answered.result;
    });
  },
});

const json = /^application\/(?:graphql-response\+)?json\b/;

/** Writes what every answer at /graphql carries; one that is JSON is compressed, one that a cache has already is not sent. */
const writeAnswers = (
  { writeHeaders, compress }: AnswerServices,
  operations: WeakMap<Request, Ran>,
): Plugin => ({
  async onResponse({ request, response, setResponse, fetchAPI: { Response } }) {
    const header = reader(request);
    const { context, answer = null } = operations.get(request) ?? {};
    const { headers } = response;
    const type = headers.get('content-type') ?? '';
    const isJson = json.test(type);
    const isPublic = isJson && answer?.isPublic === true;
    const write: HeaderWriter = (name, value) =>
      name === 'set-cookie' || name === 'vary' ? headers.append(name, value) : headers.set(name, value);
    writeHeaders(header, context === undefined ? undefined : { context, isPublic }, write);
    // Yoga refuses a request for a type that it does not have.
    if (type === '') return;
    const hint = answer?.hint ?? null;
    for (const [name, value] of Object.entries(hint?.headers ?? {})) write(name, value);
    const status = hint === null ? response.status : statusOf(hint, type);
    if (!isJson) {
      if (hint !== null) setResponse(new Response(response.body, { status, headers }));
      return;
    }
    const body = Buffer.from(await response.arrayBuffer());
    if (isPublic) {
      const tag = weakTagOf(body);
      write('etag', tag);
      if (namesTag(header('if-none-match'), tag)) {
        for (const name of ['content-type', 'content-length']) headers.delete(name);
        return setResponse(new Response(null, { status: 304, headers }));
      }
    }
    const copies = answer === null ? null : copiesOf(answer.result ?? {});
    const encoded = await compress(body, { method: request.method, header }, copies);
    for (const [name, value] of encoded.headers) write(name, value);
    write('content-length', String(encoded.bytes.byteLength));
    setResponse(new Response(new Uint8Array(encoded.bytes), { status, headers }));
  },
});

/**
 * HTTP and SSE for the graph at /graphql: Yoga reads requests and writes answers, and every operation takes the common
 * path. Refuses foreign origins and forgeable requests; hands rotated credentials and the upstream's cookies to the
 * caller.
 */
export function createYogaServer(services: AnswerServices, { graphiql, siteName }: GraphiqlSettings) {
  const { logger, origins } = services;
  const operations = new WeakMap<Request, Ran>();
  return createYoga<ServerContext>({
    plugins: [
      guard(origins),
      limitBody(limits.bodyBytes),
      takeUploads(limits.uploads),
      idInAddress,
      commonPath(services, operations),
      writeAnswers(services, operations),
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

/**
 * Reads a whole body as text; throws at the first byte over the limit. The rest is left unread and not cancelled, since
 * that would cut the connection before the refusal is sent.
 */
async function readWithin(body: ReadableStream<Uint8Array>, limit: number): Promise<string> {
  const reader = body.getReader();
  const chunks: Uint8Array[] = [];
  let size = 0;
  for (let next = await reader.read(); !next.done; next = await reader.read()) {
    size += next.value.byteLength;
    if (size > limit) throw tooLarge();
    chunks.push(next.value);
  }
  return Buffer.concat(chunks).toString('utf8');
}

/**
 * Refuses bodies over a number of bytes with 413. A told length is believed, because Node reads no more than that; only a
 * body without one is counted, so that the usual request costs nothing extra. Requests with files have limits of their own.
 */
function limitBody(limit: number): Plugin {
  return {
    onRequestParse({ request, requestParser, setRequestParser, fetchAPI }) {
      if (isMultipart(request)) return;
      const told = request.headers.get('content-length');
      if (told !== null) {
        if (!/^\d+$/.test(told)) {
          throw codedError('BAD_USER_INPUT', 'The length of the request is no number.', {
            http: { status: 400 },
          });
        }
        if (Number(told) > limit) throw tooLarge();
        return;
      }
      const { body } = request;
      if (requestParser === undefined || body === null) return;
      setRequestParser(async () => {
        const text = await readWithin(body, limit);
        const { url, method, headers, signal } = request;
        return requestParser(new fetchAPI.Request(url, { method, headers, signal, body: text }));
      });
    },
  };
}
