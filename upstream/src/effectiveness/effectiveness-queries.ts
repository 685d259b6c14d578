import { sql } from 'drizzle-orm';
import type { Queryable } from '../db/database.ts';
import { tips } from '../db/tip-tables.ts';

/** The bank, in units, that the yearly return is counted on. */
const bank = 100;

/** Sums over all tips, over those of a kind or over those of a day; money is in units. */
interface Row extends Record<string, unknown> {
  tip_type: string | null;
  day: string | null;
  tips: number;
  won: number;
  stake: number | null;
  units: number | null;
  units_of_year: number | null;
  /** Sums over this day and all before it. */
  units_so_far: number | null;
  tips_so_far: number;
  first_day: string | null;
  last_day: string | null;
}

/**
 * How the settled tips have done, as the API sends it: those that won or lost, of all kinds and whoever may see
 * them, by the day of Poland on which they were played. A tip that won gives `rate × (exchange − 1)` units, one
 * that lost takes `rate`. Sums are exact and rounded to two decimals at the end.
 */
export async function effectivenessJson(db: Queryable) {
  const { rows } = await db.execute<Row>(sql`
    with settled as (
      select
        ${tips.tipType} as tip_type,
        (${tips.date} at time zone 'Europe/Warsaw')::date as day,
        ${tips.tipStatus} = 'tip_success' as has_won,
        ${tips.rate}::numeric as stake,
        ${tips.rate}::numeric
          * case when ${tips.tipStatus} = 'tip_success' then ${tips.exchange}::numeric - 1 else -1 end as units
      from ${tips}
      where ${tips.tipStatus} in ('tip_success', 'tip_fail')
    )
    select
      tip_type,
      day::text as day,
      count(*)::int as tips,
      (count(*) filter (where has_won))::int as won,
      sum(stake)::float8 as stake,
      sum(units)::float8 as units,
      (sum(units) filter (where day > (select max(day) from settled) - 365))::float8 as units_of_year,
      (sum(sum(units)) over (partition by grouping(day), grouping(tip_type) order by day))::float8 as units_so_far,
      (sum(count(*)) over (partition by grouping(day), grouping(tip_type) order by day))::int as tips_so_far,
      min(day)::text as first_day,
      max(day)::text as last_day
    from settled
    group by grouping sets ((), (tip_type), (day))
    order by day, tip_type
  `);
  const whole = rows.find(({ tip_type: kind, day }) => kind === null && day === null);
  return {
    from: whole?.first_day ?? null,
    to: whole?.last_day ?? null,
    ...(whole ? figuresOf(whole) : { tips: 0 }),
    roi: whole && percent(whole.units_of_year, bank),
    bank,
    by_kind: rows.flatMap((row) =>
      row.tip_type === null ? [] : [{ tip_type: row.tip_type, ...figuresOf(row) }],
    ),
    series: rows.flatMap((row) =>
      row.day === null
        ? []
        : [{ date: row.day, units: rounded(row.units_so_far ?? 0), tips: row.tips_so_far }],
    ),
  };
}

const rounded = (value: number) => Math.round(value * 100) / 100;

const percent = (part: number | null, of: number | null) =>
  part === null || of === null || of === 0 ? null : rounded((part / of) * 100);

const figuresOf = ({ tips: count, won, stake, units }: Row) => ({
  tips: count,
  won,
  lost: count - won,
  stake: rounded(stake ?? 0),
  units: rounded(units ?? 0),
  yield: percent(units, stake),
});
