import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import type { Database } from '../../../upstream/src/db/database.ts';
import * as tables from '../../../upstream/src/db/schema.ts';

/** How long a statement ran, in milliseconds, and its plan with what it did in truth. */
interface Plan {
  ms: number;
  text: string;
}

interface Statement {
  text: string;
  params: unknown[];
}

const repeats = 10;

/**
 * Has the server explain each statement that a reading runs, several times over; prints the quickest run of the one that
 * is slowest then.
 */
export async function printSlowest(url: string, read: (db: Database) => Promise<void>): Promise<void> {
  const pool = new pg.Pool({ connectionString: url, max: 1 });
  const statements: Statement[] = [];
  const logger = { logQuery: (text: string, params: unknown[]) => void statements.push({ text, params }) };
  try {
    await read(drizzle(pool, { schema: tables, logger }));
    let slowest: Plan = { ms: 0, text: '' };
    for (const statement of statements) {
      const plan = await quickestRun(pool, statement);
      if (plan.ms > slowest.ms) slowest = plan;
    }
    console.log(`\nThe slowest statement by itself, ${slowest.ms.toFixed(1)} ms:\n${slowest.text}`);
  } finally {
    await pool.end();
  }
}

async function quickestRun(pool: pg.Pool, { text, params }: Statement): Promise<Plan> {
  let best: Plan = { ms: Number.POSITIVE_INFINITY, text: '' };
  for (let turn = 0; turn < repeats; turn += 1) {
    const { rows } = await pool.query<{ 'QUERY PLAN': string }>(`explain (analyze, buffers) ${text}`, params);
    const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
    const ms = Number(/Execution Time: ([\d.]+)/.exec(plan)?.[1]);
    if (ms < best.ms) best = { ms, text: plan };
  }
  return best;
}
