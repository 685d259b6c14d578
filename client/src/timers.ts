// What every platform has and the language's own types do not name.
declare function setTimeout(callback: () => void, milliseconds: number): unknown;
declare function clearTimeout(timer: unknown): void;
declare function setInterval(callback: () => void, milliseconds: number): unknown;
declare function clearInterval(timer: unknown): void;
declare class AbortController {
  readonly signal: AbortSignalLike;
  abort(): void;
}

/** What ends a wait or a request early: the platform's `AbortSignal`. */
export interface AbortSignalLike {
  addEventListener(type: 'abort', listener: () => void): void;
  removeEventListener(type: 'abort', listener: () => void): void;
}

export const createAbortController = (): AbortController => new AbortController();

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

/** Calls what an app has given: what it throws is the app's, reported by the platform, and stops nothing here. */
export function callBack(call: () => void): void {
  try {
    call();
  } catch (thrown) {
    after(0, () => {
      throw thrown;
    });
  }
}

/** Waits some milliseconds, or until the signal. */
export function pause(milliseconds: number, signal?: AbortSignalLike): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      cancel();
      signal?.removeEventListener('abort', end);
      resolve();
    };
    const cancel = after(milliseconds, end);
    signal?.addEventListener('abort', end);
  });
}
