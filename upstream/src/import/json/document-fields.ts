import { z } from 'zod';
import { isStorable, maxId } from '../../http/read-params.ts';
import { ProviderError } from './provider-source.ts';

const maxNameLength = 200;

export const idField = z.number().int().positive().max(maxId);

export const nameField = z.string().trim().min(1).max(maxNameLength).refine(isStorable);

/** Null when missing or invalid. */
export const optional = <Value>(field: z.ZodType<Value>) =>
  field
    .nullish()
    .transform((value) => value ?? null)
    .catch(null);

export const optionalText = optional(nameField);
export const optionalCount = optional(z.number().int().min(-maxId).max(maxId));

/** False when missing or invalid. */
export const optionalFlag = z.boolean().catch(false);

/** The name of an object, for example of a person. */
export const optionalName = optional(z.object({ name: nameField }).transform(({ name }) => name));

/** A list without the items of another shape. */
export const listOf = <Item>(item: z.ZodType<Item>) =>
  z.array(z.unknown()).transform((list) =>
    list.flatMap((one) => {
      const read = item.safeParse(one);
      return read.success ? [read.data] : [];
    }),
  );

/**
 * Creates a reader of a list that is the document itself or its field `name`. Items of another shape are left out. It throws
 * a `ProviderError`, which names the document by its path, when there is no list.
 */
export function listReader<Item>(name: string, item: z.ZodType<Item>) {
  return (document: unknown, path: string): Item[] => {
    const list = Array.isArray(document) ? document : z.looseObject({}).safeParse(document).data?.[name];
    const read = listOf(item).safeParse(list);
    if (read.success) return read.data;
    throw new ProviderError('provider_unreadable', `The provider's ${path} has no list "${name}"`);
  };
}
