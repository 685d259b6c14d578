import { setTimeout as pause } from 'node:timers/promises';

/**
 * Ends a child that was started with `detached: true`: the signal goes to the child, and what is left of its process
 * group after `graceMs` milliseconds is killed.
 * @param {import('node:child_process').ChildProcess} child
 * @param {{graceMs: number, signal?: NodeJS.Signals}} options
 */
export async function stopGroup(child, { graceMs, signal = 'SIGTERM' }) {
  if (child.pid === undefined) return;
  child.kill(signal);
  await groupGone(child, graceMs);
  signalGroup(child, 'SIGKILL');
}

/** Resolves when no process of a detached child's group is left, or after `graceMs` milliseconds. */
export async function groupGone(child, graceMs) {
  const until = Date.now() + graceMs;
  while (signalGroup(child, 0) && Date.now() < until) await pause(20);
}

/** Sends a signal to a detached child's process group; false when nothing of the group is left. */
export function signalGroup(child, signal) {
  try {
    return process.kill(-child.pid, signal);
  } catch (error) {
    if (error.code === 'ESRCH') return false;
    throw error;
  }
}
