import type { MessageId } from '../../i18n/texts.ts';
import { emailFault } from '../../shared/forms/email-fault.ts';

/** What a person typed to sign in. */
export interface LoginInput {
  email: string;
  password: string;
}

/** What is wrong with each field; null when nothing is. */
export type LoginFaults = Record<keyof LoginInput, MessageId | null>;

/** Checks that both fields are filled in and that the address looks like one; the server decides the rest. */
export function checkLogin({ email, password }: LoginInput): LoginFaults {
  return { email: emailFault(email), password: password === '' ? 'shared.form.passwordBlank' : null };
}
