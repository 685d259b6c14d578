import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { connect } from 'node:net';
import { expect, test } from 'vitest';
import { canStartTopology } from '../harness/start-test-topology.ts';

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
