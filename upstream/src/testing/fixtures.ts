import type { Database } from '../db/database.ts';
import { dropinfos } from '../db/dropinfo-tables.ts';
import { onlyRow } from '../db/only-row.ts';
import { leagues, matches, plans, seasons, sports, subscriptions, teams, users } from '../db/tables.ts';
import { tips } from '../db/tip-tables.ts';
import { quickHash } from './quick-hash.ts';
import { testStart } from './test-app.ts';

const passwordHash = quickHash('password of tests');

export async function makeUser(db: Database, values: Partial<typeof users.$inferInsert> = {}) {
  const email = values.email ?? 'ala@tipgraph.example';
  const row = { email, uid: email, passwordHash: await passwordHash, createdAt: testStart, ...values };
  return onlyRow(await db.insert(users).values(row).returning());
}

export async function makePlan(db: Database, values: Partial<typeof plans.$inferInsert> = {}) {
  const row = {
    name: 'standard',
    position: 1,
    priceGrosz: 4900,
    permissions: [],
    seesEveryNthTip: 7,
    ...values,
  };
  return onlyRow(await db.insert(plans).values(row).returning());
}

export async function makeSubscription(
  db: Database,
  values: { userId: number; planId: number } & Partial<typeof subscriptions.$inferInsert>,
) {
  const row = {
    startsAt: new Date('2026-03-01T00:00:00Z'),
    expiresAt: new Date('2026-04-01T00:00:00Z'),
    ...values,
  };
  return onlyRow(await db.insert(subscriptions).values(row).returning());
}

/** A user with an active subscription to a plan with these permissions. */
export async function makeSubscriber(db: Database, email: string, permissions: string[], everyNth = 1) {
  const user = await makeUser(db, { email });
  const plan = await makePlan(db, { name: `plan of ${email}`, permissions, seesEveryNthTip: everyNth });
  await makeSubscription(db, { userId: user.id, planId: plan.id });
  return user;
}

/** A league with a season and the teams `Odra` and `Granit`. */
export async function makeLeague(db: Database, values: Partial<typeof leagues.$inferInsert> = {}) {
  const sportName = `sport ${values.code ?? 'T1'}`;
  const sport = onlyRow(await db.insert(sports).values({ name: sportName }).returning());
  const league = onlyRow(
    await db
      .insert(leagues)
      .values({ code: 'T1', sportId: sport.id, name: 'Ekstraliga', country: 'Polska', ...values })
      .returning(),
  );
  const season = onlyRow(
    await db.insert(seasons).values({ leagueId: league.id, year: '2025', name: '2025/2026' }).returning(),
  );
  const [home, away] = await db
    .insert(teams)
    .values([
      { country: `${league.country} ${league.code}`, name: 'Odra' },
      { country: `${league.country} ${league.code}`, name: 'Granit' },
    ])
    .returning();
  if (!home || !away) throw new Error('Nothing was written');
  return { league, season, home, away };
}

type LeagueFixture = Awaited<ReturnType<typeof makeLeague>>;

export async function makeMatch(
  db: Database,
  { league, season, home, away }: LeagueFixture,
  date: Date,
  values: Partial<typeof matches.$inferInsert> = {},
) {
  const row = {
    leagueId: league.id,
    seasonId: season.id,
    homeTeamId: home.id,
    awayTeamId: away.id,
    day: date.toISOString(),
    date,
    ...values,
  };
  return onlyRow(await db.insert(matches).values(row).returning());
}

export async function makeDropinfo(
  db: Database,
  values: { matchId: number } & Partial<typeof dropinfos.$inferInsert>,
) {
  const row = {
    uid: `drop-${values.matchId}-${values.market ?? 'one_x_two'}-${values.selection ?? 'home'}`,
    market: 'one_x_two' as const,
    selection: 'home' as const,
    bookmaker: 'Pinnacle',
    from: 2.5,
    to: 2,
    oppositeFrom: 2.8,
    oppositeTo: 3.4,
    drop: 0.2,
    createdAt: testStart,
    timebetween: 60,
    ...values,
  };
  return onlyRow(await db.insert(dropinfos).values(row).returning());
}

export async function makeTip(db: Database, values: { idx: number } & Partial<typeof tips.$inferInsert>) {
  const row = {
    uid: `tip-${values.idx}`,
    title: 'Odra – Granit',
    tip: '1',
    tipType: 'default' as const,
    exchange: 1.9,
    rate: 2,
    date: testStart,
    beginsAt: values.date ?? testStart,
    createdAt: testStart,
    ...values,
  };
  return onlyRow(await db.insert(tips).values(row).returning());
}
