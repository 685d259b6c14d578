import type { IncomingMessage } from 'node:http';
import type { Caller } from '../execution/context.ts';
import type { OperationRequest } from '../execution/operation.ts';
import { type HeaderReader, readCredentials } from '../kit/credentials.ts';
import { isRecord } from '../kit/is-record.ts';
import type { TraceSpan } from '../kit/trace.ts';

const isRecordOrNone = (value: unknown): value is Record<string, unknown> | null | undefined =>
  value == null || isRecord(value);

const members: ReadonlySet<string> = new Set([
  'query',
  'documentId',
  'operationName',
  'variables',
  'extensions',
]);

/** Whether the request has the id of its document, so that `query` may be absent. */
const hasDocumentId = ({ documentId, extensions }: Record<string, unknown>): boolean =>
  documentId != null || (isRecord(extensions) && isRecord(extensions.persistedQuery));

/** A well-formed request, except for its `operationName`. */
export interface UncheckedRequest extends Omit<OperationRequest, 'operationName'> {
  readonly operationName?: unknown;
}

export const hasValidName = (request: UncheckedRequest): request is OperationRequest =>
  request.operationName == null || typeof request.operationName === 'string';

export const headerReader =
  ({ headers }: IncomingMessage): HeaderReader =>
  (name) => {
    const value = headers[name];
    return Array.isArray(value) ? value.join(', ') : value;
  };

/** null for malformed parameters. */
export function operationRequestOf(params: unknown): UncheckedRequest | null {
  if (!isRecord(params)) return null;
  const { documentId, operationName, variables, extensions } = params;
  const query = params.query ?? (hasDocumentId(params) ? '' : null);
  const isWellFormed =
    typeof query === 'string' &&
    isRecordOrNone(variables) &&
    isRecordOrNone(extensions) &&
    Object.keys(params).every((name) => members.has(name) || params[name] == null);
  if (!isWellFormed) return null;
  return { query, documentId, operationName, variables, extensions };
}

const validRequestId = /^[\w.:-]{1,64}$/;

/** The client's request id: up to 64 letters, digits and `. : _ -`; any other is ignored. */
export const requestIdIn = (header: HeaderReader): string | undefined => {
  const id = header('x-request-id') ?? '';
  return validRequestId.test(id) ? id : undefined;
};

/**
 * The caller of an HTTP request.
 * @param address IP address of the client
 * @param trace span of the request; null when nothing is traced
 */
export function callerOf(header: HeaderReader, address: string, trace: TraceSpan | null): Caller {
  return {
    address,
    trace,
    credentials: readCredentials(header),
    lang: header('lang') === 'en' ? 'en' : 'pl',
    appType: header('x-app-type') === 'App' ? 'App' : 'Browser',
    cookieHeader: header('cookie') ?? null,
    xsrfToken: header('x-xsrf-token') ?? null,
    requestId: requestIdIn(header),
  };
}
