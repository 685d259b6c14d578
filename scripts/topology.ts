import { join } from 'node:path';
import { log, root } from './lib/base.ts';
import { buildParts } from './lib/build-parts.ts';
import { demoAccountLines } from './lib/demo-accounts.ts';
import { requireFreePort } from './lib/free-port.ts';
import { onStop, runMain } from './lib/processes.ts';
import { makeScratchFolder } from './lib/scratch-folder.ts';
import { readSettings } from './lib/settings.ts';
import { startTopology } from './lib/start-topology.ts';

const stopped = new Promise<void>(onStop);

/** Runs the services of docker-compose.yml without containers, on a temporary database. */
await runMain(async () => {
  const settings = readSettings();
  await requireFreePort(settings.port);
  await buildParts();
  const scratch = await makeScratchFolder();
  try {
    const logSettings = { LOG_LEVEL: settings.logLevel };
    const topology = await startTopology(join(scratch.path, 'topology'), {
      port: settings.port,
      webDir: join(root, 'web', 'dist'),
      gateway: logSettings,
      upstream: logSettings,
    });
    log();
    log(`Tipgraph is ready at ${topology.publicUrl}  (Ctrl-C stops it)`);
    log(`nginx in front of ${topology.gateways.map(({ url }) => url).join(', ')}`);
    log(`upstream ${topology.upstream.url}, with ${topology.redis.url} and ${topology.databaseUrl}`);
    for (const line of demoAccountLines()) log(line);
    log();
    await stopped;
    log('Stopping …');
    await topology.stop();
  } finally {
    await scratch.remove();
  }
  return 0;
});
