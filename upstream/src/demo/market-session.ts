import { eq } from 'drizzle-orm';
import { type Clock, minute, type Random, second } from '../clock.ts';
import type { Database } from '../db/database.ts';
import { users } from '../db/tables.ts';
import type { Changes } from '../hook/changes.ts';
import { wholeBetween } from './chance.ts';
import { type DemoLeague, findDemoLeagues } from './demo-leagues.ts';
import { demoTyper, extendDemoSubscriptions } from './demo-users.ts';
import { renewDemo } from './import-demo.ts';
import { applyMoves, loadMarketGroups } from './market-groups.ts';
import { type MarketGroup, marketStep, nextDropAfter } from './market-step.ts';
import { pruneDemo } from './prune-demo.ts';
import { publishTip, settleTip } from './tip-book.ts';

/** What the market works with. */
export interface MarketOptions {
  db: Database;
  clock: Clock;
  random: Random;
  changes: Changes;
  logger: { error(fault: unknown, message: string): void };
  /** Fraction from which an odds drop makes a dropinfo. */
  minDrop: number;
}

/** When fewer markets than this can still fall, more fixtures are added. */
const minCalmGroups = 60;
const moreFixtures = 20;

/** The demo's market between its steps. Each step does what is due by the clock. */
export class MarketSession {
  readonly #options: MarketOptions;
  #leagues: DemoLeague[] = [];
  #groups: MarketGroup[] = [];
  #authorId: number | null = null;
  #tidyAt = 0;
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

  /** Does all that is due. A part that fails is logged and tried again when it is next due; it stops nothing. */
  async step(): Promise<void> {
    const now = this.#options.clock();
    const time = now.getTime();
    if (time >= this.#tidyAt) {
      this.#tidyAt = time + minute;
      await this.#attempt('tidying up', () => this.#tidy(now));
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
   * Makes one event, whatever is due: by turns a new dropinfo, and a tip that is settled or, where none can be, a new
   * one.
   */
  async makeEvent(): Promise<void> {
    const now = this.#options.clock();
    this.#events += 1;
    await this.#attempt('tidying up', () => this.#tidy(now));
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
    return wholeBetween(min, max, this.#options.random);
  }

  async #tidy(now: Date): Promise<void> {
    const { db, random, minDrop } = this.#options;
    this.#authorId = await this.#findTyper();
    this.#leagues = await findDemoLeagues(db);
    await extendDemoSubscriptions(db, now);
    await db.transaction(async (tx) => {
      await renewDemo(tx, this.#leagues, { now, extra: 0 }, random);
      await pruneDemo(tx, now);
    });
    this.#groups = await loadMarketGroups(db, now);
    const calm = this.#groups.filter(({ prices }) =>
      prices.every(({ opening, current }) => opening - current < opening * minDrop),
    );
    if (calm.length >= minCalmGroups) return;
    await db.transaction((tx) => renewDemo(tx, this.#leagues, { now, extra: moreFixtures }, random));
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
    const { born, moved } = await db.transaction((tx) => applyMoves(tx, moves, { now, minDrop }));
    for (const id of born) changes.announce({ kind: 'dropinfo', id, isNew: true });
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

const betweenSteps = 2_000;

/** A market that runs until it is closed. */
export interface DemoMarket {
  /** Ends the market; what a step is doing is done first. */
  close(): Promise<void>;
}

/**
 * Keeps the demo alive: odds move, every 10 to 30 seconds a dropinfo is born, matches are played, tips are
 * published and settled, fixtures of the past are replaced. Nothing happens in a database without demo data.
 * @param eventSeconds makes one event each time so many seconds have passed, and nothing else; 0 makes none
 */
export function startDemoMarket(options: MarketOptions, eventSeconds: number | null = null): DemoMarket {
  const session = new MarketSession(options);
  let closed = false;
  let step = Promise.resolve();
  let timer: NodeJS.Timeout | undefined;
  const between = eventSeconds === null ? betweenSteps : eventSeconds * second;
  const plan = (delay: number) => {
    if (closed) return;
    timer = setTimeout(() => {
      const done = eventSeconds === null ? session.step() : session.makeEvent();
      step = done.then(() => plan(between));
    }, delay);
  };
  if (eventSeconds !== 0) plan(eventSeconds === null ? 0 : between);
  return {
    close: async () => {
      closed = true;
      clearTimeout(timer);
      await step;
    },
  };
}
