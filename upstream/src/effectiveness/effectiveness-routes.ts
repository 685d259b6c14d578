import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { ApiContext } from '../api-context.ts';
import type { Queryable } from '../db/database.ts';
import { inWarsaw } from '../db/in-warsaw.ts';
import { tips } from '../db/tip-tables.ts';
import { isDecided, rounded, roundedPercent, stakeOfTip, unitsOfTip } from '../tip/units.ts';

/** The bank, in units, for the yearly return on investment. */
const bank = 100;

/** Sums over all tips, the tips of a type or of a day; money is in units. */
interface Row extends Record<string, unknown> {
  tip_type: string | null;
  day: string | null;
  tips: number;
  won: number;
  stake: number | null;
  units: number | null;
  yield: number | null;
  roi: number | null;
  /** Cumulative sums up to this day. */
  units_so_far: number;
  stake_so_far: number;
  tips_so_far: number;
  first_day: string | null;
  last_day: string | null;
}

/** The results of won and lost tips of all types, as the API sends them, by calendar day in Poland. */
async function effectivenessJson(db: Queryable) {
  const { rows } = await db.execute<Row>(sql`
    with settled as (
      select
        ${tips.tipType} as tip_type,
        ${inWarsaw(tips.date)}::date as day,
        ${tips.tipStatus} = 'tip_success' as has_won,
        ${stakeOfTip} as stake,
        ${unitsOfTip} as units
      from ${tips}
      where ${isDecided}
    )
    select
      tip_type,
      day::text as day,
      count(*)::int as tips,
      (count(*) filter (where has_won))::int as won,
      ${rounded(sql`sum(stake)`)} as stake,
      ${rounded(sql`sum(units)`)} as units,
      ${roundedPercent(sql`sum(units)`, sql`sum(stake)`)} as yield,
      ${roundedPercent(sql`sum(units) filter (where day > (select max(day) from settled) - 365)`, sql`${bank}::numeric`)} as roi,
      ${rounded(sql`sum(sum(units)) over (partition by grouping(day), grouping(tip_type) order by day)`)} as units_so_far,
      ${rounded(sql`sum(sum(stake)) over (partition by grouping(day), grouping(tip_type) order by day)`)} as stake_so_far,
      (sum(count(*)) over (partition by grouping(day), grouping(tip_type) order by day))::int as tips_so_far,
      min(day)::text as first_day,
      max(day)::text as last_day
    from settled
    group by grouping sets ((), (tip_type), (day))
    order by day, tip_type
  `);
  const whole = rows.find(({ tip_type: kind, day }) => kind === null && day === null);
  if (!whole) throw new Error('There is no sum of all tips');
  return {
    from: whole.first_day,
    to: whole.last_day,
    ...figuresOf(whole),
    roi: whole.roi,
    bank,
    by_kind: rows
      .filter((row) => row.tip_type !== null)
      .map((row) => ({ tip_type: row.tip_type, ...figuresOf(row) })),
    series: rows
      .filter(({ day }) => day !== null)
      .map(({ day, units_so_far: units, stake_so_far: stake, tips_so_far: count }) => ({
        date: day,
        units,
        stake,
        tips: count,
      })),
  };
}

const figuresOf = ({ tips: count, won, stake, units, yield: percent }: Row) => ({
  tips: count,
  won,
  lost: count - won,
  stake: stake ?? 0,
  units: units ?? 0,
  yield: percent,
});

/** Public, so credentials are ignored. */
export function effectivenessRoutes(server: FastifyInstance, { db }: ApiContext): void {
  server.get('/effectivness.json', async () => ({ effectiveness: await effectivenessJson(db) }));
}
