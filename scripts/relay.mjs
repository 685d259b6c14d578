import './lib/check-node.mjs';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { tool } from './lib/build-parts.mjs';
import { root } from './lib/root.mjs';
import { run } from './lib/run.mjs';
import { runMain } from './lib/trouble.mjs';

// The compiler only adds to the documents of a release, and only those of artifacts that it writes: so all is made anew.
await runMain(async () => {
  const { version } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8'));
  const artifacts = join(root, 'web', 'src', '__generated__');
  const release = join(root, 'documents', version);
  await rm(artifacts, { recursive: true, force: true });
  for (const folder of [artifacts, release]) await mkdir(folder, { recursive: true });
  await writeFile(join(release, 'documents.json'), '{}\n');
  const { code } = await run(process.execPath, [tool('relay-compiler/cli.js')]);
  return code;
});
