/** Wakes whoever waits for the next change. */
export class Change {
  #told: Promise<void> | null = null;
  #tell: () => void = () => {};

  /** Resolves at the next change. */
  next(): Promise<void> {
    this.#told ??= new Promise((resolve) => {
      this.#tell = resolve;
    });
    return this.#told;
  }

  /** Says that something has changed. */
  tell(): void {
    this.#told = null;
    this.#tell();
  }
}
