import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { acquireLock } from '../../scripts/lib/acquire-lock.ts';
import { UserError } from '../../scripts/lib/base.ts';
import { parseOptions, parseTestClock } from '../../scripts/lib/command-line.ts';
import { makeScratchFolder, type ScratchFolder } from '../../scripts/lib/scratch-folder.ts';
import { readSecrets } from '../../scripts/lib/secrets.ts';
import { readSettings, serverSettings } from '../../scripts/lib/settings.ts';

let folder: ScratchFolder;
beforeAll(async () => {
  folder = await makeScratchFolder();
});
afterAll(() => folder.remove());

test('npm start names an invalid setting', () => {
  const start = spawnSync(process.execPath, ['scripts/run.mjs', 'start'], {
    env: { ...process.env, PORT: '45917', HOST: '192.0.2.1' },
    encoding: 'utf8',
  });
  const message = 'HOST must be an address of this machine; it is "192.0.2.1".';
  expect([start.status, `${start.stdout}${start.stderr}`.trim()]).toEqual([1, message]);
});

test.each([
  [{ PORT: 'abc' }, 'PORT must be a whole number from 1 to 65535; it is "abc".'],
  [{ LOG_FORMAT: 'xml' }, 'LOG_FORMAT must be text or json; it is "xml".'],
])('the settings %j are invalid', (settings, message) => {
  expect(() => readSettings(settings)).toThrow(new UserError(message));
});

test.each([
  [{}, 'http://127.0.0.1:4000/hooks/upstream'],
  [{ HOST: '192.0.2.1', PORT: '80' }, 'http://192.0.2.1:80/hooks/upstream'],
  [{ HOST: '0.0.0.0' }, 'http://127.0.0.1:4000/hooks/upstream'],
  [{ HOST: '::' }, 'http://[::1]:4000/hooks/upstream'],
  [{ LIVE_HOOK_URL: 'http://proxy.example/hook' }, 'http://proxy.example/hook'],
])('with %j the upstream reports changes to %s', async (env, url) => {
  const settings = readSettings({ UPSTREAM_URL: 'http://upstream.example', ...env });
  const { upstream } = await serverSettings(settings, settings);
  expect(upstream.LIVE_HOOK_URL).toBe(url);
});

test.each([
  [{}, '1'],
  [{ DATABASE_URL: 'postgres://db/tipgraph' }, '0'],
  [{ NODE_ENV: 'production' }, '0'],
  [{ NODE_ENV: 'production', DEMO: '1' }, '1'],
])('with %j the upstream gets DEMO=%s', async (env, demo) => {
  const settings = readSettings({ DATA_DIR: join(folder.path, 'demo'), ...env });
  const { upstream } = await serverSettings(settings, settings);
  expect(upstream.DEMO).toBe(demo);
});

test.each([
  [{}, 'support@tipgraph.example'],
  [{ SUPPORT_EMAIL: 'help@site.example' }, 'help@site.example'],
  [{ CONTACT_EMAIL: 'contact@site.example' }, ''],
  [{ DEMO: '0' }, ''],
  [{ UPSTREAM_URL: 'http://upstream.example' }, ''],
])('with %j the footer has the address "%s"', async (env, address) => {
  const settings = readSettings({ DATA_DIR: join(folder.path, 'footer'), ...env });
  const { gateway } = await serverSettings(settings, settings);
  expect(gateway.SUPPORT_EMAIL).toBe(address);
});

test.each([
  ['2026-12-31T23:58', '2026-12-31T22:58:00.000Z'],
  ['2026-07-01T00:30', '2026-06-30T22:30:00.000Z'],
])('--clock=%s is a time in Warsaw', (text, iso) => {
  expect(parseTestClock(text).toISOString()).toBe(iso);
});

test('another text for --clock and an unknown option say what is wrong', () => {
  expect(() => parseTestClock('yesterday')).toThrow('--clock must be');
  expect(() => parseOptions('npm run mock -- …', { args: ['--port=1'] })).toThrow('npm run mock -- …');
});

test('a data folder that cannot be used is named', async () => {
  const path = join(folder.path, 'file');
  await writeFile(path, '');
  await expect(readSecrets(path)).rejects.toThrow('DATA_DIR cannot be used: EEXIST');
  await expect(readSecrets('/proc/tipgraph/data')).rejects.toThrow('DATA_DIR cannot be used');
});

test('a new data folder is closed to other users', async () => {
  const path = join(folder.path, 'of', 'data');
  await readSecrets(path);
  for (const part of [path, dirname(path)]) expect((await stat(part)).mode & 0o777).toBe(0o700);
});

describe('a lock between processes', () => {
  test('has one holder at a time', async () => {
    const path = join(folder.path, 'one');
    const events: string[] = [];
    const releaseFirst = await acquireLock(path);
    const second = acquireLock(path).then((release) => {
      events.push('second acquired');
      return release;
    });
    events.push('first holds');
    await releaseFirst();
    await (await second)();
    expect(events).toEqual(['first holds', 'second acquired']);
  });

  test('is stale when its process has ended', async () => {
    const path = join(folder.path, 'ended');
    const { pid } = spawnSync(process.execPath, ['-e', '']);
    await writeFile(path, String(pid));
    const release = await acquireLock(path);
    await release();
  });

  test('is stale when another process has reused the id', async () => {
    const path = join(folder.path, 'reused');
    await writeFile(path, `${process.pid} 1`);
    const release = await acquireLock(path);
    expect(await readFile(path, 'utf8')).not.toBe(`${process.pid} 1`);
    await release();
  });

  test('is stale without a process id', async () => {
    const path = join(folder.path, 'empty');
    await writeFile(path, '');
    const release = await acquireLock(path);
    expect(await readFile(path, 'utf8')).toMatch(new RegExp(`^${process.pid} \\d+$`));
    await release();
  });

  test('goes to one of many waiting processes when it is stale', async () => {
    const path = join(folder.path, 'many');
    const { pid } = spawnSync(process.execPath, ['-e', '']);
    await writeFile(path, String(pid));
    let holders = 0;
    const holderCounts = await Promise.all(
      Array.from({ length: 8 }, async () => {
        const release = await acquireLock(path);
        holders += 1;
        const count = holders;
        await new Promise(setImmediate);
        holders -= 1;
        await release();
        return count;
      }),
    );
    expect(Math.max(...holderCounts)).toBe(1);
    expect((await readdir(folder.path)).filter((name) => name.startsWith('many'))).toEqual([]);
  });

  test('is removed by one process at a time when it is stale', async () => {
    const path = join(folder.path, 'cleared');
    const { pid } = spawnSync(process.execPath, ['-e', '']);
    await writeFile(path, String(pid));
    const releaseRemoval = await acquireLock(`${path}.clearing`);
    const reported: string[] = [];
    const waiting = acquireLock(path, { report: (line) => reported.push(line), reportAfterMs: 0 });
    await expect.poll(() => reported).toHaveLength(1);
    expect(await readFile(path, 'utf8')).toBe(String(pid));
    await releaseRemoval();
    await (await waiting)();
  });

  test('reports its holder once', async () => {
    const path = join(folder.path, 'held');
    const release = await acquireLock(path);
    const reported: string[] = [];
    const second = acquireLock(path, { report: (line) => reported.push(line), reportAfterMs: 0 });
    await expect
      .poll(() => reported)
      .toEqual([expect.stringContaining(`process ${process.pid}, which holds ${path}`)]);
    await release();
    await (await second)();
    expect(reported).toHaveLength(1);
  });
});

/** Whether a server listens on a local port. */
const isListening = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => resolve(socket.destroy() !== null));
    socket.on('error', () => resolve(false));
  });

// A run with a private Redis can start another one.
test.skipIf(!process.env.TEST_REDIS_URL)(
  'a private server ends when the process that started it is killed',
  async () => {
    const starter = new URL('../../scripts/lib/start-redis.ts', import.meta.url).href;
    const program = `import { startRedis } from '${starter}';
    console.log(new URL((await startRedis()).url).port);
    setInterval(() => {}, 1000);`;
    const child = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', program], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const [line] = (await once(child.stdout.setEncoding('utf8'), 'data')) as [string];
    const port = Number(line);
    expect(await isListening(port)).toBe(true);
    child.kill('SIGKILL');
    await expect.poll(() => isListening(port), { timeout: 10_000 }).toBe(false);
  },
);

test('a script stops when the npm that started it is killed', async () => {
  const onStop = new URL('../../scripts/lib/processes.ts', import.meta.url).href;
  const program = `import { onStop } from '${onStop}';
    onStop(() => process.exit(0));
    setInterval(() => {}, 1000);
    console.log('up');`;
  const file = join(folder.path, 'script.mjs');
  await writeFile(file, program);
  // Like npm, this program leaves its shell running when it is killed.
  const npm = `const { spawn } = require('node:child_process');
    const args = ['-c', '"$0" --import ' + process.argv[2] + ' ' + process.argv[1] + '; true'];
    spawn('sh', [...args, process.execPath], { stdio: 'inherit' });`;
  const tsx = import.meta.resolve('tsx');
  const child = spawn(process.execPath, ['-e', npm, file, tsx], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, npm_lifecycle_event: 'start' },
  });
  const ended = once(child.stdout.setEncoding('utf8'), 'end');
  await once(child.stdout, 'data');
  child.kill('SIGKILL');
  child.stdout.resume();
  await ended;
});
