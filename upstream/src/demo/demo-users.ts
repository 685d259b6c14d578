import { and, desc, inArray, lt, sql } from 'drizzle-orm';
import { hashPassword } from '../auth/password.ts';
import { day } from '../clock.ts';
import { autofilters } from '../db/autofilter-tables.ts';
import { insertMany } from '../db/bulk.ts';
import { campaignVisits } from '../db/campaign-tables.ts';
import type { Queryable } from '../db/database.ts';
import { warsawDay } from '../db/in-warsaw.ts';
import { leagues, plans, subscriptions, userLeagues, users } from '../db/tables.ts';
import { isDemoLeague } from './demo-leagues.ts';

const demoAutofilters = (
  [
    ['Gospodarze strzelają', 'Home sides score', 'goal', 'over', 1.5, 'home', 5, 60],
    ['Obie strzelą', 'Both to score', 'btts', 'yes', null, 'both', 10, 60],
    ['Dużo rożnych', 'Many corners', 'corners', 'over', 8.5, 'sum', 5, 70],
    ['Mało kartek gości', 'Few cards for visitors', 'yellow', 'under', 2.5, 'away', 10, 80],
  ] as const
).map(([name, nameEn, stat, comparison, line, side, window, minHitRate]) => {
  return { name, nameEn, stat, comparison, line, side, window, minHitRate };
});

const password = 'tipgraph-demo';
const address = (name: string) => `${name}@tipgraph.example`;

/** The author of the demo's tips. */
export const demoTyper = address('typer');

const subscriber = (
  name: string,
  [firstName, lastName, discord]: readonly [string, string, string | null],
  [plan, days]: readonly [string, number],
  ...options: ('goq' | 'discord')[]
) => ({
  name,
  role: 'user' as const,
  firstName,
  lastName,
  discord,
  plan: { name: plan, days, goq: options.includes('goq'), discord: options.includes('discord') },
});

const staff = (
  role: 'typer' | 'admin',
  [firstName, lastName, discord]: readonly [string, string, string],
) => ({ name: role, role, firstName, lastName, discord, plan: null });

/** An account for each plan and each state with its own display. */
const demoUsers = [
  subscriber('standard', ['Stanisław', 'Wzorek', null], ['standard', 20]),
  subscriber('standardplus', ['Paulina', 'Plusz', null], ['standard+', 45]),
  subscriber('pro', ['Prokop', 'Biegły', 'prokop.b'], ['pro', 80]),
  subscriber('premium', ['Precyzja', 'Nowicka', 'precyzja_n'], ['premium', 170], 'goq'),
  subscriber('vip', ['Wiktor', 'Imponujący', 'wiktor.imp'], ['vip', 350], 'goq', 'discord'),
  subscriber('mevip', ['Mewa', 'Lipcowa', 'mewa_lipcowa'], ['me_vip', 30], 'goq', 'discord'),
  subscriber('nodiscord', ['Norbert', 'Cichy', null], ['vip', 25], 'discord'),
  subscriber('expired', ['Eustachy', 'Dawny', null], ['pro', -7]),
  staff('typer', ['Tymon', 'Typer', 'tymon.typuje']),
  staff('admin', ['Ada', 'Zarządca', 'ada.z']),
];

export const demoEmails = demoUsers.map(({ name }) => address(name));

const activeEmails = demoUsers.filter(({ plan }) => plan && plan.days > 0).map(({ name }) => address(name));

/**
 * Stores the demo accounts with their subscriptions, autofilters and leagues; existing ones stay unchanged. Plans and leagues
 * must exist.
 */
export async function makeDemoUsers(db: Queryable, now: Date): Promise<void> {
  const passwordHash = await hashPassword(password);
  await insertMany(
    db,
    users,
    demoUsers.map(({ name, plan, ...user }) => ({
      ...user,
      email: address(name),
      uid: address(name),
      passwordHash,
      notes: 'Konto demonstracyjne',
      createdAt: new Date(now.getTime() - 120 * day),
    })),
    'ignore',
  );
  const stored = await db
    .select({ id: users.id, email: users.email })
    .from(users)
    .where(
      and(
        inArray(users.email, demoEmails),
        sql`not exists (select 1 from ${subscriptions} where ${subscriptions.userId} = ${users.id})`,
      ),
    )
    .orderBy(users.id);
  const idOf = new Map(stored.map(({ id, email }) => [email, id]));
  const offer = new Map((await db.select().from(plans)).map((plan) => [plan.name, plan]));
  const granted = demoUsers.flatMap(({ name, plan }) => {
    const userId = idOf.get(address(name));
    const offered = plan && offer.get(plan.name);
    if (userId === undefined || !plan || !offered) return [];
    const expiresAt = new Date(now.getTime() + plan.days * day);
    const startsAt = new Date(Math.min(now.getTime(), expiresAt.getTime()) - 30 * day);
    const months = Math.max(1, Math.round(plan.days / 30));
    const { goq, discord } = plan;
    const valueGrosz = offered.priceGrosz * months;
    return { userId, planId: offered.id, startsAt, expiresAt, goq, discord, valueGrosz, valuedAt: startsAt };
  });
  await insertMany(db, subscriptions, granted);
  const filters = demoUsers.flatMap(({ name, role, plan }) => {
    const userId = idOf.get(address(name));
    const ofPlan = plan && plan.days > 0 ? offer.get(plan.name)?.permissions : undefined;
    const mayFilter = role !== 'user' || ofPlan?.includes('autofilters');
    if (userId === undefined || !mayFilter) return [];
    return demoAutofilters.map((autofilter) => ({ ...autofilter, userId, createdAt: now }));
  });
  await insertMany(db, autofilters, filters);
  await chooseLeagues(
    db,
    stored.map(({ id }) => id),
  );
}

/** Four active leagues for each of the users, two of them favourites. */
async function chooseLeagues(db: Queryable, userIds: readonly number[]): Promise<void> {
  const leagueIds = await db.select({ id: leagues.id }).from(leagues).where(isDemoLeague).orderBy(leagues.id);
  const chosen = userIds.flatMap((userId, index) =>
    [0, 1, 2, 3].flatMap((step) => {
      const leagueId = leagueIds[(index + step * 3) % leagueIds.length]?.id;
      return leagueId === undefined ? [] : [{ userId, leagueId, favourite: step < 2 }];
    }),
  );
  await insertMany(db, userLeagues, chosen, 'ignore');
}

/** Extends the latest subscription of each demo account with an active one before it expires. Replaced ones stay ended. */
export async function extendDemoSubscriptions(db: Queryable, now: Date): Promise<void> {
  const ofDemo = db.select({ id: users.id }).from(users).where(inArray(users.email, activeEmails));
  const { id, userId, startsAt, expiresAt } = subscriptions;
  const latest = db
    .selectDistinctOn([userId], { id })
    .from(subscriptions)
    .where(inArray(userId, ofDemo))
    .orderBy(userId, desc(startsAt), desc(id));
  await db
    .update(subscriptions)
    .set({ expiresAt: new Date(now.getTime() + 30 * day) })
    .where(and(inArray(id, latest), lt(expiresAt, new Date(now.getTime() + day))));
}

/** Visits of the campaign page by day, the latest first. */
const visits = [
  14, 9, 0, 11, 17, 12, 8, 6, 13, 19, 22, 0, 15, 10, 12, 24, 31, 28, 20, 16, 18, 27, 35, 41, 33, 26, 30, 52,
  68, 90, 74, 61, 88, 124, 147, 112, 58, 21,
] as const;

/** Stores visits of the campaign page by day in Poland; existing days stay unchanged. */
export async function makeDemoCampaign(db: Queryable, now: Date): Promise<void> {
  const today = warsawDay(now);
  const counted = visits
    .map((count, daysAgo) => ({ day: sql`${today} - ${daysAgo}::integer`, visits: count }))
    .filter(({ visits: count }) => count > 0);
  await db.insert(campaignVisits).values(counted).onConflictDoNothing();
}
