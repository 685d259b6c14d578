import { setTimeout as pause } from 'node:timers/promises';
import { log } from '../../scripts/lib/base.ts';
import { seededRandom } from '../../upstream/src/demo/random.ts';
import { type FaultyOrigin, startFaultyOrigin } from '../faults/faulty-origin.ts';
import type { PersonaName } from '../harness/personas.ts';
import type { ReconnectingSubscriber } from '../harness/reconnecting-subscriber.ts';
import { type Stack, startStack } from '../harness/start-stack.ts';
import { createFaultInjector } from './fault-injector.ts';
import { forwardCall, TokenTracker } from './forward-call.ts';
import { type Measures, measure } from './measures.ts';
import { type RoundResult, runRound, type SignedIn } from './round.ts';
import { runUnderAttack } from './under-attack.ts';
import { firstLeague } from './visitor.ts';

const minutes = Number(process.env.SOAK_MINUTES ?? 15);
const seed = Number(process.env.SOAK_SEED ?? 1);
/** Seconds without and again with attacks; 0 skips both. */
const attackS = Number(process.env.SOAK_ATTACK_SECONDS ?? 60);
/** The first measurement is taken after this share of the time. */
const warmUp = 0.25;
const maxHeapGrowthMiB = 24;
/** The upstream opens its database connections one by one. */
const databaseConnections = 10;
/** Longer than the keep-alive of idle connections. */
const idleMs = 8000;

const visitors: readonly PersonaName[] = ['premium', 'pro', 'vip', 'standard', 'typer', 'admin'];
const watchers: readonly PersonaName[] = [
  'premium',
  'premium',
  'pro',
  'vip',
  'mevip',
  'typer',
  'admin',
  'vip',
];

const formatCounts = (counts: ReadonlyMap<unknown, number>): string =>
  [...counts]
    .sort(([, a], [, b]) => b - a)
    .map(([name, count]) => `${name} ${count}`)
    .join(', ');

function logRound(round: RoundResult): void {
  const closes = new Map<number, number>();
  for (const { closeCodes } of round.sockets) {
    for (const [code, count] of closeCodes) closes.set(code, (closes.get(code) ?? 0) + count);
  }
  log(`  answers: ${formatCounts(round.outcomes)}`);
  log(`  sockets closed: ${formatCounts(closes)}; dropinfos: ${round.inserted.length}`);
}

function findFailures({ signedOut, sockets, inserted, outcomes }: RoundResult): string[] {
  const isComplete = ({ uids }: ReconnectingSubscriber) => JSON.stringify(uids) === JSON.stringify(inserted);
  return [
    ...signedOut.map(({ name }) => `${name} lost the session`),
    ...sockets.flatMap((socket, index) =>
      socket.gaps.length > 0 ? [`socket ${index} got a gap notice`] : [],
    ),
    ...sockets.flatMap((socket, index) =>
      isComplete(socket) ? [] : [`socket ${index} got ${socket.uids.length} of ${inserted.length} dropinfos`],
    ),
    ...(outcomes.has('INTERNAL') ? [`${outcomes.get('INTERNAL')} answers were internal errors`] : []),
  ];
}

function findLeaks(before: Measures, after: Measures): string[] {
  const held = Object.entries(after.gateway).filter(([, count]) => count > 0);
  return [
    ...(after.heapMiB > before.heapMiB + maxHeapGrowthMiB
      ? [`the heap has grown from ${before.heapMiB.toFixed(0)} to ${after.heapMiB.toFixed(0)} MiB`]
      : []),
    ...(after.connections > before.connections + databaseConnections
      ? [`connections: ${before.connections} before, ${after.connections} after`]
      : []),
    ...(after.listeners > before.listeners
      ? [`listeners: ${before.listeners} before, ${after.listeners} after`]
      : []),
    ...held.map(([name, count]) => `${name} is ${count} without clients`),
  ];
}

const logMeasures = ({ heapMiB, connections, listeners }: Measures): void =>
  log(`  heap ${heapMiB.toFixed(1)} MiB, connections ${connections}, listeners ${listeners}`);

const signIn = (stack: Stack, names: readonly PersonaName[]): Promise<SignedIn[]> =>
  Promise.all(names.map(async (name) => ({ name, client: await stack.signedIn(name) })));

/** Runs both rounds and returns the failures. */
async function soak(): Promise<string[]> {
  const random = seededRandom(seed);
  const warnings: string[] = [];
  process.on('warning', ({ name, message }) => warnings.push(`${name}: ${message}`));
  const tokens = new TokenTracker();
  let proxy: { origin: FaultyOrigin; target: string } | null = null;
  const stack = await startStack({
    gateway: { UPSTREAM_TIMEOUT_MS: '3000', OPERATION_TIMEOUT_MS: '6000', LIVE_POLL_MS: '500' },
    between: async (target) => {
      proxy = { target, origin: await startFaultyOrigin(forwardCall(target, tokens, null)) };
      return proxy.origin.url;
    },
  });
  if (proxy === null) throw new Error('There is no proxy between the gateway and the upstream.');
  const { origin, target } = proxy as { origin: FaultyOrigin; target: string };
  const injector = createFaultInjector(origin, target, tokens, random);
  const clients = {
    visitors: await signIn(stack, visitors),
    watchers: await signIn(stack, watchers),
    leagueId: await firstLeague(await stack.signedIn('premium')),
  };
  const failures: string[] = [];
  const measures: Measures[] = [];
  for (const share of [warmUp, 1 - warmUp]) {
    log(`${(share * minutes).toFixed(1)} minutes`);
    const round = await runRound(stack, injector, clients, share * minutes * 60_000, random);
    logRound(round);
    for (const { name, client } of round.signedOut) {
      const history = tokens.historyOf(client.credentials?.client ?? '');
      log(`  the last new tokens of ${name}:\n    ${history.join('\n    ')}`);
    }
    failures.push(...findFailures(round));
    await pause(idleMs);
    const measured = await measure(stack.url);
    logMeasures(measured);
    measures.push(measured);
  }
  log(`faults: ${formatCounts(injector.counts)}`);
  const [before, after] = measures;
  if (before !== undefined && after !== undefined) failures.push(...findLeaks(before, after));
  await origin.close();
  await stack.close();
  return [...failures, ...warnings];
}

log(`Soak with random faults, seed ${seed}, ${minutes} minutes`);
const failures = [...(await soak()), ...(attackS > 0 ? await runUnderAttack(attackS * 1000, seed) : [])];
for (const line of failures) log(`FAILED ${line}`);
log(failures.length === 0 ? 'Nothing leaked, nothing was lost.' : `${failures.length} failures`);
process.exit(failures.length === 0 ? 0 : 1);
