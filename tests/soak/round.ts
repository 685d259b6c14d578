import { setTimeout as pause } from 'node:timers/promises';
import type { GraphClient } from '../harness/graph-client.ts';
import { insertDropinfo } from '../harness/insert-dropinfo.ts';
import type { PersonaName } from '../harness/personas.ts';
import type { Stack } from '../harness/start-stack.ts';
import { type Outcomes, visit } from './visitor.ts';
import { WatcherSocket } from './watcher-socket.ts';
import type { Weather } from './weather.ts';

/** A browser and whose it is. */
export interface SignedIn {
  readonly client: GraphClient;
  readonly name: PersonaName;
}

/** Everybody who takes part. */
export interface Crowd {
  readonly visitors: readonly SignedIn[];
  readonly watchers: readonly SignedIn[];
  readonly leagueId: string;
}

/** What one round of load came to. */
export interface RoundResult {
  readonly outcomes: Outcomes;
  readonly inserted: readonly string[];
  readonly sockets: readonly WatcherSocket[];
  /** Who has lost the session. */
  readonly signedOut: readonly SignedIn[];
}

const feedMs = 1000;
/** Time of the upstream runs ahead by up to this much with each dropinfo, so that tokens change: seconds. */
const maxAheadS = 8;
const timeoutMs = 90_000;

/** Whether somebody is still signed in; waits while circuits are open. */
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
  throw new Error('The gateway did not come back.');
}

/** Waits until every socket has been told of everything, as long as that may take. */
async function settle(sockets: readonly WatcherSocket[], inserted: readonly string[]): Promise<void> {
  const until = Date.now() + timeoutMs;
  const isTold = ({ seen }: WatcherSocket) => seen.length >= inserted.length;
  while (!sockets.every(isTold) && Date.now() < until) await pause(100);
}

/** Lets everybody work under changing weather for some time, then waits for calm and asks who lost what. */
export async function runRound(
  stack: Stack,
  weather: Weather,
  crowd: Crowd,
  ms: number,
  random: () => number,
): Promise<RoundResult> {
  const end = Date.now() + ms;
  const isOver = () => Date.now() >= end;
  const outcomes: Outcomes = new Map();
  const inserted: string[] = [];
  const sockets = await Promise.all(
    crowd.watchers.map(async ({ client }) => {
      const { liveCursor } = await client.data<{ liveCursor: string }>('{ liveCursor }');
      return new WatcherSocket(stack.url, client, liveCursor, random);
    }),
  );
  const following = sockets.map((socket) => socket.run());

  async function feed(): Promise<void> {
    while (!isOver()) {
      inserted.push((await insertDropinfo(stack.db, { createdAt: stack.clock.now() })).uid);
      stack.clock.advance(Math.floor(random() * maxAheadS));
      await pause(feedMs);
    }
  }

  const { leagueId } = crowd;
  await Promise.all([
    weather.blow(isOver),
    feed(),
    ...crowd.visitors.map(({ client, name }) =>
      visit(client, { leagueId, publishes: name === 'admin', random, isOver, outcomes }),
    ),
  ]);
  await settle(sockets, inserted);
  await Promise.all(sockets.map((socket) => socket.close()));
  await Promise.all(following);
  const signedOut: SignedIn[] = [];
  for (const one of [...crowd.visitors, ...crowd.watchers]) {
    if (!(await isSignedIn(one))) signedOut.push(one);
  }
  return { outcomes, inserted, sockets, signedOut };
}
