import { sql } from 'drizzle-orm';
import type { Queryable } from '../db/database.ts';
import { payments } from '../db/purchase-tables.ts';
import { plans } from '../db/tables.ts';
import { toPln } from '../http/money.ts';
import { statusAt } from './payment-json.ts';

interface Figure {
  payments: number;
  amount: number;
}

/** Figures of the payments of a month, of a plan or of a method. */
type Group = Record<'month' | 'plan' | 'method', string | null> & { payments: number; grosz: number };

const monthOf = (moment: ReturnType<typeof sql>) =>
  sql`date_trunc('month', ${moment} at time zone 'Europe/Warsaw')`;

/**
 * Figures for charts, in two passes over the payments: of all by status, and of the done ones by plan, by method and by
 * calendar month of paying in Poland, `2026-03`, earliest first, without gaps up to the current one.
 */
export async function paymentStats(db: Queryable, now: Date) {
  const paidIn = monthOf(sql`${payments.paidAt}`);
  const { rows: groups } = await db.execute<Group>(sql`
    select to_char(month, 'YYYY-MM') as month, plan, method, payments, grosz from (
      select ${paidIn} as month, ${plans.name} as plan, ${payments.method} as method,
        count(*)::integer as payments, sum(${payments.amountGrosz})::double precision as grosz
      from ${payments} join ${plans} on ${plans.id} = ${payments.planId}
      where ${payments.status} = 'done'
      group by grouping sets ((${paidIn}), (${plans.name}), (${payments.method}))
    ) as groups
    order by month, payments desc, plan, method`);
  const { rows: statuses } = await db.execute<{ status: string; payments: number; grosz: number }>(sql`
    select ${statusAt(now)} as status, count(*)::integer as payments,
      sum(${payments.amountGrosz})::double precision as grosz
    from ${payments} group by 1 order by payments desc, status`);
  const { rows: thisMonth } = await db.execute<{ month: string }>(
    sql`select to_char(${monthOf(sql`${now.toISOString()}::timestamptz`)}, 'YYYY-MM') as month`,
  );
  const figureOf = (group: { payments: number; grosz: number }): Figure => ({
    payments: group.payments,
    amount: toPln(group.grosz),
  });
  const by = (key: 'month' | 'plan' | 'method') =>
    groups.flatMap((group) => {
      const value = group[key];
      return value === null ? [] : [{ value, figure: figureOf(group) }];
    });
  return {
    months: withoutGaps(
      new Map(by('month').map(({ value, figure }) => [value, figure])),
      thisMonth[0]?.month ?? '',
    ),
    plans: by('plan').map(({ value, figure }) => ({ sub: value, ...figure })),
    methods: by('method').map(({ value, figure }) => ({ payment_method: value, ...figure })),
    statuses: statuses.map((group) => ({ payment_status: group.status, ...figureOf(group) })),
  };
}

const monthAfter = (month: string): string => {
  const [year = 0, number = 0] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number, 1)).toISOString().slice(0, 7);
};

/** The figures of each month from the first that has any to the last, or to the current one. */
function withoutGaps(figures: ReadonlyMap<string, Figure>, current: string) {
  const known = [...figures.keys()].sort();
  const last = [known.at(-1) ?? '', current].sort().at(-1) ?? '';
  const months: (Figure & { month: string })[] = [];
  for (let month = known[0]; month !== undefined && month <= last; month = monthAfter(month)) {
    months.push({ month, ...(figures.get(month) ?? { payments: 0, amount: 0 }) });
  }
  return months;
}
