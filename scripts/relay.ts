import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { hasErrorCode } from './lib/has-error-code.ts';
import { installedProgram } from './lib/installed-program.ts';
import { onStop } from './lib/on-stop.ts';
import { root } from './lib/root.ts';
import { run, stopCommands } from './lib/run.ts';
import { runMain, UserError } from './lib/user-error.ts';

/** Documents by their ids. */
type Documents = Readonly<Record<string, string | undefined>>;

const artifacts = join(root, 'web', 'src', '__generated__');
const { version } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8')) as { version: string };
const release = join(root, 'documents', version, 'documents.json');

onStop(() => void stopCommands());

/** Compiles the web app's documents, leaves those that it sends, and no others, in the release's file, and counts their costs. */
await runMain(async () => {
  await mkdir(dirname(release), { recursive: true });
  let documents = await compile(await readDocuments());
  let ids = await sentIds();
  if (ids.some((id) => !(id in documents))) {
    // The compiler gives the documents of only those artifacts that it writes.
    await rm(artifacts, { recursive: true });
    documents = await compile({});
    ids = await sentIds();
  }
  await writeDocuments(Object.fromEntries(ids.toSorted().map((id) => [id, documents[id]])));
  const { code } = await run(process.execPath, [
    installedProgram('tsx/dist/cli.mjs'),
    'tests/generated/main.ts',
  ]);
  return code;
});

/** Runs the compiler, which adds to the documents that are known, and gives all. */
async function compile(known: Documents): Promise<Documents> {
  await mkdir(artifacts, { recursive: true });
  await writeDocuments(known);
  const { code } = await run(process.execPath, [installedProgram('relay-compiler/cli.js')]);
  if (code !== 0)
    throw new UserError('The documents of the web app were not compiled; the output above says why.');
  return readDocuments();
}

/** Ids of the documents in the artifacts. */
async function sentIds(): Promise<string[]> {
  const names = await readdir(artifacts);
  const texts = await Promise.all(names.map((name) => readFile(join(artifacts, name), 'utf8')));
  return texts.flatMap((text) => /"params": \{\s+"id": "(\w+)"/.exec(text)?.[1] ?? []);
}

async function readDocuments(): Promise<Documents> {
  try {
    return JSON.parse(await readFile(release, 'utf8')) as Documents;
  } catch (error) {
    if (hasErrorCode(error, 'ENOENT')) return {};
    throw error;
  }
}

function writeDocuments(documents: Documents): Promise<void> {
  return writeFile(release, `${JSON.stringify(documents, null, 2)}\n`);
}
