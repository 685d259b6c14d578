import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { typescriptFlags } from '../../upstream/src/db/embedded.ts';

/** A gateway in a process of its own, as in production. */
export type GatewayProcess = Awaited<ReturnType<typeof startGatewayProcess>>;

const main = fileURLToPath(new URL('../../gateway/src/main.ts', import.meta.url));

/**
 * Starts a gateway with these settings alone.
 * @throws Error with its output when it ends before it listens
 */
export async function startGatewayProcess(settings: Readonly<Record<string, string>>) {
  let output = '';
  const child = fork(main, [], {
    env: { PATH: process.env.PATH ?? '', NODE_ENV: 'production', MAX_EVENT_LOOP_DELAY_MS: '0', ...settings },
    execArgv: [...typescriptFlags],
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (data) => {
      output += String(data);
    });
  }
  const exited = once(child, 'exit');
  const [{ ready }] = await Promise.race([
    once(child, 'message') as Promise<[{ ready: string }]>,
    exited.then(() => Promise.reject(new Error(`The gateway did not start: ${output}`))),
  ]);
  return {
    /** Its address, without a path. */
    url: ready,
    /** Standard output and standard error so far. */
    output: () => output,
    /** Sends SIGTERM and waits for its end. */
    async stop() {
      child.kill('SIGTERM');
      await exited;
    },
  };
}
