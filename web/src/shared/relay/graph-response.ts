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

/** Reads the errors of a GraphQL answer, tolerant of anything odd in it. */
export function readGraphErrors(body: unknown): GraphError[] {
  if (!isRecord(body) || !Array.isArray(body.errors)) return [];
  return body.errors.filter(isRecord).map((error) => {
    const extensions = isRecord(error.extensions) ? error.extensions : {};
    return {
      code: toErrorCode(extensions.code),
      message: typeof error.message === 'string' ? error.message : '',
      path: Array.isArray(error.path) ? error.path.filter(isPathPart) : [],
      requestId: typeof extensions.requestId === 'string' ? extensions.requestId : null,
    };
  });
}

/** The answer in the shape that Relay takes, or null when it carries no data. */
export function toRelayResponse(body: unknown): GraphQLSingularResponse | null {
  if (!isRecord(body) || !isRecord(body.data)) return null;
  const data: PayloadData = body.data;
  const errors = readGraphErrors(body);
  if (errors.length === 0) return { data };
  return { data, errors: errors.map(toPayloadError) };
}

/** Whether a mutation's payload refuses the anti-forgery token. */
export function refusesXsrfToken(body: unknown): boolean {
  if (!isRecord(body) || !isRecord(body.data)) return false;
  return Object.values(body.data).some((payload) => {
    if (!isRecord(payload) || !Array.isArray(payload.errors)) return false;
    return payload.errors.some(
      (error) => isRecord(error) && Array.isArray(error.field) && error.field.join() === 'xsrfToken',
    );
  });
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isPathPart(value: unknown): value is string | number {
  return typeof value === 'string' || typeof value === 'number';
}

function toPayloadError(error: GraphError): PayloadError {
  const withCode = { message: error.message, path: [...error.path], extensions: { code: error.code } };
  return withCode;
}
