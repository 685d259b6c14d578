import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { hashPassword } from '../../../upstream/src/auth/password.ts';
import type { Aim } from '../lib/aims.ts';
import { type Child, startChild } from '../lib/child.ts';
import { type Load, load, requestText, sendOnce, startLoader } from '../lib/load.ts';
import { markdownTable } from '../lib/markdown-table.ts';
import { backendsOf, usedBy } from '../lib/processor-time.ts';
import { type Account, signIn } from '../lib/recording.ts';
import { rounds, seconds } from '../lib/settings.ts';
import { startGateway } from '../lib/start-gateway.ts';
import { figureOf, show } from '../lib/statistics.ts';

/** A page of the web app. */
export interface Page {
  readonly name: string;
  /** Id of the released document. */
  readonly documentId: string;
  /** Variables of the nth request; different within a user's round, at the same cost. */
  readonly variables: (nth: number) => object;
}

/** The processes that work on a response. */
const parts = ['gateway', 'upstream', 'database'] as const;

/** The load result of a page, with the processor time per request in each process, in milliseconds. */
type Round = Load & Record<(typeof parts)[number], number>;

/** `first` with new variables in each request, `repeated` with the same ones. */
export interface MeasuredPage {
  readonly name: string;
  readonly first: readonly Round[];
  readonly repeated: readonly Round[];
}

/** Long enough for a meaningful 99th percentile. */
const roundSeconds = 2 * seconds;

/** The maximum number of requests of a user in a round. */
const maxRequests = 400;

/**
 * Loads pages through a gateway with production settings in front of the reference upstream: all users concurrently,
 * each over its own connection, with a new session for each round.
 */
export async function loadPages(
  databaseUrl: string,
  pages: readonly Page[],
  accounts: readonly Account[],
): Promise<MeasuredPage[]> {
  const upstream = await startChild('upstream/dist/main.js', {
    DATABASE_URL: databaseUrl,
    DEMO: '0',
    UPSTREAM_PORT: '0',
    SECRET: randomBytes(24).toString('hex'),
    PAYMENTS: 'test',
    MAILS: 'outbox',
  });
  // All processes share the cores.
  const gateway = await startGateway(upstream.url, {}, null);
  const loader = await startLoader();
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  const processes = {
    gateway: () => [gateway.pid],
    upstream: () => [upstream.pid],
    database: () => backendsOf(client),
  };
  const url = `${gateway.url}/graphql`;

  /** @param isRepeated whether every session has had the answer before the round */
  async function measureRound(
    page: Page,
    nthOf: (person: number, request: number) => number,
    isRepeated: boolean,
  ): Promise<Round> {
    const people = await Promise.all(accounts.map((account) => signIn(upstream.url, account)));
    const body = (nth: number) =>
      JSON.stringify({ documentId: page.documentId, variables: page.variables(nth) });
    const answers = await Promise.all(
      (isRepeated ? people : people.slice(0, 1)).map(({ credentials }, person) =>
        sendOnce({ url, body: body(nthOf(person, 0)) }, credentials),
      ),
    );
    const failed = answers.find((answer) => answer.includes('"errors":[{'));
    if (failed !== undefined) throw new Error(`${page.name}: ${failed.slice(0, 500)}`);
    const requests = people.map(({ credentials }, person) =>
      Array.from({ length: maxRequests }, (_, request) =>
        requestText({ url, body: body(nthOf(person, request)) }, credentials),
      ),
    );
    const { result, ms } = await usedBy(processes, () =>
      load(loader, { url, requests, seconds: roundSeconds }),
    );
    const perAnswer = (part: (typeof parts)[number]) => ms[part] / result.answers;
    return {
      ...result,
      gateway: perAnswer('gateway'),
      upstream: perAnswer('upstream'),
      database: perAnswer('database'),
    };
  }

  const measured: MeasuredPage[] = [];
  let requested = 0;
  try {
    for (const page of pages) {
      const [first, repeated]: [Round[], Round[]] = [[], []];
      for (let round = 0; round <= rounds; round += 1) {
        const from = requested;
        const nthOf = (person: number, request: number) => from + request * accounts.length + person;
        first.push(await measureRound(page, nthOf, false));
        requested += maxRequests * accounts.length;
        repeated.push(await measureRound(page, () => 0, true));
      }
      // The first round warms up.
      measured.push({ name: page.name, first: first.slice(1), repeated: repeated.slice(1) });
    }
  } finally {
    await client.end();
    await Promise.all([loader, gateway, upstream].map((child: Child) => child.stop()));
  }
  return measured;
}

/** The results, one page in a line. */
export function pagesTable(measured: readonly MeasuredPage[]): string {
  const kinds = ['first', 'repeated'] as const;
  const head = kinds.flatMap((kind) => [`${kind}: p50 / p99 ms`, `${parts.join(' / ')} ms`]);
  const rows = measured.map((page) => [
    page.name,
    ...kinds.flatMap((kind) => {
      const of = (keys: readonly (keyof Round)[], digits: number) =>
        keys.map((key) => show(figureOf(page[kind].map((round) => round[key])), digits)).join(' / ');
      return [of(['p50', 'p99'], 0), of(parts, 1)];
    }),
  ]);
  return markdownTable(['page', ...head], rows);
}

/** The slowest page's p99 and its maximum. */
export function pagesAims(measured: readonly MeasuredPage[], maxMs: number): Aim[] {
  return (['first', 'repeated'] as const).map((kind) => {
    const slowest = measured
      .map((page) => ({ name: page.name, p99: figureOf(page[kind].map(({ p99 }) => p99)) }))
      .reduce((one, other) => (other.p99.median > one.p99.median ? other : one));
    return {
      what: `p99 of the slowest page (${slowest.name}), ${kind} answers`,
      bound: 'at most',
      aim: maxMs,
      measured: slowest.p99,
      unit: 'ms',
    };
  });
}

/** Inserts accounts of a role, which can sign in. */
export async function insertAccounts(client: pg.Client, role: string, count: number): Promise<Account[]> {
  const password = 'password-of-the-bench';
  const emails = Array.from({ length: count }, (_, nth) => `bench-${nth}@tipgraph.example`);
  await client.query(
    `insert into users (email, uid, password_hash, role, created_at)
     select email, email, $2, $3, now() from unnest($1::text[]) as email`,
    [emails, await hashPassword(password), role],
  );
  return emails.map((email) => ({ email, password }));
}

/** Creates an empty database and returns its URL. */
export async function makeDatabase(server: string): Promise<string> {
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  const name = `bench_${randomBytes(6).toString('hex')}`;
  await client.query(`create database ${name}`);
  await client.end();
  const url = new URL(server);
  url.pathname = `/${name}`;
  return url.href;
}
