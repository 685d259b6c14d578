import { createHash } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { makeScratchFolder } from '../../scripts/lib/scratch-folder.ts';

export type ReleasedDocuments = Awaited<ReturnType<typeof releaseDocuments>>;

/** The id of a released document. */
export const documentId = (text: string): string => createHash('sha256').update(text).digest('hex');

/** Writes documents into a folder for the gateway's DOCUMENTS_DIR; `ids` are in the order of the texts. */
export async function releaseDocuments(texts: readonly string[]) {
  const { path: dir, remove } = await makeScratchFolder();
  const entries = texts.map((text) => [documentId(text), text] as const);
  await mkdir(join(dir, 'test'));
  await writeFile(join(dir, 'test', 'documents.json'), JSON.stringify(Object.fromEntries(entries)));
  return { dir, ids: entries.map(([id]) => id), remove };
}
