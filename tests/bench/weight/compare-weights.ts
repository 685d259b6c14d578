import { markdownTable } from '../lib/markdown-table.ts';
import type { FileWeights, PageWeight } from './read-weights.ts';

/** Maximum growth over the recorded weight, as a fraction. */
const tolerance = 0.01;

const kinds = { js: 'JavaScript', css: 'CSS' } as const;

/** Total bytes of the files of a kind. */
function total(files: FileWeights): number {
  return Object.values(files).reduce((sum, size) => sum + size, 0);
}

/** Kilobytes of 1,000 bytes with one decimal. */
function kilobytes(bytes: number): string {
  return (bytes / 1000).toFixed(1);
}

/**
 * A sentence for each page and kind that has grown by more than 1 % over the recorded weight, with the files
 * that have grown. A page that is not recorded counts as grown. Empty when the check passes.
 */
export function compareWeights(
  recorded: Readonly<Record<string, PageWeight>>,
  current: Readonly<Record<string, PageWeight>>,
): string[] {
  return Object.entries(current).flatMap(([page, weight]) =>
    (['js', 'css'] as const).flatMap((kind) => {
      const before = recorded[page]?.[kind] ?? {};
      const [old, now] = [total(before), total(weight[kind])];
      if (now <= old * (1 + tolerance)) return [];
      const percent = old === 0 ? 'not recorded yet' : `+${((now / old - 1) * 100).toFixed(1)} %`;
      return [
        `${page}: ${kinds[kind]} grew from ${kilobytes(old)} to ${kilobytes(now)} kB (${percent}): ${grownFiles(before, weight[kind])}.`,
      ];
    }),
  );
}

function grownFiles(before: FileWeights, now: FileWeights): string {
  return Object.entries(now)
    .map(([name, size]) => ({ name, grown: size - (before[name] ?? 0) }))
    .filter(({ grown }) => grown > 0)
    .sort((one, other) => other.grown - one.grown)
    .map(({ name, grown }) => `${name} +${kilobytes(grown)}`)
    .join(', ');
}

/** A plain text table of page weights. */
export function weightTable(weights: Readonly<Record<string, PageWeight>>): string {
  return markdownTable(
    ['first load, kB brotli', 'JavaScript', 'CSS', 'files'],
    Object.entries(weights).map(([page, { js, css }]) => [
      page,
      kilobytes(total(js)),
      kilobytes(total(css)),
      Object.keys(js).length + Object.keys(css).length,
    ]),
  );
}
