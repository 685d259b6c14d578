import { type Child, startChild } from '../child.ts';
import { median } from '../median.ts';
import { type Operation, operations } from '../operations.ts';
import { processorTimes, usedBetween } from '../processor-time.ts';
import type { Recording } from '../record.ts';
import { peerSeconds, rounds } from '../settings.ts';
import { ask, compareAnswers, type Question, requestText } from './answers.ts';
import { othersCore, serverCore } from './cores.ts';
import { documentId, writeDocuments } from './persisted.ts';
import { writePlacedReplies } from './placed-replies.ts';
import type { LoadFault, Received, SentLoad } from './sender.ts';
import { startGateway } from './start-gateway.ts';

/** What a server did under load. */
export interface OperationResult {
  readonly perSecond: number;
  /** Processor time of the server for one request, in milliseconds. */
  readonly processorMs: number;
  readonly p50: number;
  readonly p99: number;
}

/** The servers by their names in the tables. */
export const ours = 'Tipgraph';
export const limitShape = 'limit-shape';
export const bestPeer = 'Mercurius + jit';

/** Results of one operation: `fresh` where every reply of the upstream is another one, `repeated` where all are alike. */
export interface MeasuredOperation {
  readonly name: string;
  readonly answerBytes: number;
  readonly upstreamCalls: number;
  readonly fresh: ReadonlyMap<string, OperationResult>;
  readonly repeated: ReadonlyMap<string, OperationResult>;
}

interface Server {
  readonly name: string;
  readonly child: Child;
  readonly question: (operation: Operation) => Question;
  /** Whether its answers have the operation's shape. */
  readonly shapes: boolean;
  /** Whether it does less for a reply that it has seen, or says how little there could be to do. */
  readonly repeats: boolean;
}

interface Stack {
  readonly stub: Child;
  readonly sender: Child;
  readonly servers: readonly Server[];
}

/** How many people ask at once, each over a connection of their own. */
const people = 32;

/**
 * Time for a server to compile what an operation runs, before its first round: the engine goes on with it for some ten
 * thousand requests, the longer the more code there is.
 */
const warmUpSeconds = 4 * Math.min(1, peerSeconds);

/** Loads all servers with all operations, in turns; their answers are compared first. */
export async function measureOperations(recording: Recording): Promise<MeasuredOperation[]> {
  const documents = await writeDocuments(operations.map(({ query }) => query));
  try {
    const stack = await startStack(await writePlacedReplies(recording), documents.path);
    await warmUp(stack);
    const results: MeasuredOperation[] = [];
    for (const operation of operations) results.push(await measureOperation(stack, operation));
    const children = [stack.sender, stack.stub, ...stack.servers.map(({ child }) => child)];
    await Promise.all(children.map((child) => child.stop()));
    return results;
  } finally {
    await documents.remove();
  }
}

async function startStack(replies: string, documentsDir: string): Promise<Stack> {
  const others = { core: othersCore };
  const stub = await startChild('tests/bench/peers/stub-upstream.ts', { REPLIES: replies }, others);
  const start = (file: string) =>
    startChild(`tests/bench/peers/servers/${file}.ts`, { UPSTREAM_URL: stub.url }, { core: serverCore });
  const post =
    (url: string) =>
    ({ query }: Operation): Question => ({ url, body: JSON.stringify({ query }) });
  const peer = { shapes: true, repeats: false };

  const raw = await start('limit-raw');
  const shape = await start('limit-shape');
  const gateway = await startGateway(stub.url, documentsDir);
  const mercurius = await start('mercurius');
  const yoga = await start('plain-yoga');
  const apollo = await start('apollo');
  return {
    stub,
    sender: await startChild('tests/bench/peers/sender.ts', {}, others),
    servers: [
      {
        name: 'limit-raw',
        child: raw,
        question: ({ paths }) => ({
          url: `${raw.url}/?${paths.map((path) => `path=${encodeURIComponent(path)}`).join('&')}`,
          body: null,
        }),
        shapes: false,
        repeats: true,
      },
      {
        name: limitShape,
        child: shape,
        question: ({ name }) => ({ url: `${shape.url}/${encodeURIComponent(name)}`, body: null }),
        shapes: true,
        repeats: true,
      },
      {
        name: ours,
        child: gateway,
        question: ({ query }) => ({
          url: `${gateway.url}/graphql`,
          body: JSON.stringify({ documentId: documentId(query) }),
        }),
        shapes: true,
        repeats: true,
      },
      { name: bestPeer, child: mercurius, question: post(`${mercurius.url}/graphql`), ...peer },
      { name: 'plain Yoga', child: yoga, question: post(yoga.url), ...peer },
      { name: 'Apollo + RESTDataSource', child: apollo, question: post(apollo.url), ...peer },
    ],
  };
}

/** Slow servers would else be measured before they are compiled. */
async function warmUp({ stub, sender, servers }: Stack): Promise<void> {
  for (const changing of [true, false]) {
    await tell(stub, { changing });
    for (const operation of operations) {
      for (const server of servers.filter(({ repeats }) => changing || repeats)) {
        await load(sender, server, operation, warmUpSeconds);
      }
    }
  }
}

async function measureOperation(stack: Stack, operation: Operation): Promise<MeasuredOperation> {
  const { stub, servers } = stack;
  const shaping = servers.filter(({ shapes }) => shapes);
  const questions = new Map(shaping.map(({ name, question }) => [name, question(operation)]));
  await tell(stub, { changing: false });
  await compareAnswers(operation.name, questions);
  const oursAsked = questions.get(ours);
  if (!oursAsked) throw new Error('the gateway is not among the servers');
  const answerBytes = Buffer.byteLength(await ask(oursAsked));
  await tell(stub, { changing: true });
  const upstreamCalls = await callsOf(stub, () => ask(oursAsked));
  const fresh = await inTurns(stack, operation, servers);
  await tell(stub, { changing: false });
  const repeated = await inTurns(
    stack,
    operation,
    servers.filter(({ repeats }) => repeats),
  );
  return { name: operation.name, answerBytes, upstreamCalls, fresh, repeated };
}

/** Runs the servers in turn, several rounds, so that a slow minute of the machine hits all alike; medians. */
async function inTurns(
  { sender }: Stack,
  operation: Operation,
  servers: readonly Server[],
): Promise<ReadonlyMap<string, OperationResult>> {
  const all = new Map(servers.map(({ name }): [string, OperationResult[]] => [name, []]));
  for (let round = 0; round < rounds; round += 1) {
    for (const server of servers)
      all.get(server.name)?.push(await load(sender, server, operation, peerSeconds));
  }
  return new Map(
    [...all].map(([name, results]) => {
      const of = (key: keyof OperationResult) => median(results.map((result) => result[key]));
      const result = {
        perSecond: of('perSecond'),
        processorMs: of('processorMs'),
        p50: of('p50'),
        p99: of('p99'),
      };
      return [name, result];
    }),
  );
}

async function load(
  sender: Child,
  { name, child, question }: Server,
  operation: Operation,
  seconds: number,
): Promise<OperationResult> {
  const asked = question(operation);
  const before = await processorTimes([child.pid]);
  const ended = sender.next();
  const requests = Array.from({ length: people }, (_, person) => requestText(asked, person));
  sender.send({ url: asked.url, requests, seconds } satisfies SentLoad);
  const received = (await ended) as Received | LoadFault;
  if ('fault' in received) throw new Error(`${name}, ${operation.name}: ${received.fault}`);
  const used = usedBetween(before, await processorTimes([child.pid]));
  const { answers, ms, p50, p99 } = received;
  return { perSecond: (answers * 1000) / ms, processorMs: used / answers, p50, p99 };
}

async function tell(child: Child, message: object): Promise<void> {
  const done = child.next();
  child.send(message);
  await done;
}

async function callsOf(stub: Child, act: () => Promise<unknown>): Promise<number> {
  const count = async (): Promise<number> => {
    const answer = stub.next();
    stub.send({ calls: true });
    return ((await answer) as { calls: number }).calls;
  };
  await count();
  await act();
  return count();
}
