import type { Clock } from '../../clock.ts';
import type { Database, Queryable } from '../../db/database.ts';
import { groupBy } from '../../db/group-by.ts';
import { errorCode } from '../../error-code.ts';
import type { SeasonContent, SourceMatch, StoreOptions } from '../season-content.ts';
import { type StoreResult, storeSeasons } from '../store-seasons.ts';
import type { Encoding } from './csv-files.ts';
import { addLine, type ReadFile, RefusedFile, readFootballData, type SeasonedRow } from './read-file.ts';

interface ImportedFile extends Omit<StoreResult, 'overtaken'> {
  /** Rows after the header. */
  read: number;
  /** Line numbers of skipped rows by reason. */
  skipped: Map<string, number[]>;
  /** Line numbers of rows imported in part, by reason. */
  doubtful: Map<string, number[]>;
  encoding: Encoding;
}

interface ImportOptions {
  clock: Clock;
  /** Smallest odds drop, as a fraction, that creates a dropinfo. */
  minDrop: number;
  /** Called before each file, and with null after the last. */
  onProgress?: (done: number, all: number, file: string | null) => void;
}

interface ImportSummary {
  files: { file: string; result: ImportedFile }[];
  refused: { file: string; reason: string }[];
  seconds: number;
}

/** Imports files one after the other and continues after a rejected one. */
export async function importFiles(
  db: Database,
  files: readonly string[],
  { clock, minDrop, onProgress = () => {} }: ImportOptions,
): Promise<ImportSummary> {
  const started = clock();
  const summary: ImportSummary = { files: [], refused: [], seconds: 0 };
  for (const [done, file] of files.entries()) {
    onProgress(done, files.length, file);
    try {
      summary.files.push({ file, result: await importFile(db, file, { now: clock(), minDrop }) });
    } catch (error) {
      if (!(error instanceof RefusedFile)) throw error;
      summary.refused.push({ file, reason: error.message });
    }
  }
  onProgress(files.length, files.length, null);
  summary.seconds = (clock().getTime() - started.getTime()) / 1_000;
  return summary;
}

/**
 * Imports one file of football-data.co.uk in one transaction.
 * @throws RefusedFile when it is not such a file
 */
async function importFile(db: Database, file: string, options: StoreOptions): Promise<ImportedFile> {
  const read = await readFootballData(file, options.now);
  if (read.matches.length === 0) throw new RefusedFile('it has no matches');
  return importRead(db, read, options);
}

/**
 * Stores the content of a file in one transaction.
 * @throws RefusedFile when the database rejects its values
 */
export async function importRead(
  db: Queryable,
  { read, matches, skipped, doubtful, encoding }: ReadFile,
  options: StoreOptions,
): Promise<ImportedFile> {
  const { overtaken, ...counts } = await storeSeasons(db, seasonsOf(matches), options).catch(
    (error: unknown) => {
      throw isDataError(error) ? new RefusedFile('the database rejected its values') : error;
    },
  );
  const allSkipped = new Map<string, number[]>(skipped);
  for (const { line } of overtaken) addLine(allSkipped, 'fixture of a match that was played later', line);
  return { read, ...counts, skipped: allSkipped, doubtful, encoding };
}

function seasonsOf(rows: readonly SeasonedRow[]): SeasonContent<SourceMatch & { line: number }>[] {
  const bySeason = groupBy(rows, ({ league, season }) => `${league.code} ${season.year}`);
  return [...bySeason.values()].flatMap((ofSeason) => {
    const last = ofSeason.at(-1);
    if (!last) return [];
    return {
      league: { ...last.league, isCurrent: false },
      season: { ...last.season, providerId: null },
      matches: ofSeason.map(({ league: { country }, home, away, ...row }) => ({
        ...row,
        providerId: null,
        home: { providerId: null, country, name: home },
        away: { providerId: null, country, name: away },
        roundName: null,
        calledOff: false,
        lineups: null,
        incidents: null,
      })),
    };
  });
}

/** Whether the database rejected a value (SQLSTATE class 22). */
const isDataError = (error: unknown): boolean => errorCode(error)?.startsWith('22') ?? false;

/** The report of a run: totals, then skipped rows by reason, file and line. */
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
      encoding === 'utf-8' ? [] : [`Read as ${encoding}, because it is not UTF-8: ${file}`],
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

/** Sorted line numbers with ranges: `3,7-12`. */
function ranges(lines: readonly number[]): string {
  const runs: { first: number; last: number }[] = [];
  for (const line of lines.toSorted((one, other) => one - other)) {
    const run = runs.at(-1);
    if (run && line === run.last + 1) run.last = line;
    else runs.push({ first: line, last: line });
  }
  return runs.map(({ first, last }) => (first === last ? `${first}` : `${first}-${last}`)).join(',');
}
