import type { FormMessageId } from './form-message-id.ts';

/** What is wrong with an e-mail address, blanks around it aside: nothing typed, or no address at all. */
export function emailFault(email: string): FormMessageId | null {
  const address = email.trim();
  if (address === '') return 'shared.form.emailBlank';
  return /^[^\s@]+@[^\s@]+$/.test(address) ? null : 'shared.form.emailInvalid';
}
