import { deepStrictEqual } from 'node:assert';
import { cpus } from 'node:os';
import { breakdown } from './breakdown.ts';
import { type Child, endChildren, startChild } from './child.ts';
import { hookTrigger, rawTrigger, startWatchers, timeDeliveries } from './live.ts';
import { type LoadResult, load } from './load.ts';
import { median } from './median.ts';
import { operations } from './operations.ts';
import { type Recording, recordReplies } from './record.ts';
import { rounds, seconds } from './settings.ts';
import { table } from './table.ts';

const watcherCount = Number(process.env.BENCH_WATCHERS ?? 1000);
const secret = 'bench-hook-secret-of-32-characters';

/** Operations beside a bare proxy and a plain Yoga, and live events beside raw frames. */
export async function benchServers(): Promise<void> {
  const recording = await recordReplies();
  try {
    console.log(
      `Node ${process.version}, ${cpus().length} cores, ${rounds} rounds of ${seconds} s, 32 connections, medians\n`,
    );
    await benchOperations(recording);
    console.log('\nProcessor time of the stages within the gateway, µs');
    const stages = [
      'operation',
      'replies kB',
      'JSON',
      'decode',
      'parse*',
      'validate*',
      'execute',
      'stringify',
    ];
    console.log(table(stages, await breakdown(recording.file)));
    console.log('* once for each document, then remembered');
    await benchLive(recording);
  } finally {
    endChildren();
    await recording.remove();
  }
}

function startGateway(stub: Child): Promise<Child> {
  return startChild('gateway/dist/main.js', {
    PORT: '0',
    UPSTREAM_URL: stub.url,
    LIVE_EMAIL: 'bench@tipgraph.example',
    LIVE_PASSWORD: 'bench',
    LIVE_HOOK_SECRET: secret,
    LIVE_POLL_MS: '60000',
  });
}

async function benchOperations({ file }: Recording): Promise<void> {
  const stub = await startChild('tests/bench/peers/stub-upstream.ts', { REPLIES: file });
  const proxy = await startChild('tests/bench/peers/bare-proxy.ts', { UPSTREAM_URL: stub.url });
  const plainYoga = await startChild('tests/bench/peers/plain-yoga.ts', { UPSTREAM_URL: stub.url });
  const gateway = await startGateway(stub);
  const rows: (string | number)[][] = [];
  for (const { name, query, paths } of operations) {
    deepStrictEqual(
      withoutCursors(await ask(gateway.url, query)),
      withoutCursors(await ask(plainYoga.url, query)),
      `${name}: the answers differ`,
    );
    const calls = await upstreamCalls(stub, () => ask(gateway.url, query));
    const proxyQuery = paths.map((path) => `path=${encodeURIComponent(path)}`).join('&');
    const peers: Record<string, () => Promise<LoadResult>> = {
      'bare proxy': () => load({ url: `${proxy.url}/?${proxyQuery}`, seconds }),
      'plain Yoga': () => load({ url: `${plainYoga.url}/graphql`, seconds, query }),
      Tipgraph: () => load({ url: `${gateway.url}/graphql`, seconds, query }),
    };
    const results = await interleave(peers);
    const limit = results['bare proxy']?.perSecond ?? Number.NaN;
    for (const [peer, result] of Object.entries(results)) {
      rows.push([
        name,
        peer,
        Math.round(result.perSecond),
        (result.perSecond / limit).toFixed(2),
        result.p50,
        result.p99,
        peer === 'Tipgraph' ? calls : paths.length,
      ]);
    }
  }
  console.log(
    table(['operation', 'server', 'requests/s', '÷ proxy', 'p50 ms', 'p99 ms', 'upstream calls'], rows),
  );
  await Promise.all([gateway, plainYoga, proxy, stub].map((child) => child.stop()));
}

async function benchLive({ file, dropinfos }: Recording): Promise<void> {
  const stub = await startChild('tests/bench/peers/stub-upstream.ts', { REPLIES: file });
  const gateway = await startGateway(stub);
  const watchers = await startWatchers(`${gateway.url}/graphql`, watcherCount, 'graphql-transport-ws');
  const ours = await timeDeliveries(watchers, hookTrigger({ stub, gateway: gateway.url, secret, dropinfos }));
  await watchers.stop();
  await gateway.stop();
  await stub.stop();
  const rawServer = await startChild('tests/bench/peers/raw-ws.ts');
  const rawWatchers = await startWatchers(rawServer.url, watcherCount, 'raw');
  const raw = await timeDeliveries(rawWatchers, rawTrigger(rawServer.url, ours.sample));
  await rawWatchers.stop();
  await rawServer.stop();
  const rows = Object.entries({ 'raw ws, one prepared frame': raw, Tipgraph: ours }).map(([name, result]) => [
    name,
    result.first.toFixed(1),
    result.median.toFixed(1),
    result.last.toFixed(1),
    (result.last / raw.last).toFixed(2),
  ]);
  console.log(`\n${watcherCount} watchers, ms from the change`);
  console.log(table(['server', 'first', 'median', 'last', 'last ÷ raw'], rows));
}

async function ask(url: string, query: string): Promise<unknown> {
  const reply = await fetch(`${url}/graphql`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'access-token': 'bench-token',
      client: 'bench',
      'token-type': 'Bearer',
      uid: 'bench',
    },
    body: JSON.stringify({ query }),
  });
  const answer = (await reply.json()) as { data?: unknown; errors?: unknown };
  if (answer.errors) throw new Error(`${url}: ${JSON.stringify(answer.errors)}`);
  return answer.data;
}

/** The answer without what each server may choose freely. */
function withoutCursors(answer: unknown): unknown {
  return JSON.parse(JSON.stringify(answer, (key, value) => (/cursor$/i.test(key) ? null : value)));
}

async function upstreamCalls(stub: Child, act: () => Promise<unknown>): Promise<number> {
  const count = async (): Promise<number> => {
    const answer = stub.next();
    stub.send({ calls: true });
    return ((await answer) as { calls: number }).calls;
  };
  await count();
  await act();
  return count();
}

/** Runs all peers in turn, several rounds, so that a slow minute of the machine hits all alike. */
async function interleave(
  peers: Record<string, () => Promise<LoadResult>>,
): Promise<Record<string, LoadResult>> {
  const results: Record<string, LoadResult[]> = {};
  for (let round = 0; round < rounds; round += 1) {
    for (const [name, run] of Object.entries(peers)) results[name] = [...(results[name] ?? []), await run()];
  }
  return Object.fromEntries(
    Object.entries(results).map(([name, all]) => {
      const of = (key: keyof LoadResult): number => median(all.map((result) => result[key]));
      return [name, { perSecond: of('perSecond'), p50: of('p50'), p99: of('p99') }];
    }),
  );
}
