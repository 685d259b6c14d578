import type { ImportSummary } from './import-files.ts';

/** Says what a run did: counts, then what was skipped and why, by file and line. */
export function describeSummary({ files, refused, seconds }: ImportSummary): string {
  const sum = (count: (result: (typeof files)[number]['result']) => number) =>
    files.reduce((total, { result }) => total + count(result), 0);
  const stored = sum((result) => result.added + result.corrected + result.unchanged);
  const skipped = linesByReason(files.map(({ file, result }) => ({ file, lines: result.skipped })));
  const doubtful = linesByReason(files.map(({ file, result }) => ({ file, lines: result.doubtful })));
  const rate = seconds > 0 ? `, ${Math.round(stored / seconds)} matches a second` : '';
  return [
    `Files: ${files.length} imported, ${refused.length} refused`,
    `Rows: ${sum(({ read }) => read)} read, ${countOf(skipped)} skipped`,
    `Matches: ${sum(({ added }) => added)} added, ${sum(({ corrected }) => corrected)} corrected, ${sum(({ unchanged }) => unchanged)} unchanged`,
    `Dropinfos: ${sum(({ dropinfos }) => dropinfos.added)} added, ${sum(({ dropinfos }) => dropinfos.corrected)} corrected, ${sum(({ dropinfos }) => dropinfos.removed)} removed`,
    ...describeLines('Skipped', skipped),
    ...describeLines('Imported in part', doubtful),
    ...files.flatMap(({ file, result: { encoding } }) =>
      encoding === 'utf-8' ? [] : [`Read as ${encoding}, for it is no UTF-8: ${file}`],
    ),
    ...refused.map(({ file, reason }) => `Refused ${file}: ${reason}`),
    `Time: ${seconds.toFixed(1)} s${rate}`,
  ].join('\n');
}

type LinesOfFiles = Map<string, { file: string; lines: readonly number[] }[]>;

function linesByReason(
  files: readonly { file: string; lines: ReadonlyMap<string, readonly number[]> }[],
): LinesOfFiles {
  const byReason: LinesOfFiles = new Map();
  for (const { file, lines } of files) {
    for (const [reason, ofReason] of lines) {
      byReason.set(reason, [...(byReason.get(reason) ?? []), { file, lines: ofReason }]);
    }
  }
  return byReason;
}

function countOf(byReason: LinesOfFiles): number {
  return [...byReason.values()].flat().reduce((total, { lines }) => total + lines.length, 0);
}

function describeLines(what: string, byReason: LinesOfFiles): string[] {
  return [...byReason].flatMap(([reason, files]) => [
    `${what}, ${reason}: ${files.reduce((total, { lines }) => total + lines.length, 0)}`,
    ...files.map(({ file, lines }) => `  ${file}:${ranges(lines)}`),
  ]);
}

/** Line numbers with runs drawn together: `3,7-12`. */
function ranges(lines: readonly number[]): string {
  const runs: { first: number; last: number }[] = [];
  for (const line of lines.toSorted((one, other) => one - other)) {
    const run = runs.at(-1);
    if (run && line === run.last + 1) run.last = line;
    else runs.push({ first: line, last: line });
  }
  return runs.map(({ first, last }) => (first === last ? `${first}` : `${first}-${last}`)).join(',');
}
