/** Calls `make` once. */
export function memoize<Result>(make: () => Result): () => Result {
  let memo: { readonly result: Result } | null = null;
  return () => {
    memo ??= { result: make() };
    return memo.result;
  };
}

/** Calls `make` once per key. */
export function memoizeByKey<Key, Result>(make: (key: Key) => Result): (key: Key) => Result {
  const results = new Map<Key, { readonly result: Result }>();
  return (key) => {
    const entry = results.get(key) ?? { result: make(key) };
    results.set(key, entry);
    return entry.result;
  };
}

/** Calls `make` once per key of its arguments. */
export function memoizeBy<Args extends readonly unknown[], Result>(
  keyOf: (...args: Args) => string,
  make: (...args: Args) => Result,
): (...args: Args) => Result {
  const results = new Map<string, { readonly result: Result }>();
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
