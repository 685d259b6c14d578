/** Wakes whoever waits for the next change. */
export class Signal {
  readonly #waiting = new Set<() => void>();

  /** Resolves at the next change, or as soon as the signal has fired: then nothing of who waited is kept. */
  next(signal?: AbortSignal): Promise<void> {
    return new Promise((resolve) => {
      const wake = () => {
        this.#waiting.delete(wake);
        signal?.removeEventListener('abort', wake);
        resolve();
      };
      if (signal?.aborted) {
        resolve();
        return;
      }
      this.#waiting.add(wake);
      signal?.addEventListener('abort', wake);
    });
  }

  /** Wakes all who wait. */
  notify(): void {
    for (const wake of [...this.#waiting]) wake();
  }
}
