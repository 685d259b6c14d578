import { join } from 'node:path';
import { buildParts } from './lib/build-parts.ts';
import { demoAccountLines } from './lib/demo-accounts.ts';
import { tryPort } from './lib/free-port.ts';
import { log } from './lib/log.ts';
import { onStop } from './lib/on-stop.ts';
import { root } from './lib/root.ts';
import { stopCommands } from './lib/run.ts';
import { makeScratchFolder } from './lib/scratch-folder.ts';
import { readSettings } from './lib/settings.ts';
import { startTopology } from './lib/start-topology.ts';
import { runMain, UserError } from './lib/user-error.ts';

const stopped = new Promise<void>(onStop);
void stopped.then(stopCommands);

/** Runs what docker-compose.yml describes without containers, on a database that ends with it. */
await runMain(async () => {
  const settings = readSettings();
  await tryPort(settings.port, '127.0.0.1').catch(() => {
    throw new UserError(`Port ${settings.port} is in use. Set PORT to another one.`);
  });
  await buildParts();
  const scratch = await makeScratchFolder();
  try {
    const quiet = { LOG_LEVEL: settings.logLevel };
    const topology = await startTopology(join(scratch.path, 'topology'), {
      port: settings.port,
      webDir: join(root, 'web', 'dist'),
      gateway: quiet,
      upstream: quiet,
    });
    log();
    log(`Tipgraph is ready at ${topology.publicUrl}  (Ctrl-C stops it)`);
    log(`nginx before ${topology.gateways.map(({ url }) => url).join(', ')}`);
    log(`in front of ${topology.upstream.url}, with ${topology.redis.url} and ${topology.databaseUrl}`);
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
