import {
  and,
  asc,
  count,
  desc,
  eq,
  gt,
  gte,
  inArray,
  isNotNull,
  lt,
  notExists,
  or,
  type SQL,
  sql,
} from 'drizzle-orm';
import { z } from 'zod';
import type { Queryable } from '../db/database.ts';
import { groupBy } from '../db/group-by.ts';
import { isOneOf } from '../db/is-one-of.ts';
import { matches as football, tipImages, tipMatches, tips, users } from '../db/schema.ts';
import type { Language } from '../http/language.ts';
import { idParam, isStorable, pageOf, pageParam, parseId, timeParam } from '../http/read-params.ts';
import type { Caller } from '../identity/caller.ts';
import { sealsOfTips } from '../seal/seal-queries.ts';
import { inLanguage } from './tip-language.ts';
import { isVisible, type Tip, type TipKind, tipKinds } from './tip-visibility.ts';
import { isDecided, stakeOfTip, unitsOfTip } from './units.ts';

/** Results of all decided tips that a caller may see, by kind. Stakes and units are exact decimals as text. */
export async function balanceJson(db: Queryable, caller: Caller) {
  return db
    .select({
      tip_type: tips.tipType,
      tips: count(),
      won: sql<number>`(count(*) filter (where ${tips.tipStatus} = 'tip_success'))::int`,
      stake: sql<string>`sum(${stakeOfTip})::text`,
      units: sql<string>`sum(${unitsOfTip})::text`,
    })
    .from(tips)
    .where(and(isVisible(caller), isDecided))
    .groupBy(tips.tipType)
    .orderBy(asc(tips.tipType));
}

const newestFirst = (db: Queryable, condition: SQL | undefined, limit: number) =>
  db.select().from(tips).where(condition).orderBy(desc(tips.createdAt), desc(tips.idx)).limit(limit);

/** The latest tips of some kinds that a caller may see, newest first. */
export async function latestTips(db: Queryable, caller: Caller, kinds: TipKind[], limit: number) {
  return newestFirst(db, and(isVisible(caller), inArray(tips.tipType, kinds)), limit);
}

export const goqParams = {
  page: pageParam,
  id: idParam.optional(),
  tip_type: z.enum(tipKinds).optional(),
  tip_status: z.enum(['tip_active', 'tip_success', 'tip_fail', 'tip_cancel']).optional(),
  least_quality_value: z
    .string()
    .regex(/^-?\d{1,6}(\.\d{1,4})?$/)
    .transform(Number)
    .optional(),
  from: timeParam.optional(),
  before: timeParam.optional(),
};

const goqPerPage = 20;

/**
 * A page of tips with a quality value that a caller may see, newest first, and their total. By creation time, `from` is
 * inclusive, `before` exclusive.
 */
export async function listGoqTips(
  db: Queryable,
  caller: Caller,
  { page, id, tip_type: kind, tip_status: status, ...search }: z.output<z.ZodObject<typeof goqParams>>,
) {
  const { least_quality_value: minQualityValue, from, before } = search;
  const condition = and(
    isVisible(caller),
    isNotNull(tips.qualityValue),
    id === undefined ? undefined : eq(tips.id, id ?? 0),
    kind && eq(tips.tipType, kind),
    status && eq(tips.tipStatus, status),
    minQualityValue === undefined ? undefined : gte(tips.qualityValue, minQualityValue),
    from && gte(tips.createdAt, from),
    before && lt(tips.createdAt, before),
  );
  const total = await db.$count(tips, condition);
  const { rows, json } = pageOf({ page, per_page: goqPerPage });
  const list = await newestFirst(db, condition, rows.limit).offset(rows.offset);
  return { list, paging: json(total) };
}

/** Finds a tip by id or uid if the caller may see it. An id takes precedence over a uid of the same digits. */
export async function findVisibleTip(db: Queryable, caller: Caller, idOrUid: string): Promise<Tip | null> {
  if (!isStorable(idOrUid)) return null;
  const id = parseId(idOrUid);
  const found = await db
    .select()
    .from(tips)
    .where(and(or(eq(tips.id, id ?? 0), eq(tips.uid, idOrUid)), isVisible(caller)));
  return found.find((tip) => tip.id === id) ?? found[0] ?? null;
}

/**
 * Tips as the API sends them, with images, legs and newest seals. For admins and typers also with versions, authors and the
 * ids of images.
 */
export async function tipsJson(db: Queryable, list: Tip[], language: Language, forStaff: boolean) {
  if (list.length === 0) return [];
  const partsOf = await findParts(
    db,
    list.map(({ id }) => id),
  );
  return list.map((tip) => {
    const { images, legs, leagueId, author, seal } = partsOf(tip.id);
    return {
      id: tip.id,
      uid: tip.uid,
      idx: tip.idx,
      title: tip.title,
      tip: inLanguage(tip.tip, tip.tipEn, language),
      tip_type: tip.tipType,
      tip_status: tip.tipStatus,
      cancel_reason: inLanguage(tip.cancelReason, tip.cancelReasonEn, language),
      exchange: tip.exchange,
      rate: tip.rate,
      ewk: tip.ewk,
      quality_value: tip.qualityValue,
      date: tip.date,
      created_at: tip.createdAt,
      description: inLanguage(tip.description, tip.descriptionEn, language),
      images: images.map(({ id, original, url }) => ({ ...(forStaff && { id }), original, url })),
      matches: legs.map(({ leg, leagueId: ofLeg }) => ({
        date: leg.date,
        title: leg.title,
        tip: inLanguage(leg.tip, leg.tipEn, language),
        exchange: leg.exchange,
        match_id: leg.matchId,
        league_id: ofLeg,
      })),
      match_id: tip.matchId,
      league_id: leagueId,
      seal,
      ...(forStaff && { version: tip.version, author: author && { id: author.id, name: nameOf(author) } }),
    };
  });
}

/** What other tables hold of tips, by id. */
async function findParts(db: Queryable, ids: number[]) {
  const images = await db
    .select()
    .from(tipImages)
    .where(isOneOf(tipImages.tipId, ids))
    .orderBy(asc(tipImages.position), asc(tipImages.id));
  const legs = await db
    .select({ leg: tipMatches, leagueId: football.leagueId })
    .from(tipMatches)
    .leftJoin(football, eq(football.id, tipMatches.matchId))
    .where(isOneOf(tipMatches.tipId, ids))
    .orderBy(asc(tipMatches.position), asc(tipMatches.id));
  const related = await db
    .select({
      id: tips.id,
      leagueId: football.leagueId,
      author: { id: users.id, firstName: users.firstName, lastName: users.lastName, email: users.email },
    })
    .from(tips)
    .leftJoin(football, eq(football.id, tips.matchId))
    .leftJoin(users, eq(users.id, tips.authorId))
    .where(isOneOf(tips.id, ids));
  const seals = await sealsOfTips(db, ids);
  const imagesOf = groupBy(images, ({ tipId }) => tipId);
  const legsOf = groupBy(legs, ({ leg }) => leg.tipId);
  const relatedTo = new Map(related.map(({ id, leagueId, author }) => [id, { leagueId, author }]));
  return (id: number) => ({
    images: imagesOf.get(id) ?? [],
    legs: legsOf.get(id) ?? [],
    ...(relatedTo.get(id) ?? { leagueId: null, author: null }),
    seal: seals.get(id) ?? null,
  });
}

/** Time from the last kick-off until a tip can be settled. */
const matchLengthMs = 2 * 3_600_000;

/** Number of active tips whose matches all started more than two hours ago. */
export function countTipsToSettle(db: Queryable, now: Date): Promise<number> {
  const cutoff = new Date(now.getTime() - matchLengthMs);
  const later = db
    .select({ id: tipMatches.id })
    .from(tipMatches)
    .where(and(eq(tipMatches.tipId, tips.id), gt(tipMatches.date, cutoff)));
  return db.$count(tips, and(eq(tips.tipStatus, 'tip_active'), lt(tips.date, cutoff), notExists(later)));
}

/** The given URL paths that are images of tips. */
export async function findTipImages(db: Queryable, addresses: string[]): Promise<Set<string>> {
  const found = await db
    .select({ original: tipImages.original })
    .from(tipImages)
    .where(sql`${tipImages.original} = any(${sql.param(addresses)}::text[])`);
  return new Set(found.map(({ original }) => original));
}

/** Full name, or the e-mail address if there is none. */
export const nameOf = (user: { firstName: string | null; lastName: string | null; email: string }) =>
  [user.firstName, user.lastName].filter(Boolean).join(' ') || user.email;
