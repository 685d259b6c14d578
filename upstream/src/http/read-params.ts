import { z } from 'zod';
import { HttpError, notFound } from './http-error.ts';

/** Largest value of an integer column. */
export const maxId = 2_147_483_647;

/** An id in a URL; null if the text cannot be one. */
export function parseId(text: string): number | null {
  if (!/^[1-9]\d{0,9}$/.test(text)) return null;
  const id = Number(text);
  return id <= maxId ? id : null;
}

/** Whether PostgreSQL can store a text: it rejects NUL and lone surrogates. */
export const isStorable = (text: string) => !/[\0\p{Surrogate}]/u.test(text);

/** An id; null if it exceeds the range of ids, so nothing has it. */
export const idParam = z
  .string()
  .regex(/^[1-9]\d*$/)
  .transform(parseId);

/** A version from 1. Exceeding the range is an error, because null would mean any version. */
export const versionParam = z.string().transform(parseId).pipe(z.int());

/** An integer from `min` to `max`. */
export const numberParam = (min: number, max: number, fallback: number) =>
  z
    .string()
    .regex(/^\d{1,9}$/)
    .transform(Number)
    .pipe(z.number().min(min).max(max))
    .default(fallback);

export const pageParam = numberParam(1, 999_999_999, 1);

/** The parameters of a list that comes in pages, with its usual page size. */
export const pageParams = (size: number) => ({ page: pageParam, per_page: numberParam(1, 100, size) });

export interface Page {
  page: number;
  per_page: number;
}

/** Which rows a page has, and what its reply says of it. */
export const pageOf = ({ page, per_page }: Page) => ({
  rows: { limit: per_page, offset: (page - 1) * per_page },
  json: (total: number) => ({ page, per_page, total }),
});

/** A trimmed text; undefined if it is blank. */
export const textParam = z
  .string()
  .max(200)
  .refine(isStorable)
  .transform((text) => text.trim() || undefined)
  .optional();

/** A month from 2000 to 2099, such as `2026-03`. */
export const monthParam = z
  .string()
  .regex(/^20\d{2}-(0[1-9]|1[0-2])$/)
  .optional();

/** ISO 8601, years 1 to 9999. */
export const timeParam = z.iso
  .datetime({ offset: true })
  .transform((text) => new Date(text))
  .refine((time) => time.getUTCFullYear() >= 1 && time.getUTCFullYear() <= 9_999);

/**
 * Reads the parameters of a URL.
 * @throws HttpError 422 with `blank` or `invalid` for each invalid one
 */
export function readParams<Shape extends z.ZodRawShape>(
  shape: Shape,
  input: unknown,
): z.output<z.ZodObject<Shape>> {
  const result = z.object(shape).safeParse(input);
  if (result.success) return result.data;
  const isBlank = (field: string) =>
    typeof input !== 'object' ||
    input === null ||
    !Object.hasOwn(input, field) ||
    input[field as never] === '';
  const fields = new Set(result.error.issues.map(({ path: [field] }) => String(field)));
  throw new HttpError(
    422,
    Object.fromEntries([...fields].map((field) => [field, [isBlank(field) ? 'blank' : 'invalid']])),
  );
}

/** @throws HttpError 404 for null */
export function requireId(id: number | null): number {
  if (id === null) throw notFound();
  return id;
}

export interface IdRoute {
  Params: { id: string };
}

/** The id in the path of a request. @throws HttpError 404 if it cannot be an id */
export const idOf = ({ params }: { params: IdRoute['Params'] }): number => requireId(parseId(params.id));
