import { createHmac } from 'node:crypto';
import { and, desc, eq, gt, inArray, lte, sql } from 'drizzle-orm';
import type { ApiContext } from '../api-context.ts';
import { attempts } from '../db/account-tables.ts';

/** How many attempts are let through within a time, and for how long none is after that. Milliseconds. */
export interface Limit {
  /** Keeps what is limited apart from other limits. */
  name: string;
  max: number;
  within: number;
  closedFor: number;
}

/** Rows that are kept at most; beyond it those that expire first go. */
const maxKept = 50_000;

/**
 * Counts attempts by whom or what they are aimed at, known or not, in the database. Subjects are stored as a
 * keyed hash only.
 */
export class AttemptLimit {
  readonly #context: Pick<ApiContext, 'db' | 'clock' | 'secret'>;
  readonly #limit: Limit;
  readonly #turns = new Map<string, Promise<unknown>>();

  constructor(context: Pick<ApiContext, 'db' | 'clock' | 'secret'>, limit: Limit) {
    this.#context = context;
    this.#limit = limit;
  }

  /**
   * Runs an attempt that proves something, such as a password. A wrong one counts, a right one wipes the count.
   * Attempts at one subject take turns, so that no more than the limit are made however many come at once.
   * @throws the error of `refusal` while nothing is let through, whatever the attempt would have given
   */
  prove(subject: string, attempt: () => Promise<boolean>, refusal: () => Error): Promise<boolean> {
    const key = this.#keyOf(subject);
    return this.#inTurn(key, async () => {
      if (await this.#isClosed(key)) throw refusal();
      const isRight = await attempt();
      if (isRight) await this.#forget(key);
      else await this.#count(key);
      return isRight;
    });
  }

  /**
   * Counts an attempt that succeeds anyway.
   * @throws the error of `refusal` while nothing is let through
   */
  spend(subject: string, refusal: () => Error): Promise<void> {
    const key = this.#keyOf(subject);
    return this.#inTurn(key, async () => {
      if (await this.#isClosed(key)) throw refusal();
      await this.#count(key);
    });
  }

  /** Counts an attempt, also while nothing would be let through. */
  note(subject: string): Promise<void> {
    return this.#count(this.#keyOf(subject));
  }

  /** Whether nothing is let through. */
  isClosed(subject: string): Promise<boolean> {
    return this.#isClosed(this.#keyOf(subject));
  }

  /** Wipes the count of a subject. */
  async reset(subject: string): Promise<void> {
    await this.#forget(this.#keyOf(subject));
  }

  #keyOf(subject: string): string {
    return createHmac('sha256', this.#context.secret)
      .update(`${this.#limit.name}:${subject}`)
      .digest('base64url');
  }

  async #inTurn<Result>(key: string, work: () => Promise<Result>): Promise<Result> {
    const before = this.#turns.get(key) ?? Promise.resolve();
    const turn = before.then(work, work);
    this.#turns.set(key, turn);
    try {
      return await turn;
    } finally {
      if (this.#turns.get(key) === turn) this.#turns.delete(key);
    }
  }

  async #isClosed(key: string): Promise<boolean> {
    const { db, clock } = this.#context;
    const rows = await db
      .select({ key: attempts.key })
      .from(attempts)
      .where(and(eq(attempts.key, key), gt(attempts.closedUntil, clock())));
    return rows.length > 0;
  }

  async #forget(key: string): Promise<void> {
    await this.#context.db.delete(attempts).where(eq(attempts.key, key));
  }

  async #count(key: string): Promise<void> {
    const { db, clock } = this.#context;
    const { max, within, closedFor } = this.#limit;
    const now = clock().getTime();
    await this.#prune(new Date(now));
    const recent = sql`array(select one from unnest(${attempts.at}) one where one > ${now - within}::float8)`;
    const closes = sql`cardinality(${recent}) + 1 >= ${max}`;
    const closedUntil = new Date(now + closedFor).toISOString();
    await db
      .insert(attempts)
      .values({
        key,
        at: [now],
        closedUntil: max <= 1 ? new Date(now + closedFor) : null,
        expiresAt: new Date(now + Math.max(within, closedFor)),
      })
      .onConflictDoUpdate({
        target: attempts.key,
        set: {
          at: sql`${recent} || ${now}::float8`,
          closedUntil: sql`case when ${closes} then ${closedUntil}::timestamptz end`,
          expiresAt: sql`excluded.expires_at`,
        },
      });
  }

  /** Rows of other attempts under way are passed over, so that nobody waits for anybody. */
  async #prune(now: Date): Promise<void> {
    const { db } = this.#context;
    const passing = { skipLocked: true } as const;
    const expired = db
      .select({ key: attempts.key })
      .from(attempts)
      .where(lte(attempts.expiresAt, now))
      .orderBy(attempts.expiresAt)
      .limit(1_000)
      .for('update', passing);
    await db.delete(attempts).where(inArray(attempts.key, expired));
    const surplus = db
      .select({ key: attempts.key })
      .from(attempts)
      .orderBy(desc(attempts.expiresAt))
      .offset(maxKept - 1)
      .for('update', passing);
    await db.delete(attempts).where(inArray(attempts.key, surplus));
  }
}
