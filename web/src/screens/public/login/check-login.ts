import type { pl } from './messages.pl.ts';

type MessageId = keyof typeof pl;

/** What a person typed to sign in. */
export interface LoginInput {
  email: string;
  password: string;
}

/** What is wrong with each field; null when nothing is. */
export type LoginFaults = Record<keyof LoginInput, MessageId | null>;

/** Checks that both fields are filled in and that the address looks like one; the server decides the rest. */
export function checkLogin({ email, password }: LoginInput): LoginFaults {
  return { email: emailFault(email.trim()), password: password === '' ? 'public.login.passwordBlank' : null };
}

function emailFault(email: string): MessageId | null {
  if (email === '') return 'public.login.emailBlank';
  return /^[^\s@]+@[^\s@]+$/.test(email) ? null : 'public.login.emailInvalid';
}
