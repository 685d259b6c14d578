import { and, eq, gt, inArray, like, lt, type SQL, sql } from 'drizzle-orm';
import { day, hour, type Random } from '../clock.ts';
import { insertMany } from '../db/bulk.ts';
import type { Database, Queryable } from '../db/database.ts';
import { matches, tipMatches, tips, users } from '../db/schema.ts';
import type { Changes } from '../hook/changes.ts';
import { sealTips, sealUnsealed } from '../seal/append-seals.ts';
import { nextTipIdx } from '../tip/store-tip-parts.ts';
import { type ComposedTip, cancelledState, composeTip } from './compose-tip.ts';
import { findDemoMatches } from './demo-leagues.ts';
import { demoTyper } from './demo-users.ts';
import { expectedGoals } from './match-model.ts';
import { outcomeOf, readTipUid, type Score, type TippedCodes, type TippedMatch } from './picks.ts';

type TipState = Pick<typeof tips.$inferSelect, 'tipStatus' | 'cancelReason' | 'cancelReasonEn'>;

export const activeState: TipState = { tipStatus: 'tip_active', cancelReason: null, cancelReasonEn: null };

/** Share of tips that are cancelled instead of settled. */
const cancelledShare = 0.06;
const maxTipsOfMatch = 3;

/** Matches of the demo with their expected goals, by kick-off. */
export async function tippableMatches(db: Queryable, condition: SQL | undefined): Promise<TippedMatch[]> {
  const rows = await findDemoMatches(db, condition);
  return rows.map(({ id, kickOff, league, home, away }) => ({
    id,
    date: kickOff,
    home: home.name,
    away: away.name,
    league: league.name,
    expected: expectedGoals(home.id, away.id),
  }));
}

/** The matches that may have one more tip. */
export const openToTips = (some: readonly TippedMatch[], tipped: TippedCodes): TippedMatch[] =>
  some.filter(({ id }) => (tipped.get(id)?.length ?? 0) < maxTipsOfMatch);

export type EndedTip = ComposedTip & { ending: TipState };

/** Stores tips with their matches. @returns their ids */
export async function storeTips(db: Queryable, some: readonly EndedTip[]): Promise<number[]> {
  const [typer] = await db.select({ id: users.id }).from(users).where(eq(users.email, demoTyper));
  const ids = await insertMany(
    db,
    tips,
    some.map(({ tip, ending }) => ({ ...tip, ...ending, authorId: typer?.id ?? null })),
  );
  await insertMany(
    db,
    tipMatches,
    some.flatMap(({ matches: ofTip }, index) => {
      const tipId = ids[index];
      return tipId === undefined ? [] : ofTip.map((match) => ({ ...match, tipId }));
    }),
  );
  return ids;
}

/** Publishes, seals and announces a tip on a match of the next hours, when there is one. */
export async function publishTip(db: Database, changes: Changes, now: Date, random: Random): Promise<void> {
  const ids = await db.transaction(async (tx) => {
    const soon = and(
      gt(matches.date, new Date(now.getTime() + hour / 4)),
      lt(matches.date, new Date(now.getTime() + 12 * hour)),
    );
    const recent = await tx
      .select({ uid: tips.uid })
      .from(tips)
      .where(and(like(tips.uid, 'demo-tip-%'), gt(tips.date, new Date(now.getTime() - day))));
    const tipped = collectCodes(recent.map(({ uid }) => uid));
    const open = openToTips(await tippableMatches(tx, soon), tipped);
    if (open.length === 0) return [];
    const idx = await nextTipIdx(tx);
    const composed = composeTip(open, { idx, createdAt: now, tipped }, random);
    const stored = await storeTips(tx, [{ ...composed, ending: activeState }]);
    await sealUnsealed(tx, now);
    return stored;
  });
  for (const id of ids) changes.announce({ kind: 'tip', id, isNew: true });
}

/**
 * The codes of the picks of demo tips by match.
 * @param codes is extended by the codes of the tips
 */
export function collectCodes(
  uids: readonly string[],
  codes = new Map<number, string[]>(),
): Map<number, string[]> {
  for (const { matchId, pick } of uids.flatMap((uid) => readTipUid(uid) ?? [])) {
    codes.set(matchId, [...(codes.get(matchId) ?? []), pick.code]);
  }
  return codes;
}

/** The final state of a tip; null while one of its matches is open. */
export function settledState(
  uid: string,
  scores: ReadonlyMap<number, Score | 'pending'>,
  random: Random,
): TipState | null {
  const some = readTipUid(uid);
  if (!some) return null;
  const outcome = outcomeOf(some, (matchId) => scores.get(matchId) ?? 'unknown');
  if (outcome === null) return null;
  if (outcome === 'tip_cancel' || random() < cancelledShare) return cancelledState(random);
  return { tipStatus: outcome, cancelReason: null, cancelReasonEn: null };
}

/** Settles, seals and announces the oldest tip with finished matches. @returns whether there was one */
export async function settleTip(db: Database, changes: Changes, now: Date, random: Random): Promise<boolean> {
  const open = await db
    .select({ id: tips.id, uid: tips.uid })
    .from(tips)
    .where(and(like(tips.uid, 'demo-tip-%'), eq(tips.tipStatus, 'tip_active'), lt(tips.date, now)))
    .orderBy(tips.date, tips.idx);
  const ids = open.flatMap(({ uid }) => (readTipUid(uid) ?? []).map(({ matchId }) => matchId));
  const scores = await scoresOf(db, ids);
  for (const tip of open) {
    const ending = settledState(tip.uid, scores, random);
    if (!ending) continue;
    const isActive = and(eq(tips.id, tip.id), eq(tips.tipStatus, 'tip_active'));
    const settled = await db.transaction(async (tx) => {
      const change = { ...ending, version: sql`${tips.version} + 1` };
      const [after] = await tx.update(tips).set(change).where(isActive).returning();
      const kind = ending.tipStatus === 'tip_cancel' ? 'voided' : 'settled';
      if (after) await sealTips(tx, now, [{ kind, tip: after }]);
      return after;
    });
    if (!settled) continue;
    changes.announce({ kind: 'tip', id: settled.id, isNew: false });
    return true;
  }
  return false;
}

/** Scores by match; a deleted match is missing. */
export async function scoresOf(
  db: Queryable,
  matchIds: readonly number[],
): Promise<Map<number, Score | 'pending'>> {
  const rows = await db
    .select({ id: matches.id, home: matches.goalHome, away: matches.goalAway })
    .from(matches)
    .where(inArray(matches.id, [...new Set(matchIds)]));
  return new Map(
    rows.map(({ id, home, away }) => [id, home === null || away === null ? 'pending' : { home, away }]),
  );
}
