import { UserError } from './lib/base.ts';
import { clockOption, parseOptions, parseTestClock, preloadOptions } from './lib/command-line.ts';
import { runMain } from './lib/processes.ts';
import { makeScratchFolder } from './lib/scratch-folder.ts';
import { serve } from './lib/serve.ts';
import { readSettings } from './lib/settings.ts';

const usage =
  'npm run mock -- [--clock=YYYY-MM-DDTHH:MM, time in Warsaw] [--events=SECONDS between live events, 0 for none]';

/** Settings of the environment that the mock ignores. */
const ownData = { UPSTREAM_URL: '', DATABASE_URL: '', REDIS_URL: '', LIVE_EMAIL: '', LIVE_PASSWORD: '' };

await runMain(async () => {
  const { clock, events } = parseOptions(usage, {
    options: { clock: clockOption, events: { type: 'string', default: '20' } },
  }).values;
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
        NODE_OPTIONS: preloadOptions,
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
