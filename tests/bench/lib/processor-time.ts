import { readFile } from 'node:fs/promises';
import type pg from 'pg';
import type { Child } from './child.ts';

/** Linux counts processor time in hundredths of a second. */
const msOfTick = 10;

/** Ids of the measured processes, which may change. */
type Pids = () => readonly number[] | Promise<readonly number[]>;

/**
 * Processor time (user and system) of some processes so far, in milliseconds by id. Processes
 * that have ended are missing, and on other systems than Linux all are.
 */
async function processorTimes(pids: readonly number[]): Promise<ReadonlyMap<number, number>> {
  const times = new Map<number, number>();
  for (const pid of pids) {
    const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => null);
    // The name in parentheses may contain spaces; the 12th and 13th fields after it are the times.
    const fields = stat?.slice(stat.lastIndexOf(')') + 2).split(' ');
    if (fields) times.set(pid, (Number(fields[11]) + Number(fields[12])) * msOfTick);
  }
  return times;
}

/** Processor time of groups of processes during a run, in milliseconds; a new process counts from its start. */
export async function usedBy<Group extends string, Result>(
  groups: Readonly<Record<Group, Pids>>,
  run: () => Promise<Result>,
): Promise<{ result: Result; ms: Record<Group, number> }> {
  const read = async () => {
    const all = Object.entries<Pids>(groups).map(
      async ([group, pids]) => [group, await processorTimes(await pids())] as const,
    );
    return new Map(await Promise.all(all));
  };
  const before = await read();
  const result = await run();
  const ms = [...(await read())].map(([group, times]) => [
    group,
    [...times].reduce((sum, [pid, time]) => sum + time - (before.get(group)?.get(pid) ?? 0), 0),
  ]);
  return { result, ms: Object.fromEntries(ms) };
}

/** A server's memory after a garbage collection in bytes; NaN when it cannot be read. */
export async function residentBytes(server: Child): Promise<number> {
  await server.ask({ collect: true });
  const status = await readFile(`/proc/${server.pid}/status`, 'utf8').catch(() => '');
  return Number(/VmRSS:\s+(\d+) kB/.exec(status)?.[1]) * 1024;
}

/** The maximum number of open files of a process; null when it cannot be read. */
export async function openFileLimit(): Promise<number | null> {
  const limits = await readFile('/proc/self/limits', 'utf8').catch(() => '');
  const limit = Number(/Max open files\s+\d+\s+(\d+)/.exec(limits)?.[1]);
  return Number.isNaN(limit) ? null : limit;
}

/** The ids of the server processes for the client's database, except the client's own. */
export async function backendsOf(client: pg.Client): Promise<number[]> {
  const { rows } = await client.query<{ pid: number }>(
    'select pid from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
  );
  return rows.map(({ pid }) => pid);
}
