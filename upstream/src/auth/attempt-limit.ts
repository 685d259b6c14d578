import { createHmac } from 'node:crypto';
import { and, desc, eq, gt, inArray, lte, sql } from 'drizzle-orm';
import type { ApiContext } from '../api-context.ts';
import { minute } from '../clock.ts';
import { attempts } from '../db/account-tables.ts';

/** Wrong passwords that one client address gives for one e-mail address, whether or not an account has it. */
export const signInLimit: Limit = { name: 'sign-in', max: 10, within: 15 * minute, closedFor: 15 * minute };

/** Wrong passwords for one e-mail address from everywhere; beyond it each attempt waits, and none is refused. */
export const slowSignInLimit: Limit = { ...signInLimit, name: 'slow-sign-in', max: 30 };

/** How long an attempt beyond `slowSignInLimit` waits, in milliseconds. */
export const slowSignInMs = 1_000;

/** Wrong current passwords given by one signed-in user; apart from sign-in, so that strangers cannot use it up. */
export const currentPasswordLimit: Limit = { ...signInLimit, name: 'current-password' };

/** Mails with a code for a new password that one client address asks for one e-mail address, whether or not an account has it. */
export const resetMailLimit: Limit = {
  name: 'reset-mail',
  max: 5,
  within: 60 * minute,
  closedFor: 60 * minute,
};

/** Such mails to one e-mail address, whoever asks; beyond it none is sent, and the code of the newest stays good. */
export const allResetMailsLimit: Limit = { ...resetMailLimit, name: 'all-reset-mails', max: 20 };

interface Limit {
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
 * keyed hash only. No library: none counts a sliding window and bounds its rows in PostgreSQL.
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
  async prove(subject: string, attempt: () => Promise<boolean>, refusal: () => Error): Promise<boolean> {
    const before = this.#turns.get(subject) ?? Promise.resolve();
    const turn = before
      .catch(() => {})
      .then(async () => {
        if (await this.isClosed(subject)) throw refusal();
        const isRight = await attempt();
        await (isRight ? this.reset(subject) : this.note(subject));
        return isRight;
      });
    this.#turns.set(subject, turn);
    try {
      return await turn;
    } finally {
      if (this.#turns.get(subject) === turn) this.#turns.delete(subject);
    }
  }

  /** Counts an attempt that succeeds anyway. @throws the error of `refusal` while nothing is let through */
  async spend(subject: string, refusal: () => Error): Promise<void> {
    await this.prove(subject, async () => false, refusal);
  }

  /** Whether nothing is let through. */
  async isClosed(subject: string): Promise<boolean> {
    const { db, clock } = this.#context;
    return (await db.$count(attempts, and(this.#is(subject), gt(attempts.closedUntil, clock())))) > 0;
  }

  /** Wipes the count of a subject. */
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

  /** Counts an attempt, also while nothing would be let through. */
  async note(subject: string): Promise<void> {
    const { db, clock } = this.#context;
    const key = this.#keyOf(subject);
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
