/** Runs `make` at the first call and gives every later call the same result. */
export function once<Result>(make: () => Result): () => Result {
  let made: { readonly result: Result } | null = null;
  return () => {
    made ??= { result: make() };
    return made.result;
  };
}
