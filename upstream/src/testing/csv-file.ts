import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A folder for invented CSV files. */
export interface CsvFolder {
  path: string;
  /** Writes a file as it is given and answers its path. */
  write(name: string, content: string | Uint8Array): Promise<string>;
  /** Writes rows under a header of all columns that they name. */
  table(name: string, rows: readonly Record<string, string>[]): Promise<string>;
  remove(): Promise<void>;
}

/** Makes a folder of its own in the system's place for temporary files. */
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
