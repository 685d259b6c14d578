/** Characters that stand for something else in the value of a label. */
const escaped: Readonly<Record<string, string>> = { '\\': '\\\\', '"': '\\"', '\n': '\\n' };

const labelText = (name: string, value: string): string =>
  `${name}="${value.replace(/[\\"\n]/g, (character) => escaped[character] ?? character)}"`;

interface FigureOptions {
  readonly name: string;
  readonly help: string;
  readonly labels: readonly string[];
}

/** A figure for each combination of its labels' values, in the text format of Prometheus. */
abstract class LabelledFigure<Value> {
  readonly #options: FigureOptions;
  readonly #type: string;
  readonly #values = new Map<string, { readonly labels: readonly string[]; readonly value: Value }>();

  constructor(type: string, options: FigureOptions) {
    this.#type = type;
    this.#options = options;
  }

  /** All of them. */
  text(): string {
    const { name, help, labels } = this.#options;
    const lines = [...this.#values.values()].flatMap((one) =>
      this.lines(
        name,
        labels.map((label, index) => labelText(label, one.labels[index] ?? '')),
        one.value,
      ),
    );
    return [`# HELP ${name} ${help}`, `# TYPE ${name} ${this.#type}`, ...lines, ''].join('\n');
  }

  protected of(labels: readonly string[]): Value {
    const key = labels.length === 1 ? (labels[0] ?? '') : labels.join('\n');
    const known = this.#values.get(key);
    if (known !== undefined) return known.value;
    const value = this.begin();
    this.#values.set(key, { labels, value });
    return value;
  }

  protected abstract begin(): Value;
  protected abstract lines(name: string, labels: readonly string[], value: Value): string[];
}

const line = (name: string, labels: readonly string[], value: number): string =>
  labels.length === 0 ? `${name} ${value}` : `${name}{${labels.join()}} ${value}`;

/** Counts events. Own code: prom-client makes objects and texts of all labels at each count, and takes five times as long. */
export class EventCounter extends LabelledFigure<{ count: number }> {
  constructor(options: FigureOptions) {
    super('counter', options);
    if (options.labels.length === 0) this.of([]);
  }

  /** Counts one, by the values of the labels in their order. */
  count(...labels: readonly string[]): void {
    this.of(labels).count += 1;
  }

  protected begin() {
    return { count: 0 };
  }

  protected lines(name: string, labels: readonly string[], { count }: { readonly count: number }): string[] {
    return [line(name, labels, count)];
  }
}

interface Durations {
  /** How many were up to each bound and over the one before it, and over all at the end. */
  readonly counts: number[];
  sum: number;
}

/** Upper bounds of durations in seconds. */
const bounds = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** How long something took, in seconds, as a histogram. */
export class DurationHistogram extends LabelledFigure<Durations> {
  constructor(options: FigureOptions) {
    super('histogram', options);
  }

  /** Takes one, by the values of the labels in their order. */
  observe(seconds: number, ...labels: readonly string[]): void {
    const durations = this.of(labels);
    let place = 0;
    while (place < bounds.length && seconds > (bounds[place] ?? 0)) place += 1;
    durations.counts[place] = (durations.counts[place] ?? 0) + 1;
    durations.sum += seconds;
  }

  protected begin(): Durations {
    return { counts: [...bounds, 0].map(() => 0), sum: 0 };
  }

  protected lines(name: string, labels: readonly string[], { counts, sum }: Durations): string[] {
    let count = 0;
    const buckets = counts.map((one, place) => {
      count += one;
      return line(`${name}_bucket`, [`le="${bounds[place] ?? '+Inf'}"`, ...labels], count);
    });
    return [...buckets, line(`${name}_sum`, labels, sum), line(`${name}_count`, labels, count)];
  }
}
