const isPlain = (value: object): boolean => {
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
};

/** Whether lists and objects, as JSON has them, stand in each other more often than `most`. */
export function isTooDeep(value: unknown, most: number): boolean {
  if (typeof value !== 'object' || value === null) return false;
  if (!Array.isArray(value) && !isPlain(value)) return false;
  return most === 0 || Object.values(value).some((inner) => isTooDeep(inner, most - 1));
}
