import { eq } from 'drizzle-orm';
import { type Clock, minute, type Random, second } from '../clock.ts';
import type { Database } from '../db/database.ts';
import { users } from '../db/tables.ts';
import type { Changes } from '../hook/changes.ts';
import { type DemoLeague, findDemoLeagues } from './demo-leagues.ts';
import { publishTip, settleTip } from './demo-tips.ts';
import { demoTyper, extendDemoSubscriptions } from './demo-users.ts';
import { updateDemo } from './import-demo.ts';
import { applyMoves, loadMarketGroups } from './market-groups.ts';
import { type MarketGroup, marketStep, nextDropAfter } from './market-step.ts';
import { pruneDemo } from './prune-demo.ts';
import { randomInt } from './random.ts';

interface MarketOptions {
  db: Database;
  clock: Clock;
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
  #leagues: DemoLeague[] = [];
  #groups: MarketGroup[] = [];
  #authorId: number | null = null;
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
    const now = this.#options.clock();
    const time = now.getTime();
    if (time >= this.#updateAt) {
      this.#updateAt = time + minute;
      await this.#attempt('updating matches', () => this.#update(now));
    }
    await this.#attempt('moving the odds', () => this.#moveOdds(now));
    if (time >= this.#settleAt) {
      this.#settleAt = time + this.#between(15 * second, 45 * second);
      await this.#attempt('settling a tip', () => this.#settle(now));
    }
    if (time >= this.#tipAt) {
      this.#tipAt = time + this.#between(2 * minute, 4 * minute);
      await this.#attempt('publishing a tip', () => this.#publish(now));
    }
  }

  /**
   * Makes one event regardless of the schedule: alternately a new dropinfo, and a settled tip or, when there is none to
   * settle, a new one.
   */
  async makeEvent(): Promise<void> {
    const now = this.#options.clock();
    this.#events += 1;
    await this.#attempt('updating matches', () => this.#update(now));
    if (this.#events % 2 === 1) {
      this.#dropAt = now.getTime();
      await this.#attempt('moving the odds', () => this.#moveOdds(now));
    } else {
      await this.#attempt('changing a tip', async () => {
        if (!(await this.#settle(now))) await this.#publish(now);
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

  #between(min: number, max: number): number {
    return randomInt(min, max, this.#options.random);
  }

  async #update(now: Date): Promise<void> {
    const { db, random, minDrop } = this.#options;
    this.#authorId = await this.#findTyper();
    this.#leagues = await findDemoLeagues(db);
    await extendDemoSubscriptions(db, now);
    await db.transaction(async (tx) => {
      await updateDemo(tx, this.#leagues, { now, extra: 0 }, random);
      await pruneDemo(tx, now);
    });
    this.#groups = await loadMarketGroups(db, now);
    const calm = this.#groups.filter(({ prices }) =>
      prices.every(({ opening, current }) => opening - current < opening * minDrop),
    );
    if (calm.length >= minCalmGroups) return;
    await db.transaction((tx) => updateDemo(tx, this.#leagues, { now, extra: moreFixtures }, random));
    this.#groups = await loadMarketGroups(db, now);
  }

  async #findTyper(): Promise<number | null> {
    const [typer] = await this.#options.db
      .select({ id: users.id })
      .from(users)
      .where(eq(users.email, demoTyper));
    return typer?.id ?? null;
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

  async #settle(now: Date): Promise<boolean> {
    const { db, random, changes } = this.#options;
    return settleTip(db, changes, now, random);
  }

  async #publish(now: Date): Promise<void> {
    const { db, random, changes } = this.#options;
    await publishTip(db, changes, { now, authorId: this.#authorId }, random);
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
  let closed = false;
  let step = Promise.resolve();
  let timer: NodeJS.Timeout | undefined;
  const interval = eventSeconds === null ? stepIntervalMs : eventSeconds * second;
  const schedule = (delay: number) => {
    if (closed) return;
    timer = setTimeout(() => {
      const done = eventSeconds === null ? session.step() : session.makeEvent();
      step = done.then(() => schedule(interval));
    }, delay);
  };
  if (eventSeconds !== 0) schedule(eventSeconds === null ? 0 : interval);
  return {
    close: async () => {
      closed = true;
      clearTimeout(timer);
      await step;
    },
  };
}
