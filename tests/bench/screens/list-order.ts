import type { ComingDropinfo } from './coming-dropinfo.ts';

/** An order of the list that is measured: its name, the address that asks for it, and the upstream's own sorting. */
export interface ListOrder {
  readonly name: string;
  readonly path: string;
  compare(one: ComingDropinfo, other: ComingDropinfo): number;
}

/** The usual order, in which new rows come all over the list, and the one in which all come on top. */
export const listOrders: readonly ListOrder[] = [
  { name: 'by kick-off', path: '/dropinfo', compare: (one, other) => one.date.localeCompare(other.date) },
  {
    name: 'newest first',
    path: '/dropinfo?sort=created_at&order=desc',
    compare: (one, other) => other.created_at.localeCompare(one.created_at),
  },
];
