import { join } from 'node:path';
import { onStop } from './lib/on-stop.ts';
import { run, stopCommands } from './lib/run.ts';
import { makeScratchFolder } from './lib/scratch-folder.ts';
import { startPostgres } from './lib/start-postgres.ts';
import { runMain } from './lib/user-error.ts';

onStop(() => void stopCommands());

await runMain(async () => {
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
