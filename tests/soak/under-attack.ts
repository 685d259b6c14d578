import { fork } from 'node:child_process';
import { constants, setPriority } from 'node:os';
import { fileURLToPath } from 'node:url';
import { GraphClient } from '../harness/graph-client.ts';
import type { PersonaName } from '../harness/personas.ts';
import { personas } from '../harness/personas.ts';
import { seededRandom } from '../harness/seeded-random.ts';
import { startTestTopology } from '../harness/start-test-topology.ts';
import { attacks } from './attackers.ts';
import { type Outcomes, visit } from './visitor.ts';

/** How ordinary people fare. */
interface Phase {
  readonly outcomes: Outcomes;
  /** How long answers took, in milliseconds, the shortest first. */
  readonly times: readonly number[];
}

const people: readonly PersonaName[] = ['premium', 'vip', 'mevip', 'typer', 'admin'];
/** How much longer the slowest hundredth of answers may take under attack. */
const maxSlowing = 3;

const say = (line: string): void => void process.stdout.write(`${line}\n`);
const percentile = ({ times }: Phase, share: number): number =>
  times[Math.floor(times.length * share)] ?? Number.NaN;
const describe = (name: string, phase: Phase): void =>
  say(
    `${name}: ${[...phase.outcomes].map(([code, count]) => `${code} ${count}`).join(', ')}; ` +
      `median ${percentile(phase, 0.5).toFixed(0)} ms, p99 ${percentile(phase, 0.99).toFixed(0)} ms`,
  );

/**
 * Lets people work in peace and then beside attackers, each from an address of their own; gives what was broken: an error
 * that one of them saw, or answers that took too long.
 */
export async function runUnderAttack(phaseMs: number, seed: number): Promise<string[]> {
  const topology = await startTestTopology({ gateways: 1, upstream: { ROTATE_TOKENS: '0' } });
  try {
    const url = topology.gateways[0]?.url ?? '';
    const random = seededRandom(seed);
    const visitors = await Promise.all(
      people.map(async (name, place) => ({
        name,
        client: await new GraphClient(url, { address: `198.51.100.${place + 1}` }).signIn(
          personas[name].email,
        ),
      })),
    );
    const [first] = visitors;
    const { leagues } = (await first?.client.data<{ leagues: { edges: { node: { id: string } }[] } }>(
      '{ leagues(first: 1) { edges { node { id } } } }',
    )) ?? { leagues: { edges: [] } };
    const leagueId = leagues.edges[0]?.node.id ?? '';

    const phase = async (): Promise<Phase> => {
      const end = Date.now() + phaseMs;
      const outcomes: Outcomes = new Map();
      const times: number[] = [];
      await Promise.all(
        visitors.map(({ name, client }) =>
          visit(client, {
            leagueId,
            publishes: name === 'admin',
            random,
            isOver: () => Date.now() >= end,
            outcomes,
            onAnswer: (ms) => void times.push(ms),
          }),
        ),
      );
      return { outcomes, times: times.sort((a, b) => a - b) };
    };

    const quiet = await phase();
    describe('In peace', quiet);
    const attackers = fork(fileURLToPath(new URL('attack.ts', import.meta.url)), [url], {
      execArgv: ['--import', 'tsx'],
    });
    // Attackers have machines of their own: theirs takes only what nobody else here wants.
    if (attackers.pid !== undefined) setPriority(attackers.pid, constants.priority.PRIORITY_LOW);
    const attacked = await phase();
    if (attackers.exitCode !== null) throw new Error('The attackers have ended by themselves.');
    attackers.kill('SIGKILL');
    describe(`Beside ${Object.keys(attacks).length} kinds of attacks`, attacked);

    const slowing = percentile(attacked, 0.99) / percentile(quiet, 0.99);
    say(`The slowest hundredth takes ${slowing.toFixed(1)} times as long; at most ${maxSlowing} times.`);
    const errors = [...quiet.outcomes, ...attacked.outcomes].filter(([code]) => code !== 'OK');
    return [
      ...errors.map(([code, count]) => `${count} answers to ordinary people were ${code}`),
      ...(slowing > maxSlowing ? ['ordinary people waited too long'] : []),
    ];
  } finally {
    await topology.stop();
  }
}
