import { join } from 'node:path';
import { buildParts } from './lib/build-parts.ts';
import { demoAccountLines } from './lib/demo-accounts.ts';
import { tryPort } from './lib/free-port.ts';
import { log } from './lib/log.ts';
import { onStop } from './lib/on-stop.ts';
import { root } from './lib/root.ts';
import { stopCommands } from './lib/run.ts';
import { readSecrets } from './lib/secrets.ts';
import { Service, type ServiceOptions } from './lib/service.ts';
import { readSettings, type Settings } from './lib/settings.ts';
import { runMain, UserError } from './lib/user-error.ts';

/** A terminal may deliver one Ctrl-C twice: to the package manager, which passes it on, and to this process. */
const doubledSignalMs = 500;

const services: Service[] = [];
let stoppingSince: number | null = null;

onStop(() => void stop());

await runMain(async () => {
  const settings = readSettings();
  await checkPort(settings);
  await buildParts();
  if (stoppingSince !== null) return 0;
  try {
    await startServices(settings);
  } catch (error) {
    if (stoppingSince !== null) return 0;
    await stopServices();
    throw error;
  }
  log();
  log(`Tipgraph is ready at ${settings.address}  (Ctrl-C stops it)`);
  if (settings.demo) for (const line of demoAccountLines()) log(line);
  log();
  await Promise.race(services.map((service) => service.ended));
  const failed = services
    .map((service) => ({ service, why: service.failure() }))
    .find(({ why }) => why !== null);
  await stopServices();
  if (failed !== undefined) throw new UserError(`The ${failed.service.name} stopped: ${failed.why}`);
  return 0;
});

/** Starts the upstream, unless the settings name one, and the gateway in front of it; resolves when both are ready. */
async function startServices(settings: Settings): Promise<void> {
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
    upstreamUrl = await startService({ name: 'upstream', script: 'upstream/dist/main.js', env, jsonLogs });
  }
  const env = {
    ...live,
    LOG_LEVEL: logLevel,
    PORT: String(port),
    UPSTREAM_URL: upstreamUrl,
    TELL_COST: settings.tellCost,
    PUBLIC_URL: settings.address,
    ORIGINS: settings.origins ?? `http://127.0.0.1:${port}`,
    WEB_DIR: join(root, 'web', 'dist'),
  };
  await startService({ name: 'gateway', script: 'gateway/dist/main.js', env, jsonLogs });
}

function startService(options: ServiceOptions): Promise<string> {
  const service = new Service(options);
  services.push(service);
  return service.ready;
}

/** The last one started is the first to go, so that the gateway still has its upstream while it drains. */
async function stopServices(): Promise<void> {
  for (const service of services.toReversed()) await service.stop();
}

async function checkPort({ port, host }: Settings): Promise<void> {
  await tryPort(port, host).catch((error: NodeJS.ErrnoException) => {
    const why = error.code === 'EADDRINUSE' ? 'is in use' : `cannot be used (${error.code})`;
    throw new UserError(
      `Port ${port} ${why}. Set PORT to another one, for example PORT=${port + 1} npm start`,
    );
  });
}

/** Stops all; told a second time, it ends all at once. */
async function stop(): Promise<void> {
  if (stoppingSince !== null) {
    if (Date.now() - stoppingSince < doubledSignalMs) return;
    for (const service of services) service.kill();
    process.exit(130);
  }
  stoppingSince = Date.now();
  if (services.length > 0) log('Stopping …');
  await stopCommands();
  await stopServices();
}
