import { z } from 'zod';
import { HttpError, notFound } from './http-error.ts';

const largest = 2_147_483_647;

/** A table's id in a URL; null for text that cannot be one. */
export function parseId(text: string): number | null {
  if (!/^[1-9]\d{0,9}$/.test(text)) return null;
  const id = Number(text);
  return id <= largest ? id : null;
}

/** Whether PostgreSQL can hold a text: it knows no zero character, and no half of a pair that makes one character. */
export const isStorable = (text: string) => !/[\0\p{Surrogate}]/u.test(text);

/** An id that must be one; past what a table can hold it is null: nothing has it. */
export const idParam = z
  .string()
  .regex(/^[1-9]\d*$/)
  .transform(parseId);

/** A version, from 1; one past what a table can hold is refused, since null would mean any. */
export const versionParam = z.string().transform(parseId).pipe(z.int());

/** A whole number from `min` to `max`, which is `fallback` when it is not given. */
export const numberParam = (min: number, max: number, fallback: number) =>
  z
    .string()
    .regex(/^\d{1,9}$/)
    .transform(Number)
    .pipe(z.number().min(min).max(max))
    .default(fallback);

/** The number of a page, from 1. */
export const pageParam = numberParam(1, 999_999_999, 1);

/** A text without surrounding blanks; one of nothing else counts as not given. */
export const textParam = z
  .string()
  .max(200)
  .refine(isStorable)
  .transform((text) => text.trim() || undefined)
  .optional();

/** A point in time in ISO 8601. */
export const timeParam = z.iso
  .datetime({ offset: true })
  .transform((text) => new Date(text))
  .refine((time) => time.getUTCFullYear() >= 1 && time.getUTCFullYear() <= 9_999);

/**
 * Reads the parameters of an address.
 * @throws HttpError 422 with `blank` or `invalid` for each one that is wrong
 */
export function readParams<Shape extends z.ZodRawShape>(
  shape: Shape,
  given: unknown,
): z.output<z.ZodObject<Shape>> {
  const result = z.object(shape).safeParse(given);
  if (result.success) return result.data;
  const isBlank = (field: string) =>
    typeof given !== 'object' ||
    given === null ||
    !Object.hasOwn(given, field) ||
    given[field as never] === '';
  const fields = new Set(result.error.issues.map(({ path: [field] }) => String(field)));
  throw new HttpError(
    422,
    Object.fromEntries([...fields].map((field) => [field, [isBlank(field) ? 'blank' : 'invalid']])),
  );
}

/** An id that was read, when anything can have it. @throws HttpError 404 */
export function possibleId(id: number | null): number {
  if (id === null) throw notFound();
  return id;
}

/** A route whose address holds an id. */
export interface IdRoute {
  Params: { id: string };
}

/** The id in the address of a route. @throws HttpError 404 for one that nothing can have */
export const idOf = ({ params }: { params: IdRoute['Params'] }): number => possibleId(parseId(params.id));
