import { type FieldNames, userErrorsOf } from '../kit/errors.ts';
import { UpstreamError, type UpstreamErrorCode } from '../kit/upstream-error.ts';
import type { UserError } from './__generated__/schema.ts';
import type { GraphContext, LiveHint } from './context.ts';

interface ErrorMapping {
  /** Input fields by their names on the wire, where those are not the input's names in snake case. */
  readonly names?: FieldNames;
  /** User errors for an upstream error code that alone determines them. */
  readonly errorsByCode?: { readonly [Code in UpstreamErrorCode]?: readonly UserError[] };
}

/**
 * Sends a change and returns its payload. Errors that the user can fix become `errors`, with the other fields of
 * `failed`; other errors are rethrown. Clears the loaders in both cases.
 */
export async function mutation<Failed extends object, Done extends { [Field in keyof Failed]: unknown }>(
  context: Pick<GraphContext, 'resetLoaders'>,
  failed: Failed,
  send: () => Promise<Done>,
  { names, errorsByCode = {} }: ErrorMapping = {},
): Promise<(Done | Failed) & { errors: UserError[] }> {
  try {
    return { ...(await send()), errors: [] };
  } catch (error) {
    const errors = error instanceof UpstreamError ? errorsByCode[error.code] : undefined;
    return { ...failed, errors: errors ? [...errors] : userErrorsOf(error, names) };
  } finally {
    context.resetLoaders();
  }
}

/** @param field the input field; null for the whole input */
export const userError = (field: string | null, code: UserError['code'], message: string): UserError => ({
  field: field === null ? null : [field],
  code,
  message,
});

/** Prefixes the field paths of errors; a null path stays null. */
export const prefixErrors = (field: string, errors: readonly UserError[]): UserError[] =>
  errors.map((error) => ({ ...error, field: error.field ? [field, ...error.field] : null }));

type LiveContext = Pick<GraphContext, 'live' | 'session'>;

/**
 * Makes the caller's open sockets reauthenticate after their access has changed or credentials have ended. Only after
 * the upstream has accepted a change: the uid of unchecked credentials may be any user's.
 */
export function requestReauth({ live, session }: LiveContext): void {
  const { current } = session.jar;
  if (current !== null) live?.requestReauth(current.uid);
}

/** Sends the caller's sockets a change of their own data, under the same condition. */
export function publishOwnChange({ live, session }: LiveContext, hintFor: (uid: string) => LiveHint): void {
  const { current } = session.jar;
  if (current !== null) live?.changed(hintFor(current.uid));
}
