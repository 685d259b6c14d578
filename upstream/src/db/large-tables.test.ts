import { sql } from 'drizzle-orm';
import type { Pool, QueryConfig } from 'pg';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { resumePayments } from '../payment/resume-payments.ts';
import { makeLeague, makePlan, makeTip, makeUser } from '../testing/fixtures.ts';
import { setUpApp } from '../testing/set-up-app.ts';
import { signInAdmin } from '../testing/sign-in-admin.ts';
import type { TestClient } from '../testing/test-client.ts';

const { database, app } = await setUpApp({ rotateTokens: false });
const { db } = database;
const { $client: pool } = db as typeof db & { $client: Pool };

let admin: TestClient;
beforeEach(async () => {
  ({ browser: admin } = await signInAdmin(db, app));
});

/** The plans of the statements about a table that `work` runs outside of transactions. */
async function plansOf(table: string, work: () => Promise<unknown>): Promise<string[]> {
  await db.execute(sql`analyze`);
  const query = vi.spyOn(pool, 'query');
  await work();
  const calls: unknown[][] = [...query.mock.calls];
  query.mockRestore();
  const plans: string[] = [];
  for (const [statement, values] of calls as [QueryConfig, unknown[]][]) {
    if (!statement.text.includes(`from "${table}"`)) continue;
    const { rows } = await pool.query<{ 'QUERY PLAN': string }>(`explain ${statement.text}`, values);
    plans.push(rows.map((row) => row['QUERY PLAN']).join('\n'));
  }
  return plans;
}

describe('of 3,000 payments, most of them expired,', () => {
  beforeEach(async () => {
    const { id } = await makeUser(db);
    await makePlan(db, { isLimited: true, limitedTotal: 10 });
    await db.execute(sql`
      insert into payments (uid, user_id, plan_id, months, extra_months, method, amount_grosz, lines, discord, first_name,
        last_name, language, cart, provider, created_at, reserved_until)
      select 'p' || n, ${id}, 1, 1, 0, 'p24', 4900, '[]', false, 'Ala', 'Kot', 'pl', '', 'sandbox', time, time
      from generate_series(1, 3000) n, lateral (select timestamptz '2026-01-01' + n * interval '1 minute' as time) at`);
  });

  test('the pending ones are found by the indexes of unclaimed and claimed ones', async () => {
    const plans = await plansOf('payments', () => admin.get('/payments.json?payment_status=pending'));
    const [counted, found] = plans;
    for (const plan of [counted, found]) expect(plan).toMatch(/payments_unclaimed[\s\S]*payments_claimed/);
  });

  test('the claimed ones that are resumed are found by their index', async () => {
    const deps = { db, clock: () => new Date() };
    const provider = { name: 'sandbox' };
    const [plan] = await plansOf('payments', () => resumePayments(deps as never, provider as never));
    expect(plan).toContain('payments_claimed');
  });

  test('those that hold a place are found by indexes', async () => {
    const [plan] = await plansOf('payments', () => admin.get('/plans.json'));
    expect(plan).toContain('payments_plan_id_reserved_until_index');
    expect(plan).toContain('payments_claimed');
    expect(plan).not.toMatch(/Seq Scan on payments|payments_status/);
  });
});

describe('of 2,000 settled tips', () => {
  beforeEach(async () => {
    const tip = await makeTip(db, { idx: 1, tipStatus: 'tip_success' });
    await db.execute(sql`
      insert into tips (uid, idx, title, tip, tip_type, tip_status, exchange, rate, date, begins_at, created_at)
      select 't' || n, ${tip.idx} + n, title, tip, tip_type, tip_status, exchange, rate, date, begins_at, created_at
      from tips, generate_series(1, 2000) n where id = ${tip.id}`);
    await db.execute(sql`
      insert into tip_images (tip_id, position, original, url) select id, 1, '/a', '/a' from tips`);
    await db.execute(sql`
      insert into tip_matches (tip_id, position, date, title, tip, exchange)
      select id, n, date, title, tip, 2 from tips, generate_series(1, 2) n`);
  });

  test('the one that is shown has its images and legs by indexes', async () => {
    const work = () => admin.get('/tips/1.json');
    expect(await plansOf('tip_images', work)).toEqual([expect.stringContaining('tip_images_tip_id_index')]);
    expect(await plansOf('tip_matches', work)).toEqual([expect.stringContaining('tip_matches_tip_id_index')]);
  });

  test('those to settle are counted by the index of active ones', async () => {
    const [plan] = await plansOf('tips', () => admin.get('/admin_figures.json'));
    expect(plan).toContain('tips_active');
  });
});

describe('of 8,000 matches in 40 leagues', () => {
  beforeEach(async () => {
    const { season, home, away } = await makeLeague(db, { isEditable: true });
    const ids = { season: season.id, home: home.id, away: away.id };
    await db.execute(sql`
      insert into leagues (code, sport_id, name, country) select 'L' || n, 1, 'L' || n, 'Polska' from generate_series(2, 40) n`);
    await db.execute(sql`
      insert into matches (league_id, season_id, home_team_id, away_team_id, day, date)
      select 1 + n % 40, ${ids.season}, ${ids.home}, ${ids.away}, n, timestamptz '2025-12-01' - n * interval '1 hour'
      from generate_series(0, 7999) n`);
    await db.execute(sql`
      insert into dropinfos (uid, match_id, market, selection, bookmaker, from_odds, to_odds, drop, created_at, timebetween)
      select 'd' || id, id, 'totals', 'under', 'Pinnacle', 2.5, 2, 0.2, date, 60 from matches`);
    await db.execute(sql`
      insert into dropinfo_filters (name, position, league_ids) values ('Few', 1, '{1,2}')`);
  });

  test('those without statistics are found by their leagues', async () => {
    const plans = await plansOf('matches', () => admin.get('/leagues/no_stats_matches.json'));
    expect(plans).toHaveLength(2);
    for (const plan of plans) expect(plan).toContain('matches_league_id_date_index');
  });

  test('the past dropinfos of a filter are found by its leagues', async () => {
    const plans = await plansOf('dropinfos', () => admin.get('/dropinfos.json?league_filter=1'));
    expect(plans.at(-1)).toContain('matches_league_id_date_index');
  });
});
