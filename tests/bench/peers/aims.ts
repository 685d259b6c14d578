import { markdownTable } from './markdown-table.ts';

/** What one of the gateway's figures is to be, and what it was. */
export interface Aim {
  readonly what: string;
  readonly bound: 'at least' | 'at most';
  readonly aim: number;
  readonly measured: number;
  /** The same ratio by processor time, which also holds where others use the machine; null where there is none. */
  readonly byProcessor: number | null;
  readonly unit: '' | 'ms' | 'KiB' | 'sockets';
}

/** Digits that tell two figures apart. */
const figure = (value: number): string =>
  value >= 1000 ? Math.round(value).toLocaleString('en') : value >= 100 ? value.toFixed(0) : value.toFixed(2);

const withUnit = (value: number, unit: Aim['unit']): string => `${figure(value)} ${unit}`.trim();

/** Whether a figure is as it should be, and else by how much it is not. */
export function verdict({ bound, aim, measured }: Pick<Aim, 'bound' | 'aim' | 'measured'>): string {
  const isKept = bound === 'at least' ? measured >= aim : measured <= aim;
  if (isKept) return 'kept';
  if (Number.isNaN(measured)) return 'not measured';
  const percent = Number(((Math.abs(measured - aim) / aim) * 100).toFixed(6));
  return `missed by ${Math.ceil(percent)} %`;
}

/** The figures beside what they are to be. */
export function aimsTable(aims: readonly Aim[]): string {
  return markdownTable(
    ['', 'aim', 'measured', 'by processor time', ''],
    aims.map((aim) => [
      aim.what,
      `${aim.bound} ${withUnit(aim.aim, aim.unit)}`,
      withUnit(aim.measured, aim.unit),
      aim.byProcessor === null ? '' : figure(aim.byProcessor),
      verdict(aim),
    ]),
  );
}
