import type { Signals } from './signals.ts';
import { ProfitTally, shareOf } from './tally.ts';

/** Bets that are counted together, in the order of time. */
export class SignalGroup {
  #bets = 0;
  #hits = 0;
  #voids = 0;
  #matches = 0;
  /** The sum over matches of their squared numbers of bets. */
  #bets2 = 0;
  #lastMatch = 0;
  #onLastMatch = 0;
  readonly #opening = new ProfitTally();
  readonly #signal = new ProfitTally();
  readonly #closing = new ProfitTally();

  /** Adds the nth of some signals. */
  add({ prices, places, odds }: Signals, nth: number): void {
    const place = places[nth] ?? 0;
    const matchId = prices.matchIds[place] ?? 0;
    const won = prices.won[place] ?? 0;
    const lost = prices.lost[place] ?? 0;
    const before = this.#lastMatch === matchId ? this.#onLastMatch : 0;
    this.#lastMatch = matchId;
    this.#onLastMatch = before + 1;
    if (before === 0) this.#matches += 1;
    this.#bets += 1;
    this.#bets2 += 2 * before + 1;
    if (won > 0) this.#hits += 1;
    else if (lost === 0) this.#voids += 1;
    this.#opening.add(won * ((prices.openings[place] ?? 0) - 1) - lost, before);
    this.#signal.add(won * ((odds[nth] ?? 0) - 1) - lost, before);
    this.#closing.add(won * ((prices.closings[place] ?? 0) - 1) - lost, before);
  }

  /** Adds the bets of another one, which are on other matches. */
  join(other: SignalGroup): void {
    this.#bets += other.#bets;
    this.#hits += other.#hits;
    this.#voids += other.#voids;
    this.#matches += other.#matches;
    this.#bets2 += other.#bets2;
    this.#opening.join(other.#opening);
    this.#signal.join(other.#signal);
    this.#closing.join(other.#closing);
  }

  /** As the API sends it; a bet that won a half counts as a hit, and one whose stake came back not at all. */
  json() {
    const count = { bets: this.#bets, matches: this.#matches, bets2: this.#bets2 };
    return {
      signals: this.#bets,
      hits: this.#hits,
      voids: this.#voids,
      hit_rate: shareOf(this.#hits, this.#bets - this.#voids),
      at_opening: this.#opening.json(count),
      at_signal: this.#signal.json(count),
      at_closing: this.#closing.json(count),
    };
  }
}

/** Bets by a key, in the order in which each was first met. */
export class SignalGroups<Key> {
  readonly #groups = new Map<Key, SignalGroup>();

  of(key: Key): SignalGroup {
    const known = this.#groups.get(key);
    if (known) return known;
    const made = new SignalGroup();
    this.#groups.set(key, made);
    return made;
  }

  [Symbol.iterator](): IterableIterator<[Key, SignalGroup]> {
    return this.#groups.entries();
  }

  json<Name extends string>(name: Name) {
    return [...this.#groups].map(([key, group]) => ({
      ...({ [name]: key } as Record<Name, Key>),
      ...group.json(),
    }));
  }
}
