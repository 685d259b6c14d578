import type { ErrorCode } from '@tipgraph/client';
import type { MessageId } from '../../i18n/texts.ts';
import { type FormError, fieldCode } from './form-errors.ts';

/** A password holds so many characters at least. */
export const shortestPassword = 6;

/** A password typed twice. */
export interface NewPassword {
  password: string;
  passwordConfirmation: string;
}

/** What is wrong with each of the two; null when nothing is. A difference is told only once the first is fine. */
export function newPasswordErrors({
  password,
  passwordConfirmation,
}: NewPassword): Record<keyof NewPassword, MessageId | null> {
  const error = passwordError(password);
  const differs = !error && password !== passwordConfirmation;
  return { password: error, passwordConfirmation: differs ? 'shared.form.passwordsDiffer' : null };
}

function passwordError(password: string): MessageId | null {
  if (password === '') return 'shared.form.passwordBlank';
  return [...password].length < shortestPassword ? 'shared.form.passwordShort' : null;
}

/** What the graph found wrong with a new password and its repetition, in words. */
export function newPasswordServerErrors(
  errors: readonly FormError[],
): Record<keyof NewPassword, MessageId | null> {
  const code = fieldCode(errors, 'password');
  const differs = fieldCode(errors, 'passwordConfirmation') !== null;
  return {
    password: code === null ? null : (passwordTexts[code] ?? 'shared.form.passwordInvalid'),
    passwordConfirmation: differs ? 'shared.form.passwordsDiffer' : null,
  };
}

const passwordTexts: Record<string, MessageId> = {
  BLANK: 'shared.form.passwordBlank',
  TOO_SHORT: 'shared.form.passwordShort',
  TOO_LONG: 'shared.form.passwordLong',
};

/** What is wrong with an e-mail address, blanks around it aside: nothing typed, or no address at all. */
export function emailError(email: string): MessageId | null {
  const address = email.trim();
  if (address === '') return 'shared.form.emailBlank';
  return /^[^\s@]+@[^\s@]+$/.test(address) ? null : 'shared.form.emailInvalid';
}

/** Why a form was not accepted where no field is to blame, as a message. */
export type ServerError =
  | { readonly id: MessageId }
  | { readonly id: 'shared.error'; readonly values: { readonly code: ErrorCode } };
