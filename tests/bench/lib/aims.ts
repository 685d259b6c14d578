import { decimal, type Figure, isSteady, show } from './statistics.ts';

/** A measured figure and its aim. */
export interface Aim {
  readonly what: string;
  readonly bound: 'at least' | 'at most';
  readonly aim: number;
  readonly measured: Figure;
  readonly unit: '' | 'ms' | 'KiB' | 'rows';
}

/** Significant digits. */
const digitsOf = (value: number): number => (Number.isInteger(value) || value >= 100 ? 0 : 2);

/** Whether a figure meets its aim, or by how much it does not. */
export function verdict({ bound, aim, measured }: Pick<Aim, 'bound' | 'aim' | 'measured'>): string {
  const { median } = measured;
  if (Number.isNaN(median)) return 'not measured';
  if (!isSteady(measured)) return 'not published';
  if (bound === 'at least' ? median >= aim : median <= aim) return 'kept';
  const percent = Number(((Math.abs(median - aim) / aim) * 100).toFixed(6));
  return `missed by ${Math.ceil(percent)} %`;
}

const textOf = (value: string, unit: Aim['unit']): string => `${value} ${unit}`.trim();

/** An aim and whether it is met. */
export function aimText({ bound, aim, unit, measured }: Omit<Aim, 'what'>): string {
  const limit = decimal(aim, unit === '' ? 2 : digitsOf(aim));
  return `${bound} ${textOf(limit, unit)}, ${verdict({ bound, aim, measured })}`;
}

/** Figures and aims in a sentence. */
export const aimsText = (aims: readonly Aim[]): string =>
  `${aims.map((aim) => `${aim.what}: ${measuredText(aim)} (${aimText(aim)})`).join('; ')}.`;

const measuredText = ({ measured, unit }: Aim): string =>
  textOf(show(measured, unit === '' ? 2 : digitsOf(measured.median)), isSteady(measured) ? unit : '');
