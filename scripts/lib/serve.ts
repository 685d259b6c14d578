import { join } from 'node:path';
import { log, root, UserError } from './base.ts';
import { buildParts } from './build-parts.ts';
import { tryPort } from './free-port.ts';
import { onStop } from './processes.ts';
import { Service } from './service.ts';
import { type Settings, serverSettings } from './settings.ts';

interface ServeOptions {
  /** The npm command, such as `start`. */
  readonly command: string;
  /** Added to the environment of both servers. */
  readonly env?: NodeJS.ProcessEnv;
  /** Whether the web app is built and served. */
  readonly web: boolean;
  /** Lines that are printed when both servers are ready. */
  readonly ready: readonly string[];
}

/** One Ctrl-C may arrive twice: from the terminal and from npm. */
const doubledSignalMs = 500;

/**
 * Runs the gateway and, unless the settings name one, the upstream until a signal stops them.
 * @returns the exit code
 * @throws UserError with the reason when a server cannot start or ends without a signal
 */
export async function serve(settings: Settings, { command, env, web, ready }: ServeOptions): Promise<number> {
  const services: Service[] = [];
  let stoppingSince: number | null = null;

  const startService = (name: 'gateway' | 'upstream', own: NodeJS.ProcessEnv): Promise<string> => {
    const { jsonLogs } = settings;
    const service = new Service({ name, script: `${name}/dist/main.js`, env: { ...env, ...own }, jsonLogs });
    services.push(service);
    return service.ready;
  };
  const start = async () => {
    const { upstream, gateway } = await serverSettings(settings, settings);
    const upstreamUrl = settings.upstreamUrl ?? (await startService('upstream', upstream));
    const pages = web && { WEB_DIR: join(root, 'web', 'dist') };
    await startService('gateway', { ...gateway, UPSTREAM_URL: upstreamUrl, ...pages });
  };
  /** Stops the gateway first, so that it can still call the upstream while it drains. */
  const stopServices = async () => {
    for (const service of services.toReversed()) await service.stop();
  };
  /** Stops both servers; a second call kills them. */
  const stop = async () => {
    if (stoppingSince !== null) {
      if (performance.now() - stoppingSince < doubledSignalMs) return;
      for (const service of services) service.kill();
      process.exit(130);
    }
    stoppingSince = performance.now();
    if (services.length > 0) log('Stopping …');
    await stopServices();
  };

  onStop(() => void stop());
  await checkPort(settings, command);
  await buildParts(web ? undefined : ['servers']);
  if (stoppingSince !== null) return 0;
  try {
    await start();
  } catch (error) {
    if (stoppingSince !== null) return 0;
    await stopServices();
    throw error;
  }
  for (const line of ready) log(line);
  await Promise.race(services.map((service) => service.ended));
  const failed = services
    .map((service) => ({ name: service.name, why: service.failure() }))
    .find(({ why }) => why !== null);
  await stopServices();
  if (failed !== undefined) throw new UserError(`The ${failed.name} stopped: ${failed.why}`);
  return 0;
}

async function checkPort({ port, host }: Settings, command: string): Promise<void> {
  await tryPort(port, host).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'EADDRNOTAVAIL' || error.code === 'ENOTFOUND') {
      throw new UserError(`HOST must be an address of this machine; it is "${host}".`);
    }
    const why = error.code === 'EADDRINUSE' ? 'is in use' : `cannot be used (${error.code})`;
    throw new UserError(
      `Port ${port} ${why}. Set PORT to another one, for example PORT=${port + 1} npm ${command}`,
    );
  });
}
