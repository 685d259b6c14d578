import { spawn } from 'node:child_process';
import { once } from 'node:events';

/** A program that runs until it is stopped, and what it has printed. */
export interface Follower {
  printed(): string;
  signal(name: NodeJS.Signals): void;
  /** Resolves when it has ended. */
  readonly ended: Promise<unknown>;
  /** Ends it and waits until it has gone. */
  stop(): Promise<void>;
}

/** Starts a program in a folder, with further variables in its environment. */
export function follow(
  program: string,
  args: readonly string[],
  cwd: string,
  env: NodeJS.ProcessEnv = {},
): Follower {
  const child = spawn(program, args, {
    cwd,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let printed = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    printed += text;
  });
  const ended = once(child, 'close');
  return {
    printed: () => printed,
    signal: (name) => void child.kill(name),
    ended,
    async stop() {
      child.kill();
      await ended;
    },
  };
}
