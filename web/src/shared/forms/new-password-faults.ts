import type { MessageId } from '../../i18n/texts.ts';

/** A password holds so many characters at least. */
export const shortestPassword = 6;

/** A password typed twice. */
export interface NewPassword {
  password: string;
  passwordConfirmation: string;
}

/** What is wrong with each of the two; null when nothing is. A difference is told only once the first is fine. */
export function newPasswordFaults({
  password,
  passwordConfirmation,
}: NewPassword): Record<keyof NewPassword, MessageId | null> {
  const fault = passwordFault(password);
  const differs = !fault && password !== passwordConfirmation;
  return { password: fault, passwordConfirmation: differs ? 'shared.form.passwordsDiffer' : null };
}

function passwordFault(password: string): MessageId | null {
  if (password === '') return 'shared.form.passwordBlank';
  return [...password].length < shortestPassword ? 'shared.form.passwordShort' : null;
}
