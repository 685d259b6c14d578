import { and, asc, desc, eq, gt, inArray, or } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { ApiContext } from '../api-context.ts';
import type { Queryable } from '../db/database.ts';
import { isOneOf } from '../db/is-one-of.ts';
import { matches, sealStamps, tipMatches, tipSeals, tips } from '../db/schema.ts';
import { numberParam, readParams } from '../http/read-params.ts';

const maxSeals = 500;

const pageParams = { after: numberParam(0, 999_999_999, 0), limit: numberParam(1, maxSeals, 100) };

/** The chain of seals. Public, so credentials are ignored. */
export function sealRoutes(server: FastifyInstance, { db, clock }: ApiContext): void {
  server.get('/seals.json', async (request) => sealsJson(db, clock(), readParams(pageParams, request.query)));
  server.get('/seals/head.json', async () => headJson(db));
}

/** A seal as the API sends it with its tip. */
const sealFields = {
  sequence: tipSeals.sequence,
  tip_number: tipSeals.number,
  kind: tipSeals.kind,
  sealed_at: tipSeals.sealedAt,
  hash: tipSeals.hash,
};

/** A page of the chain as the API sends it, oldest first, and the total. Contents of upcoming tips are null. */
async function sealsJson(db: Queryable, now: Date, { after, limit }: { after: number; limit: number }) {
  const page = await db
    .select({
      tipId: tipSeals.tipId,
      seal: {
        ...sealFields,
        previous_hash: tipSeals.previousHash,
        content_hash: tipSeals.contentHash,
        salt_hash: tipSeals.saltHash,
        content: tipSeals.content,
        salt: tipSeals.salt,
      },
    })
    .from(tipSeals)
    .where(gt(tipSeals.sequence, after))
    .orderBy(asc(tipSeals.sequence))
    .limit(limit);
  const upcoming = await findUpcomingTips(
    db,
    now,
    page.map(({ tipId }) => tipId),
  );
  const head = await headOf(db);
  return {
    seals: page.map(({ tipId, seal }) =>
      upcoming.has(tipId) ? { ...seal, content: null, salt: null } : seal,
    ),
    total: head?.sequence ?? 0,
  };
}

/**
 * Ids of the tips of some seals with a match that has not started: by any seal of the tip, because an edit may have changed
 * the kick-off, or by its linked matches, which may be postponed, also without a new date as long as the tip is active.
 */
async function findUpcomingTips(db: Queryable, now: Date, ids: number[]): Promise<Set<number>> {
  const sealed = await db
    .selectDistinct({ id: tipSeals.tipId })
    .from(tipSeals)
    .where(and(inArray(tipSeals.tipId, ids), gt(tipSeals.opensAt, now)));
  const linked = await db
    .selectDistinct({ id: tips.id })
    .from(tips)
    .leftJoin(tipMatches, eq(tipMatches.tipId, tips.id))
    .innerJoin(matches, or(eq(matches.id, tips.matchId), eq(matches.id, tipMatches.matchId)))
    .where(
      and(
        inArray(tips.id, ids),
        or(gt(matches.date, now), and(matches.calledOff, eq(tips.tipStatus, 'tip_active'))),
      ),
    );
  return new Set([...sealed, ...linked].map(({ id }) => id));
}

export async function headOf(db: Queryable): Promise<typeof tipSeals.$inferSelect | null> {
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
export async function sealsOfTips(db: Queryable, tipIds: readonly number[]) {
  const found = await db
    .selectDistinctOn([tipSeals.tipId], { tipId: tipSeals.tipId, seal: sealFields })
    .from(tipSeals)
    .where(isOneOf(tipSeals.tipId, tipIds))
    .orderBy(asc(tipSeals.tipId), desc(tipSeals.sequence));
  return new Map(found.map(({ tipId, seal }) => [tipId, seal]));
}
