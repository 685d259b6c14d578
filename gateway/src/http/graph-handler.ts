import type { IncomingMessage, ServerResponse } from 'node:http';
import type { OperationContext } from '../execution/context.ts';
import { bytesOf, copiesOf } from '../execution/serialized-result.ts';
import { limits } from '../guard/limits.ts';
import type { OriginGuard } from '../guard/origins.ts';
import { secureHeaders } from '../guard/secure-headers.ts';
import type { HeaderReader } from '../kit/credentials.ts';
import type { TraceSpan } from '../kit/trace.ts';
import { type AnswerHeaderSettings, createAnswerHeaders } from './answer-headers.ts';
import { createCompressBody, type EncodedBody } from './compress.ts';
import { executeHttpOperation, type HttpServices, statusOf } from './execute-http-operation.ts';
import { operationRequestOf, type UncheckedRequest } from './operation-request.ts';
import { type AnswerServices, createYogaServer, type GraphiqlSettings } from './yoga.ts';

export type GraphHandler = (
  request: IncomingMessage,
  response: ServerResponse,
  trace: TraceSpan | null,
) => Promise<void>;

interface GraphHandlerServices extends HttpServices {
  readonly origins: OriginGuard;
  readonly settings: AnswerHeaderSettings & GraphiqlSettings;
  /** Whether plain requests go by the fast path, as they do when absent; else Yoga answers all. */
  readonly fastPath?: boolean;
}

/** Makes the handler of /graphql: the fast path answers what nearly all clients send, Yoga all else. */
export function createGraphHandler(services: GraphHandlerServices): GraphHandler {
  const { origins, settings, fastPath = true } = services;
  const always = secureHeaders(settings.publicUrl);
  const writeHeaders = createAnswerHeaders(origins, settings);
  const http = { ...services, writeHeaders, compress: createCompressBody() };
  const yoga = createYogaServer(http, settings);
  const answerFast = fastPath ? createFastPath({ ...http, always }) : async () => false;
  return async (request, response, trace) => {
    if (await answerFast(request, response, trace)) return;
    for (const [name, value] of Object.entries(always)) response.setHeader(name, value);
    // Node sends no body in answer to a HEAD, whatever is written.
    if (request.method === 'HEAD') request.method = 'GET';
    await yoga(request, response, { trace });
  };
}

interface FastPathServices extends AnswerServices {
  /** The headers of every answer of the server. */
  readonly always: Readonly<Record<string, string>>;
}

/**
 * Answers a request, or leaves it: false means that nothing was sent. Of one that is left its body may have been read, and
 * then stands in `request.body`.
 */
type FastPath = (
  request: IncomingMessage,
  response: ServerResponse,
  trace: TraceSpan | null,
) => Promise<boolean>;

const readerOf =
  ({ headers }: IncomingMessage): HeaderReader =>
  (name) => {
    const value = headers[name];
    return Array.isArray(value) ? value.join(', ') : value;
  };

/** Bodies up to so many bytes go out in one write with their head; longer ones are not copied for that. */
const smallBody = 16_384;

/** Sends an answer; `lines` are names and values of its headers in turn, as Node writes them quickest. */
function send(response: ServerResponse, status: number, lines: string[], body: Buffer): void {
  response.writeHead(status, lines);
  if (body.byteLength > smallBody) response.end(body);
  else response.end(body.toString('latin1'), 'latin1');
}

/**
 * The short way for what clients nearly always send: one operation as JSON, of a told length, answered as JSON. It reads and
 * writes only: guards, limits, the operation itself and the headers of its answer are those of every way in. Whatever it
 * does not take (another method or type, a batch, files, events, a foreign origin, a body that is no well-formed request) is left to
 * Yoga, and refused by Yoga's rules.
 */
function createFastPath(services: FastPathServices): FastPath {
  const { origins, writeHeaders, compress, always } = services;
  const fixed = Object.entries(always).flat();

  function headerLines(
    type: AnswerType,
    { bytes, headers }: EncodedBody,
    header: HeaderReader,
    context: OperationContext,
    more: Readonly<Record<string, string>> | undefined,
  ): string[] {
    const length = String(bytes.byteLength);
    const lines = [...fixed, 'content-type', `${type}; charset=utf-8`, 'content-length', length];
    if (more !== undefined) lines.push(...Object.entries(more).flat());
    writeHeaders(header, { context, isPublic: false }, (name, value) => lines.push(name, value));
    for (const [name, value] of headers) lines.push(name, value);
    return lines;
  }

  return async (request, response, trace) => {
    const { origin, host } = request.headers;
    const type = answerTypeOf(request);
    if (type === null || !origins.allows(origin, host)) return false;
    const asked = await bodyOf(request);
    if (asked === null) return true;
    const operation = operationIn(asked);
    if (operation === null) {
      Object.assign(request, { body: asked });
      return false;
    }
    const header = readerOf(request);
    const { context, answer } = executeHttpOperation(services, {
      method: 'POST',
      header,
      request: operation,
      arrival: request,
      trace,
    });
    const { result, hint } = await answer;
    const shown = result ?? {};
    const body = await compress(bytesOf(shown), { method: 'POST', header }, copiesOf(shown));
    const lines = headerLines(type, body, header, context, hint?.headers);
    send(response, hint === null ? 200 : statusOf(hint, type), lines, body.bytes);
    return true;
  };
}

type AnswerType = 'application/json' | 'application/graphql-response+json';

/** What clients say that they accept, as the fast path takes it, and the type of the answer that it means. */
const accepted: ReadonlyMap<string, AnswerType> = new Map([
  ['*/*', 'application/json'],
  ['application/json', 'application/json'],
  ['application/graphql-response+json', 'application/graphql-response+json'],
  ['application/graphql-response+json, application/json', 'application/graphql-response+json'],
]);

const plainJson = /^application\/json(?:;\s*charset=utf-8)?$/;

/** The type of the answer to a request that the fast path takes by its head; null for one that it leaves to Yoga. */
export function answerTypeOf({ method, url, headers }: IncomingMessage): AnswerType | null {
  if (method !== 'POST' || url !== '/graphql' || !plainJson.test(headers['content-type'] ?? '')) return null;
  if (headers['content-encoding'] !== undefined || headers.expect !== undefined) return null;
  const length = headers['content-length'] ?? '';
  if (!/^[1-9]\d{0,8}$/.test(length) || Number(length) > limits.bodyBytes) return null;
  return accepted.get(headers.accept ?? '*/*') ?? null;
}

/** The whole body of a request with a content-length; null when it broke off. */
function bodyOf(request: IncomingMessage): Promise<Buffer | null> {
  return new Promise((resolve) => {
    const chunks: Buffer[] = [];
    let left = Number(request.headers['content-length']);
    request.on('data', (chunk: Buffer) => {
      chunks.push(chunk);
      left -= chunk.byteLength;
      if (left === 0) resolve(chunks.length === 1 ? chunk : Buffer.concat(chunks));
    });
    request.on('error', () => resolve(null));
    request.on('close', () => resolve(null));
  });
}

/** The operation in a body that is one well-formed request; null for any other. */
export function operationIn(body: Buffer): UncheckedRequest | null {
  try {
    return operationRequestOf(JSON.parse(body.toString('utf8')));
  } catch {
    return null;
  }
}
