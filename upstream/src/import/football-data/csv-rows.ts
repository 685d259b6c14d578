import { createReadStream } from 'node:fs';
import { parse } from 'csv-parse';

/** A row of a file with the line that it stands on, counted from 1. */
export interface CsvRow {
  line: number;
  cells: string[];
}

/** Longest row taken for one; the real ones are under 1,000 characters. */
const longestRow = 100_000;

/** The encoding of a file: UTF-8, or Latin-1 when its bytes are not that. */
async function encodingOf(file: string): Promise<'utf8' | 'latin1'> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  try {
    for await (const chunk of createReadStream(file)) {
      if (chunk instanceof Uint8Array) decoder.decode(chunk, { stream: true });
    }
    decoder.decode();
    return 'utf8';
  } catch (error) {
    if (error instanceof TypeError) return 'latin1';
    throw error;
  }
}

/**
 * Streams the rows of a CSV file, the header among them; rows may be of any length, a byte order mark is dropped.
 * @throws the file system's or the parser's error
 */
export async function* csvRows(file: string): AsyncGenerator<CsvRow> {
  const parser = parse({
    bom: true,
    encoding: await encodingOf(file),
    info: true,
    max_record_size: longestRow,
    relax_column_count: true,
    skip_empty_lines: true,
  });
  const source = createReadStream(file);
  source.on('error', (error) => parser.destroy(error));
  const rows: AsyncIterable<{ info: { lines: number }; record: string[] }> = source.pipe(parser);
  for await (const { info, record } of rows) yield { line: info.lines, cells: record };
}
