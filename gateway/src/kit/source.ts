/** The source of a generated function, with the values that it uses. */
export class Source {
  readonly #values: Map<string, unknown>;

  /** @param named values by their variable names in the source */
  constructor(named: Readonly<Record<string, unknown>> = {}) {
    this.#values = new Map(Object.entries(named));
  }

  /** Returns the variable name of a value in the source. */
  use(value: unknown): string {
    const name = `u${this.#values.size}`;
    this.#values.set(name, value);
    return name;
  }

  /** Runs the source, which returns the generated function. */
  compile<Compiled>(source: string): Compiled {
    return new Function(...this.#values.keys(), source)(...this.#values.values());
  }
}
