import { readFile } from 'node:fs/promises';
import type pg from 'pg';

/** Processor time that processes have used so far, in milliseconds by their ids. */
export type ProcessorTimes = ReadonlyMap<number, number>;

/** Linux counts the time of processes in hundredths of a second. */
const msOfTick = 10;

/**
 * Reads what some processes have used, of their own code and of the system's for them. Those that are gone are left
 * out, and so are all where the system does not tell, which is anywhere but on Linux.
 */
export async function processorTimes(pids: readonly number[]): Promise<ProcessorTimes> {
  const times = new Map<number, number>();
  for (const pid of pids) {
    const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => null);
    // The name in brackets may have blanks; the 12th and 13th fields after it are the two times.
    const fields = stat?.slice(stat.lastIndexOf(')') + 2).split(' ');
    if (fields) times.set(pid, (Number(fields[11]) + Number(fields[12])) * msOfTick);
  }
  return times;
}

/** What was used between two readings, in milliseconds; a process that came in between counts from its start. */
export function usedBetween(before: ProcessorTimes, after: ProcessorTimes): number {
  return [...after].reduce((sum, [pid, time]) => sum + time - (before.get(pid) ?? 0), 0);
}

/** The ids of the server's processes that serve the client's database, but for that of the client itself. */
export async function backendsOf(client: pg.Client): Promise<number[]> {
  const { rows } = await client.query<{ pid: number }>(
    'select pid from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
  );
  return rows.map(({ pid }) => pid);
}
