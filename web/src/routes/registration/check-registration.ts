import type { MessageId } from '../../i18n/texts.ts';
import { emailFault } from '../../shared/forms/email-fault.ts';
import { type FormError, fieldCode } from '../../shared/forms/field-codes.ts';
import { newPasswordFaults } from '../../shared/forms/new-password-faults.ts';
import { newPasswordRefusals } from '../../shared/forms/new-password-refusals.ts';

/** What a person fills in to open an account. */
export interface RegistrationInput {
  email: string;
  password: string;
  passwordConfirmation: string;
  termsAccepted: boolean;
}

/** What is wrong with each field; null when nothing is. */
export type RegistrationFaults = Record<keyof RegistrationInput, MessageId | null>;

/** The fields in the order of the form. */
export const registrationFields = ['email', 'password', 'passwordConfirmation', 'termsAccepted'] as const;

/** A form without faults. */
export const noRegistrationFaults: RegistrationFaults = {
  email: null,
  password: null,
  passwordConfirmation: null,
  termsAccepted: null,
};

/** Checks what can be known without the server: an address, a long enough password typed twice, the terms. */
export function checkRegistration(input: RegistrationInput): RegistrationFaults {
  return {
    email: emailFault(input.email),
    ...newPasswordFaults(input),
    termsAccepted: input.termsAccepted ? null : 'public.registration.termsNeeded',
  };
}

/** What the server found wrong with the fields. */
export function readRegistrationErrors(errors: readonly FormError[]): RegistrationFaults {
  const email = fieldCode(errors, 'email');
  return {
    email: email === null ? null : (emailTexts[email] ?? 'shared.form.emailInvalid'),
    ...newPasswordRefusals(errors),
    termsAccepted: fieldCode(errors, 'termsAccepted') === null ? null : 'public.registration.termsNeeded',
  };
}

const emailTexts: Record<string, RegistrationFaults['email']> = {
  BLANK: 'shared.form.emailBlank',
  TAKEN: 'public.registration.emailTaken',
};
