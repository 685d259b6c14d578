import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { readConfig, type UpstreamConfig } from './config.ts';
import { acquireDataLock } from './db/data-lock.ts';
import { typescriptFlags } from './db/embedded.ts';
import { plans } from './db/tables.ts';
import { exitMessage } from './environment-error.ts';
import { makeDataDir } from './make-data-dir.ts';
import { startUpstream } from './start-upstream.ts';
import { testStart } from './testing/test-app.ts';
import { openTestDatabase, type TestDatabase } from './testing/test-database.ts';

let database: TestDatabase;
let dataDir: string;

beforeAll(async () => {
  database = await openTestDatabase();
  dataDir = await mkdtemp(join(tmpdir(), 'tipgraph-test-'));
});
beforeEach(() => database.clear());
afterAll(async () => {
  await database.close();
  await rm(dataDir, { recursive: true, force: true });
});

const env = (extra: Record<string, string> = {}) => ({
  DATABASE_URL: database.url,
  DATA_DIR: dataDir,
  LIVE_EMAIL: 'watcher@tipgraph.example',
  LIVE_PASSWORD: 'the password of the watcher',
  LOG_LEVEL: 'silent',
  ...extra,
});
const start = (config: Readonly<UpstreamConfig>) =>
  startUpstream(config, { clock: () => testStart, random: () => 0.5 });

/** Signs in over HTTP like a browser, with a GET first for the cookies. */
async function signIn(url: string, email: string, password: string): Promise<Response> {
  const first = await fetch(`${url}/plans.json`);
  const cookies = first.headers.getSetCookie().map((line) => line.split(';', 1)[0] ?? '');
  const token = cookies.find((cookie) => cookie.startsWith('XSRF-TOKEN='))?.slice('XSRF-TOKEN='.length) ?? '';
  return fetch(`${url}/auth/sign_in.json`, {
    method: 'POST',
    headers: {
      cookie: cookies.join('; '),
      'x-xsrf-token': decodeURIComponent(token),
      'content-type': 'application/json',
    },
    body: JSON.stringify({ email, password }),
  });
}

test('it serves plans and the service account, and stops', async () => {
  const upstream = await start(readConfig(env()));
  expect(upstream.url).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/api$/);
  const reply = await signIn(upstream.url, 'watcher@tipgraph.example', 'the password of the watcher');
  expect(reply.status).toBe(200);
  const { data } = (await reply.json()) as { data: { is_typer: boolean; permission: string[] } };
  expect(data.is_typer).toBe(true);
  expect(data.permission).toContain('dropinfo');
  expect((await database.db.select().from(plans)).length).toBeGreaterThan(0);
  await upstream.close();
  await expect(fetch(`${upstream.url}/plans.json`)).rejects.toThrow();
});

test('the demo accounts exist only with the demo', async () => {
  const plain = await start(readConfig(env()));
  expect((await signIn(plain.url, 'vip@tipgraph.example', 'tipgraph-demo')).status).toBe(401);
  await plain.close();

  const demo = await start(readConfig(env({ DEMO: '1' })));
  expect((await signIn(demo.url, 'vip@tipgraph.example', 'tipgraph-demo')).status).toBe(200);
  await demo.close();
});

const runMain = (settings: Record<string, string>) => {
  const child = fork(fileURLToPath(new URL('./main.ts', import.meta.url)), {
    execArgv: [...typescriptFlags],
    env: settings,
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  });
  let errors = '';
  child.stderr?.on('data', (text) => {
    errors += text;
  });
  return { child, ended: once(child, 'close').then(([code]) => ({ code, errors })) };
};

test('a setting by its old name logs one warning', async () => {
  const lines: string[] = [];
  const config = readConfig(env({ PUSH_MOST_AN_HOUR: '3', LOG_LEVEL: 'warn' }));
  const logStream = { write: (line: string) => lines.push(line) };
  const upstream = await startUpstream(config, { clock: () => testStart, random: () => 0.5, logStream });
  await upstream.close();
  expect(lines.filter((line) => line.includes('PUSH_MAX_PER_HOUR'))).toHaveLength(1);
});

test('the process sends its URL to its parent and ends cleanly on SIGTERM', async () => {
  const { child, ended } = runMain(env());
  const [{ ready }] = await once(child, 'message');
  expect((await fetch(`${ready}/plans.json`)).status).toBe(200);
  child.kill('SIGTERM');
  expect(await ended).toEqual({ code: 0, errors: '' });
});

test('the process ends with its parent', async () => {
  const { child } = runMain(env());
  await once(child, 'message');
  const exited = once(child, 'exit');
  child.disconnect();
  expect(await exited).toEqual([0, null]);
});

test('an invalid setting ends the process with one line', async () => {
  const { code, errors } = await runMain(env({ UPSTREAM_PORT: 'x' })).ended;
  expect(code).toBe(1);
  expect(errors).toMatch(/^Bad settings: UPSTREAM_PORT: [^\n]*\n$/);
});

/** The output of a process that does not start. */
const startError = async (settings: Record<string, string>) =>
  exitMessage(await start(readConfig(settings)).catch((error: unknown) => error));

test('a port in use is reported in one line', async () => {
  const first = await start(readConfig(env()));
  const { port } = new URL(first.url);
  expect(await startError(env({ UPSTREAM_PORT: port }))).toMatch(
    /^UPSTREAM_[^\n]*address already in use[^\n]*$/,
  );
  await first.close();
});

test('a host that does not exist is reported in one line', async () => {
  expect(await startError(env({ UPSTREAM_HOST: '192.0.2.1' }))).toMatch(
    /^UPSTREAM_HOST=192\.0\.2\.1 [^\n]*EADDRNOTAVAIL[^\n]*$/,
  );
  expect(await startError(env({ UPSTREAM_HOST: 'none.invalid' }))).toMatch(
    /^UPSTREAM_HOST=none\.invalid [^\n]*$/,
  );
});

test.skipIf(process.platform !== 'linux')(
  'a data folder that cannot be created is reported in one line, with a server and without',
  async () => {
    const message = "DATA_DIR cannot be used: ENOENT: no such file or directory, mkdir '/proc/none'";
    const settings = env({ DATA_DIR: '/proc/none/data' });
    expect(await startError(settings)).toBe(message);
    expect(await startError({ ...settings, DATABASE_URL: '' })).toBe(message);
    await expect(acquireDataLock('/proc/none/data')).rejects.toThrow(message);
  },
);

test.each(['files', 'football-data'])(
  'a missing folder of the provider %s is reported in one line',
  async (PROVIDER) => {
    expect(await startError(env({ PROVIDER, PROVIDER_DIR: '/nowhere' }))).toBe(
      "PROVIDER_DIR cannot be read: ENOENT: no such file or directory, scandir '/nowhere'",
    );
  },
);

test('a data folder can be created by several at a time', async () => {
  const folder = join(dataDir, 'of', 'several');
  await Promise.all(Array.from({ length: 4 }, () => makeDataDir(folder)));
  expect((await stat(folder)).mode & 0o777).toBe(0o700);
});

test('an unreachable database is reported in one line', async () => {
  expect(await startError(env({ DATABASE_URL: 'postgres://127.0.0.1:1/x' }))).toMatch(
    /^The database cannot be reached: [^\n]*ECONNREFUSED[^\n]*$/,
  );
});

test.each(['postgres://u:pa#ss@db/x', 'postgres://u:pass%ff@db/x', 'postgres://db:port/x'])(
  'the malformed DATABASE_URL %s is reported in one line without its value',
  async (address) => {
    expect(await startError(env({ DATABASE_URL: address }))).toMatch(
      /^DATABASE_URL is not a valid address: (Invalid URL|URI malformed)$/,
    );
  },
);

test('a database of an earlier version is reported in one line and not changed', async () => {
  const { db } = database;
  const makeOlder = (days: number) =>
    db.execute(sql`update drizzle.__drizzle_migrations set created_at = created_at - ${days} * 86400000`);
  const readJournal = async () => (await db.execute(sql`select * from drizzle.__drizzle_migrations`)).rows;
  await makeOlder(1);
  const before = await readJournal();
  expect(await startError(env())).toBe(
    'The database was made by an earlier version and cannot be migrated: name a new, empty one in DATABASE_URL',
  );
  expect(await readJournal()).toEqual(before);
  expect(await db.$count(plans)).toBe(0);
  await makeOlder(-1);
});

test('an unexpected error is reported with its stack', () => {
  const error = new TypeError('x is not a function');
  expect(exitMessage(error)).toBe(error.stack);
});
