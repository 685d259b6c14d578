import { join } from 'node:path';
import { runMain, runNode } from './lib/processes.ts';
import { makeScratchFolder } from './lib/scratch-folder.ts';
import { startPostgres } from './lib/start-postgres.ts';

await runMain(async () => {
  const scratch = await makeScratchFolder();
  const postgres = await startPostgres(join(scratch.path, 'postgres'));
  try {
    const { code } = await runNode(['--expose-gc', '--import', 'tsx', 'tests/soak/main.ts'], {
      env: postgres === null ? {} : { TEST_DATABASE_URL: postgres.url },
    });
    return code;
  } finally {
    await postgres?.stop();
    await scratch.remove();
  }
});
