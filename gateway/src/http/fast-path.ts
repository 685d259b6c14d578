import type { IncomingMessage, ServerResponse } from 'node:http';
import type { OperationContext } from '../execution/context.ts';
import { bytesOf, copiesOf } from '../execution/serialized-result.ts';
import type { OriginGuard } from '../guard/origins.ts';
import type { HeaderReader } from '../kit/credentials.ts';
import type { TraceSpan } from '../kit/trace.ts';
import type { WriteHeaders } from './answer-headers.ts';
import type { CompressBody, EncodedBody } from './compress.ts';
import { executeHttpOperation, type HttpServices, statusOf } from './execute-http-operation.ts';
import { type AnswerType, answerTypeOf, bodyOf, operationIn } from './fast-path-request.ts';

interface FastPathServices extends HttpServices {
  readonly origins: OriginGuard;
  readonly writeHeaders: WriteHeaders;
  readonly compress: CompressBody;
  /** The headers of every answer of the server. */
  readonly always: Readonly<Record<string, string>>;
}

/**
 * Answers a request, or leaves it: false means that nothing was sent. Of one that is left its body may have been read, and
 * then stands in `request.body`.
 */
export type FastPath = (
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
export function createFastPath(services: FastPathServices): FastPath {
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
