/** Runs at the first call; further ones do nothing. */
export function once<Args extends readonly unknown[]>(run: (...args: Args) => void): (...args: Args) => void {
  let hasRun = false;
  return (...args) => {
    if (hasRun) return;
    hasRun = true;
    run(...args);
  };
}
