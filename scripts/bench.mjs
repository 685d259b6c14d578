import './lib/check-node.mjs';
import { join } from 'node:path';
import { buildParts } from './lib/build-parts.mjs';
import { findChromium } from './lib/find-chromium.mjs';
import { findTestData } from './lib/find-test-data.mjs';
import { installMissing } from './lib/install.mjs';
import { onStop } from './lib/on-stop.mjs';
import { run, stopCommands } from './lib/run.mjs';
import { makeScratchFolder } from './lib/scratch-folder.mjs';
import { readSettings } from './lib/settings.mjs';
import { startPostgres } from './lib/start-postgres.mjs';
import { runMain } from './lib/trouble.mjs';

onStop(() => void stopCommands());

await runMain(async () => {
  const parts = process.argv.slice(2);
  await installMissing();
  await buildParts();
  const settings = readSettings();
  const data = await findTestData(settings.testData);
  const scratch = await makeScratchFolder();
  const postgres = await startPostgres(join(scratch.path, 'postgres'));
  try {
    const { code } = await run(process.execPath, ['--import', 'tsx', 'tests/bench/main.ts', ...parts], {
      env: {
        CHROMIUM_PATH: await findChromium(settings.chromiumPath),
        ...(data !== null && { TIPGRAPH_TEST_DATA: data }),
        ...(postgres !== null && { TEST_DATABASE_URL: postgres.url }),
      },
    });
    return code;
  } finally {
    await postgres?.stop();
    await scratch.remove();
  }
});
