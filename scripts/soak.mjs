import './lib/check-node.mjs';
import { join } from 'node:path';
import { installMissing } from './lib/install.mjs';
import { onStop } from './lib/on-stop.mjs';
import { run, stopCommands } from './lib/run.mjs';
import { makeScratchFolder } from './lib/scratch-folder.mjs';
import { startPostgres } from './lib/start-postgres.mjs';
import { runMain } from './lib/trouble.mjs';

onStop(() => void stopCommands());

await runMain(async () => {
  await installMissing();
  const scratch = await makeScratchFolder();
  const postgres = await startPostgres(join(scratch.path, 'postgres'));
  try {
    const { code } = await run(process.execPath, ['--expose-gc', '--import', 'tsx', 'tests/soak/main.ts'], {
      env: postgres === null ? {} : { TEST_DATABASE_URL: postgres.url },
    });
    return code;
  } finally {
    await postgres?.stop();
    await scratch.remove();
  }
});
