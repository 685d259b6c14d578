// What every platform has and the language's own types do not name.
declare function setTimeout(callback: () => void, milliseconds: number): unknown;
declare function clearTimeout(timer: unknown): void;
declare function setInterval(callback: () => void, milliseconds: number): unknown;
declare function clearInterval(timer: unknown): void;

/** Calls back after some milliseconds; returns how to stop it. */
export function after(milliseconds: number, callback: () => void): () => void {
  const timer = setTimeout(callback, milliseconds);
  return () => clearTimeout(timer);
}

/** Calls back again and again; returns how to stop it. */
export function every(milliseconds: number, callback: () => void): () => void {
  const timer = setInterval(callback, milliseconds);
  return () => clearInterval(timer);
}
