import type { Clock } from '../../clock.ts';
import type { Database, Queryable } from '../../db/database.ts';
import { groupBy } from '../../db/group-by.ts';
import { errorCode } from '../../error-code.ts';
import type { SeasonContent, SourceMatch, StoreOptions } from '../season-content.ts';
import { type StoreResult, storeSeasons } from '../store-seasons.ts';
import type { Encoding } from './csv-files.ts';
import { note, type ReadFile, RefusedFile, readFootballData, type SeasonedRow } from './read-file.ts';

/** What importing one file did. */
export interface ImportedFile extends Omit<StoreResult, 'overtaken'> {
  /** Rows after the header. */
  read: number;
  /** Lines that made no match, by why. */
  skipped: Map<string, number[]>;
  /** Lines of which something was left out, by what. */
  doubtful: Map<string, number[]>;
  encoding: Encoding;
}

/** How a run goes. */
export interface ImportOptions {
  clock: Clock;
  /** Fraction from which an odds drop makes a dropinfo. */
  minDrop: number;
  /** Told before each file, and after the last. */
  onProgress?: (done: number, all: number, file: string | null) => void;
}

/** What a run did. */
export interface ImportSummary {
  files: { file: string; result: ImportedFile }[];
  refused: { file: string; reason: string }[];
  /** How long it took, reading and storing. */
  seconds: number;
}

/** Imports files one after the other; one that is refused does not keep the others. */
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
 * Imports one file of football-data.co.uk, all or nothing of it.
 * @throws RefusedFile when it is no such file
 */
async function importFile(db: Database, file: string, options: StoreOptions): Promise<ImportedFile> {
  const read = await readFootballData(file, options.now);
  if (read.matches.length === 0) throw new RefusedFile('none of its rows is a match');
  return importRead(db, read, options);
}

/**
 * Imports what a file was read to hold, all or nothing of it.
 * @throws RefusedFile when the database finds fault with it
 */
export async function importRead(
  db: Queryable,
  { read, matches, skipped, doubtful, encoding }: ReadFile,
  options: StoreOptions,
): Promise<ImportedFile> {
  const { overtaken, ...counts } = await storeSeasons(db, seasonsOf(matches), options).catch(
    (error: unknown) => {
      throw isDataFault(error) ? new RefusedFile('the database refused what it holds') : error;
    },
  );
  const allSkipped = new Map<string, number[]>(skipped);
  for (const { line } of overtaken) note(allSkipped, 'fixture of a match that was played later', line);
  return { read, ...counts, skipped: allSkipped, doubtful, encoding };
}

/** The rows of a file by season, each with its line. */
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

/** Whether the database found fault with values (SQLSTATE class 22), not with the connection or with us. */
const isDataFault = (error: unknown): boolean => errorCode(error)?.startsWith('22') ?? false;

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
