/** Counts what is held under each name, up to a limit for one name. */
export class KeyedCounter {
  readonly #limit: number;
  readonly #counts = new Map<string, number>();

  constructor(limit: number) {
    this.#limit = limit;
  }

  /** Takes one more; false, and nothing taken, when the name has as many as it may. */
  take(name: string): boolean {
    const count = this.#counts.get(name) ?? 0;
    if (count >= this.#limit) return false;
    this.#counts.set(name, count + 1);
    return true;
  }

  /** Gives one back. */
  free(name: string): void {
    const count = this.#counts.get(name) ?? 0;
    if (count <= 1) {
      this.#counts.delete(name);
    } else {
      this.#counts.set(name, count - 1);
    }
  }
}
