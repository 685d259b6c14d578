import { createHmac } from 'node:crypto';
import { and, desc, eq, gt, lte, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { ApiContext } from '../api-context.ts';
import { minute } from '../clock.ts';
import { attempts } from '../db/sign-in-tables.ts';

/** Wrong passwords per client address and e-mail address, whether or not it has an account. */
export const signInLimit: Limit = { name: 'sign-in', max: 10, windowMs: 15 * minute };

/** Wrong passwords per e-mail address. Beyond it, attempts are delayed but not rejected. */
export const slowSignInLimit: Limit = { ...signInLimit, name: 'slow-sign-in', max: 30 };

export const signInDelayMs = 1_000;

/** Wrong current passwords per signed-in user. Separate from sign-in, so that strangers cannot exhaust it. */
export const currentPasswordLimit: Limit = { ...signInLimit, name: 'current-password' };

/** Password reset mails per client address and e-mail address, whether or not it has an account. */
export const resetMailLimit: Limit = { name: 'reset-mail', max: 5, windowMs: 60 * minute };

/** Password reset mails per e-mail address. Beyond it none is sent, and the newest code stays valid. */
export const allResetMailsLimit: Limit = { ...resetMailLimit, name: 'all-reset-mails', max: 20 };

export type AttemptDeps = Pick<ApiContext, 'db' | 'clock' | 'secret'>;

interface Limit {
  name: string;
  /** At least 2. */
  max: number;
  /** Also how long a subject is blocked after its last attempt. */
  windowMs: number;
}

/** Beyond it, the rows that expire first are deleted. */
const maxRows = 50_000;

/**
 * Counts attempts per subject in the database, in a sliding window. Subjects are stored as a keyed hash only.
 * No library offers a sliding window with a bounded number of rows in PostgreSQL.
 */
export class AttemptLimit {
  readonly #context: AttemptDeps;
  readonly #limit: Limit;
  readonly #queues = new Map<string, Promise<unknown>>();

  constructor(context: AttemptDeps, limit: Limit) {
    this.#context = context;
    this.#limit = limit;
  }

  /**
   * Runs a check such as that of a password. A failure counts; a success resets the count. Checks of one subject run
   * sequentially, so that concurrent requests cannot exceed the limit.
   * @throws the error of `refusal` while the subject is blocked; the check is then not run
   */
  async run(subject: string, check: () => Promise<boolean>, refusal: () => Error): Promise<boolean> {
    const previous = this.#queues.get(subject) ?? Promise.resolve();
    const current = previous
      .catch(() => {})
      .then(async () => {
        if (await this.isBlocked(subject)) throw refusal();
        const isPassed = await check();
        await (isPassed ? this.reset(subject) : this.record(subject));
        return isPassed;
      });
    this.#queues.set(subject, current);
    try {
      return await current;
    } finally {
      if (this.#queues.get(subject) === current) this.#queues.delete(subject);
    }
  }

  async isBlocked(subject: string): Promise<boolean> {
    const { db, clock } = this.#context;
    return (await db.$count(attempts, and(this.#is(subject), gt(attempts.closedUntil, clock())))) > 0;
  }

  async reset(subject: string): Promise<void> {
    await this.#context.db.delete(attempts).where(this.#is(subject));
  }

  #keyOf(subject: string): string {
    return createHmac('sha256', this.#context.secret)
      .update(`${this.#limit.name}:${subject}`)
      .digest('base64url');
  }

  #is(subject: string) {
    return eq(attempts.key, this.#keyOf(subject));
  }

  /** Counts an attempt, also while the subject is blocked. */
  async record(subject: string): Promise<void> {
    const { db, clock } = this.#context;
    const key = this.#keyOf(subject);
    const { max, windowMs } = this.#limit;
    const now = clock().getTime();
    await this.#prune(new Date(now));
    // The newest ones suffice to reach `max`.
    const recent = sql`array(
      select one from unnest(${attempts.at}) with ordinality past(one, nth)
      where one > ${now - windowMs}::float8 and nth > cardinality(${attempts.at}) - ${max - 1}::integer
    )`;
    const blocks = sql`cardinality(${recent}) + 1 >= ${max}`;
    const blockedUntil = new Date(now + windowMs).toISOString();
    await db
      .insert(attempts)
      .values({
        key,
        at: [now],
        expiresAt: new Date(now + windowMs),
      })
      .onConflictDoUpdate({
        target: attempts.key,
        set: {
          at: sql`${recent} || ${now}::float8`,
          closedUntil: sql`case when ${blocks} then ${blockedUntil}::timestamptz else ${attempts.closedUntil} end`,
          expiresAt: sql`excluded.expires_at`,
        },
      });
  }

  /** Skips rows that concurrent attempts have locked, instead of waiting for them. */
  async #prune(now: Date): Promise<void> {
    const { db } = this.#context;
    const skipLocked = { skipLocked: true } as const;
    const expired = db
      .select({ key: attempts.key })
      .from(attempts)
      .where(lte(attempts.expiresAt, now))
      .orderBy(attempts.expiresAt)
      .limit(1_000)
      .for('update', skipLocked);
    await db.delete(attempts).where(hasKeyIn(expired));
    // Without a lock of its own, because PostgreSQL also locks the rows that an offset skips.
    const oldest = db
      .select({ key: attempts.key })
      .from(attempts)
      .orderBy(desc(attempts.expiresAt))
      .offset(maxRows - 1);
    const surplus = db
      .select({ key: attempts.key })
      .from(attempts)
      .where(hasKeyIn(oldest))
      .for('update', skipLocked);
    await db.delete(attempts).where(hasKeyIn(surplus));
  }
}

/** The array is computed once; with `in` the plan decides how often a subquery runs. */
const hasKeyIn = (keys: SQLWrapper): SQL => sql`${attempts.key} = any(array(${keys}))`;
