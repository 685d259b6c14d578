import type { MessageId } from '../../../i18n/texts.ts';
import { type FormError, fieldCode } from '../../../shared/forms/field-codes.ts';

/** The fields of a change of password by their names in the graph, in the order of the form. */
export const passwordFields = ['currentPassword', 'password', 'passwordConfirmation'] as const;

/** A change of password as typed. */
export type PasswordChange = Record<(typeof passwordFields)[number], string>;

/** What is wrong with each field; null when nothing is. */
export type PasswordFaults = Record<keyof PasswordChange, MessageId | null>;

export const noPasswordFaults: PasswordFaults = {
  currentPassword: null,
  password: null,
  passwordConfirmation: null,
};

/** What the graph found wrong with a change of password, in words: one fault a field. */
export function passwordRefusals(errors: readonly FormError[]): PasswordFaults {
  const isWrong = (field: keyof PasswordChange) => fieldCode(errors, field) !== null;
  const isLong = fieldCode(errors, 'password') === 'TOO_LONG';
  const password = isLong ? 'shared.form.passwordLong' : 'common.passwordTooShort';
  return {
    currentPassword: isWrong('currentPassword') ? 'member.profile.currentPasswordWrong' : null,
    password: isWrong('password') ? password : null,
    passwordConfirmation: isWrong('passwordConfirmation') ? 'shared.form.passwordsDiffer' : null,
  };
}
