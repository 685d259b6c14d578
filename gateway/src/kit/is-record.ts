/** Whether a value is a JSON object: neither a list nor null. */
export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Whether an object was written as a literal or parsed from JSON: no list and no instance of a class. */
export function isPlainObject(value: object): boolean {
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
}

/** Empties an object that a library keeps longer than it is read. */
export function clearMembers(object: object): void {
  for (const name of Object.keys(object)) Reflect.deleteProperty(object, name);
}
