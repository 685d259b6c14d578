import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const root = new URL('../../../', import.meta.url);

/** A folder for the gateway's DOCUMENTS_DIR. */
export interface DocumentsFolder {
  readonly path: string;
  remove(): Promise<void>;
}

/** The id of a released document. */
export const documentId = (text: string): string => createHash('sha256').update(text).digest('hex');

/** Writes documents as one release. */
export async function writeDocuments(texts: readonly string[]): Promise<DocumentsFolder> {
  const path = await mkdtemp(join(tmpdir(), 'tipgraph-bench-documents-'));
  await mkdir(join(path, 'bench'));
  const byId = Object.fromEntries(texts.map((text) => [documentId(text), text]));
  await writeFile(join(path, 'bench', 'documents.json'), JSON.stringify(byId));
  return { path, remove: () => rm(path, { recursive: true }) };
}

async function readJson<Content>(path: string): Promise<Content> {
  return JSON.parse(await readFile(new URL(path, root), 'utf8'));
}

/**
 * The id of a document of this release by its query's name.
 * @throws when there is no such document
 */
export async function releasedId(name: string): Promise<string> {
  const { version } = await readJson<{ version: string }>('package.json');
  const documents = await readJson<Record<string, string>>(`documents/${version}/documents.json`);
  const found = Object.entries(documents).find(([, text]) => /^query (\w+)/.exec(text)?.[1] === name);
  if (found === undefined) throw new Error(`There is no document ${name}`);
  return found[0];
}
