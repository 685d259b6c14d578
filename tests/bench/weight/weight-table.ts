import { table } from '../table.ts';
import { kilobytes, total } from './compare-weights.ts';
import type { PageWeight } from './read-weights.ts';

/** The weights of pages as a table in plain text. */
export function weightTable(weights: Readonly<Record<string, PageWeight>>): string {
  return table(
    ['first load, kB brotli', 'JavaScript', 'CSS', 'files'],
    Object.entries(weights).map(([page, { js, css }]) => [
      page,
      kilobytes(total(js)),
      kilobytes(total(css)),
      Object.keys(js).length + Object.keys(css).length,
    ]),
  );
}
