import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { freePort } from './free-port.mjs';
import { readSecrets } from './secrets.mjs';
import { Service } from './service.mjs';
import { startNginx } from './start-nginx.mjs';
import { startPostgres } from './start-postgres.mjs';
import { startRedis } from './start-redis.mjs';
import { Trouble } from './trouble.mjs';
import { waitForHttp } from './wait-for-http.mjs';

/**
 * Starts what docker-compose.yml describes, as processes of this machine: PostgreSQL, Redis, the reference upstream,
 * gateways and nginx before them. The servers must be built. See start-topology.d.mts for what goes in and out.
 */
export async function startTopology(folder, options = {}) {
  const stops = [];
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
  folder,
  { gateways: count = 3, port, databaseUrl, gateway, upstream, webDir },
  stops,
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

  const database = databaseUrl ?? (await startDatabase(join(folder, 'postgres'), stops));
  const redis = await startKeptRedis(join(folder, 'redis'), stops);
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
    upstream: rest,
    nginx,
    databaseUrl: database,
    hookSecret,
  };
}

const missing = (program) =>
  new Trouble(`There is no ${program} on this machine, and it cannot be installed by this user.`);

async function startDatabase(folder, stops) {
  const postgres = await startPostgres(folder);
  if (postgres === null) throw missing('PostgreSQL');
  stops.push(postgres.stop);
  return postgres.url;
}

/** A Redis that finds again what it kept, at the same address. */
async function startKeptRedis(folder, stops) {
  const port = await freePort();
  const start = async () => {
    const redis = await startRedis({ folder, port });
    if (redis === null) throw missing('Redis');
    return redis;
  };
  let redis = await start();
  stops.push(() => redis.stop());
  return {
    url: redis.url,
    kill: () => redis.kill(),
    async restart() {
      await redis.stop();
      redis = await start();
    },
  };
}

/** A built server in a process of its own, at the same address whenever it is started. */
async function startServer(name, script, stops, env) {
  const start = async () => {
    const service = new Service(name, script, env, { jsonLogs: false });
    current = service;
    await service.ready();
    return service;
  };
  let current;
  stops.push(() => current.stop());
  const url = await (await start()).ready();
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
      await start();
    },
  };
}
