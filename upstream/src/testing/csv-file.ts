import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export interface CsvFolder {
  path: string;
  /** @returns the path of the file */
  write(name: string, content: string | Uint8Array): Promise<string>;
  /** Writes rows with a header of all their columns. */
  table(name: string, rows: readonly Record<string, string>[]): Promise<string>;
  remove(): Promise<void>;
}

/** Creates a temporary folder. */
export async function makeCsvFolder(): Promise<CsvFolder> {
  const path = await mkdtemp(join(tmpdir(), 'tipgraph-csv-'));
  const write = async (name: string, content: string | Uint8Array) => {
    await writeFile(join(path, name), content);
    return join(path, name);
  };
  return {
    path,
    write,
    table: (name, rows) => {
      const columns = [...new Set(rows.flatMap((row) => Object.keys(row)))];
      const lines = rows.map((row) => columns.map((column) => row[column] ?? '').join(','));
      return write(name, `${[columns.join(','), ...lines].join('\n')}\n`);
    },
    remove: () => rm(path, { recursive: true, force: true }),
  };
}
