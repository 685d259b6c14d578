import type { UserErrorCode } from '../relay/form-errors.ts';

const minPasswordLength = 6;

export interface NewPassword {
  readonly password: string;
  readonly passwordConfirmation: string;
}

export const emptyPassword: NewPassword = { password: '', passwordConfirmation: '' };

/** Validates a new password. A mismatch is an error only when the password itself is valid. */
export function checkNewPassword({
  password,
  passwordConfirmation,
}: NewPassword): Record<keyof NewPassword, UserErrorCode | false> {
  const code = passwordError(password);
  return {
    password: code,
    passwordConfirmation: !code && password !== passwordConfirmation && 'CONFIRMATION',
  };
}

function passwordError(password: string): UserErrorCode | false {
  if (password === '') return 'BLANK';
  return [...password].length < minPasswordLength && 'TOO_SHORT';
}

export const newPasswordTexts = {
  password: {
    BLANK: 'shared.form.passwordBlank',
    TOO_SHORT: 'shared.form.passwordShort',
    TOO_LONG: 'shared.form.passwordLong',
    INVALID: 'shared.form.passwordInvalid',
  },
  passwordConfirmation: { INVALID: 'shared.form.passwordsDiffer' },
} as const;

/** Validates an e-mail address. Ignores surrounding whitespace. */
export function checkEmail(email: string): UserErrorCode | false {
  const address = email.trim();
  if (address === '') return 'BLANK';
  return !/^[^\s@]+@[^\s@]+$/.test(address) && 'INVALID';
}

export const emailTexts = { BLANK: 'shared.form.emailBlank', INVALID: 'shared.form.emailInvalid' } as const;

export const discordTexts = {
  BLANK: 'common.enterDiscordName',
  INVALID: 'shared.form.discordInvalid',
} as const;
