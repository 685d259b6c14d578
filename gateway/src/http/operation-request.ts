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

/** Whether the parameters of a request name its document by an id, so that its text may be absent. */
const namesDocument = ({ documentId, extensions }: Record<string, unknown>): boolean =>
  documentId != null || (isRecord(extensions) && isRecord(extensions.persistedQuery));

/** A well-formed request, whose name of an operation may be anything. */
export interface UncheckedRequest extends Omit<OperationRequest, 'operationName'> {
  readonly operationName?: unknown;
}

/** Whether the name of the operation is a text or none. */
export const hasFitName = (request: UncheckedRequest): request is OperationRequest =>
  request.operationName == null || typeof request.operationName === 'string';

/** The operation in the parameters of a request, whoever read them; null for those that are not well-formed. */
export function operationRequestOf(params: unknown): UncheckedRequest | null {
  if (!isRecord(params)) return null;
  const { documentId, operationName, variables, extensions } = params;
  const query = params.query ?? (namesDocument(params) ? '' : null);
  const isWellFormed =
    typeof query === 'string' &&
    isRecordOrNone(variables) &&
    isRecordOrNone(extensions) &&
    Object.keys(params).every((name) => members.has(name) || params[name] == null);
  if (!isWellFormed) return null;
  return { query, documentId, operationName, variables, extensions };
}

const fit = /^[\w.:-]{1,64}$/;

/** A request id that a client may give: up to 64 letters, digits and `. : _ -`; anything else counts as none. */
export const requestIdIn = (header: HeaderReader): string | undefined => {
  const id = header('x-request-id') ?? '';
  return fit.test(id) ? id : undefined;
};

/**
 * Who asks, by the headers of an HTTP request: credentials, `lang` (pl unless en), `x-app-type` (Browser unless App),
 * the cookies and the XSRF token.
 * @param address where the client is
 * @param trace the step of a trace that the request is; null when nothing is traced
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
