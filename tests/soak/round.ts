import { setTimeout as pause } from 'node:timers/promises';
import type { GraphClient } from '../harness/graph-client.ts';
import { insertDropinfo } from '../harness/insert-dropinfo.ts';
import type { PersonaName } from '../harness/personas.ts';
import { liveQueries, ReconnectingSubscriber } from '../harness/reconnecting-subscriber.ts';
import type { Stack } from '../harness/start-stack.ts';
import type { FaultInjector } from './fault-injector.ts';
import { type Outcomes, visit } from './visitor.ts';

export interface SignedIn {
  readonly client: GraphClient;
  readonly name: PersonaName;
}

interface Clients {
  readonly visitors: readonly SignedIn[];
  readonly watchers: readonly SignedIn[];
  readonly leagueId: string;
}

export interface RoundResult {
  readonly outcomes: Outcomes;
  /** The uids of the inserted dropinfos. */
  readonly inserted: readonly string[];
  readonly sockets: readonly ReconnectingSubscriber[];
  /** Clients that lost their session. */
  readonly signedOut: readonly SignedIn[];
}

const maxRetryDelayMs = 1000;
const insertIntervalMs = 1000;
/** Each dropinfo advances the upstream's clock by less than this, so that tokens rotate. */
const maxAdvanceS = 8;
const timeoutMs = 90_000;

/** Whether the session is still valid; waits while circuits are open. */
async function isSignedIn({ client, name }: SignedIn): Promise<boolean> {
  const until = Date.now() + timeoutMs;
  while (Date.now() < until) {
    const { data, errors } = await client.run<{ viewer: { user: { email: string } } | null }>(
      '{ viewer { user { email } } }',
    );
    const [error] = errors;
    if (error === undefined) return data?.viewer?.user.email === `${name}@tipgraph.example`;
    if (error.extensions?.code === 'UNAUTHENTICATED') return false;
    await pause(500);
  }
  throw new Error('The gateway did not recover.');
}

/** Waits until every socket has received all events, or for the timeout. */
async function waitForEvents(
  sockets: readonly ReconnectingSubscriber[],
  inserted: readonly string[],
): Promise<void> {
  const until = Date.now() + timeoutMs;
  const isComplete = ({ uids }: ReconnectingSubscriber) => uids.length >= inserted.length;
  while (!sockets.every(isComplete) && Date.now() < until) await pause(100);
}

/** Runs all clients under random faults for `ms` milliseconds, then without faults until all events have arrived. */
export async function runRound(
  stack: Stack,
  injector: FaultInjector,
  clients: Clients,
  ms: number,
  random: () => number,
): Promise<RoundResult> {
  const end = Date.now() + ms;
  const isOver = () => Date.now() >= end;
  const outcomes: Outcomes = new Map();
  const inserted: string[] = [];
  const sockets = await Promise.all(
    clients.watchers.map(async ({ client }) => {
      return new ReconnectingSubscriber(stack.url, client, {
        query: liveQueries.dropinfo,
        cursor: await client.liveCursor(),
        storesCredentials: true,
        retryDelayMs: () => random() * maxRetryDelayMs,
      });
    }),
  );

  async function insertDropinfos(): Promise<void> {
    while (!isOver()) {
      inserted.push((await insertDropinfo(stack.db, { createdAt: stack.clock.now() })).uid);
      stack.clock.advance(Math.floor(random() * maxAdvanceS));
      await pause(insertIntervalMs);
    }
  }

  const { leagueId } = clients;
  await Promise.all([
    injector.run(isOver),
    insertDropinfos(),
    ...clients.visitors.map(({ client, name }) =>
      visit(client, { leagueId, publishes: name === 'admin', random, isOver, outcomes }),
    ),
  ]);
  await waitForEvents(sockets, inserted);
  await Promise.all(sockets.map((socket) => socket.stop()));
  const signedOut: SignedIn[] = [];
  for (const client of [...clients.visitors, ...clients.watchers]) {
    if (!(await isSignedIn(client))) signedOut.push(client);
  }
  return { outcomes, inserted, sockets, signedOut };
}
