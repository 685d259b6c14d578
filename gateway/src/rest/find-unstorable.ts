/** Characters that no database stores as text: the zero character, and half of a pair that makes one character. */
const unstorable = /[\0\p{Surrogate}]/u;

/**
 * The field of what a call sends whose text cannot be stored; null when there is none. What is neither text, list nor plain
 * object is not looked into.
 * @param field the field that holds the value; empty for none
 */
export function findUnstorable(value: unknown, field = ''): string | null {
  if (typeof value === 'string') return unstorable.test(value) ? field : null;
  if (Array.isArray(value)) return firstIn(value.map((inner) => [field, inner]));
  if (typeof value !== 'object' || value === null) return null;
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null ? firstIn(Object.entries(value)) : null;
}

function firstIn(entries: readonly (readonly [string, unknown])[]): string | null {
  for (const [field, value] of entries) {
    const found = findUnstorable(value, field);
    if (found !== null) return found;
  }
  return null;
}
