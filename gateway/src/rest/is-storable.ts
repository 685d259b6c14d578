/** Characters that no database stores as text: the zero character, and half of a pair that makes one character. */
const unstorable = /[\0\p{Surrogate}]/u;

/** Whether every text in the arguments of a call can be stored; what is neither text, list nor plain object counts as such. */
export function isStorable(value: unknown): boolean {
  if (typeof value === 'string') return !unstorable.test(value);
  if (Array.isArray(value)) return value.every(isStorable);
  if (typeof value !== 'object' || value === null) return true;
  const prototype: unknown = Object.getPrototypeOf(value);
  if (prototype !== Object.prototype && prototype !== null) return true;
  return Object.values(value).every(isStorable);
}
