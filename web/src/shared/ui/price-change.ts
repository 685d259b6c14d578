/** The scale of drop pictures ends at a change of 40 %. */
const SCALE_END = 0.4;

/** How a price moved, drawn on a line whose length is the same in every row. */
export interface PriceChange {
  /** Length of the line in percent of the scale, 0 to 100. */
  readonly length: number;
  /** Whether the price fell. */
  readonly fell: boolean;
}

/** Change from one price to another on the fixed scale of 0 to 40 %. */
export function priceChange(from: number, to: number): PriceChange {
  const change = (to - from) / from;
  const length = Math.min(Math.abs(change) / SCALE_END, 1) * 100;
  return { length: Math.round(length * 10) / 10, fell: change < 0 };
}
