import { type FieldNames, userErrorsOf } from '../kit/errors.ts';
import { UpstreamError, type UpstreamErrorCode } from '../kit/upstream-error.ts';
import type { UserError } from './__generated__/schema.ts';
import type { GraphContext, LiveHint } from './context.ts';

interface Refusals {
  /** Input fields by their names on the wire, where these are not the same in snake case. */
  readonly names?: FieldNames;
  /** What a refusal with a code stands for here, where the code alone says it. */
  readonly known?: { readonly [Code in UpstreamErrorCode]?: readonly UserError[] };
}

/**
 * Sends a change and gives its payload: what a person can fix as its `errors`, the other fields as in `none` then. What
 * was read before is forgotten. Any other failure is thrown again.
 */
export async function mutation<None extends object, Done extends { [Field in keyof None]: unknown }>(
  context: Pick<GraphContext, 'resetLoaders'>,
  none: None,
  send: () => Promise<Done>,
  { names, known = {} }: Refusals = {},
): Promise<(Done | None) & { errors: UserError[] }> {
  try {
    return { ...(await send()), errors: [] };
  } catch (error) {
    const errors = error instanceof UpstreamError ? known[error.code] : undefined;
    return { ...none, errors: errors ? [...errors] : userErrorsOf(error, names) };
  } finally {
    context.resetLoaders();
  }
}

/** Faults of an object by their paths in an input that holds it in a field; those of none of its fields keep none. */
export const below = (field: string, errors: readonly UserError[]): UserError[] =>
  errors.map((error) => ({ ...error, field: error.field ? [field, ...error.field] : null }));

type LiveContext = Pick<GraphContext, 'live' | 'session'>;

/**
 * Asks the caller's open sockets to authenticate again, after what the caller may see has changed or credentials
 * have ended. Only for what the upstream has accepted: a caller whose credentials it did not look at may name anybody.
 */
export function requestReauth({ live, session }: LiveContext): void {
  const { current } = session.jar;
  if (current !== null) live?.requestReauth(current.uid);
}

/** Shows the caller live what has changed of their own, under the same condition. */
export function showOwnChange({ live, session }: LiveContext, hintFor: (uid: string) => LiveHint): void {
  const { current } = session.jar;
  if (current !== null) live?.changed(hintFor(current.uid));
}
