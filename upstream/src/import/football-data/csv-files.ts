import { createReadStream } from 'node:fs';
import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream';
import { TextDecoder } from 'node:util';
import { parse } from 'csv-parse';

/** `line` counts from 1. */
export interface CsvRow {
  line: number;
  cells: string[];
}

/** Real rows are under 1,000 characters. */
const maxRowLength = 100_000;

export type Encoding = 'utf-8' | 'iso-8859-2' | 'windows-1250' | 'windows-1252';

/** Polish, Czech and Hungarian letters of Windows-1250, which decode as symbols in Windows-1252, next to another letter. */
const centralEuropean = /[A-Za-zÀ-ÿ][£¥ª¯³¹º¼¾¿Œœ\x8d\x8f\x9dŸ]|[£¥ª¯³¹º¼¾¿Œœ\x8d\x8f\x9dŸ][A-Za-zÀ-ÿ]/;

/** Polish letters of ISO 8859-2, which decode as symbols in Windows-1250 and Windows-1252, next to another letter. */
const latin2 = /[A-Za-zÀ-ÿ][¡¦¬±¶]|[¡¦¬±¶][A-Za-zÀ-ÿ]/;

/**
 * Detects the encoding of a file: UTF-8 when its bytes are valid, else ISO 8859-2 when it has letters of `latin2`,
 * Windows-1250 when it has letters of `centralEuropean`, else Windows-1252. Also returns whether the file ends with a newline.
 */
export async function inspectFile(file: string): Promise<{ encoding: Encoding; endsWithNewline: boolean }> {
  const utf8 = new TextDecoder('utf-8', { fatal: true });
  const western = new TextDecoder('windows-1252');
  let isUtf8 = true;
  let isLatin2 = false;
  let isCentral = false;
  let endsWithNewline = false;
  for await (const chunk of createReadStream(file) as AsyncIterable<Buffer>) {
    isUtf8 &&= decodes(utf8, chunk);
    const text = western.decode(chunk);
    isLatin2 ||= latin2.test(text);
    isCentral ||= centralEuropean.test(text);
    endsWithNewline = chunk.at(-1) === 0x0a;
  }
  isUtf8 &&= decodes(utf8);
  const local = isLatin2 ? 'iso-8859-2' : isCentral ? 'windows-1250' : 'windows-1252';
  return { encoding: isUtf8 ? 'utf-8' : local, endsWithNewline };
}

/** Whether the decoder accepts a chunk, or without one the end of the text. */
function decodes(decoder: TextDecoder, chunk?: Buffer): boolean {
  try {
    decoder.decode(chunk, { stream: chunk !== undefined });
    return true;
  } catch {
    return false;
  }
}

/**
 * Streams the rows of a CSV file, header included, without a byte order mark. Rows may have any number of cells.
 * @throws CsvError, or an error of the file system
 */
export async function* readCsvRows(file: string, encoding: Encoding): AsyncGenerator<CsvRow> {
  const parser = parse({
    bom: true,
    info: true,
    max_record_size: maxRowLength,
    relax_column_count: true,
    skip_empty_lines: true,
  });
  const decoder = new TextDecoder(encoding);
  // The parser counts CRLF within quotes as two lines.
  const text = async function* (source: AsyncIterable<Buffer>) {
    let held = '';
    for await (const chunk of source) {
      const decoded = held + decoder.decode(chunk, { stream: true });
      held = decoded.endsWith('\r') ? '\r' : '';
      yield decoded.slice(0, decoded.length - held.length).replaceAll('\r\n', '\n');
    }
    yield held + decoder.decode();
  };
  const rows: AsyncIterable<{ info: { lines: number }; record: string[] }> = pipeline(
    createReadStream(file),
    text,
    parser,
    // The iteration below throws the error.
    () => {},
  );
  for await (const { info, record } of rows) yield { line: info.lines, cells: record };
}

/**
 * Replaces each folder by the `*.csv` files in it and below, sorted. Other paths are returned unchanged, so that opening a
 * missing file reports it.
 */
export async function findFiles(paths: readonly string[]): Promise<string[]> {
  const found = await Promise.all(paths.map((path) => filesAt(path)));
  return [...new Set(found.flat())];
}

async function filesAt(path: string): Promise<string[]> {
  const isFolder = await stat(path).then(
    (entry) => entry.isDirectory(),
    () => false,
  );
  if (!isFolder) return [path];
  const entries = await readdir(path, { withFileTypes: true, recursive: true });
  return entries
    .filter((entry) => !entry.isDirectory() && entry.name.toLowerCase().endsWith('.csv'))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
}

export interface Header {
  layout: 'main' | 'other';
  /** Undefined when the file lacks the column. */
  indexOf(column: string): number | undefined;
}

/** Other programs write `P>2.5` as `P_2_5` or `P.2.5`, and `P<2.5` as `P_2_5_1` or `P.2.5.1`. */
const renamed = /^(?<book>.+)(?<separator>[_.])2\k<separator>5(?<below>\k<separator>1)?$/;

function originalName(cell: string): string {
  const name = cell.trim();
  const { book, below } = renamed.exec(name)?.groups ?? {};
  return book === undefined ? name : `${book}${below === undefined ? '>' : '<'}2.5`;
}

const requiredColumns = {
  main: ['Date', 'HomeTeam', 'AwayTeam'],
  other: ['Country', 'League', 'Season', 'Date', 'Home', 'Away'],
} as const;

/** Parses a file's first row; null when it is not a header of a known layout. Of duplicate names the first counts. */
export function readHeader(cells: readonly string[]): Header | null {
  const indexes = new Map<string, number>();
  cells.forEach((cell, index) => {
    const name = originalName(cell);
    if (name !== '' && !indexes.has(name)) indexes.set(name, index);
  });
  const layout = (['main', 'other'] as const).find((one) =>
    requiredColumns[one].every((name) => indexes.has(name)),
  );
  return layout ? { layout, indexOf: (column) => indexes.get(column) } : null;
}
