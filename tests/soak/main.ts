import { setTimeout as pause } from 'node:timers/promises';
import { type FaultyOrigin, startFaultyOrigin } from '../faults/faulty-origin.ts';
import type { PersonaName } from '../harness/personas.ts';
import { seededRandom } from '../harness/seeded-random.ts';
import { type Stack, startStack } from '../harness/start-stack.ts';
import { type Measures, measure } from './measures.ts';
import { Crossing, passOn } from './pass-on.ts';
import { type RoundResult, runRound, type SignedIn } from './round.ts';
import { runUnderAttack } from './under-attack.ts';
import { makeWeather } from './weather.ts';

const minutes = Number(process.env.SOAK_MINUTES ?? 15);
const seed = Number(process.env.SOAK_SEED ?? 1);
/** Seconds in peace, and as many under attack; 0 leaves both out. */
const attackS = Number(process.env.SOAK_ATTACK_SECONDS ?? 60);
/** The share of the time after which what is held on to is measured for the first time. */
const warmUp = 0.25;
const maxGrowthMiB = 24;
/** Connections of the upstream to its database, which come one by one as they are needed. */
const databaseConnections = 10;
/** Longer than idle connections are kept. */
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

const say = (line: string): void => void process.stdout.write(`${line}\n`);

const sorted = (counts: ReadonlyMap<unknown, number>): string =>
  [...counts]
    .sort(([, one], [, other]) => other - one)
    .map(([what, count]) => `${what} ${count}`)
    .join(', ');

function describe(round: RoundResult): void {
  const closes = new Map<number, number>();
  for (const { closeCodes } of round.sockets) {
    for (const [code, count] of closeCodes) closes.set(code, (closes.get(code) ?? 0) + count);
  }
  say(`  answers: ${sorted(round.outcomes)}`);
  say(`  sockets closed: ${sorted(closes)}; dropinfos: ${round.inserted.length}`);
}

/** What of the promises a round has broken. */
function brokenBy({ signedOut, sockets, inserted, outcomes }: RoundResult): string[] {
  const isWhole = ({ seen }: { seen: readonly string[] }) =>
    JSON.stringify(seen) === JSON.stringify(inserted);
  return [
    ...signedOut.map(({ name }) => `${name} lost the session`),
    ...sockets.flatMap((socket, place) => (socket.hadGap ? [`socket ${place} was told of a gap`] : [])),
    ...sockets.flatMap((socket, place) =>
      isWhole(socket) ? [] : [`socket ${place} saw ${socket.seen.length} of ${inserted.length} dropinfos`],
    ),
    ...(outcomes.has('INTERNAL') ? [`${outcomes.get('INTERNAL')} answers were faults of the gateway`] : []),
  ];
}

/** What is held on to that was not before. */
function leaksBetween(before: Measures, after: Measures): string[] {
  const held = Object.entries(after.gateway).filter(([, count]) => count > 0);
  return [
    ...(after.heapMiB > before.heapMiB + maxGrowthMiB
      ? [`the heap has grown from ${before.heapMiB.toFixed(0)} to ${after.heapMiB.toFixed(0)} MiB`]
      : []),
    ...(after.connections > before.connections + databaseConnections
      ? [`connections: ${before.connections} before, ${after.connections} after`]
      : []),
    ...(after.listeners > before.listeners
      ? [`listeners: ${before.listeners} before, ${after.listeners} after`]
      : []),
    ...held.map(([name, count]) => `${name} is ${count} with nobody there`),
  ];
}

const tell = ({ heapMiB, connections, listeners }: Measures): void =>
  say(`  heap ${heapMiB.toFixed(1)} MiB, connections ${connections}, listeners ${listeners}`);

const signIn = (stack: Stack, names: readonly PersonaName[]): Promise<SignedIn[]> =>
  Promise.all(names.map(async (name) => ({ name, client: await stack.signedIn(name) })));

/** Runs both rounds; gives what was broken. */
async function soak(): Promise<string[]> {
  const random = seededRandom(seed);
  const warnings: string[] = [];
  process.on('warning', ({ name, message }) => warnings.push(`${name}: ${message}`));
  const crossing = new Crossing();
  let made: { origin: FaultyOrigin; target: string } | null = null;
  const stack = await startStack({
    gateway: { UPSTREAM_TIMEOUT_MS: '3000', OPERATION_TIMEOUT_MS: '6000', LIVE_POLL_MS: '500' },
    between: async (target) => {
      made = { target, origin: await startFaultyOrigin(passOn(target, crossing, null)) };
      return made.origin.url;
    },
  });
  if (made === null) throw new Error('Nothing stands between the gateway and the upstream.');
  const { origin, target } = made as { origin: FaultyOrigin; target: string };
  const weather = makeWeather(origin, target, crossing, random);
  const crowd = {
    visitors: await signIn(stack, visitors),
    watchers: await signIn(stack, watchers),
    leagueId: await firstLeague(stack),
  };
  const broken: string[] = [];
  const measures: Measures[] = [];
  for (const share of [warmUp, 1 - warmUp]) {
    say(`${(share * minutes).toFixed(1)} minutes`);
    const round = await runRound(stack, weather, crowd, share * minutes * 60_000, random);
    describe(round);
    for (const { name, client } of round.signedOut) {
      const story = crossing.storyOf(client.credentials?.client ?? '');
      say(`  the last new tokens of ${name}:\n    ${story.join('\n    ')}`);
    }
    broken.push(...brokenBy(round));
    await pause(idleMs);
    const measured = await measure(stack.url);
    tell(measured);
    measures.push(measured);
  }
  say(`faults: ${sorted(weather.counts)}`);
  const [before, after] = measures;
  if (before !== undefined && after !== undefined) broken.push(...leaksBetween(before, after));
  await origin.close();
  await stack.close();
  return [...broken, ...warnings];
}

async function firstLeague(stack: Stack): Promise<string> {
  const client = await stack.signedIn('premium');
  const { leagues } = await client.data<{ leagues: { edges: { node: { id: string } }[] } }>(
    '{ leagues(first: 1) { edges { node { id } } } }',
  );
  return leagues.edges[0]?.node.id ?? '';
}

say(`Soak with random faults, seed ${seed}, ${minutes} minutes`);
const broken = [...(await soak()), ...(attackS > 0 ? await runUnderAttack(attackS * 1000, seed) : [])];
for (const line of broken) say(`BROKEN ${line}`);
say(broken.length === 0 ? 'Nothing leaked, nothing was lost.' : `${broken.length} promises broken`);
process.exit(broken.length === 0 ? 0 : 1);
