import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { freePort } from '../../scripts/lib/free-port.ts';

/** A running `npm run mock`. */
export type MockProcess = Awaited<ReturnType<typeof startMock>>;

const script = fileURLToPath(new URL('../../scripts/run.mjs', import.meta.url));

/**
 * Starts a mock. The servers must be built.
 * @throws Error with its output when it ends before it is ready
 */
export async function startMock(args: readonly string[] = [], env: Readonly<Record<string, string>> = {}) {
  const port = await freePort();
  const child = spawn(process.execPath, [script, 'mock', ...args], {
    env: { ...process.env, PORT: String(port), ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  const exited = once(child, 'exit');
  await new Promise<void>((resolve, reject) => {
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (text: string) => {
        output += text;
        if (/^Mock at /m.test(output)) resolve();
      });
    }
    void exited.then(() => reject(new Error(`The mock did not start: ${output}`)));
  });
  return {
    /** Its address, without a path. */
    url: `http://localhost:${port}`,
    /** Standard output and standard error so far. */
    output: () => output,
    /** Ends it with SIGINT and returns its exit code. */
    async stop() {
      child.kill('SIGINT');
      const [code] = (await exited) as [number | null];
      return code;
    },
  };
}
