import { isDeepStrictEqual } from 'node:util';
import { and, asc, eq, lte } from 'drizzle-orm';
import type { Database, Queryable } from '../db/database.ts';
import { dropRules } from '../db/dropinfo-tables.ts';
import type { DropinfoOfMatch } from '../dropinfo/dropinfo-json.ts';
import { FieldReader } from '../http/field-reader.ts';
import { notFound, refusedField } from '../http/http-error.ts';
import { lockUser } from '../identity/caller.ts';
import { type DropRule, fitsRule, minutesBefore, readRule } from './drop-rule.ts';
import type { NamedLeague } from './named-leagues.ts';

/** A rule by which somebody is notified. */
export type SavedRule = typeof dropRules.$inferSelect;

const maxOfAUser = 20;

/** A rule as the API sends it; a league that is gone is left out. */
export function ruleJson(rule: SavedRule, leagues: ReadonlyMap<number, NamedLeague>) {
  return {
    id: rule.id,
    min_drop: rule.minDrop,
    market: rule.market,
    bookmaker: rule.bookmaker,
    leagues: [...leagues.values()].filter(({ id }) => rule.leagueIds.includes(id)),
    max_minutes: rule.maxMinutesToKickOff,
    min_odds: rule.minOdds,
    max_odds: rule.maxOdds,
  };
}

/** A user's rules in the order of their making. */
export function findRules(db: Queryable, userId: number): Promise<SavedRule[]> {
  return db.select().from(dropRules).where(eq(dropRules.userId, userId)).orderBy(asc(dropRules.id));
}

/**
 * Saves a rule of a user.
 * @throws HttpError 422 as `readRule` says, `base: taken` for one that the user has, `base: too_many` beyond 20
 */
export async function saveRule(
  db: Database,
  { userId, body, now }: { userId: number; body: unknown; now: Date },
): Promise<SavedRule> {
  const rule = await readRule(db, new FieldReader(body));
  return db.transaction(async (tx) => {
    // Two at once take turns, so that neither a rule nor the last free place is given twice.
    await lockUser(tx, userId);
    const saved = await findRules(tx, userId);
    if (saved.some((one) => isDeepStrictEqual(termsOf(one), rule))) throw refusedField('base', 'taken');
    if (saved.length >= maxOfAUser) throw refusedField('base', 'too_many');
    const [created] = await tx
      .insert(dropRules)
      .values({ ...rule, userId, createdAt: now })
      .returning();
    if (!created) throw new Error('The rule was just saved and is not there');
    return created;
  });
}

const termsOf = ({ id: _, userId: __, createdAt: ___, ...rule }: SavedRule): DropRule => rule;

/** Deletes a rule of a user. @throws HttpError 404 for one that is not theirs */
export async function deleteRule(db: Queryable, userId: number, id: number): Promise<void> {
  const deleted = await db
    .delete(dropRules)
    .where(and(eq(dropRules.id, id), eq(dropRules.userId, userId)))
    .returning({ id: dropRules.id });
  if (deleted.length === 0) throw notFound();
}

/** The rules, of all people, that a dropinfo fits as it stands. */
export async function fittingRules(
  db: Queryable,
  { dropinfo, kickOff, league }: DropinfoOfMatch,
  now: Date,
): Promise<SavedRule[]> {
  const { market, bookmaker, drop, to: odds } = dropinfo;
  const moment = { drop, odds, minutesToKickOff: minutesBefore(kickOff.getTime(), now.getTime()) };
  const some = await db
    .select()
    .from(dropRules)
    .where(and(eq(dropRules.market, market), lte(dropRules.minDrop, drop)));
  const price = { market, bookmaker, leagueId: league.id };
  return some.filter((rule) => fitsRule(rule, price, moment));
}
