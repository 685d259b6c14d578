import type { Clock } from '../../clock.ts';
import type { Database, Queryable } from '../../db/database.ts';
import { groupBy } from '../../db/group-by.ts';
import { errorCode } from '../../error-code.ts';
import { isPlayed } from '../plan-match.ts';
import type { SeasonContent, SourceMatch, StoreOptions } from '../season-content.ts';
import { type StoreResult, storeSeasons } from '../store-seasons.ts';
import { addLine, type ReadFile, RefusedFile, readFootballData, type SeasonedRow } from './read-file.ts';

type StoreCounts = Omit<StoreResult, 'overtaken'>;
type ImportedFile = StoreCounts & Omit<ReadFile, 'matches'>;

interface ImportOptions extends Pick<StoreOptions, 'minDrop'> {
  clock: Clock;
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
      const now = clock();
      const read = await readFootballData(file, now);
      if (read.matches.length === 0) throw new RefusedFile(whyEmpty(read));
      summary.files.push({ file, result: await importRead(db, read, { now, minDrop }) });
    } catch (error) {
      if (!(error instanceof RefusedFile)) throw error;
      const { message, stored } = error;
      summary.refused.push({
        file,
        reason: stored > 0 ? `${message}; ${stored} of its matches are stored` : message,
      });
    }
  }
  onProgress(files.length, files.length, null);
  summary.seconds = (clock().getTime() - started.getTime()) / 1_000;
  return summary;
}

function whyEmpty({ read, skipped }: ReadFile): string {
  if (read === 0) return 'it has no matches';
  const reasons = [...skipped].map(([reason, lines]) => `${reason}: ${lines.length}`);
  return `none of its rows has a match to import (${reasons.join(', ')})`;
}

/**
 * Stores the content of a file in transactions of whole matches, because the embedded database serves nobody else during
 * one. When it ends early, a repetition stores the rest.
 * @throws RefusedFile when the database rejects the values of a match
 */
export async function importRead(
  db: Queryable,
  { matches, ...read }: ReadFile,
  options: StoreOptions,
): Promise<ImportedFile> {
  const results: StoreResult[] = [];
  for (const content of seasonsOf(matches).flatMap(partsOf)) {
    const result = await storeSeasons(db, [content], options).catch((error: unknown) => {
      if (!isDataError(error)) throw error;
      const { league, season } = content;
      const message = `the database rejected the values of ${league.name} ${season.name}`;
      throw new RefusedFile(message, storedIn(sumOf(results)));
    });
    results.push(result);
  }
  for (const line of results.flatMap(({ overtaken }) => overtaken).flatMap((match) => match.line ?? [])) {
    addLine(read.skipped, 'fixture of a match that was played later', line);
  }
  return { ...read, ...sumOf(results) };
}

function sumOf(results: readonly StoreCounts[]): StoreCounts {
  const sum = (count: (result: StoreCounts) => number) =>
    results.reduce((total, result) => total + count(result), 0);
  return {
    added: sum(({ added }) => added),
    corrected: sum(({ corrected }) => corrected),
    unchanged: sum(({ unchanged }) => unchanged),
    dropinfos: {
      added: sum(({ dropinfos }) => dropinfos.added),
      corrected: sum(({ dropinfos }) => dropinfos.corrected),
      removed: sum(({ dropinfos }) => dropinfos.removed),
    },
  };
}

function seasonsOf(rows: readonly SeasonedRow[]): SeasonContent[] {
  const bySeason = groupBy(rows, ({ league, season }) => `${league.code} ${season.year}`);
  return [...bySeason.values()].flatMap((ofSeason) => {
    const last = ofSeason.at(-1);
    if (!last) return [];
    return {
      league: { ...last.league, isCurrent: false },
      season: { ...last.season, providerId: null },
      lastResult: lastResultOf(ofSeason),
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

const storedIn = ({ added, corrected, unchanged }: StoreCounts) => added + corrected + unchanged;

function lastResultOf(rows: readonly SeasonedRow[]): string | null {
  const days = rows.filter(({ statistics }) => isPlayed(statistics)).map(({ day }) => day);
  return days.sort().at(-1) ?? null;
}

/** Most matches of one transaction; all of a season of 20 teams. Writing them takes half a second. */
const maxMatches = 400;

/** Splits a larger season between home teams. */
function partsOf(content: SeasonContent): SeasonContent[] {
  if (content.matches.length <= maxMatches) return [content];
  const parts: SourceMatch[][] = [];
  for (const ofHome of groupBy(content.matches, ({ home }) => home.name).values()) {
    const part = parts.at(-1);
    if (part && part.length + ofHome.length <= maxMatches) part.push(...ofHome);
    else parts.push(ofHome);
  }
  return parts.map((matches) => ({ ...content, matches }));
}

/** Whether the database rejected a value (SQLSTATE class 22). */
const isDataError = (error: unknown): boolean => errorCode(error)?.startsWith('22') ?? false;

/** The report of a run: totals, then skipped rows by reason, file and line. */
export function describeSummary({ files, refused, seconds }: ImportSummary): string {
  const read = files.reduce((total, { result }) => total + result.read, 0);
  const sum = sumOf(files.map(({ result }) => result));
  const { added, corrected, unchanged, dropinfos } = sum;
  const notes = (kind: 'skipped' | 'doubtful') =>
    files.flatMap(({ file, result }) =>
      [...result[kind]].map(([reason, lines]) => ({ file, reason, lines })),
    );
  const rate = seconds > 0 ? `, ${Math.round(storedIn(sum) / seconds)} matches a second` : '';
  return [
    `Files: ${files.length} imported, ${refused.length} refused`,
    `Rows: ${read} read, ${countLines(notes('skipped'))} skipped`,
    `Matches: ${added} added, ${corrected} corrected, ${unchanged} unchanged`,
    `Dropinfos: ${dropinfos.added} added, ${dropinfos.corrected} corrected, ${dropinfos.removed} removed`,
    ...describeNotes('Skipped', notes('skipped')),
    ...describeNotes('Imported in part', notes('doubtful')),
    ...files.flatMap(({ file, result: { encoding } }) =>
      encoding === 'utf-8' ? [] : [`Read as ${encoding}, because it is not UTF-8: ${file}`],
    ),
    ...refused.map(({ file, reason }) => `Refused ${file}: ${reason}`),
    `Time: ${seconds.toFixed(1)} s${rate}`,
  ].join('\n');
}

interface Note {
  file: string;
  reason: string;
  lines: readonly number[];
}

const countLines = (notes: readonly Note[]) => notes.reduce((total, { lines }) => total + lines.length, 0);

function describeNotes(what: string, notes: readonly Note[]): string[] {
  return [...groupBy(notes, ({ reason }) => reason)].flatMap(([reason, ofReason]) => [
    `${what}, ${reason}: ${countLines(ofReason)}`,
    ...ofReason.map(({ file, lines }) => `  ${file}:${ranges(lines)}`),
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
