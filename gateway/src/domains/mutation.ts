import { fits } from '../kit/compile-shape.ts';
import { isUpstreamError } from '../kit/errors.ts';
import type { Codec } from '../kit/shape.ts';
import { type FieldFault, UpstreamError, type UpstreamErrorCode } from '../kit/upstream-error.ts';
import { type UserError, UserErrorCode } from './__generated__/schema.ts';
import type { GraphContext } from './context.ts';
import { planList } from './plan/endpoints.ts';

interface ErrorMapping {
  /** Input fields by their names on the wire, where those are not the input's names in snake case. */
  readonly names?: FieldNames;
  /** User errors for an upstream error code that alone determines them. */
  readonly errorsByCode?: { readonly [Code in UpstreamErrorCode]?: readonly UserError[] };
}

/** A payload without `Done` has no fields but `errors`; the others are null. */
type Payload<Done> = (Done | Record<never, never>) & { errors: UserError[] };

/**
 * Sends a change and returns its payload. Errors that the user can fix become `errors`; other errors are rethrown.
 * Clears the loaders in both cases. After a refused XSRF token the response sets the cookie for the caller's next try.
 */
export async function mutation<Done extends object>(
  context: Pick<GraphContext, 'call' | 'session' | 'resetLoaders'>,
  { names, errorsByCode = {} }: ErrorMapping,
  send: () => Promise<Done>,
): Promise<Payload<Done>> {
  try {
    return { ...(await send()), errors: [] };
  } catch (error) {
    // Any public read sets the cookie. If it fails, the caller's retry is refused again.
    if (isUpstreamError(error, 'XSRF_REFUSED') && !context.session.cookies.hasNewXsrfCookie) {
      await context.call(planList, {}).catch(() => null);
    }
    const errors = error instanceof UpstreamError ? errorsByCode[error.code] : undefined;
    return { errors: errors ? [...errors] : userErrorsOf(error, names) };
  } finally {
    context.resetLoaders();
  }
}

/** The reply to a change; null if it lacks what changed. Then the loaders are cleared, so that the caller can read it. */
export async function replyIfFits<Wire>(
  codec: Codec<Wire, unknown>,
  sent: Promise<unknown>,
  context: GraphContext,
): Promise<Wire | null> {
  const reply = await sent;
  if (fits(codec, reply)) return reply;
  context.resetLoaders();
  return null;
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

/** Rails validation messages in English and Polish, by code. */
const railsMessages: readonly (readonly [RegExp, UserErrorCode])[] = [
  [/already been taken|zostało już zajęte|jest zajęte/, 'TAKEN'],
  [/too short|za krótki/, 'TOO_SHORT'],
  [/too long|za długi/, 'TOO_LONG'],
  [/can(?:'|’|no)t be (?:blank|empty)|nie może być pust/, 'BLANK'],
  [/doesn(?:'|’)t match|nie zgadza się z/, 'CONFIRMATION'],
  [/must be accepted|musi (?:być|zostać) zaakceptowan/, 'ACCEPTED'],
];

/** Maps an upstream's code or text to a code: UNKNOWN for an unknown code, INVALID for an unknown text. */
export function codeOfText(text: string): UserErrorCode {
  if (/^[a-z][a-z0-9_]*$/i.test(text)) {
    const code = text.toUpperCase();
    return Object.values(UserErrorCode).find((known) => known === code) ?? 'UNKNOWN';
  }
  return railsMessages.find(([pattern]) => pattern.test(text))?.[1] ?? 'INVALID';
}

const camelCase = (name: string): string =>
  name.replace(/_([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());

/** Maps wire names to input fields whose name is not the same in snake case. */
export type FieldNames = Readonly<Record<string, string>>;

const toUserError = ({ field, message }: FieldFault, names: FieldNames): UserError => ({
  field:
    field === null || field === 'base'
      ? null
      : field.split('.').map((part) => names[part] ?? camelCase(part)),
  code: codeOfText(message),
  message,
});

/**
 * Converts an upstream's 422 to user errors, and rethrows every other error. A known text becomes its code, another
 * text INVALID, an unknown code UNKNOWN; a 422 without details is one INVALID without a field.
 */
export function userErrorsOf(error: unknown, names: FieldNames = {}): UserError[] {
  if (!isUpstreamError(error, 'BAD_USER_INPUT') || error.status !== 422) throw error;
  const errors = error.faults.map((fault) => toUserError(fault, names));
  return errors.length > 0 ? errors : [{ field: null, code: 'INVALID', message: error.message }];
}
