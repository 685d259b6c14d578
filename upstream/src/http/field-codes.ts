import { z } from 'zod';
import { isStorable } from './id.ts';

/** Codes of what is wrong, by field. */
export type FieldCodes = Record<string, string[]>;

const maxShortText = 100;

/** The fields of a request's body; none of one that is no object. */
export const bodyFields = z.record(z.string(), z.unknown()).catch({});

/** A text of a request's body; anything else is as if it were blank. */
export const bodyText = z.string().catch('');

/** What is wrong with a short text, such as a name; a blank one is none at all. */
export function shortTextCodes(field: string, text: string): FieldCodes {
  if (!isStorable(text)) return { [field]: ['invalid'] };
  return [...text].length > maxShortText ? { [field]: ['too_long'] } : {};
}
