import { readFile } from 'node:fs/promises';
import type pg from 'pg';
import type { Child } from './child.ts';

/** Linux counts the time of processes in hundredths of a second. */
const msOfTick = 10;

/** Ids of processes that have a part in what is measured; some may come and go. */
type Pids = () => readonly number[] | Promise<readonly number[]>;

/**
 * What some processes have used so far, of their own code and of the system's for them, in milliseconds by their ids. Those
 * that are gone are left out, and so are all where the system does not tell, which is anywhere but on Linux.
 */
async function processorTimes(pids: readonly number[]): Promise<ReadonlyMap<number, number>> {
  const times = new Map<number, number>();
  for (const pid of pids) {
    const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => null);
    // The name in brackets may have blanks; the 12th and 13th fields after it are the two times.
    const fields = stat?.slice(stat.lastIndexOf(')') + 2).split(' ');
    if (fields) times.set(pid, (Number(fields[11]) + Number(fields[12])) * msOfTick);
  }
  return times;
}

/** What groups of processes use while something runs, in milliseconds; one that comes in between counts from its start. */
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

/** What a server holds in memory after it has collected its garbage, in bytes; NaN where the system does not tell. */
export async function residentBytes(server: Child): Promise<number> {
  await server.ask({ collect: true });
  const status = await readFile(`/proc/${server.pid}/status`, 'utf8').catch(() => '');
  return Number(/VmRSS:\s+(\d+) kB/.exec(status)?.[1]) * 1024;
}

/** How many files this machine lets a process open; null where it does not tell. */
export async function openFileLimit(): Promise<number | null> {
  const limits = await readFile('/proc/self/limits', 'utf8').catch(() => '');
  const limit = Number(/Max open files\s+\d+\s+(\d+)/.exec(limits)?.[1]);
  return Number.isNaN(limit) ? null : limit;
}

/** The ids of the server's processes that serve the client's database, but for that of the client itself. */
export async function backendsOf(client: pg.Client): Promise<number[]> {
  const { rows } = await client.query<{ pid: number }>(
    'select pid from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
  );
  return rows.map(({ pid }) => pid);
}
