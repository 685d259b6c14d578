import { z } from 'zod';
import { isStorable } from '../../http/read-params.ts';
import { ProviderError } from './provider-source.ts';

const maxNameLength = 200;
/** Largest value of an integer column. */
const maxId = 2_147_483_647;

export const idField = z.number().int().positive().max(maxId);

export const nameField = z.string().trim().min(1).max(maxNameLength).refine(isStorable);

/** Null when missing or invalid. */
const optional = <Value>(field: z.ZodType<Value>) =>
  field
    .nullish()
    .transform((value) => value ?? null)
    .catch(null);

export const optionalText = optional(nameField);
export const optionalCount = optional(z.number().int().min(-maxId).max(maxId));

/** False when missing or invalid. */
export const optionalFlag = z.boolean().catch(false);

/** The name of a person. */
export const optionalPerson = optional(z.object({ name: nameField }).transform(({ name }) => name));

/** `isTrimmed` when the list has a mark of left-out items. */
export interface ReadList<Item> {
  items: Item[];
  isTrimmed: boolean;
}

/**
 * The items of a list that is the document itself or its field `name`. Items of another shape are left out.
 * @param path names the document in the error
 * @throws ProviderError when there is no list
 */
export function readList<Item>(
  document: unknown,
  name: string,
  item: z.ZodType<Item>,
  path: string,
): ReadList<Item> {
  const list = Array.isArray(document) ? document : fieldOf(document, name);
  if (!Array.isArray(list)) {
    throw new ProviderError('provider_unreadable', `The provider's ${path} has no list "${name}"`);
  }
  return keepReadable(list, item);
}

/** The items of a list that match a schema. */
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
