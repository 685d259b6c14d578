import { existsSync } from 'node:fs';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { callsPage } from './calls-table.ts';
import { documentCosts } from './document-costs.ts';

const root = new URL('../../', import.meta.url);
const read = (path: string) => readFile(new URL(path, root), 'utf8');

/** The costs of a release's documents as its file. */
async function costsFile(release: string): Promise<[path: string, text: string]> {
  const documents = JSON.parse(await read(`documents/${release}/documents.json`)) as Record<string, string>;
  return [`documents/${release}/costs.json`, `${JSON.stringify(documentCosts(documents), null, 2)}\n`];
}

/** The files by their paths. Costs of older releases follow the gateway, which serves them as it is now. */
async function files(): Promise<[path: string, text: string][]> {
  const releases = await readdir(new URL('documents/', root));
  return [['docs/calls.md', callsPage()], ...(await Promise.all(releases.map(costsFile)))];
}

/** Writes what is counted from the graph and the endpoints; with `--check` it writes nothing and fails where a file is stale. */
const isCheck = process.argv.includes('--check');
for (const [path, text] of await files()) {
  const isCurrent = existsSync(new URL(path, root)) && (await read(path)) === text;
  if (isCurrent) continue;
  if (!isCheck) await writeFile(new URL(path, root), text);
  process.stdout.write(`${path} ${isCheck ? 'is stale' : 'was written'}.\n`);
  if (isCheck) process.exitCode = 1;
}
