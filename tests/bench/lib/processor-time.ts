import { readFile } from 'node:fs/promises';
import pg from 'pg';
import type { Child } from './child.ts';

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

/** What some processes use while something runs, in milliseconds. */
export async function usedBy<Result>(
  pids: () => Promise<readonly number[]> | readonly number[],
  run: () => Promise<Result>,
): Promise<{ result: Result; ms: number }> {
  const before = await processorTimes(await pids());
  const result = await run();
  return { result, ms: usedBetween(before, await processorTimes(await pids())) };
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

/** The processes that have a part in an answer. */
export const parts = ['gateway', 'upstream', 'database'] as const;

/** Processor time of a request in each part, in milliseconds. */
export type PartTimes = Record<(typeof parts)[number], number>;

/** Reads what the processes behind the graph use. */
export interface PartsWatch {
  /** Runs a load and adds what each of its answers cost in each part. */
  measure<Load extends { answers: number }>(run: () => Promise<Load>): Promise<Load & PartTimes>;
  stop(): Promise<void>;
}

/** Watches a gateway, its upstream and those processes of PostgreSQL that serve the database of an address. */
export async function watchParts(
  url: string,
  { gateway, upstream }: { gateway: Child; upstream: Child },
): Promise<PartsWatch> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const times = async () => ({
    gateway: await processorTimes([gateway.pid]),
    upstream: await processorTimes([upstream.pid]),
    database: await processorTimes(await backendsOf(client)),
  });
  return {
    async measure(run) {
      const before = await times();
      const load = await run();
      const after = await times();
      const used = (part: keyof PartTimes) => usedBetween(before[part], after[part]) / load.answers;
      return { ...load, gateway: used('gateway'), upstream: used('upstream'), database: used('database') };
    },
    stop: () => client.end(),
  };
}

/** The ids of the server's processes that serve the client's database, but for that of the client itself. */
async function backendsOf(client: pg.Client): Promise<number[]> {
  const { rows } = await client.query<{ pid: number }>(
    'select pid from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
  );
  return rows.map(({ pid }) => pid);
}
