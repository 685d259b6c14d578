import {
  and,
  asc,
  count,
  desc,
  eq,
  exists,
  gt,
  gte,
  inArray,
  isNotNull,
  lt,
  not,
  or,
  sql,
} from 'drizzle-orm';
import type { Queryable } from '../db/database.ts';
import { groupBy } from '../db/group-by.ts';
import { matches as football, users } from '../db/tables.ts';
import { tipImages, tipMatches, tips } from '../db/tip-tables.ts';
import type { Language } from '../http/language.ts';
import { isStorable, parseId } from '../http/read-params.ts';
import type { Caller } from '../identity/caller.ts';
import { sealsOfTips } from '../seal/seal-queries.ts';
import { inLanguage } from './tip-language.ts';
import { isVisible, type Tip, type TipKind, visibleKinds } from './tip-visibility.ts';
import { isDecided, stakeOfTip, unitsOfTip } from './units.ts';

const maxListed = 500;
const maxListedToAdmins = 5_000;

/** The latest tips that a caller may see, newest first. */
export async function listTips(db: Queryable, caller: Caller, forAdmins = false): Promise<Tip[]> {
  return latestTips(db, caller, visibleKinds(caller), forAdmins ? maxListedToAdmins : maxListed);
}

/** Results of all decided tips that a caller may see, by kind. Stakes and units are exact decimals as text. */
export async function balanceJson(db: Queryable, caller: Caller) {
  const kinds = visibleKinds(caller);
  if (kinds.length === 0) return [];
  return db
    .select({
      tip_type: tips.tipType,
      tips: count(),
      won: sql<number>`(count(*) filter (where ${tips.tipStatus} = 'tip_success'))::int`,
      stake: sql<string>`sum(${stakeOfTip})::text`,
      units: sql<string>`sum(${unitsOfTip})::text`,
    })
    .from(tips)
    .where(and(isVisible(caller, kinds), isDecided))
    .groupBy(tips.tipType)
    .orderBy(asc(tips.tipType));
}

/** The latest tips of some kinds that a caller may see, newest first. */
export async function latestTips(
  db: Queryable,
  caller: Caller,
  kinds: TipKind[],
  limit: number,
): Promise<Tip[]> {
  if (kinds.length === 0) return [];
  return db
    .select()
    .from(tips)
    .where(isVisible(caller, kinds))
    .orderBy(desc(tips.createdAt), desc(tips.idx))
    .limit(limit);
}

interface GoqFilter {
  /** Null matches nothing. */
  id?: number | null | undefined;
  tip_type?: TipKind | undefined;
  tip_status?: Tip['tipStatus'] | undefined;
  least_quality_value?: number | undefined;
  /** Creation time: `from` is inclusive, `before` exclusive. */
  from?: Date | undefined;
  before?: Date | undefined;
}

/** A page of tips with a quality value that a caller may see, newest first, and their total. */
export async function listGoqTips(
  db: Queryable,
  caller: Caller,
  filter: GoqFilter,
  { page, perPage }: { page: number; perPage: number },
): Promise<{ list: Tip[]; total: number }> {
  const kinds = visibleKinds(caller).filter(
    (kind) => filter.tip_type === undefined || kind === filter.tip_type,
  );
  if (kinds.length === 0 || filter.id === null) return { list: [], total: 0 };
  const { id, tip_status: status, least_quality_value: minQualityValue, from, before } = filter;
  const condition = and(
    isVisible(caller, kinds),
    isNotNull(tips.qualityValue),
    id === undefined ? undefined : eq(tips.id, id),
    status === undefined ? undefined : eq(tips.tipStatus, status),
    minQualityValue === undefined ? undefined : gte(tips.qualityValue, minQualityValue),
    from === undefined ? undefined : gte(tips.createdAt, from),
    before === undefined ? undefined : lt(tips.createdAt, before),
  );
  const [row] = await db.select({ total: count() }).from(tips).where(condition);
  const list = await db
    .select()
    .from(tips)
    .where(condition)
    .orderBy(desc(tips.createdAt), desc(tips.idx))
    .limit(perPage)
    .offset((page - 1) * perPage);
  return { list, total: row?.total ?? 0 };
}

/** Finds a tip by id or uid if the caller may see it. An id takes precedence over a uid of the same digits. */
export async function findVisibleTip(db: Queryable, caller: Caller, idOrUid: string): Promise<Tip | null> {
  const kinds = visibleKinds(caller);
  if (kinds.length === 0 || !isStorable(idOrUid)) return null;
  const id = parseId(idOrUid);
  const condition = id === null ? eq(tips.uid, idOrUid) : or(eq(tips.id, id), eq(tips.uid, idOrUid));
  const found = await db
    .select()
    .from(tips)
    .where(and(condition, isVisible(caller, kinds)));
  return found.find((tip) => tip.id === id) ?? found[0] ?? null;
}

async function leaguesOf(db: Queryable, matchIds: readonly (number | null)[]): Promise<Map<number, number>> {
  const ids = [...new Set(matchIds)].filter((id) => id !== null);
  if (ids.length === 0) return new Map();
  const found = await db
    .select({ id: football.id, leagueId: football.leagueId })
    .from(football)
    .where(inArray(football.id, ids));
  return new Map(found.map(({ id, leagueId }) => [id, leagueId]));
}

/** Names by user id. */
async function authorsOf(db: Queryable, list: readonly Tip[]): Promise<Map<number, string>> {
  const ids = [...new Set(list.flatMap(({ authorId }) => authorId ?? []))];
  if (ids.length === 0) return new Map();
  const found = await db.select().from(users).where(inArray(users.id, ids));
  return new Map(found.map((author) => [author.id, nameOf(author)]));
}

/**
 * Tips as the API sends them, with images, legs and newest seals. For admins and typers also with versions, authors and the
 * ids of images.
 */
export async function tipsJson(db: Queryable, list: Tip[], language: Language, forStaff = false) {
  if (list.length === 0) return [];
  const ids = list.map(({ id }) => id);
  const images = await db
    .select()
    .from(tipImages)
    .where(inArray(tipImages.tipId, ids))
    .orderBy(asc(tipImages.position), asc(tipImages.id));
  const matches = await db
    .select()
    .from(tipMatches)
    .where(inArray(tipMatches.tipId, ids))
    .orderBy(asc(tipMatches.position), asc(tipMatches.id));
  const seals = await sealsOfTips(db, ids);
  const imagesOf = groupBy(images, ({ tipId }) => tipId);
  const matchesOf = groupBy(matches, ({ tipId }) => tipId);
  const leagues = await leaguesOf(
    db,
    [...list, ...matches].map(({ matchId }) => matchId),
  );
  const linkOf = (matchId: number | null) => ({
    match_id: matchId,
    league_id: matchId === null ? null : (leagues.get(matchId) ?? null),
  });
  const authors = forStaff ? await authorsOf(db, list) : new Map<number, string>();
  const authorOf = ({ authorId }: Tip) => authorId && { id: authorId, name: authors.get(authorId) ?? '' };
  return list.map((tip) => ({
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
    images: (imagesOf.get(tip.id) ?? []).map(({ id, original, url }) => ({
      ...(forStaff && { id }),
      original,
      url,
    })),
    matches: (matchesOf.get(tip.id) ?? []).map(({ date, title, tip: name, tipEn, exchange, matchId }) => ({
      date,
      title,
      tip: inLanguage(name, tipEn, language),
      exchange,
      ...linkOf(matchId),
    })),
    ...linkOf(tip.matchId),
    seal: seals.get(tip.id) ?? null,
    ...(forStaff && { version: tip.version, author: authorOf(tip) }),
  }));
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
  return db.$count(
    db
      .select({ id: tips.id })
      .from(tips)
      .where(and(eq(tips.tipStatus, 'tip_active'), lt(tips.date, cutoff), not(exists(later))))
      .as('open'),
  );
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
