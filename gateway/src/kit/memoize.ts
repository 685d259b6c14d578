/** Calls `make` once. */
export const memoize = <Result>(make: () => Result): (() => Result) => memoizeBy(() => null, make);

/** Calls `make` once per key. */
export const memoizeByKey = <Key, Result>(make: (key: Key) => Result): ((key: Key) => Result) =>
  memoizeBy((key) => key, make);

/** Calls `make` once per key of its arguments. */
export function memoizeBy<Args extends readonly unknown[], Result>(
  keyOf: (...args: Args) => unknown,
  make: (...args: Args) => Result,
): (...args: Args) => Result {
  const results = new Map<unknown, { readonly result: Result }>();
  return (...args) => {
    const key = keyOf(...args);
    const entry = results.get(key) ?? { result: make(...args) };
    results.set(key, entry);
    return entry.result;
  };
}

/** Calls `make` when the argument differs from the last one. */
export function memoizeLast<Arg extends object, Result>(make: (arg: Arg) => Result): (arg: Arg) => Result {
  let last: { readonly arg: Arg; readonly result: Result } | null = null;
  return (arg) => {
    if (last?.arg !== arg) last = { arg, result: make(arg) };
    return last.result;
  };
}

/** Calls `make`, which does not return undefined, once per object. The results live as long as their objects. */
export function memoizeWeak<Key extends object, Result>(make: (key: Key) => Result): (key: Key) => Result {
  const results = new WeakMap<Key, Result>();
  return (key) => {
    const cached = results.get(key);
    if (cached !== undefined) return cached;
    const result = make(key);
    results.set(key, result);
    return result;
  };
}
