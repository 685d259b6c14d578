import { join } from 'node:path';
import { buildParts } from './build-parts.ts';
import { tryPort } from './free-port.ts';
import { log } from './log.ts';
import { onStop } from './on-stop.ts';
import { root } from './root.ts';
import { stopCommands } from './run.ts';
import { readSecrets } from './secrets.ts';
import { Service, type ServiceOptions } from './service.ts';
import type { Settings } from './settings.ts';
import { UserError } from './user-error.ts';

export interface ServeOptions {
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
export async function serve(settings: Settings, options: ServeOptions): Promise<number> {
  const servers = new Servers(settings, options);
  onStop(() => void servers.stop());
  await servers.run();
  return 0;
}

class Servers {
  readonly #settings: Settings;
  readonly #options: ServeOptions;
  readonly #services: Service[] = [];
  #stoppingSince: number | null = null;

  constructor(settings: Settings, options: ServeOptions) {
    this.#settings = settings;
    this.#options = options;
  }

  async run(): Promise<void> {
    await this.#checkPort();
    await buildParts(this.#options.web ? undefined : ['servers']);
    if (this.#stoppingSince !== null) return;
    try {
      await this.#start();
    } catch (error) {
      if (this.#stoppingSince !== null) return;
      await this.#stopServices();
      throw error;
    }
    for (const line of this.#options.ready) log(line);
    await Promise.race(this.#services.map((service) => service.ended));
    const failed = this.#services
      .map((service) => ({ service, why: service.failure() }))
      .find(({ why }) => why !== null);
    await this.#stopServices();
    if (failed !== undefined) throw new UserError(`The ${failed.service.name} stopped: ${failed.why}`);
  }

  /** Stops both servers; a second call kills them. */
  async stop(): Promise<void> {
    if (this.#stoppingSince !== null) {
      if (performance.now() - this.#stoppingSince < doubledSignalMs) return;
      for (const service of this.#services) service.kill();
      process.exit(130);
    }
    this.#stoppingSince = performance.now();
    if (this.#services.length > 0) log('Stopping …');
    await stopCommands();
    await this.#stopServices();
  }

  /** Resolves when both are ready. */
  async #start(): Promise<void> {
    const { port, jsonLogs, logLevel, ...settings } = this.#settings;
    const secrets = settings.upstreamUrl === null ? await readSecrets(settings.dataDir) : null;
    const live =
      secrets === null
        ? {}
        : {
            LIVE_EMAIL: settings.liveEmail ?? 'live@tipgraph.example',
            LIVE_PASSWORD: settings.livePassword ?? secrets.livePassword,
            LIVE_HOOK_SECRET: settings.hookSecret ?? secrets.hookSecret,
          };
    const shared = { ...this.#options.env, ...live, LOG_LEVEL: logLevel, PUBLIC_URL: settings.address };
    let upstreamUrl = settings.upstreamUrl;
    if (upstreamUrl === null) {
      const env = {
        ...shared,
        DATA_DIR: settings.dataDir,
        DEMO: settings.demo ? '1' : '0',
        LIVE_HOOK_URL: `http://127.0.0.1:${port}/hooks/upstream`,
      };
      const script = 'upstream/dist/main.js';
      upstreamUrl = await this.#startService({ name: 'upstream', script, env, jsonLogs });
    }
    const env = {
      ...shared,
      PORT: String(port),
      UPSTREAM_URL: upstreamUrl,
      TELL_COST: settings.tellCost,
      ORIGINS: settings.origins ?? `http://127.0.0.1:${port}`,
      ...(this.#options.web && { WEB_DIR: join(root, 'web', 'dist') }),
    };
    await this.#startService({ name: 'gateway', script: 'gateway/dist/main.js', env, jsonLogs });
  }

  #startService(options: ServiceOptions): Promise<string> {
    const service = new Service(options);
    this.#services.push(service);
    return service.ready;
  }

  /** Stops the gateway first, so that it can still call the upstream while it drains. */
  async #stopServices(): Promise<void> {
    for (const service of this.#services.toReversed()) await service.stop();
  }

  async #checkPort(): Promise<void> {
    const { port, host } = this.#settings;
    await tryPort(port, host).catch((error: NodeJS.ErrnoException) => {
      const why = error.code === 'EADDRINUSE' ? 'is in use' : `cannot be used (${error.code})`;
      throw new UserError(
        `Port ${port} ${why}. Set PORT to another one, for example PORT=${port + 1} npm ${this.#options.command}`,
      );
    });
  }
}
