import { basename } from 'node:path';
import { CsvError } from 'csv-parse';
import { groupBy } from '../../db/group-by.ts';
import type { SeasonName } from '../season-content.ts';
import { seasonsOfDays } from './calendar.ts';
import { type Encoding, inspectFile, readCsvRows, readHeader } from './csv-files.ts';
import { leagueOfFileName } from './league-table.ts';
import { createRowReader, type MatchRow } from './match-row.ts';

/** A file that cannot be imported; the message gives the reason in one line. */
export class RefusedFile extends Error {
  override name = 'RefusedFile';
  /** The number of its matches that were stored before. */
  readonly stored: number;

  constructor(message: string, stored = 0) {
    super(message);
    this.stored = stored;
  }
}

export type SeasonedRow = MatchRow & { season: SeasonName };

export interface ReadFile {
  /** Rows after the header. */
  read: number;
  matches: SeasonedRow[];
  /** Line numbers by reason. */
  skipped: Map<string, number[]>;
  /** Line numbers of rows imported in part, by reason. */
  doubtful: Map<string, number[]>;
  encoding: Encoding;
}

/**
 * Reads a CSV file in one of the layouts of football-data.co.uk.
 * @param now bounds the accepted days of matches
 * @throws RefusedFile when it is not such a file
 */
export async function readFootballData(file: string, now: Date): Promise<ReadFile> {
  const { encoding, endsWithNewline } = await inspectFile(file).catch(throwRefusal);
  const rows = new Map<string, MatchRow>();
  const skipped: ReadFile['skipped'] = new Map();
  const doubtful: ReadFile['doubtful'] = new Map();
  let read = 0;
  let isLastShort = false;
  for await (const { line, match, isShort } of readRows(file, encoding, now)) {
    read += 1;
    isLastShort = isShort;
    if (typeof match === 'string') {
      addLine(skipped, match, line);
      continue;
    }
    const key = [match.league.code, match.day, match.home, match.away].join('\n');
    if (rows.has(key)) {
      addLine(skipped, 'duplicate row', line);
      continue;
    }
    rows.set(key, match);
    for (const reason of doubtsOf(match)) addLine(doubtful, reason, line);
  }
  if (isLastShort && !endsWithNewline) throw new RefusedFile('it is cut off in its last row');
  return { read, skipped, doubtful, encoding, matches: withSeasons([...rows.values()]) };
}

/** What is left out of an imported row, and why. */
function doubtsOf(match: MatchRow): string[] {
  return [
    match.hasInvalidTime && 'time that is not a time of day, left out',
    match.hasInvalidStatistic && 'statistic that is not a number, left out',
    match.hasInvalidPrice && 'price that is not a number above 1, left out',
    match.hasInvalidLine && 'handicap line that is not a number from -100 to 100, left out',
    match.impossibleMarkets.length > 0 && 'prices that contradict each other, left out',
  ].filter((reason) => reason !== false);
}

/**
 * The seasons of a file. A file in the main layout has one season, so only its first match is read.
 * @throws RefusedFile when it is not a file of football-data.co.uk
 */
export async function readSeasonNames(file: string, now: Date): Promise<SeasonName[]> {
  const seasons = new Map<string, SeasonName>();
  for await (const { match } of readRows(file, 'utf-8', now)) {
    if (typeof match === 'string') continue;
    if (match.season === null) return [...seasonsOfDays([match.day]).values()];
    seasons.set(match.season.year, match.season);
  }
  return [...seasons.values()];
}

/** The rows after the header; `isShort` when a row has fewer cells than the header. */
async function* readRows(file: string, encoding: Encoding, now: Date) {
  try {
    let readRow: ReturnType<typeof createRowReader> | null = null;
    let headerCells = 0;
    for await (const row of readCsvRows(file, encoding)) {
      if (readRow) {
        yield { line: row.line, match: readRow(row), isShort: row.cells.length < headerCells };
      } else {
        readRow = readerFor(file, row.cells, now);
        headerCells = row.cells.length;
      }
    }
    if (!readRow) throw new RefusedFile('it is empty');
  } catch (error) {
    throwRefusal(error);
  }
}

function readerFor(file: string, headerCells: readonly string[], now: Date) {
  const header = readHeader(headerCells);
  if (!header) throw new RefusedFile(whyNoHeader(headerCells));
  const leagueOfFile = leagueOfFileName(basename(file));
  if (header.layout === 'main' && header.indexOf('Div') === undefined && !leagueOfFile) {
    throw new RefusedFile('it has no Div column, and its name begins with no league code');
  }
  return createRowReader(header, leagueOfFile, now);
}

function whyNoHeader(cells: readonly string[]): string {
  if (cells.length === 1 && readHeader(cells[0]?.split(';') ?? []) !== null) {
    return 'its columns are separated by semicolons, not by commas';
  }
  return 'its first row does not name the columns Date, HomeTeam and AwayTeam';
}

/** Errors of the file become `RefusedFile`; other errors are thrown unchanged. */
function throwRefusal(error: unknown): never {
  if (error instanceof RefusedFile || !(error instanceof Error) || !('code' in error)) throw error;
  if (error instanceof CsvError) {
    throw new RefusedFile(`it is not valid CSV: ${error.message.split('\n', 1)[0]?.slice(0, 160)}`);
  }
  throw new RefusedFile(`it cannot be read: ${error.code}`);
}

export function addLine(lines: Map<string, number[]>, reason: string, line: number): void {
  const known = lines.get(reason);
  if (known) known.push(line);
  else lines.set(reason, [line]);
}

function withSeasons(rows: MatchRow[]): SeasonedRow[] {
  const withoutSeason = rows.filter(({ season }) => season === null);
  const byLeague = groupBy(withoutSeason, ({ league }) => league.code);
  const seasons = new Map(
    [...byLeague].map(([code, ofLeague]) => [code, seasonsOfDays(ofLeague.map(({ day }) => day))]),
  );
  return rows.flatMap((row) => {
    const season = row.season ?? seasons.get(row.league.code)?.get(row.day);
    return season ? [{ ...row, season }] : [];
  });
}
