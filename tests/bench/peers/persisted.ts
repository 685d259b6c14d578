import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A folder of released documents, as the gateway takes it. */
export interface DocumentsFolder {
  readonly path: string;
  remove(): Promise<void>;
}

/** The id under which a gateway knows a released document. */
export const documentId = (text: string): string => createHash('sha256').update(text).digest('hex');

/** Writes documents as those of one release. */
export async function writeDocuments(texts: readonly string[]): Promise<DocumentsFolder> {
  const path = await mkdtemp(join(tmpdir(), 'tipgraph-bench-documents-'));
  await mkdir(join(path, 'bench'));
  const byId = Object.fromEntries(texts.map((text) => [documentId(text), text]));
  await writeFile(join(path, 'bench', 'documents.json'), JSON.stringify(byId));
  return { path, remove: () => rm(path, { recursive: true }) };
}
