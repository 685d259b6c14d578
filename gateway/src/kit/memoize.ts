/** Runs `make` at the first call and gives every later call the same result. */
export function memoize<Result>(make: () => Result): () => Result {
  let made: { readonly result: Result } | null = null;
  return () => {
    made ??= { result: make() };
    return made.result;
  };
}

/** Runs `make` at the first call with a key and gives every later call with that key the same result. */
export function memoizeByKey<Key, Result>(make: (key: Key) => Result): (key: Key) => Result {
  const made = new Map<Key, { readonly result: Result }>();
  return (key) => {
    const entry = made.get(key) ?? { result: make(key) };
    made.set(key, entry);
    return entry.result;
  };
}

/** Runs `make` at the first call with arguments of a key and gives every later call of that key the same result. */
export function memoizeBy<Args extends readonly unknown[], Result>(
  keyOf: (...args: Args) => string,
  make: (...args: Args) => Result,
): (...args: Args) => Result {
  const made = new Map<string, { readonly result: Result }>();
  return (...args) => {
    const key = keyOf(...args);
    const entry = made.get(key) ?? { result: make(...args) };
    made.set(key, entry);
    return entry.result;
  };
}

/** Runs `make` at a call with another object than that of the last call, which is held until then. */
export function memoizeLast<Arg extends object, Result>(make: (arg: Arg) => Result): (arg: Arg) => Result {
  let last: { readonly arg: Arg; readonly result: Result } | null = null;
  return (arg) => {
    if (last?.arg !== arg) last = { arg, result: make(arg) };
    return last.result;
  };
}
