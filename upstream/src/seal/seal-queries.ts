import { and, asc, desc, eq, gt, inArray, or, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { ApiContext } from '../api-context.ts';
import type { Queryable } from '../db/database.ts';
import { sealStamps, tipSeals } from '../db/seal-tables.ts';
import { matches } from '../db/tables.ts';
import { tipMatches, tips } from '../db/tip-tables.ts';
import { numberParam, readParams } from '../http/read-params.ts';

const maxSeals = 500;

const pageParams = { after: numberParam(0, 999_999_999, 0), limit: numberParam(1, maxSeals, 100) };

/** The chain of seals. Public, so credentials are ignored. */
export function sealRoutes(server: FastifyInstance, { db, clock }: ApiContext): void {
  server.get('/seals.json', async (request) => sealsJson(db, clock(), readParams(pageParams, request.query)));
  server.get('/seals/head.json', async () => headJson(db));
}

type Seal = typeof tipSeals.$inferSelect;

/** A page of the chain as the API sends it, oldest first, and the total. Contents of upcoming tips are null. */
async function sealsJson(db: Queryable, now: Date, { after, limit }: { after: number; limit: number }) {
  const page = await db
    .select()
    .from(tipSeals)
    .where(gt(tipSeals.sequence, after))
    .orderBy(asc(tipSeals.sequence))
    .limit(limit);
  const upcoming = await findUpcomingTips(db, now, page);
  const head = await headOf(db);
  return {
    seals: page.map(({ content, salt, ...seal }) => ({
      ...sealJson(seal),
      previous_hash: seal.previousHash,
      content_hash: seal.contentHash,
      salt_hash: seal.saltHash,
      ...(upcoming.has(seal.tipId) ? { content: null, salt: null } : { content, salt }),
    })),
    total: head?.sequence ?? 0,
  };
}

const sealJson = (seal: Pick<Seal, 'sequence' | 'number' | 'kind' | 'sealedAt' | 'hash'>) => ({
  sequence: seal.sequence,
  tip_number: seal.number,
  kind: seal.kind,
  sealed_at: seal.sealedAt,
  hash: seal.hash,
});

/**
 * Ids of the tips of some seals with a match that has not started: by any seal of the tip, because an edit may have changed
 * the kick-off, or by its linked matches, which may be postponed.
 */
async function findUpcomingTips(db: Queryable, now: Date, page: readonly Seal[]): Promise<Set<number>> {
  const ids = [...new Set(page.map(({ tipId }) => tipId))];
  if (ids.length === 0) return new Set();
  const sealed = await db
    .selectDistinct({ id: tipSeals.tipId })
    .from(tipSeals)
    .where(and(inArray(tipSeals.tipId, ids), gt(tipSeals.opensAt, now)));
  const linked = await db
    .selectDistinct({ id: tips.id })
    .from(tips)
    .leftJoin(tipMatches, eq(tipMatches.tipId, tips.id))
    .innerJoin(matches, or(eq(matches.id, tips.matchId), eq(matches.id, tipMatches.matchId)))
    .where(and(inArray(tips.id, ids), gt(matches.date, now)));
  return new Set([...sealed, ...linked].map(({ id }) => id));
}

/** The newest seal. */
export async function headOf(db: Queryable): Promise<Seal | null> {
  const [head] = await db.select().from(tipSeals).orderBy(desc(tipSeals.sequence)).limit(1);
  return head ?? null;
}

/** The newest seal and time stamp as the API sends them; null if there is none. */
async function headJson(db: Queryable) {
  const head = await headOf(db);
  const [stamp] = await db
    .select({
      sequence: sealStamps.sequence,
      hash: tipSeals.hash,
      stamped_at: sealStamps.stampedAt,
      response: sealStamps.response,
    })
    .from(sealStamps)
    .innerJoin(tipSeals, eq(tipSeals.sequence, sealStamps.sequence))
    .orderBy(desc(sealStamps.sequence))
    .limit(1);
  return {
    head: head && {
      sequence: head.sequence,
      hash: head.hash,
      sealed_at: head.sealedAt,
      stamp: stamp ?? null,
    },
  };
}

/** The newest seal of each tip as the API sends it, by tip id. */
export async function sealsOfTips(
  db: Queryable,
  tipIds: readonly number[],
): Promise<Map<number, ReturnType<typeof sealJson>>> {
  const found = await db
    .selectDistinctOn([tipSeals.tipId], {
      tipId: tipSeals.tipId,
      sequence: tipSeals.sequence,
      number: tipSeals.number,
      kind: tipSeals.kind,
      sealedAt: tipSeals.sealedAt,
      hash: tipSeals.hash,
    })
    .from(tipSeals)
    .where(sql`${tipSeals.tipId} = any(${sql.param([...tipIds])}::integer[])`)
    .orderBy(asc(tipSeals.tipId), desc(tipSeals.sequence));
  return new Map(found.map((seal) => [seal.tipId, sealJson(seal)]));
}
