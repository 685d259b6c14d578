import { and, inArray, like, lt, sql } from 'drizzle-orm';
import { hashPassword } from '../auth/password.ts';
import { insertMany } from '../db/bulk.ts';
import type { Queryable } from '../db/database.ts';
import { leagues, plans, subscriptions, userLeagues, users } from '../db/tables.ts';
import { demoLeagueCode } from './demo-leagues.ts';

const day = 24 * 3_600_000;
const password = 'tipgraph-demo';
const address = (name: string) => `${name}@tipgraph.example`;

/** The account in whose name tips of the demo appear. */
export const demoTyper = address('typer');

interface DemoUser {
  name: string;
  firstName: string;
  lastName: string;
  discord: string | null;
  role?: 'typer' | 'admin';
  plan?: { name: string; days: number; goq?: boolean; discord?: boolean };
  showMeVipSubInfo?: boolean;
  limitedApplied?: boolean;
}

/** One account for each plan and for each state that a screen shows in its own way. */
const demoUsers: readonly DemoUser[] = [
  {
    name: 'standard',
    firstName: 'Stanisław',
    lastName: 'Wzorek',
    discord: null,
    plan: { name: 'standard', days: 20 },
  },
  {
    name: 'standardplus',
    firstName: 'Paulina',
    lastName: 'Plusz',
    discord: null,
    plan: { name: 'standard+', days: 45 },
  },
  {
    name: 'pro',
    firstName: 'Prokop',
    lastName: 'Biegły',
    discord: 'prokop.b',
    plan: { name: 'pro', days: 80 },
  },
  {
    name: 'premium',
    firstName: 'Precyzja',
    lastName: 'Nowicka',
    discord: 'precyzja_n',
    plan: { name: 'premium', days: 170, goq: true },
  },
  {
    name: 'vip',
    firstName: 'Wiktor',
    lastName: 'Imponujący',
    discord: 'wiktor.imp',
    plan: { name: 'vip', days: 350, goq: true, discord: true },
  },
  {
    name: 'mevip',
    firstName: 'Mewa',
    lastName: 'Lipcowa',
    discord: 'mewa_lipcowa',
    plan: { name: 'me_vip', days: 30, goq: true, discord: true },
    showMeVipSubInfo: true,
    limitedApplied: true,
  },
  {
    name: 'nodiscord',
    firstName: 'Norbert',
    lastName: 'Cichy',
    discord: null,
    plan: { name: 'vip', days: 25, discord: true },
  },
  {
    name: 'expired',
    firstName: 'Eustachy',
    lastName: 'Dawny',
    discord: null,
    plan: { name: 'pro', days: -7 },
  },
  { name: 'typer', firstName: 'Tymon', lastName: 'Typer', discord: 'tymon.typuje', role: 'typer' },
  { name: 'admin', firstName: 'Ada', lastName: 'Zarządca', discord: 'ada.z', role: 'admin' },
];

/** The addresses of all accounts of the demo. */
export const demoEmails = demoUsers.map(({ name }) => address(name));

const lasting = demoUsers.filter(({ plan }) => plan && plan.days > 0).map(({ name }) => address(name));

/**
 * Makes the demo's accounts with their subscriptions and favourite leagues; one that is there already is left as
 * it is. The plans and leagues must be there.
 */
export async function makeDemoUsers(db: Queryable, now: Date): Promise<void> {
  const passwordHash = await hashPassword(password);
  await insertMany(
    db,
    users,
    demoUsers.map((user) => ({
      email: address(user.name),
      uid: address(user.name),
      passwordHash,
      role: user.role ?? 'user',
      firstName: user.firstName,
      lastName: user.lastName,
      discord: user.discord,
      notes: 'Konto demonstracyjne',
      showMeVipSubInfo: user.showMeVipSubInfo ?? false,
      limitedApplied: user.limitedApplied ?? false,
      createdAt: new Date(now.getTime() - 120 * day),
    })),
    'leave',
  );
  const stored = await db
    .select({ id: users.id, email: users.email })
    .from(users)
    .where(
      and(
        inArray(users.email, demoEmails),
        sql`not exists (select 1 from ${subscriptions} where ${subscriptions.userId} = ${users.id})`,
      ),
    );
  const idOf = new Map(stored.map(({ id, email }) => [email, id]));
  const offer = new Map((await db.select().from(plans)).map((plan) => [plan.name, plan]));
  const granted = demoUsers.flatMap(({ name, plan }) => {
    const userId = idOf.get(address(name));
    const offered = plan && offer.get(plan.name);
    if (userId === undefined || offered === undefined || !plan) return [];
    const expiresAt = new Date(now.getTime() + plan.days * day);
    const startsAt = new Date(Math.min(now.getTime(), expiresAt.getTime()) - 30 * day);
    const months = Math.max(1, Math.round(plan.days / 30));
    return [
      {
        userId,
        planId: offered.id,
        startsAt,
        expiresAt,
        goq: plan.goq ?? false,
        discord: plan.discord ?? false,
        valueGrosz: offered.priceGrosz * months,
        valuedAt: startsAt,
      },
    ];
  });
  await insertMany(db, subscriptions, granted);
  const leagueIds = await db
    .select({ id: leagues.id })
    .from(leagues)
    .where(like(leagues.code, demoLeagueCode))
    .orderBy(leagues.id);
  const chosen = stored.flatMap(({ id: userId }, place) =>
    [0, 1, 2, 3].flatMap((step) => {
      const leagueId = leagueIds[(place + step * 3) % leagueIds.length]?.id;
      return leagueId === undefined ? [] : [{ userId, leagueId, favourite: step < 2 }];
    }),
  );
  await insertMany(db, userLeagues, chosen, 'leave');
}

/** Keeps the subscriptions of the demo running that were meant to, however long the demo lives. */
export async function extendDemoSubscriptions(db: Queryable, now: Date): Promise<void> {
  const ofDemo = db.select({ id: users.id }).from(users).where(inArray(users.email, lasting));
  await db
    .update(subscriptions)
    .set({ expiresAt: new Date(now.getTime() + 30 * day) })
    .where(
      and(inArray(subscriptions.userId, ofDemo), lt(subscriptions.expiresAt, new Date(now.getTime() + day))),
    );
}
