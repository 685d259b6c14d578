import type { Clock } from '../../clock.ts';
import type { Database } from '../../db/database.ts';
import type { ImportedFile } from './import-file.ts';
import { importFile } from './import-file.ts';
import { RefusedFile } from './read-file.ts';

/** How a run goes. */
export interface ImportOptions {
  clock: Clock;
  /** Fraction from which a fall makes a dropinfo. */
  leastDrop: number;
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
  { clock, leastDrop, onProgress = () => {} }: ImportOptions,
): Promise<ImportSummary> {
  const started = clock();
  const summary: ImportSummary = { files: [], refused: [], seconds: 0 };
  for (const [done, file] of files.entries()) {
    onProgress(done, files.length, file);
    try {
      summary.files.push({ file, result: await importFile(db, file, { now: clock(), leastDrop }) });
    } catch (error) {
      if (!(error instanceof RefusedFile)) throw error;
      summary.refused.push({ file, reason: error.message });
    }
  }
  onProgress(files.length, files.length, null);
  summary.seconds = (clock().getTime() - started.getTime()) / 1_000;
  return summary;
}
