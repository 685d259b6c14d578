/** The median; for an even count the mean of the middle values. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const half = Math.floor(sorted.length / 2);
  const upper = sorted[half] ?? Number.NaN;
  return sorted.length % 2 === 1 ? upper : (upper + (sorted[half - 1] ?? Number.NaN)) / 2;
}

/** The value that `percent` of the values do not exceed. */
export function percentile(values: readonly number[], percent: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.ceil((sorted.length * percent) / 100) - 1] ?? Number.NaN;
}

/** The summary of several rounds. */
export interface Figure {
  readonly median: number;
  readonly low: number;
  readonly high: number;
  /** The relative difference of the medians of the first and last half; 0 for one round. */
  readonly moved: number;
}

/** @param rounds in order of the rounds */
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

/** A ratio of two measurements with alternating rounds, so that a slow minute affects both. */
export const ratioOf = (rounds: readonly number[], others: readonly number[]): Figure =>
  figureOf(rounds.map((value, round) => value / (others[round] ?? Number.NaN)));

/** Figures with more drift are not published. */
const publishable = 0.1;

export const isSteady = ({ moved }: Figure): boolean => moved <= publishable;

/** The published figure: its median, or its drift; a dash without values. */
export function show(figure: Figure, digits = 2): string {
  if (Number.isNaN(figure.median)) return '–';
  return isSteady(figure) ? decimal(figure.median, digits) : `moved ${Math.round(figure.moved * 100)} %`;
}

/** The lowest and highest value. */
export const showSpread = ({ low, high }: Figure, digits = 2): string =>
  Number.isNaN(low) ? '–' : `${decimal(low, digits)}–${decimal(high, digits)}`;

/** A number with fixed decimals and commas between thousands. */
export const decimal = (value: number, digits: number): string =>
  value.toLocaleString('en', { minimumFractionDigits: digits, maximumFractionDigits: digits });
