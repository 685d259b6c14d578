import { setTimeout as pause } from 'node:timers/promises';
import { type Answer, type FaultName, faults } from '../faults/faults.ts';
import type { FaultyOrigin } from '../faults/faulty-origin.ts';
import { forwardCall, type ResponseFault, type TokenTracker } from './forward-call.ts';

const names = Object.keys(faults) as FaultName[];
/** Rare, since one takes as long as a hundred other faults. */
const slowFaults: ReadonlySet<FaultName> = new Set(['a body of 50 MiB']);
/** Longer than the gateway's timeout. */
const maxDelayMs = 5000;

/** Injects random faults, the same for the same seed and order of calls. */
export interface FaultInjector {
  /** Counts by fault. */
  readonly counts: ReadonlyMap<string, number>;
  /** Changes at random until `isOver` between no faults, few, many, a hanging group and a refused connection. */
  run(isOver: () => boolean): Promise<void>;
}

/** Injects no faults before `run`. */
export function createFaultInjector(
  origin: FaultyOrigin,
  target: string,
  tokens: TokenTracker,
  random: () => number,
): FaultInjector {
  const counts = new Map<string, number>();
  const forwardUnchanged = forwardCall(target, tokens, null);
  const count = (name: string): void => void counts.set(name, (counts.get(name) ?? 0) + 1);
  const pick = <Item>(items: readonly Item[]): Item | undefined => items[Math.floor(random() * items.length)];

  function randomResponseFault(): ResponseFault {
    const responseFaults: ResponseFault[] = [
      { kind: 'delayed', ms: random() * maxDelayMs },
      { kind: 'truncated' },
      { kind: 'lost' },
    ];
    return pick(responseFaults) ?? { kind: 'lost' };
  }

  function randomFault(): Answer {
    if (random() < 0.4) {
      const fault = randomResponseFault();
      count(`response ${fault.kind}`);
      return forwardCall(target, tokens, fault);
    }
    const name = pick(names) ?? 'reset';
    if (slowFaults.has(name) && random() < 0.9) return forwardUnchanged;
    count(name);
    return faults[name];
  }

  const withProbability = (probability: number) => (): Answer | null =>
    random() < probability ? randomFault() : null;

  /** Waits for the calls that have reached the upstream, then cuts all connections and refuses new ones. */
  async function refuse(): Promise<void> {
    origin.chooseFault = () => faults.reset;
    await tokens.drain();
    await origin.refuse();
    origin.chooseFault = () => null;
  }

  async function runPhase(): Promise<void> {
    const kind = random();
    const durationMs = 1000 + random() * 4000;
    if (kind < 0.35) origin.chooseFault = withProbability(0.05);
    else if (kind < 0.6) origin.chooseFault = withProbability(0.4);
    else if (kind < 0.75) {
      const hanging = pick(['/leagues', '/tips', '/dropinfos', '/auth']) ?? '/tips';
      count(`${hanging} hangs`);
      origin.chooseFault = ({ path }) => (path.startsWith(hanging) ? faults['slow headers'] : null);
    } else if (kind < 0.9) {
      count('refused');
      await refuse();
      await pause(durationMs / 2);
      await origin.accept();
      return;
    } else origin.chooseFault = () => null;
    await pause(durationMs);
    origin.chooseFault = () => null;
  }

  return {
    counts,
    async run(isOver) {
      while (!isOver()) await runPhase();
      // Cuts hanging calls, which would otherwise occupy the gateway until their timeout.
      await refuse();
      await origin.accept();
    },
  };
}
