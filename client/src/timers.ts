// Available on every platform, but not part of the language's types.
declare function setTimeout(callback: () => void, milliseconds: number): unknown;
declare function clearTimeout(timer: unknown): void;
declare function setInterval(callback: () => void, milliseconds: number): unknown;
declare function clearInterval(timer: unknown): void;
declare class AbortController {
  readonly signal: AbortSignalLike;
  abort(): void;
}

/** The platform's `AbortSignal`. */
export interface AbortSignalLike {
  addEventListener(type: 'abort', listener: () => void): void;
  removeEventListener(type: 'abort', listener: () => void): void;
}

export const createAbortController = (): AbortController => new AbortController();

/** Returns how to cancel. */
export function after(milliseconds: number, callback: () => void): () => void {
  const timer = setTimeout(callback, milliseconds);
  return () => clearTimeout(timer);
}

/** Returns how to cancel. */
export function every(milliseconds: number, callback: () => void): () => void {
  const timer = setInterval(callback, milliseconds);
  return () => clearInterval(timer);
}

/** Calls a listener of the app. Its errors are rethrown asynchronously, so that they do not stop the client. */
export function callBack(listener: () => void): void {
  try {
    listener();
  } catch (error) {
    after(0, () => {
      throw error;
    });
  }
}

/** Waits, or until the signal is aborted. @param running holds a function that ends the wait while it lasts */
export function pause(
  milliseconds: number,
  signal?: AbortSignalLike,
  running?: Set<() => void>,
): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      cancel();
      running?.delete(end);
      signal?.removeEventListener('abort', end);
      resolve();
    };
    const cancel = after(milliseconds, end);
    running?.add(end);
    signal?.addEventListener('abort', end);
  });
}
