import { keepRunning } from '../background.ts';
import { minute, type Random, second } from '../clock.ts';
import type { Deps } from '../deps.ts';
import type { Changes } from '../hook/changes.ts';
import { findDemoLeagues } from './demo-leagues.ts';
import { publishTip, settleTip } from './demo-tips.ts';
import { extendDemoSubscriptions } from './demo-users.ts';
import { updateDemo } from './import-demo.ts';
import { applyMoves, loadMarketGroups } from './market-groups.ts';
import { type MarketGroup, marketStep, nextDropAfter } from './market-step.ts';
import { pruneDemo } from './prune-demo.ts';
import { randomInt } from './random.ts';

interface MarketOptions extends Deps {
  random: Random;
  changes: Changes;
  logger: { error(error: unknown, message: string): void };
  /** Smallest odds drop, as a fraction, that creates a dropinfo. */
  minDrop: number;
}

/** Fixtures are added when fewer markets than this are without a drop. */
const minCalmGroups = 60;
const moreFixtures = 20;

/** The state of the demo's market. Each step does the work that is scheduled by the clock. */
export class MarketSession {
  readonly #options: MarketOptions;
  #groups: MarketGroup[] = [];
  #updateAt = 0;
  #dropAt: number;
  #settleAt: number;
  #tipAt: number;
  #events = 0;

  constructor(options: MarketOptions) {
    this.#options = options;
    const now = options.clock();
    this.#dropAt = nextDropAfter(now, options.random);
    this.#settleAt = now.getTime() + 5 * second;
    this.#tipAt = now.getTime() + minute;
  }

  /** Does all scheduled work. Errors of a part are logged, and the part runs again at its next time. */
  async step(): Promise<void> {
    const { db, random, changes, clock } = this.#options;
    const now = clock();
    const time = now.getTime();
    if (time >= this.#updateAt) {
      this.#updateAt = time + minute;
      await this.#attempt('updating matches', () => this.#update(now));
    }
    await this.#attempt('moving the odds', () => this.#moveOdds(now));
    if (time >= this.#settleAt) {
      this.#settleAt = time + randomInt(15 * second, 45 * second, random);
      await this.#attempt('settling a tip', () => settleTip(db, changes, now, random));
    }
    if (time >= this.#tipAt) {
      this.#tipAt = time + randomInt(2 * minute, 4 * minute, random);
      await this.#attempt('publishing a tip', () => publishTip(db, changes, now, random));
    }
  }

  /**
   * Makes one event regardless of the schedule: alternately a new dropinfo, and a settled tip or, when there is none to
   * settle, a new one.
   */
  async makeEvent(): Promise<void> {
    const { db, random, changes, clock } = this.#options;
    const now = clock();
    this.#events += 1;
    await this.#attempt('updating matches', () => this.#update(now));
    if (this.#events % 2 === 1) {
      this.#dropAt = now.getTime();
      await this.#attempt('moving the odds', () => this.#moveOdds(now));
    } else {
      await this.#attempt('changing a tip', async () => {
        if (!(await settleTip(db, changes, now, random))) await publishTip(db, changes, now, random);
      });
    }
  }

  async #attempt(what: string, part: () => Promise<unknown>): Promise<void> {
    try {
      await part();
    } catch (error) {
      this.#options.logger.error(error, `The demo market failed at ${what}`);
    }
  }

  async #update(now: Date): Promise<void> {
    const { db, random, minDrop } = this.#options;
    const leagues = await findDemoLeagues(db);
    await extendDemoSubscriptions(db, now);
    await db.transaction(async (tx) => {
      await updateDemo(tx, leagues, { now, extra: 0 }, random);
      await pruneDemo(tx, now);
    });
    this.#groups = await loadMarketGroups(db, now);
    const calm = this.#groups.filter(({ prices }) =>
      prices.every(({ opening, current }) => opening - current < opening * minDrop),
    );
    if (calm.length >= minCalmGroups) return;
    await db.transaction((tx) => updateDemo(tx, leagues, { now, extra: moreFixtures }, random));
    this.#groups = await loadMarketGroups(db, now);
  }

  async #moveOdds(now: Date): Promise<void> {
    const { db, random, changes, minDrop } = this.#options;
    const { moves, nextDropAt } = marketStep(
      { groups: this.#groups, now, nextDropAt: this.#dropAt, minDrop },
      random,
    );
    this.#dropAt = nextDropAt;
    const { created, moved } = await db.transaction((tx) => applyMoves(tx, moves, { now, minDrop }));
    for (const id of created) changes.announce({ kind: 'dropinfo', id, isNew: true });
    for (const id of moved) changes.announce({ kind: 'dropinfo', id, isNew: false });
  }
}

const stepIntervalMs = 2_000;

/**
 * Simulates live data: moves odds, creates a dropinfo every 10 to 30 seconds, finishes matches, publishes and settles tips,
 * and adds fixtures. Does nothing in a database without demo data.
 * @param eventSeconds interval of single events in place of the simulation; 0 for no events
 * @returns `close` waits for the running step
 */
export function startDemoMarket(
  options: MarketOptions,
  eventSeconds: number | null = null,
): { close(): Promise<void> } {
  const session = new MarketSession(options);
  const onFault = (error: unknown) => options.logger.error(error, 'The demo market failed');
  if (eventSeconds === null) return keepRunning(() => session.step(), { everyMs: stepIntervalMs, onFault });
  if (eventSeconds === 0) return { close: async () => {} };
  return keepRunning(() => session.makeEvent(), {
    everyMs: eventSeconds * second,
    onFault,
    isDelayed: true,
  });
}
