import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { freePort } from './free-port.ts';

/** A gateway that `npm run mock` has started. */
export interface MockProcess {
  /** Its address, without a path. */
  readonly url: string;
  /** What it has printed. */
  readonly printed: () => string;
  /** Ends it as Ctrl-C does; gives its exit code. */
  stop(): Promise<number | null>;
}

const script = fileURLToPath(new URL('../../scripts/run.mjs', import.meta.url));

/** Starts a mock. The servers must be built. @throws with what it printed when it ends before it is ready */
export async function startMock(
  args: readonly string[] = [],
  env: Readonly<Record<string, string>> = {},
): Promise<MockProcess> {
  const port = await freePort();
  const child = spawn(process.execPath, [script, 'mock', ...args], {
    env: { ...process.env, PORT: String(port), ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let printed = '';
  const exited = once(child, 'exit');
  await new Promise<void>((resolve, reject) => {
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (text: string) => {
        printed += text;
        if (/^Mock at /m.test(printed)) resolve();
      });
    }
    void exited.then(() => reject(new Error(`The mock did not start: ${printed}`)));
  });
  return {
    url: `http://localhost:${port}`,
    printed: () => printed,
    async stop() {
      child.kill('SIGINT');
      const [code] = (await exited) as [number | null];
      return code;
    },
  };
}
