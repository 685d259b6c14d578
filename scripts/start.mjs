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
import { readSecrets } from './lib/secrets.mjs';
import { Service } from './lib/service.mjs';
import { readSettings } from './lib/settings.mjs';
import { runMain, Trouble } from './lib/trouble.mjs';

/** A terminal may deliver one Ctrl-C twice: to the package manager, which passes it on, and to this process. */
const doubledSignalMs = 500;

const services = [];
let stoppingSince = null;

onStop(() => void stop());

await runMain(async () => {
  const settings = readSettings();
  await checkPort(settings);
  await installMissing();
  await buildParts();
  if (stoppingSince !== null) return 0;
  try {
    await startServices(settings);
  } catch (error) {
    if (stoppingSince !== null) return 0;
    await stopServices();
    throw error;
  }
  say();
  say(`Tipgraph is ready at ${settings.address}  (Ctrl-C stops it)`);
  if (settings.demo) for (const line of demoAccountLines()) say(line);
  say();
  await Promise.race(services.map((service) => service.ended));
  const failed = services
    .map((service) => ({ service, why: service.failure() }))
    .find(({ why }) => why !== null);
  await stopServices();
  if (failed !== undefined) throw new Trouble(`The ${failed.service.name} stopped: ${failed.why}`);
  return 0;
});

/** Starts the upstream, unless the settings name one, and the gateway in front of it; resolves when both are ready. */
async function startServices(settings) {
  const { port, jsonLogs, logLevel } = settings;
  const secrets = settings.upstreamUrl === null ? await readSecrets(settings.dataDir) : null;
  const live =
    secrets === null
      ? {}
      : {
          LIVE_EMAIL: settings.liveEmail ?? 'live@tipgraph.example',
          LIVE_PASSWORD: settings.livePassword ?? secrets.livePassword,
          LIVE_HOOK_SECRET: settings.hookSecret ?? secrets.hookSecret,
        };
  let upstreamUrl = settings.upstreamUrl;
  if (upstreamUrl === null) {
    const env = {
      ...live,
      LOG_LEVEL: logLevel,
      DATA_DIR: settings.dataDir,
      DEMO: settings.demo ? '1' : '0',
      LIVE_HOOK_URL: `http://127.0.0.1:${port}/hooks/upstream`,
      PUBLIC_URL: settings.address,
    };
    upstreamUrl = await startService('upstream', 'upstream/dist/main.js', env, jsonLogs);
  }
  const env = {
    ...live,
    LOG_LEVEL: logLevel,
    PORT: String(port),
    UPSTREAM_URL: upstreamUrl,
    PUBLIC_URL: settings.address,
    ORIGINS: settings.origins ?? `http://127.0.0.1:${port}`,
    WEB_DIR: join(root, 'web', 'dist'),
  };
  await startService('gateway', 'gateway/dist/main.js', env, jsonLogs);
}

async function startService(name, script, env, jsonLogs) {
  const service = new Service(name, script, env, { jsonLogs });
  services.push(service);
  return service.ready();
}

/** The last one started is the first to go, so that the gateway still has its upstream while it drains. */
async function stopServices() {
  for (const service of services.toReversed()) await service.stop();
}

async function checkPort({ port, host }) {
  await tryPort(port, host).catch((error) => {
    const why = error.code === 'EADDRINUSE' ? 'is in use' : `cannot be used (${error.code})`;
    throw new Trouble(`Port ${port} ${why}. Set PORT to another one, for example PORT=${port + 1} npm start`);
  });
}

/** Stops all; told a second time, it ends all at once. */
async function stop() {
  if (stoppingSince !== null) {
    if (Date.now() - stoppingSince < doubledSignalMs) return;
    for (const service of services) service.kill();
    process.exit(130);
  }
  stoppingSince = Date.now();
  if (services.length > 0) say('Stopping …');
  await stopCommands();
  await stopServices();
}
