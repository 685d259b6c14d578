import { readFile } from 'node:fs/promises';

const root = new URL('../../', import.meta.url);

async function readJson<Content>(path: string): Promise<Content> {
  return JSON.parse(await readFile(new URL(path, root), 'utf8'));
}

/**
 * The text of one of the web app's documents, by the name of its query, as this release has it.
 * @throws when there is no such document
 */
export async function textOf(name: string): Promise<string> {
  const { version } = await readJson<{ version: string }>('package.json');
  const documents = await readJson<Record<string, string>>(`documents/${version}/documents.json`);
  const text = Object.values(documents).find((one) => /^query (\w+)/.exec(one)?.[1] === name);
  if (text === undefined) throw new Error(`There is no document ${name}`);
  return text;
}
