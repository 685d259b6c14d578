import { isUtf8 } from 'node:buffer';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { GatewayConfig } from '../config.ts';
import type { OperationContext } from '../execution/context.ts';
import { bytesOf, copiesOf } from '../execution/serialized-result.ts';
import { limits } from '../guard/limits.ts';
import { isValidHost, type OriginGuard } from '../guard/origins.ts';
import { secureHeaders } from '../guard/secure-headers.ts';
import type { HeaderReader } from '../kit/credentials.ts';
import { badUserInput } from '../kit/errors.ts';
import type { TraceSpan } from '../kit/trace.ts';
import { createAnswerHeaders } from './answer-headers.ts';
import { createCompressBody, type EncodedBody } from './compress.ts';
import { executeHttpOperation, type HttpDeps, statusOf } from './execute-http-operation.ts';
import { createGraphiql, isPageRequest } from './graphiql.ts';
import { countedMembers } from './negotiation.ts';
import { headerReader, operationRequestOf, type UncheckedRequest } from './operation-request.ts';
import { type AnswerDeps, createYogaServer } from './yoga.ts';

export type GraphHandler = (
  request: IncomingMessage,
  response: ServerResponse,
  trace: TraceSpan | null,
) => Promise<void>;

interface GraphHandlerDeps extends HttpDeps {
  readonly origins: OriginGuard;
  readonly settings: Pick<GatewayConfig, 'publicUrl' | 'publicMaxAge' | 'graphiql' | 'siteName'>;
  /** On by default; without it, Yoga answers all requests. */
  readonly useFastPaths?: boolean;
}

/** Handles /graphql: the fast path answers the usual requests, GraphiQL browsers that open it, Yoga all others. */
export function createGraphHandler(deps: GraphHandlerDeps): GraphHandler {
  const { origins, settings, useFastPaths = true } = deps;
  const securityHeaders = secureHeaders(settings.publicUrl);
  const writeHeaders = createAnswerHeaders(origins, settings);
  const http = { ...deps, writeHeaders, compress: createCompressBody() };
  const yoga = createYogaServer(http);
  const sendGraphiql = settings.graphiql ? createGraphiql(settings.siteName) : null;
  const answerFast = useFastPaths ? createFastPath(http, securityHeaders) : async () => false;
  return async (request, response, trace) => {
    if (await answerFast(request, response, trace)) return;
    response.setHeaders(securityHeaders);
    const { accept, origin, host } = request.headers;
    if (!isValidHost(host)) {
      // Yoga answers an address that it cannot parse with the stack of its error.
      response.writeHead(400, { 'content-type': 'application/json', 'cache-control': 'no-store' });
      return void response.end(JSON.stringify({ errors: [badUserInput('The Host header is not valid.')] }));
    }
    if (sendGraphiql !== null && isPageRequest(request) && origins.allows(origin, host)) {
      return sendGraphiql(request, response);
    }
    // Node sends no body in a response to HEAD.
    if (request.method === 'HEAD') request.method = 'GET';
    // Yoga answers an unsupported Accept header with one that has several types per member.
    if (accept !== undefined) request.headers.accept = countedMembers(accept);
    await yoga(request, response, { req: request, trace });
  };
}

/** Bodies up to this size are sent in one write with their headers; longer ones are not copied for that. */
const maxSingleWriteBytes = 16_384;

/** @param lines names and values of the headers in turn: the fastest form for Node */
function send(response: ServerResponse, status: number, lines: string[], body: Buffer): void {
  response.writeHead(status, lines);
  if (body.byteLength > maxSingleWriteBytes) response.end(body);
  else response.end(body.toString('latin1'), 'latin1');
}

/**
 * Reads and writes the usual requests: a POST of one operation as JSON, with a content-length, answered as JSON. Checks,
 * limits, execution and headers are shared with Yoga, which handles and refuses all other requests: other methods and types,
 * batches, files, events, foreign origins, malformed bodies.
 * @returns a handler that returns false for a request that Yoga must answer; `request.body` then contains the body if it was read
 */
function createFastPath(deps: AnswerDeps, securityHeaders: Map<string, string>) {
  const { origins, writeHeaders, compress } = deps;
  const fixedLines = [...securityHeaders].flat();

  function headerLines(
    type: AnswerType,
    { bytes, headers }: EncodedBody,
    header: HeaderReader,
    context: OperationContext,
    extra: Readonly<Record<string, string>> | undefined,
  ): string[] {
    const length = String(bytes.byteLength);
    const lines = [...fixedLines, 'content-type', `${type}; charset=utf-8`, 'content-length', length];
    if (extra !== undefined) lines.push(...Object.entries(extra).flat());
    writeHeaders(header, { context, isPublic: false }, (name, value) => lines.push(name, value));
    for (const [name, value] of headers) lines.push(name, value);
    return lines;
  }

  return async (...[request, response, trace]: Parameters<GraphHandler>): Promise<boolean> => {
    const { origin, host } = request.headers;
    const type = answerTypeOf(request);
    if (type === null || !origins.allows(origin, host)) return false;
    const requestBody = await bodyOf(request);
    if (requestBody === null) return true;
    const operation = operationIn(requestBody);
    if (operation === null) {
      Object.assign(request, { body: requestBody });
      return false;
    }
    const header = headerReader(request);
    const { context, answer } = executeHttpOperation(deps, {
      method: 'POST',
      header,
      request: operation,
      arrival: request,
      trace,
    });
    const { result, hint } = await answer;
    const body = await compress(bytesOf(result), { method: 'POST', header }, copiesOf(result));
    const lines = headerLines(type, body, header, context, hint?.headers);
    send(response, hint === null ? 200 : statusOf(hint, type), lines, body.bytes);
    return true;
  };
}

type AnswerType = 'application/json' | 'application/graphql-response+json';

/** Answer type by the Accept headers that the fast path supports. */
const answerTypes: ReadonlyMap<string, AnswerType> = new Map([
  ['*/*', 'application/json'],
  ['application/json', 'application/json'],
  ['application/graphql-response+json', 'application/graphql-response+json'],
  ['application/graphql-response+json, application/json', 'application/graphql-response+json'],
]);

const plainJson = /^application\/json(?:;\s*charset=utf-8)?$/;

/** null for a request whose headers the fast path does not support. */
export function answerTypeOf({ method, url, headers }: IncomingMessage): AnswerType | null {
  if (method !== 'POST' || url !== '/graphql' || !plainJson.test(headers['content-type'] ?? '')) return null;
  if (headers['content-encoding'] !== undefined || headers.expect !== undefined) return null;
  const length = headers['content-length'] ?? '';
  if (!/^[1-9]\d{0,8}$/.test(length) || Number(length) > limits.bodyBytes) return null;
  return answerTypes.get(headers.accept ?? '*/*') ?? null;
}

/** The body of a request with a content-length; null when it is incomplete. */
function bodyOf(request: IncomingMessage): Promise<Buffer | null> {
  return new Promise((resolve) => {
    const chunks: Buffer[] = [];
    let remaining = Number(request.headers['content-length']);
    request.on('data', (chunk: Buffer) => {
      chunks.push(chunk);
      remaining -= chunk.byteLength;
      if (remaining === 0) resolve(chunks.length === 1 ? chunk : Buffer.concat(chunks));
    });
    request.on('error', () => resolve(null));
    request.on('close', () => resolve(null));
  });
}

/** null for a body that is not one well-formed request in UTF-8. */
export function operationIn(body: Buffer): UncheckedRequest | null {
  if (!isUtf8(body)) return null;
  try {
    return operationRequestOf(JSON.parse(body.toString('utf8')));
  } catch {
    return null;
  }
}
