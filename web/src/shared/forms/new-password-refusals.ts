import type { MessageId } from '../../i18n/texts.ts';
import { type FormError, fieldCode } from './field-codes.ts';
import type { NewPassword } from './new-password-faults.ts';

/** What the graph found wrong with a new password and its repetition, in words. */
export function newPasswordRefusals(
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
