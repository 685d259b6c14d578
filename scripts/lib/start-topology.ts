import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { freePort } from './free-port.ts';
import { readSecrets } from './secrets.ts';
import { Service } from './service.ts';
import { startNginx } from './start-nginx.ts';
import { startPostgres } from './start-postgres.ts';
import { startRedis } from './start-redis.ts';
import { UserError } from './user-error.ts';
import { waitForHttp } from './wait-for-http.ts';

/** A server in a process of its own. */
export interface TopologyServer {
  /** Its own address on this machine, path included, past nginx. It is the same after each start. */
  readonly url: string;
  /** Id of its process, another one after each start. */
  readonly pid: number;
  /** Tells it to end, and waits until it has. */
  stop(): Promise<void>;
  /** Ends it as a power cut would (SIGKILL). */
  kill(): Promise<void>;
  /** Ends it when it runs, and starts it anew. */
  restart(): Promise<void>;
}

/** A server of another program. What it said it has is there again after a start. */
export interface KeepingServer {
  readonly url: string;
  /** Ends it as a power cut would (SIGKILL). */
  kill(): Promise<void>;
  /** Ends it when it runs, and starts it anew, at the same address. */
  restart(): Promise<void>;
}

/** What docker-compose.yml describes, as processes of this machine. */
export interface Topology {
  /** Address of nginx, by number: what browsers and tools talk to. */
  readonly url: string;
  /** The same address by the name that the site calls itself. */
  readonly publicUrl: string;
  readonly gateways: readonly TopologyServer[];
  readonly redis: KeepingServer;
  /** Null where it was given a database. */
  readonly postgres: KeepingServer | null;
  /** The reference REST service; its address ends in /api. */
  readonly upstream: TopologyServer;
  /** `internalUrl` is what only servers reach; `log` is the path of what nginx writes. */
  readonly nginx: { readonly internalUrl: string; readonly pid: number; readonly log: string };
  readonly databaseUrl: string;
  /** The key that signs hooks. */
  readonly hookSecret: string;
  stop(): Promise<void>;
}

/** How a topology differs from the usual one. */
export interface TopologyOptions {
  /** How many gateways; 3 by default. */
  readonly gateways?: number;
  /** Port of nginx; any free one by default. */
  readonly port?: number;
  /** A PostgreSQL database; by default one is started in the folder. */
  readonly databaseUrl?: string;
  /** Settings of the gateways by their names in the environment. */
  readonly gateway?: Readonly<Record<string, string>>;
  /** Settings of the upstream by their names in the environment. */
  readonly upstream?: Readonly<Record<string, string>>;
  /** Folder of the web build; without it no pages are served. */
  readonly webDir?: string;
}

/** What ends the parts that have started, in their order. */
type Stops = (() => Promise<void>)[];

/**
 * Starts PostgreSQL, Redis, the reference upstream with demo data that moves, gateways in production settings, and nginx
 * before them. The servers must be built (`buildParts`).
 * @param folder an empty place for what they keep, which must be reachable by other users when this one is root
 * @throws UserError when a program is not to be had, or a server does not start
 */
export async function startTopology(folder: string, options: TopologyOptions = {}): Promise<Topology> {
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
): Promise<Omit<Topology, 'stop'>> {
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

  const postgres = databaseUrl === undefined ? await startPersistentPostgres(folder, stops) : null;
  const database = databaseUrl ?? postgres?.url ?? '';
  const redis = await startPersistentRedis(folder, stops);
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
    url: nginx.url,
    publicUrl,
    gateways,
    redis,
    postgres,
    upstream: rest,
    nginx,
    databaseUrl: database,
    hookSecret,
  };
}

const missing = (program: string) =>
  new UserError(`There is no ${program} on this machine, and it cannot be installed by this user.`);

async function startPersistentPostgres(folder: string, stops: Stops): Promise<KeepingServer> {
  const port = await freePort();
  return keep(
    'PostgreSQL',
    () => startPostgres(join(folder, 'postgres'), { port, keepsCommits: true }),
    stops,
  );
}

async function startPersistentRedis(folder: string, stops: Stops): Promise<KeepingServer> {
  const port = await freePort();
  return keep('Redis', () => startRedis({ folder: join(folder, 'redis'), port }), stops);
}

type Started = { readonly url: string; stop(): Promise<void>; kill(): Promise<void> };

async function keep(
  program: string,
  start: () => Promise<Started | null>,
  stops: Stops,
): Promise<KeepingServer> {
  const begin = async () => {
    const started = await start();
    if (started === null) throw missing(program);
    return started;
  };
  let current = await begin();
  stops.push(() => current.stop());
  return {
    url: current.url,
    kill: () => current.kill(),
    async restart() {
      await current.stop();
      current = await begin();
    },
  };
}

/** A built server in a process of its own, at the same address whenever it is started. */
async function startServer(
  name: string,
  script: string,
  stops: Stops,
  env: NodeJS.ProcessEnv,
): Promise<TopologyServer> {
  const start = () => new Service({ name, script, env });
  let current = start();
  stops.push(() => current.stop());
  const url = await current.ready;
  return {
    url,
    get pid() {
      return current.pid;
    },
    stop: () => current.stop(),
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
