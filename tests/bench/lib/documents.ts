import { readFile } from 'node:fs/promises';
import { documentsOf } from '../../harness/released-documents.ts';

/**
 * The id of a document of this release by its query's name.
 * @throws when there is no such document
 */
export async function releasedId(name: string): Promise<string> {
  const file = await readFile(new URL('../../../package.json', import.meta.url), 'utf8');
  const { version } = JSON.parse(file) as { version: string };
  const found = Object.entries(documentsOf(version)).find(
    ([, text]) => /^query (\w+)/.exec(text)?.[1] === name,
  );
  if (found === undefined) throw new Error(`There is no document ${name}`);
  return found[0];
}
