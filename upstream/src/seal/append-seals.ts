import { hash, randomBytes } from 'node:crypto';
import { asc, inArray, notExists, sql } from 'drizzle-orm';
import { insertMany } from '../db/bulk.ts';
import type { Queryable, Transaction } from '../db/database.ts';
import { groupBy } from '../db/group-by.ts';
import { tipMatches, tipSeals, tips } from '../db/schema.ts';
import { headOf } from './seal-queries.ts';

type Seal = typeof tipSeals.$inferSelect;

/** The previous hash of the first seal. */
const noHash = '0'.repeat(64);

/** A tip that is sealed later than this after its creation gets the kind `recorded` instead of `created`. */
const maxCreationDelayMs = 5 * 60_000;

/**
 * The hash of a seal: SHA-256 of these seven lines in UTF-8, joined by line feeds, without a trailing one. It includes only
 * the hash of the content, so that the chain can be verified while contents are still secret.
 */
const hashOf = (seal: Omit<Seal, 'hash' | 'salt' | 'content' | 'opensAt' | 'tipId'>): string =>
  hash(
    'sha256',
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

interface SealedEvent {
  readonly kind: Seal['kind'];
  readonly tip: Tip;
}

/**
 * Appends seals of tips and their stored legs to the chain, in the transaction that changes the tips. Times in the chain
 * never decrease: if the clock was set back, a seal gets the time of the previous one.
 */
export async function sealTips(tx: Transaction, now: Date, events: readonly SealedEvent[]): Promise<void> {
  if (events.length === 0) return;
  // Serializes concurrent appends, so that there is one chain.
  await tx.execute(sql`lock table ${tipSeals} in share row exclusive mode`);
  const head = await headOf(tx);
  const legsOf = await readLegs(
    tx,
    events.map(({ tip }) => tip.id),
  );
  const sealedAt = head && head.sealedAt > now ? head.sealedAt : now;
  let { sequence, hash: previousHash } = head ?? { sequence: 0, hash: noHash };
  const rows: Seal[] = [];
  for (const { kind, tip } of events) {
    sequence += 1;
    const legs = legsOf.get(tip.id) ?? [];
    const content = canonicalTip(tip, legs);
    const salt = randomBytes(32);
    const isLate = sealedAt.getTime() - tip.createdAt.getTime() > maxCreationDelayMs;
    const seal = {
      sequence,
      tipId: tip.id,
      number: tip.idx,
      kind: kind === 'created' && isLate ? 'recorded' : kind,
      sealedAt,
      previousHash,
      contentHash: hash('sha256', Buffer.concat([salt, Buffer.from(content)])),
      saltHash: hash('sha256', salt),
    } as const;
    previousHash = hashOf(seal);
    const opensAt = lastKickOff(tip, legs);
    rows.push({ ...seal, hash: previousHash, salt: salt.toString('hex'), content, opensAt });
  }
  await insertMany(tx, tipSeals, rows);
}

/** Seals tips before they are deleted, except those that are already marked as deleted. */
export async function sealDeleted(tx: Transaction, now: Date, deleted: readonly Tip[]): Promise<void> {
  const unsealed = deleted.filter(({ tipStatus }) => tipStatus !== 'tip_deleted');
  await sealTips(
    tx,
    now,
    unsealed.map((tip) => ({ kind: 'deleted', tip })),
  );
}

/** Seals all tips without a seal, in the order of their creation; deleted ones with the kind `deleted`. */
export async function sealUnsealed(tx: Transaction, now: Date): Promise<void> {
  const sealed = tx.select({ one: sql`1` }).from(tipSeals).where(sql`${tipSeals.tipId} = ${tips.id}`);
  const found = await tx
    .select()
    .from(tips)
    .where(notExists(sealed))
    .orderBy(asc(tips.createdAt), asc(tips.idx));
  await sealTips(
    tx,
    now,
    found.map((tip) => ({ kind: tip.tipStatus === 'tip_deleted' ? 'deleted' : 'created', tip })),
  );
}

async function readLegs(db: Queryable, tipIds: readonly number[]): Promise<Map<number, SealedLeg[]>> {
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
 * The canonical form of a tip, whose UTF-8 bytes are sealed: JSON without spaces and with keys in this order, decimals and
 * the author's id as texts, times in UTC with milliseconds.
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

const lastKickOff = ({ date }: Tip, legs: readonly SealedLeg[]): Date =>
  new Date(Math.max(date.getTime(), ...legs.map((leg) => leg.date.getTime())));
