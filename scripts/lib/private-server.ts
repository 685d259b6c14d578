import type { SpawnOptions } from 'node:child_process';
import { setTimeout as pause } from 'node:timers/promises';
import { UserError } from './base.ts';
import { startDetached, stopGroup } from './processes.ts';

/** A database server on a loopback address. */
export type PrivateServer = Awaited<ReturnType<typeof startPrivateServer>>;

interface PrivateServerOptions extends SpawnOptions {
  /** Name in messages. */
  readonly name: string;
  readonly url: string;
  readonly program: string;
  readonly args: readonly string[];
  /** Written to its standard input. */
  readonly input?: string;
  readonly stopSignal: NodeJS.Signals;
  readonly isReady: () => Promise<boolean>;
}

const maxTries = 200;
const graceMs = 10_000;

/** @throws UserError when the server is not ready in time */
export async function startPrivateServer(options: PrivateServerOptions) {
  const { name, url, program, args, input, stopSignal, isReady, ...spawnOptions } = options;
  const server = startDetached(program, args, spawnOptions);
  server.stdin?.end(input);
  const end = (signal: NodeJS.Signals) => stopGroup(server, { signal, graceMs });
  for (let tries = 1; !(await isReady()); tries += 1) {
    if (tries === maxTries || server.exitCode !== null) {
      await end('SIGKILL');
      throw new UserError(`The private ${name} did not start.`);
    }
    await pause(50);
  }
  return {
    url,
    stop: () => end(stopSignal),
    /** Like a power cut, except that the system's buffers survive. */
    kill: () => end('SIGKILL'),
  };
}
