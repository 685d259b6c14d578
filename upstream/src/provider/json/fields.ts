import { z } from 'zod';
import { isStorable } from '../../http/id.ts';

/** Longest name taken for one. */
const longestName = 200;
/** Largest id that a column holds. */
const largestId = 2_147_483_647;

/** An id of the provider. */
export const idField = z.number().int().positive().max(largestId);

/** A name that must be there. */
export const nameField = z.string().trim().min(1).max(longestName).refine(isStorable);

/** A text that may be missing; one that cannot be used counts as missing. */
export const optionalText = z
  .string()
  .trim()
  .min(1)
  .max(longestName)
  .refine(isStorable)
  .nullish()
  .transform((value) => value ?? null)
  .catch(null);

/** A whole number that may be missing; one that cannot be used counts as missing. */
export const optionalCount = z
  .number()
  .int()
  .min(-largestId)
  .max(largestId)
  .nullish()
  .transform((value) => value ?? null)
  .catch(null);

/** Yes or no; anything else is no. */
export const optionalFlag = z.boolean().catch(false);

/** A person by name, who may be missing. */
export const optionalPerson = z
  .object({ name: nameField })
  .transform(({ name }) => name)
  .nullish()
  .transform((value) => value ?? null)
  .catch(null);
