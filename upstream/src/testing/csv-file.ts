import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export type CsvFolder = Awaited<ReturnType<typeof makeCsvFolder>>;

/** Creates a temporary folder. */
export async function makeCsvFolder() {
  const path = await mkdtemp(join(tmpdir(), 'tipgraph-csv-'));
  /** @returns the path of the file */
  const write = async (name: string, content: string | Uint8Array) => {
    await writeFile(join(path, name), content);
    return join(path, name);
  };
  return {
    path,
    write,
    /** Writes rows with a header of all their columns. */
    table: (name: string, rows: readonly Record<string, string>[]) => {
      const columns = [...new Set(rows.flatMap((row) => Object.keys(row)))];
      const lines = rows.map((row) => columns.map((column) => row[column] ?? '').join(','));
      return write(name, `${[columns.join(','), ...lines].join('\n')}\n`);
    },
    remove: () => rm(path, { recursive: true, force: true }),
  };
}
