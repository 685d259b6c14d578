import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

const running = new Set<ChildProcess>();

/** Ends every child that still runs, after a fault of the bench. */
export function endChildren(): void {
  for (const child of running) child.kill('SIGKILL');
}

/** A server in a process of its own, ready to be asked. */
export interface Child {
  /** What the child announced as ready: its address. */
  url: string;
  /** Id of its process. */
  pid: number;
  /** Sends a message to the child. */
  send(message: object): void;
  /** Resolves with the child's next message. */
  next(): Promise<unknown>;
  stop(): Promise<void>;
}

/**
 * Starts a script of the bench or a built server, all with the same room for short-lived objects, and waits until it
 * says `{ready: url}`.
 * @param file path from the repository's root
 * @param env settings besides PATH
 * @throws when the child ends before it is ready
 */
export async function startChild(file: string, env: Record<string, string> = {}): Promise<Child> {
  const root = fileURLToPath(new URL('../../', import.meta.url));
  const child = fork(`${root}${file}`, [], {
    cwd: root,
    // The bench sends documents of its own.
    env: {
      PATH: process.env.PATH ?? '',
      NODE_ENV: 'production',
      PERSISTED_ONLY: '0',
      LOG_LEVEL: 'error',
      RATE_LIMIT: '0',
      ...env,
    },
    execArgv: ['--max-semi-space-size=32', ...(file.endsWith('.ts') ? ['--import', 'tsx'] : [])],
  });
  running.add(child);
  child.once('exit', () => running.delete(child));
  const { ready } = await Promise.race([
    nextMessage(child).then((message) => message as { ready: string }),
    once(child, 'exit').then(([code]) => {
      throw new Error(`${file} ended with code ${code} before it was ready`);
    }),
  ]);
  return {
    url: ready,
    pid: child.pid ?? 0,
    send: (message) => child.send(message),
    next: () => nextMessage(child),
    async stop() {
      if (child.exitCode !== null) return;
      const exited = once(child, 'exit');
      child.kill('SIGTERM');
      await exited;
    },
  };
}

async function nextMessage(child: ChildProcess): Promise<unknown> {
  const [message] = await once(child, 'message');
  return message;
}
