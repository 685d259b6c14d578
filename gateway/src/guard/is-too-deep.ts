const isPlain = (value: object): boolean => {
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
};

/** Whether lists and objects, as JSON has them, stand in each other more often than `max`. */
export function isTooDeep(value: unknown, max: number): boolean {
  if (typeof value !== 'object' || value === null) return false;
  if (!Array.isArray(value) && !isPlain(value)) return false;
  return max === 0 || Object.values(value).some((inner) => isTooDeep(inner, max - 1));
}
