import { readFile } from 'node:fs/promises';
import { run } from './run.ts';

/** Place of the start in /proc/PID/stat, counted behind the program's name, which may hold anything. */
const startField = 19;

/**
 * When a process was started, as a text that another process of the same id does not have: the kernel's count of ticks, or
 * where there is no /proc what `ps` says.
 * @returns null when there is no such process or nobody can tell
 */
export async function processStart(id: number): Promise<string | null> {
  const stat = await readFile(`/proc/${id}/stat`, 'utf8').catch(() => null);
  if (stat !== null) return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[startField] ?? null;
  const env = { LC_ALL: 'C', TZ: 'UTC' };
  const { code, output } = await run('ps', ['-o', 'lstart=', '-p', String(id)], { quiet: true, env });
  return code === 0 ? output.trim().replaceAll(/\s+/g, '_') || null : null;
}
