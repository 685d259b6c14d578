import { z } from 'zod';
import { type ErrorMessages, HttpError } from '../http/http-error.ts';

/** A text of a request's body, as it is, because a password may begin or end with spaces; blank if it is not text. */
export const bodyText = z.string().catch('');

export type FieldCodes = Record<string, string[]>;

const minPassword = 6;
const maxPassword = 200;
const maxEmail = 254;

const sentences: Readonly<Record<string, string>> = {
  blank: "can't be blank",
  invalid: 'is invalid',
  taken: 'has already been taken',
  too_short: `is too short (minimum is ${minPassword} characters)`,
  too_long: 'is too long',
  confirmation: "doesn't match the password",
  accepted: 'must be accepted',
};

/** The stored form of an e-mail address. */
export const normalEmail = (email: string) => email.trim().toLowerCase();

const isEmail = (email: string) => email.length <= maxEmail && z.email().safeParse(email).success;

/** Error codes of an address in its stored form. */
export function emailCodes(email: string): FieldCodes {
  if (email === '') return { email: ['blank'] };
  return isEmail(email) ? {} : { email: ['invalid'] };
}

/** Error codes of a new password and its confirmation. Lengths are in code points. */
export function newPasswordCodes(password: string, confirmation: string): FieldCodes {
  const length = [...password].length;
  const code =
    length === 0 ? 'blank' : length < minPassword ? 'too_short' : length > maxPassword ? 'too_long' : null;
  return {
    ...(code !== null && { password: [code] }),
    ...(password !== confirmation && { password_confirmation: ['confirmation'] }),
  };
}

/** 422 with the codes by field, and as sentences under `full_messages`. */
export function refusedFields(codes: FieldCodes, extra: Record<string, unknown>): HttpError {
  const fullMessages = Object.entries(codes).flatMap(([field, ofField]) =>
    ofField.map((code) => `${titleOf(field)} ${sentences[code] ?? code}`),
  );
  const errors: ErrorMessages = { ...codes, full_messages: fullMessages };
  return new HttpError(422, errors, extra);
}

function titleOf(field: string): string {
  const words = field.replaceAll('_', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
