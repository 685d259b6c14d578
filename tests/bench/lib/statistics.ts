/** The middle of the values; of an even number of them the mean of the two in the middle. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const half = Math.floor(sorted.length / 2);
  const upper = sorted[half] ?? Number.NaN;
  return sorted.length % 2 === 1 ? upper : (upper + (sorted[half - 1] ?? Number.NaN)) / 2;
}

/** The value that so many percent of the values do not exceed. */
export function percentile(values: readonly number[], percent: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.ceil((sorted.length * percent) / 100) - 1] ?? Number.NaN;
}

/** What several rounds of one measurement gave. */
export interface Figure {
  readonly median: number;
  readonly low: number;
  readonly high: number;
  /** The share by which the medians of the first and the last half of the rounds differ; 0 for a single round. */
  readonly moved: number;
}

/** Sums up the values of some rounds, in their order. */
export function figureOf(rounds: readonly number[]): Figure {
  const half = Math.floor(rounds.length / 2);
  const [one, two] = [median(rounds.slice(0, half)), median(rounds.slice(-half))];
  return {
    median: median(rounds),
    low: Math.min(...rounds),
    high: Math.max(...rounds),
    moved: half === 0 ? 0 : Math.max(one, two) / Math.min(one, two) - 1,
  };
}

/** A ratio of two measurements whose rounds took turns, so that a slow minute of the machine hits both. */
export const ratioOf = (rounds: readonly number[], others: readonly number[]): Figure =>
  figureOf(rounds.map((value, round) => value / (others[round] ?? Number.NaN)));

/** A figure that moves by more than a tenth is not published. */
const publishable = 0.1;

export const isSteady = ({ moved }: Figure): boolean => moved <= publishable;

/** A figure as it is published: its median, or by how much it moved; a dash where nothing was measured. */
export function show(figure: Figure, digits = 2): string {
  if (Number.isNaN(figure.median)) return '–';
  return isSteady(figure) ? decimal(figure.median, digits) : `moved ${Math.round(figure.moved * 100)} %`;
}

/** The lowest and the highest round. */
export const showSpread = ({ low, high }: Figure, digits = 2): string =>
  Number.isNaN(low) ? '–' : `${decimal(low, digits)}–${decimal(high, digits)}`;

/** A number with so many digits after the point, and commas between thousands. */
export const decimal = (value: number, digits: number): string =>
  value.toLocaleString('en', { minimumFractionDigits: digits, maximumFractionDigits: digits });
