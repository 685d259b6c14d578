import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export interface ReleasedDocuments {
  /** Folder for the gateway's DOCUMENTS_DIR. */
  readonly dir: string;
  /** In the order of the texts. */
  readonly ids: readonly string[];
  remove(): Promise<void>;
}

/** Writes documents into a folder as the release of a test client. */
export async function releaseDocuments(texts: readonly string[]): Promise<ReleasedDocuments> {
  const dir = await mkdtemp(join(tmpdir(), 'documents-'));
  const entries = texts.map((text) => [createHash('sha256').update(text).digest('hex'), text] as const);
  await mkdir(join(dir, 'test'));
  await writeFile(join(dir, 'test', 'documents.json'), JSON.stringify(Object.fromEntries(entries)));
  return { dir, ids: entries.map(([id]) => id), remove: () => rm(dir, { recursive: true }) };
}
