import { join } from 'node:path';
import { buildParts } from './lib/build-parts.ts';
import { findChromium } from './lib/find-chromium.ts';
import { onStop } from './lib/on-stop.ts';
import { run, stopCommands } from './lib/run.ts';
import { makeScratchFolder } from './lib/scratch-folder.ts';
import { readSettings } from './lib/settings.ts';
import { startPostgres } from './lib/start-postgres.ts';
import { runMain } from './lib/user-error.ts';

onStop(() => void stopCommands());

await runMain(async () => {
  const parts = process.argv.slice(2);
  await buildParts();
  const scratch = await makeScratchFolder();
  const postgres = await startPostgres(join(scratch.path, 'postgres'));
  try {
    const { code } = await run(process.execPath, ['--import', 'tsx', 'tests/bench/main.ts', ...parts], {
      env: {
        CHROMIUM_PATH: await findChromium(readSettings().chromiumPath),
        ...(postgres !== null && { TEST_DATABASE_URL: postgres.url }),
      },
    });
    return code;
  } finally {
    await postgres?.stop();
    await scratch.remove();
  }
});
