import type { GraphQLSingularResponse, PayloadData, PayloadError } from 'relay-runtime';
import { type ErrorCode, toErrorCode } from './app-error.ts';

/** One error of a GraphQL answer, as far as the app reads it. */
export interface GraphError {
  code: ErrorCode;
  message: string;
  /** Where in the answer, for example ["viewer", "dashboard", "specialTips"]; empty for the whole request. */
  path: readonly (string | number)[];
  requestId: string | null;
}

/** What a person is told by its code alone; support has nothing to look for. */
const plain = new Set<ErrorCode>([
  'UNAUTHENTICATED',
  'FORBIDDEN',
  'LOCKED',
  'NOT_FOUND',
  'RATE_LIMITED',
  'BAD_USER_INPUT',
  'XSRF_REFUSED',
  'PERSISTED_DOCUMENT_NOT_FOUND',
]);

/** Reads the errors of a GraphQL answer, tolerant of anything odd in it; `requestId` is the answer's own. */
export function readGraphErrors(body: unknown, requestId: string | null = null): GraphError[] {
  if (!isRecord(body) || !Array.isArray(body.errors)) return [];
  return body.errors.filter(isRecord).map((error) => {
    const extensions = isRecord(error.extensions) ? error.extensions : {};
    const code = toErrorCode(extensions.code);
    const named = typeof extensions.requestId === 'string' ? extensions.requestId : requestId;
    return {
      code,
      message: typeof error.message === 'string' ? error.message : '',
      path: Array.isArray(error.path) ? error.path.filter(isPathPart) : [],
      requestId: plain.has(code) ? null : named,
    };
  });
}

/** The answer in the shape that Relay takes, or null when it carries no data. */
export function toRelayResponse(
  body: unknown,
  requestId: string | null = null,
): GraphQLSingularResponse | null {
  if (!isRecord(body) || !isRecord(body.data)) return null;
  const data: PayloadData = body.data;
  const errors = readGraphErrors(body, requestId);
  if (errors.length === 0) return { data };
  return { data, errors: errors.map(toPayloadError) };
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isPathPart(value: unknown): value is string | number {
  return typeof value === 'string' || typeof value === 'number';
}

function toPayloadError(error: GraphError): PayloadError {
  const { message, path, code, requestId } = error;
  const withCode = { message, path: [...path], extensions: { code, requestId } };
  return withCode;
}
