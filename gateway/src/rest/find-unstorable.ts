/** Characters that no database stores as text: the zero character, and half of a pair that makes one character. */
const unstorable = /[\0\p{Surrogate}]/u;

/**
 * Where in what a call sends a text is that cannot be stored: the keys that lead to it; null when there is none. What is
 * neither text, list nor plain object is not looked into.
 */
export function findUnstorable(value: unknown, path: readonly string[] = []): readonly string[] | null {
  if (typeof value === 'string') return unstorable.test(value) ? path : null;
  if (typeof value !== 'object' || value === null) return null;
  const prototype: unknown = Object.getPrototypeOf(value);
  if (prototype !== Object.prototype && prototype !== null && !Array.isArray(value)) return null;
  for (const [key, inner] of Object.entries(value)) {
    const found = findUnstorable(inner, [...path, key]);
    if (found !== null) return found;
  }
  return null;
}
