import { readFileSync } from 'node:fs';

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
