import type { pl } from './messages.pl.ts';

/** Texts that several forms share, in English. */
export const en: Record<keyof typeof pl, string> = {
  'shared.form.email': 'E-mail address',
  'shared.form.password': 'Password',
  'shared.form.passwordHelp': 'At least 6 characters',
  'shared.form.passwordRepeated': 'Repeat the password',
  'shared.form.show': 'Show the password',
  'shared.form.hide': 'Hide the password',
  'shared.form.emailBlank': 'Enter your e-mail address',
  'shared.form.emailInvalid': 'This does not look like an e-mail address',
  'shared.form.passwordBlank': 'Enter your password',
  'shared.form.passwordShort': 'The password is too short, 6 characters at least',
  'shared.form.passwordLong': 'The password is too long',
  'shared.form.passwordInvalid': 'This password cannot be used',
  'shared.form.passwordsDiffer': 'The passwords differ from each other',
  'shared.form.discordBlank': 'Enter your name on Discord',
  'shared.form.discordInvalid':
    'This is no name on Discord: 2–32 characters, a–z, digits, full stop and underscore, no two full stops in a row',
  'shared.form.refused': 'The form was refused',
  'shared.form.unsavedTitle': 'Unsaved changes',
  'shared.form.unsavedText': 'What was typed here is not saved and will be lost.',
  'shared.form.unsavedLeave': 'Leave',
  'shared.form.unsavedStay': 'Stay',
  'shared.form.unconfirmed': 'The change is not confirmed. Try again when the connection is back',
};
