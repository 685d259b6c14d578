import { and, desc, eq, ne, type SQL, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { ApiContext } from '../api-context.ts';
import type { Queryable } from '../db/database.ts';
import { inWarsaw } from '../db/in-warsaw.ts';
import { tips, users } from '../db/schema.ts';
import { requireRow } from '../http/http-error.ts';
import { type Language, languageOf } from '../http/language.ts';
import { type IdRoute, idOf, monthParam, readParams } from '../http/read-params.ts';
import { forAdmins } from '../identity/authentication.ts';
import { nameOf, tipsJson } from '../tip/tip-queries.ts';
import { isDecided, rounded, stakeOfTip, unitsOfTip } from '../tip/units.ts';

/** The month of a tip's date in Poland, such as `2026-03`. */
const monthOfTip = sql<string>`to_char(${inWarsaw(tips.date)}, 'YYYY-MM')`;
const countOf = (status: string) => sql<number>`(count(*) filter (where ${tips.tipStatus} = ${status}))::int`;
/** Admins earn nothing. */
const earnsCommission = ne(users.role, 'admin');

/**
 * Results of typers per month, newest first, with the commission in PLN, 0 for a month with a loss.
 * @param grosz the rate per unit
 */
async function commissionsJson(db: Queryable, grosz: number, condition?: SQL) {
  const units = sql`coalesce(sum(${unitsOfTip}) filter (where ${isDecided}), 0)`;
  const rows = await db
    .select({
      id: users.id,
      firstName: users.firstName,
      lastName: users.lastName,
      email: users.email,
      month: monthOfTip,
      tips: sql<number>`count(*)::int`,
      won: countOf('tip_success'),
      lost: countOf('tip_fail'),
      cancelled: countOf('tip_cancel'),
      pending: countOf('tip_active'),
      stake: rounded(sql`coalesce(sum(${stakeOfTip}) filter (where ${isDecided}), 0)`),
      units: rounded(units),
      commission_pln: rounded(sql`greatest(0, ${units}) * ${grosz}::integer / 100`),
    })
    .from(tips)
    .innerJoin(users, eq(users.id, tips.authorId))
    .where(and(earnsCommission, ne(tips.tipStatus, 'tip_deleted'), condition))
    .groupBy(users.id, sql`5`)
    .orderBy(sql`5 desc`, users.id);
  return rows.map(({ firstName, lastName, email, ...row }) => ({
    ...row,
    name: nameOf({ firstName, lastName, email }),
  }));
}

async function tipsOfMonth(db: Queryable, typerId: number, month: string, language: Language) {
  const list = await db
    .select()
    .from(tips)
    .where(and(eq(tips.authorId, typerId), ne(tips.tipStatus, 'tip_deleted'), sql`${monthOfTip} = ${month}`))
    .orderBy(desc(tips.date), desc(tips.idx));
  return tipsJson(db, list, language, true);
}

export function commissionRoutes(server: FastifyInstance, { db, commissionGrosz }: ApiContext): void {
  server.get('/typer_commissions.json', forAdmins, async () => ({
    commissions: await commissionsJson(db, commissionGrosz),
  }));

  /** A typer's months, and the tips of one of them, by default the newest. 404 for an admin or a user without tips. */
  server.get<IdRoute>('/typer_commissions/:id.json', forAdmins, async (request) => {
    const given = readParams({ month: monthParam }, request.query);
    const typerId = idOf(request);
    const months = await commissionsJson(db, commissionGrosz, eq(users.id, typerId));
    const newest = requireRow(months);
    const { id, name } = newest;
    const month = given.month ?? newest.month;
    const tips = await tipsOfMonth(db, typerId, month, languageOf(request));
    return { commission: { id, name, months, month, tips } };
  });
}
