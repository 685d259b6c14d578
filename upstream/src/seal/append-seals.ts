import { createHash, randomBytes } from 'node:crypto';
import { asc, desc, inArray, notExists, sql } from 'drizzle-orm';
import { insertMany } from '../db/bulk.ts';
import type { Queryable, Transaction } from '../db/database.ts';
import { groupBy } from '../db/group-by.ts';
import { tipSeals } from '../db/seal-tables.ts';
import { tipMatches, tips } from '../db/tip-tables.ts';

type Seal = typeof tipSeals.$inferSelect;
export type SealKind = Seal['kind'];

/** What the first seal names as the one before it. */
const noHash = '0'.repeat(64);

/** A tip that is sealed later than this after it was published counts as recorded, not as created. */
const sealedAtOnceMs = 5 * 60_000;

const sha256 = (...parts: readonly (string | Buffer)[]): string => {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part);
  return hash.digest('hex');
};

/**
 * The hash of a seal: SHA-256 of these seven lines in UTF-8, joined by line feeds, without one at the end. The content is in it
 * by its own hash, so that the chain can be checked while contents are still secret.
 */
const hashOf = (seal: Omit<Seal, 'hash' | 'salt' | 'content' | 'opensAt' | 'tipId'>): string =>
  sha256(
    [
      `tipgraph-seal-1 ${seal.sequence}`,
      seal.previousHash,
      seal.sealedAt.toISOString(),
      seal.kind,
      `tip ${seal.number}`,
      seal.saltHash,
      seal.contentHash,
    ].join('\n'),
  );

/** A tip that something has happened to, as it is now, with its matches in their order. */
interface SealedEvent {
  readonly kind: SealKind;
  readonly tip: Tip;
  readonly legs: readonly SealedLeg[];
}

/**
 * Adds seals behind the chain, in their order, in the transaction that changes the tips. Times never go back in the chain: where
 * the clock does, a seal has the time of the one before it.
 */
export async function appendSeals(tx: Transaction, now: Date, events: readonly SealedEvent[]): Promise<void> {
  if (events.length === 0) return;
  // Whoever seals at the same moment waits, so that all seals are in one chain.
  await tx.execute(sql`lock table ${tipSeals} in share row exclusive mode`);
  const [head] = await tx.select().from(tipSeals).orderBy(desc(tipSeals.sequence)).limit(1);
  const sealedAt = head && head.sealedAt > now ? head.sealedAt : now;
  let { sequence, hash: previousHash } = head ?? { sequence: 0, hash: noHash };
  const rows: Seal[] = [];
  for (const { kind, tip, legs } of events) {
    sequence += 1;
    const content = canonicalTip(tip, legs);
    const salt = randomBytes(32);
    const isLate = sealedAt.getTime() - tip.createdAt.getTime() > sealedAtOnceMs;
    const seal = {
      sequence,
      tipId: tip.id,
      number: tip.idx,
      kind: kind === 'created' && isLate ? 'recorded' : kind,
      sealedAt,
      previousHash,
      contentHash: sha256(salt, content),
      saltHash: sha256(salt),
    } as const;
    previousHash = hashOf(seal);
    const opensAt = lastKickOff(tip, legs);
    rows.push({ ...seal, hash: previousHash, salt: salt.toString('hex'), content, opensAt });
  }
  await insertMany(tx, tipSeals, rows);
}

/** Adds a seal of what has happened to one tip, whose matches are as they are stored. */
export async function sealTip(tx: Transaction, now: Date, kind: SealKind, tip: Tip): Promise<void> {
  const legs = (await legsOf(tx, [tip.id])).get(tip.id) ?? [];
  await appendSeals(tx, now, [{ kind, tip, legs }]);
}

/** Seals tips that go, before they are deleted, unless their last seal says so already. */
export async function sealDeleted(tx: Transaction, now: Date, going: readonly Tip[]): Promise<void> {
  const gone = going.filter(({ tipStatus }) => tipStatus !== 'tip_deleted');
  const legs = await legsOf(
    tx,
    gone.map(({ id }) => id),
  );
  await appendSeals(
    tx,
    now,
    gone.map((tip) => ({ kind: 'deleted', tip, legs: legs.get(tip.id) ?? [] })),
  );
}

/** Takes all tips without a seal into the chain, in the order in which they were published; deleted ones as deleted. */
export async function sealUnsealed(tx: Transaction, now: Date): Promise<void> {
  const known = tx.select({ one: sql`1` }).from(tipSeals).where(sql`${tipSeals.tipId} = ${tips.id}`);
  const found = await tx
    .select()
    .from(tips)
    .where(notExists(known))
    .orderBy(asc(tips.createdAt), asc(tips.idx));
  const legs = await legsOf(
    tx,
    found.map(({ id }) => id),
  );
  await appendSeals(
    tx,
    now,
    found.map((tip) => ({
      kind: tip.tipStatus === 'tip_deleted' ? 'deleted' : 'created',
      tip,
      legs: legs.get(tip.id) ?? [],
    })),
  );
}

async function legsOf(db: Queryable, tipIds: readonly number[]): Promise<Map<number, SealedLeg[]>> {
  if (tipIds.length === 0) return new Map();
  const found = await db
    .select()
    .from(tipMatches)
    .where(inArray(tipMatches.tipId, [...tipIds]))
    .orderBy(asc(tipMatches.position), asc(tipMatches.id));
  return groupBy(found, ({ tipId }) => tipId);
}

type Tip = typeof tips.$inferSelect;

type SealedLeg = Pick<typeof tipMatches.$inferSelect, 'title' | 'tip' | 'date' | 'exchange'>;

const results = {
  tip_active: null,
  tip_success: 'won',
  tip_fail: 'lost',
  tip_cancel: 'void',
  tip_deleted: null,
} as const satisfies Record<Tip['tipStatus'], string | null>;

/**
 * The canonical form of a tip: JSON without blanks whose keys stand in this order, decimals and the author's number as texts,
 * times in UTC to the millisecond. What is sealed are its bytes in UTF-8.
 */
export const canonicalTip = (tip: Tip, legs: readonly SealedLeg[]): string =>
  JSON.stringify({
    tip: tip.idx,
    type: tip.tipType,
    match: tip.title,
    pick: tip.tip,
    kickOff: tip.date.toISOString(),
    odds: String(tip.exchange),
    stake: String(tip.rate),
    author: tip.authorId === null ? null : String(tip.authorId),
    publishedAt: tip.createdAt.toISOString(),
    legs: legs.map((leg) => ({
      match: leg.title,
      pick: leg.tip,
      kickOff: leg.date.toISOString(),
      odds: String(leg.exchange),
    })),
    result: results[tip.tipStatus],
    reason: tip.cancelReason,
  });

/** When the last match of a tip is told to begin. */
const lastKickOff = ({ date }: Tip, legs: readonly SealedLeg[]): Date =>
  new Date(Math.max(date.getTime(), ...legs.map((leg) => leg.date.getTime())));
