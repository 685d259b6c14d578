import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { UserError } from './base.ts';
import { freePort } from './free-port.ts';
import type { PrivateServer } from './private-server.ts';
import { readSecrets } from './secrets.ts';
import { Service } from './service.ts';
import { startNginx } from './start-nginx.ts';
import { startPostgres } from './start-postgres.ts';
import { startRedis } from './start-redis.ts';
import { waitForHttp } from './wait-for-http.ts';

/** The services of docker-compose.yml as local processes. */
export type Topology = Awaited<ReturnType<typeof startTopology>>;

/** A gateway or upstream in a process of its own. */
export type TopologyServer = Awaited<ReturnType<typeof startServer>>;

export interface TopologyOptions {
  /** Number of gateways; 3 by default. */
  readonly gateways?: number;
  /** Port of nginx; any free one by default. */
  readonly port?: number;
  /** A PostgreSQL database; by default one is started in the folder. */
  readonly databaseUrl?: string;
  /** Settings of the gateways, by environment variable. */
  readonly gateway?: Readonly<Record<string, string>>;
  /** Settings of the upstream, by environment variable. */
  readonly upstream?: Readonly<Record<string, string>>;
  /** Folder of the web build; without it no pages are served. */
  readonly webDir?: string;
}

/** Stop functions in the order of the starts. */
type Stops = (() => Promise<void>)[];

/**
 * Starts PostgreSQL, Redis, the reference upstream with changing demo data, gateways with production settings, and nginx in
 * front of them. The servers must be built (`buildParts`).
 * @param folder an empty folder; when the user is root, other users must be able to reach it
 * @throws UserError when a program cannot be installed or a server does not start
 */
export async function startTopology(folder: string, options: TopologyOptions = {}) {
  const stops: Stops = [];
  const stop = async () => {
    for (const end of stops.splice(0).toReversed()) await end();
  };
  try {
    return { ...(await startAll(folder, options, stops)), stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

async function startAll(
  folder: string,
  { gateways: count = 3, port, databaseUrl, gateway, upstream, webDir }: TopologyOptions,
  stops: Stops,
) {
  await mkdir(folder, { recursive: true });
  const { livePassword, hookSecret } = await readSecrets(folder);
  const site = port ?? (await freePort());
  const internal = await freePort();
  const publicUrl = `http://localhost:${site}`;
  const shared = {
    NODE_ENV: 'production',
    PUBLIC_URL: publicUrl,
    LIVE_EMAIL: 'live@tipgraph.example',
    LIVE_PASSWORD: livePassword,
    LIVE_HOOK_SECRET: hookSecret,
  };

  const startDatabase = (own: number) =>
    startPostgres(join(folder, 'postgres'), { port: own, keepsCommits: true });
  const postgres =
    databaseUrl === undefined ? await startPersistent('PostgreSQL', stops, startDatabase) : null;
  const database = databaseUrl ?? postgres?.url ?? '';
  const redis = await startPersistent('Redis', stops, (own) =>
    startRedis({ folder: join(folder, 'redis'), port: own }),
  );
  const rest = await startServer('upstream', 'upstream/dist/main.js', stops, {
    ...shared,
    UPSTREAM_PORT: String(await freePort()),
    DATA_DIR: join(folder, 'data'),
    DATABASE_URL: database,
    DEMO: '1',
    LIVE_HOOK_URL: `http://127.0.0.1:${internal}/hooks/upstream`,
    PAYMENT_PUBLIC_URL: publicUrl,
    ...upstream,
  });
  const ports = await Promise.all(Array.from({ length: count }, freePort));
  const gateways = await Promise.all(
    ports.map((own, at) =>
      startServer(`gateway ${at + 1}`, 'gateway/dist/main.js', stops, {
        ...shared,
        PORT: String(own),
        UPSTREAM_URL: rest.url,
        REDIS_URL: redis.url,
        TRUSTED_PROXIES: '127.0.0.1',
        ORIGINS: `http://127.0.0.1:${site}`,
        WEB_DIR: webDir,
        ...gateway,
      }),
    ),
  );
  await Promise.all(gateways.map(({ url }) => waitForHttp(`${url}/readyz`)));
  const nginx = await startNginx(join(folder, 'nginx'), {
    gateways: gateways.map(({ url }) => url),
    upstream: new URL(rest.url).origin,
    port: site,
    internalPort: internal,
  });
  if (nginx === null) throw missing('nginx');
  stops.push(nginx.stop);
  return {
    /** Address of nginx with its IP address. */
    url: nginx.url,
    /** PUBLIC_URL: the same address with a host name. */
    publicUrl,
    gateways,
    redis,
    /** Null with `databaseUrl`. */
    postgres,
    /** The reference REST service; its address ends in /api. */
    upstream: rest,
    nginx,
    databaseUrl: database,
    hookSecret,
  };
}

const missing = (program: string) =>
  new UserError(`${program} is not installed, and this user cannot install it.`);

/** Starts a server whose data and address survive a kill and a restart. */
async function startPersistent(
  program: string,
  stops: Stops,
  start: (port: number) => Promise<PrivateServer | null>,
) {
  const port = await freePort();
  const startOrThrow = async () => {
    const started = await start(port);
    if (started === null) throw missing(program);
    return started;
  };
  let current = await startOrThrow();
  stops.push(() => current.stop());
  return {
    url: current.url,
    kill: () => current.kill(),
    async restart() {
      await current.stop();
      current = await startOrThrow();
    },
  };
}

async function startServer(name: string, script: string, stops: Stops, env: NodeJS.ProcessEnv) {
  const start = () => new Service({ name, script, env });
  let current = start();
  stops.push(() => current.stop());
  const url = await current.ready;
  return {
    url,
    /** Differs after each restart. */
    get pid() {
      return current.pid;
    },
    /** Sends SIGTERM and waits for its end. */
    stop: () => current.stop(),
    /** Sends SIGKILL. */
    async kill() {
      current.kill();
      await current.ended;
    },
    async restart() {
      await current.stop();
      current = start();
      await current.ready;
    },
  };
}
