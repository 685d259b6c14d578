import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { holdLock } from '../../scripts/lib/hold-lock.mjs';
import { makeScratchFolder, type ScratchFolder } from '../harness/scratch-folder.ts';
import { canStartTopology } from '../harness/start-test-topology.ts';

let folder: ScratchFolder;
beforeAll(async () => {
  folder = await makeScratchFolder();
});
afterAll(() => folder.remove());

describe('a lock between processes', () => {
  test('is had by one at a time', async () => {
    const path = join(folder.path, 'one');
    const taken: string[] = [];
    const releaseFirst = await holdLock(path);
    const second = holdLock(path).then((release) => {
      taken.push('second');
      return release;
    });
    taken.push('first still');
    await releaseFirst();
    await (await second)();
    expect(taken).toEqual(['first still', 'second']);
  });

  test('of a process that is gone counts for nothing', async () => {
    const path = join(folder.path, 'left');
    const { pid } = spawnSync(process.execPath, ['-e', '']);
    await writeFile(path, String(pid));
    const release = await holdLock(path);
    await release();
  });
});

/** Whether somebody listens at a port of this machine. */
const isListening = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => resolve(socket.destroy() !== null));
    socket.on('error', () => resolve(false));
  });

test.skipIf(!canStartTopology)(
  'a private server ends with the process that started it, also when that is killed',
  async () => {
    const starter = new URL('../../scripts/lib/start-redis.mjs', import.meta.url).href;
    const program = `import { startRedis } from '${starter}';
    console.log(new URL((await startRedis()).url).port);
    setInterval(() => {}, 1000);`;
    const child = spawn(process.execPath, ['--input-type=module', '-e', program], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const [line] = (await once(child.stdout.setEncoding('utf8'), 'data')) as [string];
    const port = Number(line);
    expect(await isListening(port)).toBe(true);
    child.kill('SIGKILL');
    await expect.poll(() => isListening(port), { timeout: 10_000 }).toBe(false);
  },
);
