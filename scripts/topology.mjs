import './lib/check-node.mjs';
import { join } from 'node:path';
import { buildParts } from './lib/build-parts.mjs';
import { demoAccountLines } from './lib/demo-accounts.mjs';
import { tryPort } from './lib/free-port.mjs';
import { installMissing } from './lib/install.mjs';
import { onStop } from './lib/on-stop.mjs';
import { root } from './lib/root.mjs';
import { stopCommands } from './lib/run.mjs';
import { say } from './lib/say.mjs';
import { makeScratchFolder } from './lib/scratch-folder.mjs';
import { readSettings } from './lib/settings.mjs';
import { startTopology } from './lib/start-topology.mjs';
import { runMain, Trouble } from './lib/trouble.mjs';

const stopped = new Promise(onStop);
void stopped.then(stopCommands);

/** Runs what docker-compose.yml describes without containers, on a database that ends with it. */
await runMain(async () => {
  const settings = readSettings();
  await tryPort(settings.port, '127.0.0.1').catch(() => {
    throw new Trouble(`Port ${settings.port} is in use. Set PORT to another one.`);
  });
  await installMissing();
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
    say();
    say(`Tipgraph is ready at ${topology.publicUrl}  (Ctrl-C stops it)`);
    say(`nginx before ${topology.gateways.map(({ url }) => url).join(', ')}`);
    say(`in front of ${topology.upstream.url}, with ${topology.redis.url} and ${topology.databaseUrl}`);
    for (const line of demoAccountLines()) say(line);
    say();
    await stopped;
    say('Stopping …');
    await topology.stop();
  } finally {
    await scratch.remove();
  }
  return 0;
});
