import type { ChildProcess } from 'node:child_process';
import { setTimeout as pause } from 'node:timers/promises';
import { hasErrorCode } from './has-error-code.ts';

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
