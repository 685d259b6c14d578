import { type ChildProcess, spawn } from 'node:child_process';
import { root } from './root.ts';
import { stopGroup } from './stop-group.ts';

export interface RunOptions {
  /** The project's folder by default. */
  readonly cwd?: string;
  /** Added to this process's environment. */
  readonly env?: NodeJS.ProcessEnv;
  /** Collects the output instead of printing it. */
  readonly quiet?: boolean;
  readonly uid?: number;
  readonly gid?: number;
}

export interface RunResult {
  /** Exit code; 127 when the command does not exist. */
  readonly code: number;
  /** The command's output with `quiet`, else empty. */
  readonly output: string;
}

const running = new Set<ChildProcess>();

/** Runs a command in a process group of its own, without standard input. */
export function run(command: string, args: readonly string[], options: RunOptions = {}): Promise<RunResult> {
  const { cwd = root, env, quiet = false, ...identity } = options;
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd,
      env: { ...process.env, ...env },
      stdio: ['ignore', quiet ? 'pipe' : 'inherit', quiet ? 'pipe' : 'inherit'],
      detached: true,
      ...identity,
    });
    running.add(child);
    let output = '';
    const collect = (chunk: Buffer) => {
      output += chunk;
    };
    child.stdout?.on('data', collect);
    child.stderr?.on('data', collect);
    const end = (code: number, text: string) => {
      running.delete(child);
      resolve({ code, output: text });
    };
    child.on('error', (error) => end(127, error.message));
    child.on('close', (code, signal) => end(code ?? (signal === 'SIGINT' ? 130 : 143), output));
  });
}

/** Ends all running commands. */
export async function stopCommands(): Promise<void> {
  await Promise.all([...running].map((child) => stopGroup(child, { graceMs: 5_000 })));
}
