import { readFileSync } from 'node:fs';

const parentCheckMs = 500;

/**
 * Calls back each time this script is told to stop: by Ctrl-C, SIGTERM or a closed terminal. A script that npm started
 * is also told by the end of npm or of its shell, unless a signal came before: npm passes a SIGTERM on to that shell only,
 * and a npm that is killed leaves the shell behind.
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

/** The parent of a process; null where there is no /proc, or no such process. */
function parentOf(id: number): number | null {
  try {
    const stat = readFileSync(`/proc/${id}/stat`, 'utf8');
    return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]);
  } catch {
    return null;
  }
}
