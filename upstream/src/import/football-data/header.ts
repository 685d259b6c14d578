/** A file's columns by name. */
export interface Header {
  layout: 'main' | 'other';
  /** Place of a column in a row; undefined when the file lacks it. */
  indexOf(column: string): number | undefined;
}

/** Programs that cannot write `>` in a header make these of it. */
const renamed = [
  { pattern: /^(.+)_2_5$/, sign: '>' },
  { pattern: /^(.+)_2_5_1$/, sign: '<' },
  { pattern: /^(.+)\.2\.5$/, sign: '>' },
  { pattern: /^(.+)\.2\.5\.1$/, sign: '<' },
];

function originalName(cell: string): string {
  const name = cell.trim();
  for (const { pattern, sign } of renamed) {
    const [, book] = pattern.exec(name) ?? [];
    if (book) return `${book}${sign}2.5`;
  }
  return name;
}

const needed = {
  main: ['Date', 'HomeTeam', 'AwayTeam'],
  other: ['Country', 'League', 'Season', 'Date', 'Home', 'Away'],
} as const;

/** Understands a file's first row; null when it is not the header of such a file. Of two equal names the first counts. */
export function readHeader(cells: readonly string[]): Header | null {
  const places = new Map<string, number>();
  cells.forEach((cell, place) => {
    const name = originalName(cell);
    if (name !== '' && !places.has(name)) places.set(name, place);
  });
  const layout = (['main', 'other'] as const).find((one) => needed[one].every((name) => places.has(name)));
  return layout ? { layout, indexOf: (column) => places.get(column) } : null;
}
