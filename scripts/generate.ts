import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { root } from './lib/base.ts';
import { buildParts, generatedParts } from './lib/build-parts.ts';
import { runMain, runTool } from './lib/processes.ts';

const { version } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8')) as { version: string };
const release = join(root, 'documents', version, 'documents.json');

/** Generates all files from the schema, the web app's documents and the endpoints, also those in git. */
await runMain(async () => {
  await compileRelease();
  return (await runTool('tsx/dist/cli.mjs', ['tests/generated/main.ts'])).code;
});

/** Relay only adds documents, so the release starts empty and keeps no unused document. */
async function compileRelease(): Promise<void> {
  const before = await readFile(release, 'utf8').catch(() => '{}');
  await rm(join(root, 'web/src/__generated__'), { recursive: true, force: true });
  await mkdir(dirname(release), { recursive: true });
  await writeFile(release, '{}');
  try {
    await buildParts(generatedParts);
  } catch (error) {
    await writeFile(release, before);
    throw error;
  }
}
