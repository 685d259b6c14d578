import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { hasErrorCode, root, UserError } from './base.ts';

interface RunOptions {
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

export const runNode = (args: readonly string[], options?: RunOptions): Promise<RunResult> =>
  run(process.execPath, args, options);

/** Runs a program of node_modules, for example `vite/bin/vite.js`. */
export const runTool = (program: string, args: readonly string[], options?: RunOptions): Promise<RunResult> =>
  runNode([join(root, 'node_modules', program), ...args], options);

/** Ends all running commands. */
export async function stopCommands(): Promise<void> {
  await Promise.all([...running].map((child) => stopGroup(child, { graceMs: 5_000 })));
}

/**
 * Runs a script's main function and sets its exit code; a signal ends its running commands. On an error prints it, with its
 * stack unless it is a `UserError`.
 */
export async function runMain(main: () => Promise<number> | Promise<void>): Promise<void> {
  onStop(() => void stopCommands());
  try {
    process.exitCode = (await main()) || 0;
  } catch (error) {
    const text = error instanceof Error ? (error.stack ?? error.message) : String(error);
    process.stderr.write(`${error instanceof UserError ? error.message : text}\n`);
    process.exitCode = 1;
  }
}

const parentCheckMs = 500;

/**
 * Calls the listener on each SIGINT, SIGTERM and SIGHUP, and once when npm or its shell ends before any signal: npm forwards
 * SIGTERM only to its shell, and a killed npm leaves the shell running.
 */
export function onStop(listener: () => void): void {
  const timer = setInterval(() => {
    if (process.ppid !== parent || parentOf(parent) !== npm) notify();
  }, parentCheckMs);
  const notify = () => {
    clearInterval(timer);
    listener();
  };
  const parent = process.ppid;
  const npm = parentOf(parent);
  timer.unref();
  if (process.env.npm_lifecycle_event === undefined) clearInterval(timer);
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, notify);
}

/** Parent id of a process; null without /proc or such a process. */
function parentOf(id: number): number | null {
  try {
    const stat = readFileSync(`/proc/${id}/stat`, 'utf8');
    return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]);
  } catch {
    return null;
  }
}

/**
 * Starts a server in a process group of its own. The group is killed when this process ends for any reason: a shell waits on
 * a pipe that closes with this process.
 */
export function startDetached(program: string, args: readonly string[], options: SpawnOptions): ChildProcess {
  const child = spawn(program, args, { ...options, detached: true });
  if (child.pid === undefined) return child;
  const watchdog = spawn('sh', ['-c', `read _; kill -s KILL -- -${child.pid}`], {
    stdio: ['pipe', 'ignore', 'ignore'],
    detached: true,
  });
  watchdog.on('error', () => {});
  watchdog.stdin.on('error', () => {});
  watchdog.unref();
  child.once('exit', () => {
    watchdog.kill('SIGKILL');
    watchdog.stdin.destroy();
  });
  return child;
}

/** Signals a detached child, and kills the rest of its process group after `graceMs` milliseconds. */
export async function stopGroup(
  child: ChildProcess,
  { graceMs, signal = 'SIGTERM' }: { readonly graceMs: number; readonly signal?: NodeJS.Signals },
): Promise<void> {
  if (child.pid === undefined) return;
  child.kill(signal);
  await groupGone(child, graceMs);
  signalGroup(child, 'SIGKILL');
}

/** Resolves when all processes of a detached child's group have ended, or after `graceMs` milliseconds. */
export async function groupGone(child: ChildProcess, graceMs: number): Promise<void> {
  const until = Date.now() + graceMs;
  while (signalGroup(child, 0) && Date.now() < until) await pause(20);
}

/** Sends a signal to a detached child's process group; returns false when the group has ended. */
export function signalGroup(child: ChildProcess, signal: NodeJS.Signals | 0): boolean {
  if (child.pid === undefined) return false;
  try {
    return process.kill(-child.pid, signal);
  } catch (error) {
    if (hasErrorCode(error, 'ESRCH')) return false;
    throw error;
  }
}
