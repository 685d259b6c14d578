import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { countUserLogs, userLogsJson } from '../../../upstream/src/audit/user-logs.ts';
import { hashPassword } from '../../../upstream/src/auth/password.ts';
import { openDatabase } from '../../../upstream/src/db/database.ts';
import { countPayments, listPayments } from '../../../upstream/src/payment/payment-queries.ts';
import { seedPlans } from '../../../upstream/src/seed/seed-plans.ts';
import { countUsers, listUsers, userFilters } from '../../../upstream/src/user/list-users.ts';
import { startChild } from '../child.ts';
import { loadPage, type PageLoad } from '../football/load-pages.ts';
import { makeDatabase } from '../make-database.ts';
import { median } from '../median.ts';
import { type Account, signIn } from '../sign-in.ts';
import { slowestStatement } from '../slowest-statement.ts';
import { table } from '../table.ts';
import { type PartTimes, parts, watchParts } from '../watch-parts.ts';
import { adminPages } from './admin-pages.ts';
import { type Crowd, seedPeople } from './seed-people.ts';

const admins = 16;
const password = 'admin-bench';

/** What the bench of the admin area is run with. */
export interface AdminBench extends Crowd {
  /** A PostgreSQL server on which databases can be made. */
  server: string;
  seconds: number;
  rounds: number;
}

/**
 * Fills a database of its own and loads the lists of the admin area through the gateway, each of 16 connections with an
 * admin of its own; prints latencies, processor time and the plan of the slowest statement.
 */
export async function benchAdmin({ server, seconds, rounds, ...crowd }: AdminBench): Promise<void> {
  const url = await makeDatabase(server);
  const accounts = await prepare(url, crowd);
  const upstream = await startChild('upstream/dist/main.js', {
    DATABASE_URL: url,
    DEMO: '0',
    UPSTREAM_PORT: '0',
    SECRET: randomBytes(24).toString('hex'),
  });
  const gateway = await startChild('gateway/dist/main.js', { PORT: '0', UPSTREAM_URL: upstream.url });
  const watch = await watchParts(url, { gateway, upstream });
  const rows: (string | number)[][] = [];
  for (const page of await adminPages(crowd)) {
    const results: (PageLoad & PartTimes)[] = [];
    for (let round = 0; round <= rounds; round += 1) {
      const signedIn = await Promise.all(accounts.map((account) => signIn(upstream.url, account)));
      const people = signedIn.map(({ credentials }) => credentials);
      const load = () => loadPage({ ...page, url: `${gateway.url}/graphql`, seconds, people });
      results.push(await watch.measure(load));
    }
    // The first round warms up.
    const of = (key: keyof PageLoad | keyof PartTimes) =>
      median(results.slice(1).map((result) => result[key]));
    const used = parts.map((part) => of(part).toFixed(1));
    rows.push([page.name, Math.round(of('perSecond')), of('p50'), of('p99'), ...used]);
  }
  await watch.stop();
  await gateway.stop();
  await upstream.stop();
  console.log(
    `\n${crowd.people} people and ${crowd.payments} payments on PostgreSQL, ${admins} admins at once`,
  );
  console.log('The last three: processor time of a request, in ms.');
  console.log(table(['list', 'requests/s', 'p50 ms', 'p99 ms', 'gateway', 'upstream', 'PostgreSQL'], rows));
  const plan = await slowestPlan(url, crowd);
  console.log(`\nThe slowest statement of these lists by itself, ${plan.ms.toFixed(1)} ms:\n${plan.text}`);
}

async function prepare(url: string, crowd: Crowd): Promise<Account[]> {
  const { db, close } = await openDatabase(url, (error) => {
    throw error;
  });
  await seedPlans(db);
  await close();
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const began = Date.now();
  await seedPeople(client, crowd);
  const emails = Array.from({ length: admins }, (_, nth) => `bench-${nth}@tipgraph.example`);
  await client.query(
    `insert into users (email, uid, password_hash, role, created_at)
     select email, email, $2, 'admin', now() from unnest($1::text[]) as email`,
    [emails, await hashPassword(password)],
  );
  await client.query('vacuum analyze');
  await client.end();
  console.log(`\nSeeded in ${((Date.now() - began) / 1_000).toFixed(1)} s`);
  return emails.map((email) => ({ email, password }));
}

/** The slowest statement of the lists of people, payments and logs, with its plan. */
const slowestPlan = (url: string, { people, payments }: Crowd) =>
  slowestStatement(url, async (db) => {
    const now = new Date();
    const part = { limit: 20, offset: 0, search: undefined, total: people, now };
    const paid = { ...part, status: undefined };
    const half = { ...paid, offset: payments / 2, total: payments };
    await listUsers(db, { ...part, sortBy: 'id', descending: false });
    await listUsers(db, { ...part, sortBy: 'expires_at', descending: true });
    await listUsers(db, { ...part, sortBy: 'id', descending: false, search: 'zaneta gzyl-5' });
    await countUsers(db, { search: 'zaneta gzyl-5', now });
    await countUsers(db, { search: undefined, now });
    for (const filter of userFilters) await countUsers(db, { search: undefined, filter, now });
    await listPayments(db, { ...paid, sortBy: 'id', descending: true });
    await listPayments(db, { ...half, sortBy: 'paid_at', descending: true });
    await listPayments(db, { ...paid, sortBy: 'id', descending: true, search: 'osoba4711@' });
    await countPayments(db, { search: undefined, status: undefined, now: new Date() });
    await userLogsJson(db, { ...part, userId: 4_711 });
    await countUserLogs(db, { ...part, userId: 4_711 });
  });
