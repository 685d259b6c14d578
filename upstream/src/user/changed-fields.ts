import { isDeepStrictEqual } from 'node:util';

/** The same fields, as they were and as they are. */
export interface ChangedFields {
  before: Record<string, unknown>;
  after: Record<string, unknown>;
}

/** Of the fields of `after` those whose value differs from `before`, as the log keeps them; null when none does. */
export function changedFields(before: object, after: object): ChangedFields | null {
  const old = new Map<string, unknown>(Object.entries(before));
  const changed = Object.entries(after).filter(
    ([field, value]) => !isDeepStrictEqual(value, old.get(field) ?? null),
  );
  if (changed.length === 0) return null;
  return {
    before: Object.fromEntries(changed.map(([field]) => [field, old.get(field) ?? null])),
    after: Object.fromEntries(changed),
  };
}
