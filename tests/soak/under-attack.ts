import { fork } from 'node:child_process';
import { constants, setPriority } from 'node:os';
import { fileURLToPath } from 'node:url';
import { log } from '../../scripts/lib/base.ts';
import { seededRandom } from '../../upstream/src/demo/random.ts';
import { GraphClient } from '../harness/graph-client.ts';
import { type PersonaName, personas } from '../harness/personas.ts';
import { startTestTopology } from '../harness/start-test-topology.ts';
import { attacks } from './attackers.ts';
import { firstLeague, type Outcomes, visit } from './visitor.ts';

/** What the ordinary users got. */
interface Phase {
  readonly outcomes: Outcomes;
  /** Response times in milliseconds, ascending. */
  readonly times: readonly number[];
}

const names: readonly PersonaName[] = ['premium', 'vip', 'mevip', 'typer', 'admin'];
/** The maximum ratio of the 99th percentiles with and without attacks. */
const maxSlowdown = 3;

const percentile = ({ times }: Phase, share: number): number =>
  times[Math.floor(times.length * share)] ?? Number.NaN;
const logPhase = (name: string, phase: Phase): void =>
  log(
    `${name}: ${[...phase.outcomes].map(([code, count]) => `${code} ${count}`).join(', ')}; ` +
      `median ${percentile(phase, 0.5).toFixed(0)} ms, p99 ${percentile(phase, 0.99).toFixed(0)} ms`,
  );

/**
 * Runs ordinary users without and then with attackers, each at an address of its own.
 * @returns the failures: errors that users got, and responses that were too slow
 */
export async function runUnderAttack(phaseMs: number, seed: number): Promise<string[]> {
  const topology = await startTestTopology({ gateways: 1, upstream: { ROTATE_TOKENS: '0' } });
  try {
    const url = topology.gateways[0]?.url ?? '';
    const random = seededRandom(seed);
    const visitors = await Promise.all(
      names.map(async (name, index) => ({
        name,
        client: await new GraphClient(url, { address: `198.51.100.${index + 1}` }).signIn(
          personas[name].email,
        ),
      })),
    );
    const [first] = visitors;
    const leagueId = first === undefined ? '' : await firstLeague(first.client);

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
    logPhase('Without attacks', quiet);
    const attackers = fork(fileURLToPath(new URL('attack.ts', import.meta.url)), [url], {
      execArgv: ['--import', 'tsx'],
    });
    // Real attackers have machines of their own, so this process gets only spare processor time.
    if (attackers.pid !== undefined) setPriority(attackers.pid, constants.priority.PRIORITY_LOW);
    const attacked = await phase();
    if (attackers.exitCode !== null) throw new Error('The attackers ended early.');
    attackers.kill('SIGKILL');
    logPhase(`With ${Object.keys(attacks).length} kinds of attacks`, attacked);

    const slowdown = percentile(attacked, 0.99) / percentile(quiet, 0.99);
    log(`The 99th percentile is ${slowdown.toFixed(1)} times as long; at most ${maxSlowdown} is allowed.`);
    const errors = [...quiet.outcomes, ...attacked.outcomes].filter(([code]) => code !== 'OK');
    return [
      ...errors.map(([code, count]) => `${count} answers to ordinary users were ${code}`),
      ...(slowdown > maxSlowdown ? ['ordinary users waited too long'] : []),
    ];
  } finally {
    await topology.stop();
  }
}
