import { setTimeout as pause } from 'node:timers/promises';
import { type Answer, type FaultName, faults } from '../faults/faults.ts';
import type { ArrivedCall, FaultyOrigin } from '../faults/faulty-origin.ts';
import { type Crossing, passOn, type WayBack } from './pass-on.ts';

const names = Object.keys(faults) as FaultName[];
/** Rare, since one of them takes as long as a hundred others. */
const heavy: ReadonlySet<FaultName> = new Set(['a body of 50 MiB']);
/** Longer than the gateway waits. */
const longestDelayMs = 5000;

/** Random faults, the same for the same seed and order of calls. */
export interface Weather {
  /** Counts of what has befallen calls. */
  readonly counts: ReadonlyMap<string, number>;
  /** Changes at random until `isOver`: calm, rain, storms, a group that hangs, an upstream that is gone for a moment. */
  blow(isOver: () => boolean): Promise<void>;
}

/** Makes the weather between a gateway and the upstream at `target`; calm until it blows. */
export function makeWeather(
  origin: FaultyOrigin,
  target: string,
  crossing: Crossing,
  random: () => number,
): Weather {
  const counts = new Map<string, number>();
  const whole = passOn(target, crossing, null);
  const count = (what: string): void => void counts.set(what, (counts.get(what) ?? 0) + 1);
  const pick = <Item>(items: readonly Item[]): Item | undefined => items[Math.floor(random() * items.length)];

  function wayBack(): WayBack {
    const kinds: WayBack[] = [
      { kind: 'late', ms: random() * longestDelayMs },
      { kind: 'broken off' },
      { kind: 'lost' },
    ];
    return pick(kinds) ?? { kind: 'lost' };
  }

  function misfortune(): Answer {
    if (random() < 0.4) {
      const back = wayBack();
      count(`${back.kind} on its way back`);
      return passOn(target, crossing, back);
    }
    const name = pick(names) ?? 'reset';
    if (heavy.has(name) && random() < 0.9) return whole;
    count(name);
    return faults[name];
  }

  const chance = (share: number) => (): Answer | null => (random() < share ? misfortune() : null);

  /** Cuts all connections once the calls that have reached the upstream are through, and refuses new ones. */
  async function refuse(): Promise<void> {
    origin.choose = () => faults.reset;
    await crossing.ended();
    await origin.refuse();
    origin.choose = () => null;
  }

  async function spell(): Promise<void> {
    const kind = random();
    const lastsMs = 1000 + random() * 4000;
    if (kind < 0.35) origin.choose = chance(0.05);
    else if (kind < 0.6) origin.choose = chance(0.4);
    else if (kind < 0.75) {
      const hanging = pick(['/leagues', '/tips', '/dropinfos', '/auth']) ?? '/tips';
      const isMeant = ({ path }: ArrivedCall) => path.startsWith(hanging);
      count(`${hanging} hangs`);
      origin.choose = (call) => (isMeant(call) ? faults['slow headers'] : null);
    } else if (kind < 0.9) {
      count('refused');
      await refuse();
      await pause(lastsMs / 2);
      await origin.accept();
      return;
    } else origin.choose = () => null;
    await pause(lastsMs);
    origin.choose = () => null;
  }

  return {
    counts,
    async blow(isOver) {
      while (!isOver()) await spell();
      // What still hangs would hold its place until the gateway gives it up.
      await refuse();
      await origin.accept();
    },
  };
}
