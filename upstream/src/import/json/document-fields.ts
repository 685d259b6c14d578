import { z } from 'zod';
import { isStorable } from '../../http/read-params.ts';
import { ProviderFault } from './provider-source.ts';

/** Longest name taken for one. */
const maxNameLength = 200;
/** Largest id that a column holds. */
const maxId = 2_147_483_647;

/** An id of the provider. */
export const idField = z.number().int().positive().max(maxId);

/** A name that must be there. */
export const nameField = z.string().trim().min(1).max(maxNameLength).refine(isStorable);

/** A text that may be missing; one that cannot be used counts as missing. */
export const optionalText = z
  .string()
  .trim()
  .min(1)
  .max(maxNameLength)
  .refine(isStorable)
  .nullish()
  .transform((value) => value ?? null)
  .catch(null);

/** A whole number that may be missing; one that cannot be used counts as missing. */
export const optionalCount = z
  .number()
  .int()
  .min(-maxId)
  .max(maxId)
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

/** A list of a document, and whether somebody shortened it. */
export interface ReadList<Item> {
  items: Item[];
  isTrimmed: boolean;
}

/**
 * The items of a list that is the document itself or stands under a name in it. Items of another shape are left out.
 * @param path names the document in the fault
 * @throws ProviderFault when there is no list
 */
export function readList<Item>(
  document: unknown,
  name: string,
  item: z.ZodType<Item>,
  path: string,
): ReadList<Item> {
  const list = Array.isArray(document) ? document : fieldOf(document, name);
  if (!Array.isArray(list)) {
    throw new ProviderFault('provider_unreadable', `The provider's ${path} has no list "${name}"`);
  }
  return keepReadable(list, item);
}

/** The items of a list that have a shape; others are left out. */
export function keepReadable<Item>(list: readonly unknown[], item: z.ZodType<Item>): ReadList<Item> {
  return {
    items: list.flatMap((one) => {
      const read = item.safeParse(one);
      return read.success ? [read.data] : [];
    }),
    isTrimmed: list.some((one) => typeof fieldOf(one, '__trimmed__') === 'number'),
  };
}

function fieldOf(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
}
