/** An aligned Markdown table: the first columns left, the others right. */
export function markdownTable(
  head: readonly string[],
  rows: readonly (readonly (string | number)[])[],
  left = 1,
): string {
  const cells = [head, ...rows.map((row) => row.map(String))];
  const widths = head.map((_, column) => Math.max(3, ...cells.map((row) => (row[column] ?? '').length)));
  const line = (row: readonly string[]): string => {
    const padded = widths.map((width, column) => {
      const cell = row[column] ?? '';
      return column < left ? cell.padEnd(width) : cell.padStart(width);
    });
    return `| ${padded.join(' | ')} |`;
  };
  const rule = widths.map((width, column) =>
    column < left ? '-'.repeat(width) : `${'-'.repeat(width - 1)}:`,
  );
  return [line(head), line(rule), ...cells.slice(1).map(line)].join('\n');
}
