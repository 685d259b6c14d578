import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { root } from './lib/root.ts';
import { makeScratchFolder } from './lib/scratch-folder.ts';
import { serve } from './lib/serve.ts';
import { readSettings } from './lib/settings.ts';
import { parseTestClock } from './lib/test-clock.ts';
import { runMain, UserError } from './lib/user-error.ts';

const usage =
  'npm run mock -- [--clock=YYYY-MM-DDTHH:MM, time in Warsaw] [--events=SECONDS between live events, 0 for none]';

const preload = join(root, 'scripts', 'lib', 'test-preload.cjs');

/** Settings of the environment that the mock ignores. */
const ownData = { UPSTREAM_URL: '', DATABASE_URL: '', REDIS_URL: '', LIVE_EMAIL: '', LIVE_PASSWORD: '' };

/** @throws UserError for an unknown or invalid option */
function readOptions() {
  try {
    return parseArgs({
      options: {
        clock: { type: 'string', default: '2026-03-14T12:00' },
        events: { type: 'string', default: '20' },
      },
    }).values;
  } catch (error) {
    throw new UserError(`${error instanceof Error ? error.message : error}\n${usage}`);
  }
}

await runMain(async () => {
  const { clock, events } = readOptions();
  const now = parseTestClock(clock);
  if (!/^\d{1,5}$/.test(events) || Number(events) > 86_400) {
    throw new UserError(`--events must be a number of seconds up to 86400; it is "${events}".`);
  }
  const folder = await makeScratchFolder();
  try {
    const own = { ...ownData, DATA_DIR: folder.path, DEMO: '1' };
    const settings = readSettings({ ...process.env, ...own });
    return await serve(settings, {
      command: 'run mock',
      web: false,
      env: {
        ...own,
        NODE_OPTIONS: `${process.env.NODE_OPTIONS ?? ''} --require ${JSON.stringify(preload)}`,
        TEST_CLOCK_MS: String(now.getTime()),
        TEST_RANDOM_SEED: '1',
        DEMO_EVENT_SECONDS: events,
        RATE_LIMIT: '0',
      },
      ready: [
        `Mock at ${settings.address}/graphql; accounts standard@, premium@, vip@, typer@, admin@tipgraph.example and others, password tipgraph-demo; the clock stands at ${now.toISOString()}`,
      ],
    });
  } finally {
    await folder.remove();
  }
});
