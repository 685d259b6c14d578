import { createReadStream } from 'node:fs';
import { open, readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream';
import { TextDecoder } from 'node:util';
import { parse } from 'csv-parse';

/** A row of a file with the line that it stands on, counted from 1. */
export interface CsvRow {
  line: number;
  cells: string[];
}

/** Longest row taken for one; the real ones are under 1,000 characters. */
const maxRowLength = 100_000;

/** How the letters of a file are written. */
export type Encoding = 'utf-8' | 'windows-1250' | 'windows-1252';

/** A letter beside one of Polish, Czech or Hungarian in Windows-1250 that stands for a mark in Windows-1252, read as the latter. */
const centralEuropean = /[A-Za-zÀ-ÿ][£¥ª¯³¹º¼¾¿Œœ\x8d\x8f\x9dŸ]|[£¥ª¯³¹º¼¾¿Œœ\x8d\x8f\x9dŸ][A-Za-zÀ-ÿ]/;

/**
 * The encoding of a file: UTF-8; when its bytes are not that, Windows-1250 where they spell letters that it alone has,
 * else Windows-1252, which has all of Latin-1.
 */
export async function encodingOf(file: string): Promise<Encoding> {
  const utf8 = new TextDecoder('utf-8', { fatal: true });
  const western = new TextDecoder('windows-1252');
  let isUtf8 = true;
  let isCentral = false;
  for await (const chunk of createReadStream(file) as AsyncIterable<Buffer>) {
    isUtf8 &&= decodes(utf8, chunk);
    isCentral ||= centralEuropean.test(western.decode(chunk));
  }
  if (isUtf8 && decodes(utf8)) return 'utf-8';
  return isCentral ? 'windows-1250' : 'windows-1252';
}

/** Whether a chunk goes on well, or without one the text ends well. */
function decodes(decoder: TextDecoder, chunk?: Buffer): boolean {
  try {
    decoder.decode(chunk, { stream: chunk !== undefined });
    return true;
  } catch {
    return false;
  }
}

/**
 * Streams the rows of a CSV file, the header among them; rows may be of any length, a byte order mark is dropped.
 * @throws the file system's or the parser's error
 */
export async function* csvRows(file: string, encoding: Encoding): AsyncGenerator<CsvRow> {
  const parser = parse({
    bom: true,
    info: true,
    max_record_size: maxRowLength,
    relax_column_count: true,
    skip_empty_lines: true,
  });
  const decoder = new TextDecoder(encoding);
  const text = async function* (source: AsyncIterable<Buffer>) {
    for await (const chunk of source) yield decoder.decode(chunk, { stream: true });
    yield decoder.decode();
  };
  const rows: AsyncIterable<{ info: { lines: number }; record: string[] }> = pipeline(
    createReadStream(file),
    text,
    parser,
    // Whoever reads the rows gets the error.
    () => {},
  );
  for await (const { info, record } of rows) yield { line: info.lines, cells: record };
}

/** Whether a file's last byte ends a line. */
export async function endsWithNewline(file: string): Promise<boolean> {
  const handle = await open(file, 'r');
  try {
    const { size } = await handle.stat();
    if (size === 0) return false;
    const { buffer } = await handle.read({ buffer: Buffer.alloc(1), position: size - 1 });
    return buffer[0] === 0x0a;
  } finally {
    await handle.close();
  }
}

/**
 * The CSV files that arguments name, in the order of the arguments and within a folder in that of the alphabet:
 * a file is itself, a folder all `*.csv` in it and below. An argument that names nothing stands for itself, so
 * that whoever opens it says why it cannot.
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
