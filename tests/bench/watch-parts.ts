import pg from 'pg';
import type { Child } from './child.ts';
import { backendsOf, processorTimes, usedBetween } from './processor-time.ts';

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
