import { isUtf8 } from 'node:buffer';
import { GraphQLError } from 'graphql';
import { createYoga, type Plugin } from 'graphql-yoga';
import type { OperationContext } from '../execution/context.ts';
import { copiesOf } from '../execution/serialized-result.ts';
import type { RequestSource } from '../guard/client-address.ts';
import { isForgeable, isMultipart } from '../guard/csrf.ts';
import { countedBytes, limits } from '../guard/limits.ts';
import type { OriginGuard } from '../guard/origins.ts';
import type { HeaderReader, HeaderWriter } from '../kit/credentials.ts';
import { codedError, presentRequestError, tooLarge } from '../kit/errors.ts';
import { clearMembers } from '../kit/is-record.ts';
import type { TraceSpan } from '../kit/trace.ts';
import type { WriteHeaders } from './answer-headers.ts';
import { type CompressBody, varyOf } from './compress.ts';
import { executeHttpOperation, type HttpAnswer, type HttpDeps, statusOf } from './execute-http-operation.ts';
import { matchesTag, weakTagOf } from './negotiation.ts';
import { operationRequestOf } from './operation-request.ts';
import { parseUploads } from './uploads.ts';

export interface AnswerDeps extends HttpDeps {
  readonly origins: OriginGuard;
  readonly writeHeaders: WriteHeaders;
  readonly compress: CompressBody;
}

interface Ran {
  readonly context: OperationContext;
  answer: HttpAnswer | null;
}

interface ServerContext {
  readonly req: RequestSource;
  /** Span of the request. */
  readonly trace: TraceSpan | null;
}

const reader =
  (request: Request): HeaderReader =>
  (name) =>
    request.headers.get(name);

const forbiddenBody = (message: string): string =>
  JSON.stringify({ errors: [{ message, extensions: { code: 'FORBIDDEN' } }] });

/** Refuses foreign origins and forgeable requests, and answers preflights. */
const guard = (origins: OriginGuard): Plugin => ({
  onRequest({ request, fetchAPI, endResponse }) {
    const header = reader(request);
    const headers = { 'content-type': 'application/json' };
    const refuse = (message: string) =>
      endResponse(new fetchAPI.Response(forbiddenBody(message), { status: 403, headers }));
    if (!origins.allows(header('origin'), header('host'))) refuse('This origin is not allowed.');
    else if (request.method === 'OPTIONS') endResponse(new fetchAPI.Response(null, { status: 204 }));
    else if (isForgeable(request)) refuse('Send application/json, or the header x-app-type.');
  },
});

const badRequest = (message: string): GraphQLError =>
  codedError('BAD_USER_INPUT', message, { http: { status: 400 } });

/** Whether Yoga could not parse a body, or a parameter of a URL; the message contains text of the request. */
const isJsonError = (error: unknown): boolean =>
  error instanceof SyntaxError || (error instanceof GraphQLError && 'originalError' in error.extensions);

/** Reads `documentId` from the URL, which Yoga does not support, and refuses what is not JSON. */
const parseParameters: Plugin = {
  onRequestParse({ request, url, requestParser, setRequestParser }) {
    if (requestParser === undefined) return;
    const documentId = request.method === 'GET' ? url.searchParams.get('documentId') : null;
    setRequestParser(async (parsed) => {
      try {
        const params = await requestParser(parsed);
        return documentId === null ? params : { ...params, documentId };
      } catch (error) {
        if (!isJsonError(error)) throw error;
        throw badRequest('The request is not valid JSON.');
      }
    });
  },
};

const executeOperations = (
  deps: HttpDeps,
  operations: WeakMap<Request, Ran>,
): Plugin<object, ServerContext> => ({
  onParams({ params, setParams, setParamsHandler }) {
    const operation = operationRequestOf(params);
    // Yoga reports the errors of a malformed request.
    if (operation === null) return;
    // Yoga requires a query.
    setParams({ ...params, query: operation.query ?? '' });
    setParamsHandler(async ({ request, context: { req, trace } }) => {
      const { context, answer } = executeHttpOperation(deps, {
        method: request.method,
        header: reader(request),
        request: operation,
        arrival: req,
        trace,
        signal: request.signal,
      });
      const ran: Ran = { context, answer: null };
      operations.set(request, ran);
      ran.answer = await answer;
      const { events, result } = ran.answer;
      if (events === undefined) return result;
      // Yoga keeps the parameters as long as the stream, and does not read them after this.
      for (const part of [operation.variables, operation.extensions]) clearMembers(part ?? {});
      return events;
    });
  },
});

const json = /^application\/(?:graphql-response\+)?json\b/;

/** Writes headers, compresses JSON, and sends 304 when the client has the answer. */
const writeAnswers = ({ writeHeaders, compress }: AnswerDeps, operations: WeakMap<Request, Ran>): Plugin => ({
  async onResponse({ request, response, setResponse, fetchAPI: { Response } }) {
    const header = reader(request);
    const { context, answer = null } = operations.get(request) ?? {};
    const { headers } = response;
    // Yoga keeps the connection of event streams open, also when the client or a shutdown closes it.
    headers.delete('connection');
    const type = headers.get('content-type') ?? '';
    const isJson = json.test(type);
    const isPublic = isJson && answer?.isPublic === true;
    const write: HeaderWriter = (name, value) =>
      name === 'set-cookie' || name === 'vary' ? headers.append(name, value) : headers.set(name, value);
    writeHeaders(header, context === undefined ? undefined : { context, isPublic }, write);
    // Yoga has refused an unsupported Accept header.
    if (type === '') return;
    const hint = answer?.hint ?? null;
    for (const [name, value] of Object.entries(hint?.headers ?? {})) write(name, value);
    const status = hint === null ? response.status : statusOf(hint, type);
    if (!isJson) {
      if (hint !== null) setResponse(new Response(response.body, { status, headers }));
      return;
    }
    const body = Buffer.from(await response.arrayBuffer());
    const encodedRequest = { method: request.method, header };
    if (isPublic) {
      const tag = weakTagOf(body);
      write('etag', tag);
      if (matchesTag(header('if-none-match'), tag)) {
        for (const name of ['content-type', 'content-length']) headers.delete(name);
        for (const [name, value] of varyOf(body, encodedRequest)) write(name, value);
        return setResponse(new Response(null, { status: 304, headers }));
      }
    }
    const copies = answer && copiesOf(answer.result);
    const encoded = await compress(body, encodedRequest, copies);
    for (const [name, value] of encoded.headers) write(name, value);
    write('content-length', String(encoded.bytes.byteLength));
    setResponse(new Response(new Uint8Array(encoded.bytes), { status, headers }));
  },
});

/** HTTP and SSE at /graphql. Refuses foreign origins and forgeable requests. */
export function createYogaServer(deps: AnswerDeps) {
  const { logger, origins } = deps;
  const operations = new WeakMap<Request, Ran>();
  return createYoga<ServerContext>({
    plugins: [
      guard(origins),
      readBody,
      parseUploads(limits.uploads),
      parseParameters,
      executeOperations(deps, operations),
      writeAnswers(deps, operations),
    ],
    logging: false,
    cors: false,
    graphiql: false,
    landingPage: false,
    multipart: false,
    parserAndValidationCache: false,
    extraParamNames: ['documentId'],
    maxRequestBodySize: false,
    maskedErrors: { maskError: (error) => presentRequestError(error, logger) },
  });
}

/**
 * Reads a body as text.
 * @throws GraphQLError BAD_USER_INPUT when it exceeds `limit`, or is not UTF-8. The rest is not cancelled, which would close
 * the connection before the response is sent
 */
async function readWithin(body: ReadableStream<Uint8Array>, limit: number): Promise<string> {
  const reader = body.getReader();
  const chunks: Uint8Array[] = [];
  let size = 0;
  for (let next = await reader.read(); !next.done; next = await reader.read()) {
    size += countedBytes(next.value);
    if (size > limit) throw tooLarge();
    chunks.push(next.value);
  }
  const bytes = Buffer.concat(chunks);
  if (!isUtf8(bytes)) throw badRequest('The request is not valid UTF-8.');
  return bytes.toString('utf8');
}

/**
 * Refuses bodies over the limit with 413. A content-length is trusted, because Node reads no more than that; only a body
 * without one is counted. Multipart requests have their own limits.
 */
const readBody: Plugin = {
  onRequestParse({ request, requestParser, setRequestParser, fetchAPI }) {
    if (isMultipart(request)) return;
    const length = request.headers.get('content-length');
    if (length !== null) {
      if (!/^\d+$/.test(length)) throw badRequest('content-length is not a number.');
      if (Number(length) > limits.bodyBytes) throw tooLarge();
    }
    const { body } = request;
    if (requestParser === undefined || body === null) return;
    setRequestParser(async () => {
      const text = await readWithin(body, length === null ? limits.bodyBytes : Number.POSITIVE_INFINITY);
      const { url, method, headers, signal } = request;
      return requestParser(new fetchAPI.Request(url, { method, headers, signal, body: text }));
    });
  },
};
