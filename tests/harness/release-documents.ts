import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Documents of a client of the test's own. */
export interface ReleasedDocuments {
  /** Folder for the gateway's DOCUMENTS_DIR. */
  readonly dir: string;
  /** The documents' ids, in the order in which they were given. */
  readonly ids: readonly string[];
  remove(): Promise<void>;
}

/** Releases documents, as a client does before it sends their ids. */
export async function releaseDocuments(texts: readonly string[]): Promise<ReleasedDocuments> {
  const dir = await mkdtemp(join(tmpdir(), 'documents-'));
  const entries = texts.map((text) => [createHash('sha256').update(text).digest('hex'), text] as const);
  await mkdir(join(dir, 'test'));
  await writeFile(join(dir, 'test', 'documents.json'), JSON.stringify(Object.fromEntries(entries)));
  return { dir, ids: entries.map(([id]) => id), remove: () => rm(dir, { recursive: true }) };
}
