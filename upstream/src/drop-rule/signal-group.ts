import type { SettledPrice } from './settled-prices.ts';
import { ProfitTally, shareOf } from './tally.ts';

/** The prices at which the bet of a signal is settled. */
interface BetOdds {
  opening: number;
  signal: number;
  closing: number;
}

/** Signals that are counted together, in the order of time. */
export class SignalGroup {
  signals = 0;
  #hits = 0;
  #voids = 0;
  #lastMatch: number | null = null;
  readonly profits = { opening: new ProfitTally(), signal: new ProfitTally(), closing: new ProfitTally() };

  add({ matchId, won, lost }: SettledPrice, odds: BetOdds): void {
    const isSameMatch = this.#lastMatch === matchId;
    this.#lastMatch = matchId;
    this.signals += 1;
    if (won > 0) this.#hits += 1;
    else if (lost === 0) this.#voids += 1;
    this.profits.opening.add(won * (odds.opening - 1) - lost, isSameMatch);
    this.profits.signal.add(won * (odds.signal - 1) - lost, isSameMatch);
    this.profits.closing.add(won * (odds.closing - 1) - lost, isSameMatch);
  }

  /** As the API sends it; a bet that won a half counts as a hit, and one whose stake came back not at all. */
  json() {
    return {
      signals: this.signals,
      hits: this.#hits,
      voids: this.#voids,
      hit_rate: shareOf(this.#hits, this.signals - this.#voids),
      at_opening: this.profits.opening.json(),
      at_signal: this.profits.signal.json(),
      at_closing: this.profits.closing.json(),
    };
  }
}

/** Signals by a key, in the order in which each was first met. */
export class SignalGroups<Key> {
  readonly #groups = new Map<Key, SignalGroup>();

  of(key: Key): SignalGroup {
    const known = this.#groups.get(key);
    if (known) return known;
    const made = new SignalGroup();
    this.#groups.set(key, made);
    return made;
  }

  json<Name extends string>(name: Name) {
    return [...this.#groups].map(([key, group]) => ({
      ...({ [name]: key } as Record<Name, Key>),
      ...group.json(),
    }));
  }
}
