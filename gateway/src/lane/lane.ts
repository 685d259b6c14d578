import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AnswerHeaders, HeadersOf } from '../graph/answer-headers.ts';
import { answerOver, type HttpHint, type HttpServices } from '../graph/over-http.ts';
import { bytesOf } from '../graph/written-result.ts';
import type { OriginGuard } from '../guard/origins.ts';
import type { TraceSpan } from '../observe/trace.ts';
import type { HeaderReader } from '../rest/credential-jar.ts';
import { type AnswerType, answerTypeOf, bodyOf, operationIn } from './lane-request.ts';

interface LaneServices extends HttpServices {
  readonly origins: OriginGuard;
  readonly headersOf: HeadersOf;
}

/**
 * Answers a request, or leaves it: false means that nothing was sent. Of one that is left its body may have been read, and
 * then stands in `request.body`.
 */
export type Lane = (
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

const statusOf = (hint: HttpHint | null, type: AnswerType): number =>
  hint === null || (hint.spec === true && type === 'application/json') ? 200 : hint.status;

function send(
  response: ServerResponse,
  status: number,
  type: AnswerType,
  body: Buffer,
  { headers, cookieLines }: AnswerHeaders,
  more: Readonly<Record<string, string>> = {},
): void {
  response
    .writeHead(status, {
      'content-type': `${type}; charset=utf-8`,
      'content-length': body.byteLength,
      ...more,
      ...headers,
      ...(cookieLines.length === 0 ? {} : { 'set-cookie': [...cookieLines] }),
    })
    .end(body);
}

/**
 * The short way for what clients nearly always send: one operation as JSON, of a told length, answered as JSON. It reads and
 * writes only: guards, limits, the operation itself and the headers of its answer are those of every way in. Whatever it
 * does not take (another method or type, a batch, files, events, a foreign origin, a body that is no well-formed request) is left to
 * Yoga, and refused by Yoga's rules.
 */
export function createLane(services: LaneServices): Lane {
  const { origins, headersOf } = services;
  return async (request, response, trace) => {
    const { origin, host } = request.headers;
    const type = answerTypeOf(request);
    if (type === null || !origins.allows(origin, host)) return false;
    const body = await bodyOf(request);
    if (body === null) return true;
    const operation = operationIn(body);
    if (operation === null) {
      Object.assign(request, { body });
      return false;
    }
    const header = readerOf(request);
    const { context, answer } = answerOver(services, {
      method: 'POST',
      header,
      request: operation,
      arrival: request,
      trace,
    });
    const { result, hint } = await answer;
    const bytes = bytesOf(result ?? {});
    send(response, statusOf(hint, type), type, bytes, headersOf(header, context), hint?.headers);
    return true;
  };
}
