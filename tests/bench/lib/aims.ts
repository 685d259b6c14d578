import { markdownTable } from './markdown-table.ts';
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

/** A table of figures and aims. */
export function aimsTable(aims: readonly Aim[]): string {
  return markdownTable(
    ['', 'aim', 'measured', ''],
    aims.map((aim) => [
      aim.what,
      `${aim.bound} ${decimal(aim.aim, aim.unit === '' ? 2 : digitsOf(aim.aim))} ${aim.unit}`.trim(),
      `${show(aim.measured, aim.unit === '' ? 2 : digitsOf(aim.measured.median))} ${isSteady(aim.measured) ? aim.unit : ''}`.trim(),
      verdict(aim),
    ]),
  );
}
