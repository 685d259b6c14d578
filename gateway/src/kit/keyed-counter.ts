/** Counts up to a limit per name. */
export class KeyedCounter {
  readonly #limit: number;
  readonly #counts = new Map<string, number>();

  constructor(limit: number) {
    this.#limit = limit;
  }

  /** Increments; returns false without a change at the limit. */
  take(name: string): boolean {
    const count = this.#counts.get(name) ?? 0;
    if (count >= this.#limit) return false;
    this.#counts.set(name, count + 1);
    return true;
  }

  free(name: string): void {
    const count = this.#counts.get(name) ?? 0;
    if (count <= 1) {
      this.#counts.delete(name);
    } else {
      this.#counts.set(name, count - 1);
    }
  }
}
