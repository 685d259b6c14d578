import type { ErrorCode } from '@tipgraph/client';
import type { MessageId } from '../../i18n/texts.ts';
import { type FormError, fieldCode } from './form-errors.ts';

const minPasswordLength = 6;

export interface NewPassword {
  password: string;
  passwordConfirmation: string;
}

/** Validates a new password. A mismatch is an error only when the password itself is valid. */
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
  return [...password].length < minPasswordLength ? 'shared.form.passwordShort' : null;
}

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

/** Validates an e-mail address. Ignores surrounding whitespace. */
export function emailError(email: string): MessageId | null {
  const address = email.trim();
  if (address === '') return 'shared.form.emailBlank';
  return /^[^\s@]+@[^\s@]+$/.test(address) ? null : 'shared.form.emailInvalid';
}

/** An error of a whole form, as a message. */
export type ServerError =
  | { readonly id: MessageId }
  | { readonly id: 'shared.error'; readonly values: { readonly code: ErrorCode } };
