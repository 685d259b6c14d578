import type { MessageId } from '../../i18n/texts.ts';

/** What is wrong with an e-mail address, blanks around it aside: nothing typed, or no address at all. */
export function emailFault(email: string): MessageId | null {
  const address = email.trim();
  if (address === '') return 'shared.form.emailBlank';
  return /^[^\s@]+@[^\s@]+$/.test(address) ? null : 'shared.form.emailInvalid';
}
