/** Remembers values by key up to a size of all together; the one that was not asked for longest is forgotten first. */
export class BoundedMap<Value> {
  readonly #entries = new Map<string, { readonly value: Value; readonly size: number }>();
  readonly #maxSize: number;
  #size = 0;

  constructor(maxSize: number) {
    this.#maxSize = maxSize;
  }

  /** The size of all that is remembered. */
  get size(): number {
    return this.#size;
  }

  get(key: string): Value | undefined {
    const entry = this.#entries.get(key);
    if (entry === undefined) return undefined;
    this.#entries.delete(key);
    this.#entries.set(key, entry);
    return entry.value;
  }

  /** Remembers a value in place of the one that its key had; one that is larger than the bound is not kept. */
  set(key: string, value: Value, size: number): void {
    this.#forget(key);
    if (size > this.#maxSize) return;
    this.#entries.set(key, { value, size });
    this.#size += size;
    for (const oldest of this.#entries.keys()) {
      if (this.#size <= this.#maxSize) return;
      this.#forget(oldest);
    }
  }

  #forget(key: string): void {
    const entry = this.#entries.get(key);
    if (entry === undefined) return;
    this.#entries.delete(key);
    this.#size -= entry.size;
  }
}
