import { deepStrictEqual } from 'node:assert';
import { documentId, releaseDocuments } from '../../harness/release-documents.ts';
import { type Child, startChild } from '../lib/child.ts';
import { type LoadRequest, load, requestText, sendOnce, startLoader } from '../lib/load.ts';
import { usedBy } from '../lib/processor-time.ts';
import { credentialNames, type Recording } from '../lib/recording.ts';
import { othersCore, rounds, seconds, serverCore } from '../lib/settings.ts';
import { liveSettings, startGateway } from '../lib/start-gateway.ts';
import { type Operation, operations } from './operations.ts';
import { writePlacedReplies } from './placed-replies.ts';

/** The servers by name. */
export const ours = 'Tipgraph';
export const limitShape = 'limit-shape';
export const barePeer = 'Mercurius + jit';
export const dutifulPeer = 'Mercurius + jit, with duties';

/** The cost of a request by round. */
export interface Rounds {
  /** Processor time in milliseconds. */
  readonly processorMs: readonly number[];
  /** Bytes allocated for JavaScript's objects; NaN where Node does not count them. */
  readonly allocated: readonly number[];
}

/** Rounds of one operation: `first` with a different upstream reply each time, `repeated` with the same one. */
export interface MeasuredOperation {
  readonly name: string;
  readonly answerBytes: number;
  readonly upstreamCalls: number;
  readonly first: ReadonlyMap<string, Rounds>;
  readonly repeated: ReadonlyMap<string, Rounds>;
}

interface Server {
  readonly name: string;
  readonly child: Child;
  readonly requestOf: (operation: Operation) => LoadRequest;
}

interface Stack {
  readonly stub: Child;
  readonly loader: Child;
  readonly servers: readonly Server[];
}

/** Number of concurrent connections. */
const people = Array.from({ length: 32 }, (_, person) => ({
  ...Object.fromEntries(credentialNames.map((name) => [name, `bench-${person}`])),
  'token-type': 'Bearer',
  cookie: 'XSRF-TOKEN=bench',
}));
const [firstPerson = {}] = people;

/** Only these servers are measured with repeated replies: they cache, or are the reference. */
const repeats = [limitShape, ours];

/**
 * Warm-up of an operation before its first round: the engine keeps optimizing for some ten
 * thousand requests, longer with more code.
 */
const warmUpSeconds = 2 * seconds;

/** Compares the responses of all servers, then loads them with all operations in turns. */
export async function measureOperations(recording: Recording): Promise<MeasuredOperation[]> {
  const documents = await releaseDocuments(operations.map(({ query }) => query));
  try {
    const stack = await startStack(await writePlacedReplies(recording), documents.dir);
    await stack.stub.ask({ changing: true });
    for (const operation of operations) {
      for (const server of stack.servers) await loadOnce(stack, server, operation, warmUpSeconds);
    }
    const results: MeasuredOperation[] = [];
    for (const operation of operations) results.push(await measureOperation(stack, operation));
    const children = [stack.loader, stack.stub, ...stack.servers.map(({ child }) => child)];
    await Promise.all(children.map((child) => child.stop()));
    return results;
  } finally {
    await documents.remove();
  }
}

async function startStack(replies: string, documentsDir: string): Promise<Stack> {
  const stub = await startChild(
    'tests/bench/lib/stub-upstream.ts',
    { REPLIES: replies },
    { core: othersCore },
  );
  const start = (file: string, hasDuties = false) =>
    startChild(
      `tests/bench/operations/${file}.ts`,
      { UPSTREAM_URL: stub.url, ...(hasDuties && { DUTIES: '1' }) },
      { core: serverCore, observed: true },
    );
  const post =
    ({ url }: Child, path: string, body: (query: string) => object) =>
    ({ query }: Operation): LoadRequest => ({ url: `${url}${path}`, body: JSON.stringify(body(query)) });
  const asText = (query: string) => ({ query });
  const byId = (query: string) => ({ documentId: documentId(query) });

  const shape = await start('limit-shape');
  const dutifulShape = await start('limit-shape', true);
  const gateway = await startGateway(stub.url, { DOCUMENTS_DIR: documentsDir, ...liveSettings });
  const node = await start('node-jit');
  const mercurius = await start('mercurius');
  const dutiful = await start('mercurius', true);
  const yoga = await start('yoga-jit');
  const toShape = ({ name }: Operation) => ({ url: `${shape.url}/${encodeURIComponent(name)}`, body: null });
  return {
    stub,
    loader: await startLoader(),
    servers: [
      { name: limitShape, child: shape, requestOf: toShape },
      { name: 'limit-shape, with duties', child: dutifulShape, requestOf: post(dutifulShape, '/', byId) },
      { name: ours, child: gateway, requestOf: post(gateway, '/graphql', byId) },
      { name: 'node:http + jit', child: node, requestOf: post(node, '/', asText) },
      { name: barePeer, child: mercurius, requestOf: post(mercurius, '/graphql', asText) },
      {
        name: dutifulPeer,
        child: dutiful,
        requestOf: post(dutiful, '/graphql', (query) => ({ query: documentId(query), persisted: true })),
      },
      { name: 'Yoga + jit', child: yoga, requestOf: post(yoga, '', asText) },
    ],
  };
}

async function measureOperation(stack: Stack, operation: Operation): Promise<MeasuredOperation> {
  const { stub, servers } = stack;
  await stub.ask({ changing: false });
  await compareAnswers(operation, servers);
  const ourRequest = servers.find(({ name }) => name === ours)?.requestOf(operation);
  if (!ourRequest) throw new Error('the gateway is not among the servers');
  const answerBytes = Buffer.byteLength(await sendOnce(ourRequest, firstPerson));
  await stub.ask({ changing: true });
  await stub.ask({ calls: true });
  await sendOnce(ourRequest, firstPerson);
  const { calls } = (await stub.ask({ calls: true })) as { calls: number };
  const first = await inTurns(stack, operation, servers);
  await stub.ask({ changing: false });
  const repeating = servers.filter(({ name }) => repeats.includes(name));
  for (const server of repeating) await loadOnce(stack, server, operation, warmUpSeconds);
  const repeated = await inTurns(stack, operation, repeating);
  return { name: operation.name, answerBytes, upstreamCalls: calls, first, repeated };
}

/** Alternates the servers over several rounds, so that a slow minute affects all. */
async function inTurns(
  stack: Stack,
  operation: Operation,
  servers: readonly Server[],
): Promise<ReadonlyMap<string, Rounds>> {
  const all = servers.map((server) => ({ server, processorMs: [] as number[], allocated: [] as number[] }));
  for (let round = 0; round < rounds; round += 1) {
    for (const { server, processorMs, allocated } of all) {
      const used = await loadOnce(stack, server, operation, seconds);
      processorMs.push(used.processorMs);
      allocated.push(used.allocated);
    }
  }
  return new Map(all.map(({ server, processorMs, allocated }) => [server.name, { processorMs, allocated }]));
}

/** Loads a server for a time and returns the cost of a request. */
async function loadOnce(
  { loader }: Stack,
  { name, child, requestOf }: Server,
  operation: Operation,
  loadSeconds: number,
): Promise<{ processorMs: number; allocated: number }> {
  const request = requestOf(operation);
  const requests = people.map((person) => [requestText(request, person)]);
  const before = await allocatedBy(child);
  const { result, ms } = await usedBy({ server: () => [child.pid] }, () =>
    load(loader, { url: request.url, requests, seconds: loadSeconds }),
  ).catch((error: unknown) => {
    throw new Error(`${name}, ${operation.name}`, { cause: error });
  });
  const allocated = (await allocatedBy(child)) - before;
  return { processorMs: ms.server / result.answers, allocated: allocated / result.answers };
}

/** Bytes allocated by a server so far; NaN when Node does not count them. */
async function allocatedBy(child: Child): Promise<number> {
  const { allocated } = (await child.ask({ allocated: true })) as { allocated: number | null };
  return allocated ?? Number.NaN;
}

/**
 * Checks that servers return the same data, except for cursors.
 * @throws when one has errors or other data than the first
 */
async function compareAnswers(operation: Operation, servers: readonly Server[]): Promise<void> {
  const all = await Promise.all(
    servers.map(async ({ name, requestOf }) => ({
      name,
      data: dataOf(await sendOnce(requestOf(operation), firstPerson)),
    })),
  );
  const [first] = all;
  for (const { name, data } of all) {
    mustEqual(data, first?.data, `${operation.name}: ${name} and ${first?.name} answer differently`);
  }
}

function dataOf(text: string): unknown {
  const { data, errors } = JSON.parse(text, (key, value: unknown) =>
    /cursor$/i.test(key) ? null : value,
  ) as { data?: unknown; errors?: unknown };
  if (errors || !data) throw new Error(`an answer has errors: ${text.slice(0, 500)}`);
  return data;
}

/**
 * Checks that two responses are equal.
 * @throws Error that starts with `fault` and shows the difference
 */
export function mustEqual(actual: unknown, expected: unknown, fault: string): void {
  try {
    deepStrictEqual(actual, expected);
  } catch (error) {
    throw new Error(`${fault}\n${error instanceof Error ? error.message : error}`);
  }
}
