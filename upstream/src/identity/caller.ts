import { and, desc, eq, gt, lte, type Placeholder, type SQL, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '../db/database.ts';
import { prepareOnce } from '../db/prepare-once.ts';
import { plans, subscriptions, users } from '../db/tables.ts';

/** A row of the table of users. */
export type User = typeof users.$inferSelect;

/** The subscription that runs, with its plan. */
export interface RunningSubscription
  extends Pick<
    typeof subscriptions.$inferSelect,
    'id' | 'expiresAt' | 'valueGrosz' | 'valuedAt' | 'valuedUntil'
  > {
  planId: number;
  plan: string;
  planPermissions: string[];
  seesEveryNthTip: number;
  goq: boolean;
  /** Whether Discord is paid for now. */
  discord: boolean;
}

/** Who asks and what they may. */
export interface Caller {
  user: User;
  isAdmin: boolean;
  isTyper: boolean;
  subscription: RunningSubscription | null;
  permissions: ReadonlySet<Permission>;
  /** Which tips the caller sees: those whose running number this divides; 1 is all. */
  seesEveryNthTip: number;
  /** Where the statistics stood when the caller was read: it moves with every change of theirs. */
  statisticsVersion: string;
}

/** The user whose credentials carry `uid`, with the subscription that runs now; null when there is none. */
export async function findCaller(db: Queryable, uid: string, now: Date): Promise<Caller | null> {
  const [row] = await callerOfUid(db).execute({ uid, now: now.toISOString() });
  return row === undefined ? null : callerIn(row, now);
}

/**
 * The users of a condition, each with the subscription that runs now. Of several that run, the one that began last
 * counts: a plan with fixed dates stands above the one that it was bought beside.
 */
export async function findCallers(db: Queryable, condition: SQL | undefined, now: Date): Promise<Caller[]> {
  const rows = await selectCallers(db, condition, now);
  return rows.map((row) => callerIn(row, now));
}

const selectCallers = (db: Queryable, condition: SQL | undefined, now: Date | Placeholder) =>
  db
    .selectDistinctOn([users.id], {
      user: users,
      subscription: subscriptions,
      plan: plans,
      statisticsVersion: sql<string>`(select version from statistics_version)`,
    })
    .from(users)
    .leftJoin(
      subscriptions,
      and(
        eq(subscriptions.userId, users.id),
        lte(subscriptions.startsAt, now),
        gt(subscriptions.expiresAt, now),
      ),
    )
    .leftJoin(plans, eq(plans.id, subscriptions.planId))
    .where(condition)
    .orderBy(users.id, desc(subscriptions.startsAt), desc(subscriptions.id));

/** Every signed-in request runs it. */
const callerOfUid = prepareOnce('caller', (db, name) =>
  selectCallers(db, eq(users.uid, sql.placeholder('uid')), sql.placeholder('now')).prepare(name),
);

const callerIn = (
  { user, subscription, plan, statisticsVersion }: Awaited<ReturnType<typeof selectCallers>>[number],
  now: Date,
): Caller => ({
  ...makeCaller(user, subscription && plan && runningOf(subscription, plan, now)),
  statisticsVersion,
});

const runningOf = (
  subscription: typeof subscriptions.$inferSelect,
  plan: typeof plans.$inferSelect,
  now: Date,
): RunningSubscription => ({
  id: subscription.id,
  planId: plan.id,
  plan: plan.name,
  planPermissions: plan.permissions,
  seesEveryNthTip: plan.seesEveryNthTip,
  expiresAt: subscription.expiresAt,
  valueGrosz: subscription.valueGrosz,
  valuedAt: subscription.valuedAt,
  valuedUntil: subscription.valuedUntil,
  goq: subscription.goq,
  discord: subscription.discord && (subscription.discordUntil === null || subscription.discordUntil > now),
});

/**
 * What a user may: admins and typers everything, others what the plan of the running subscription names.
 * The quality guarantee comes with the subscription, since a plan includes it only for long periods.
 */
function makeCaller(user: User, subscription: RunningSubscription | null): Omit<Caller, 'statisticsVersion'> {
  const isAdmin = user.role === 'admin';
  const isTyper = user.role === 'typer';
  const holdsAll = isAdmin || isTyper;
  const ofPlan = (subscription?.planPermissions ?? [])
    .filter(isPermission)
    .filter((permission) => permission !== 'goq' && permission !== 'adminpanel');
  const permissions: Permission[] = holdsAll
    ? [...allPermissions]
    : [...ofPlan, ...(subscription?.goq ? (['goq'] as const) : [])];
  return {
    user,
    isAdmin,
    isTyper,
    subscription,
    permissions: new Set(permissions),
    seesEveryNthTip: holdsAll ? 1 : (subscription?.seesEveryNthTip ?? 1),
  };
}

/**
 * The user of an id; whoever else changes what belongs to them waits until the transaction ends. Rows that only refer to
 * the user, as log entries do to their author, do not wait.
 */
export async function lockUser(tx: Transaction, id: number): Promise<User | null> {
  const [user] = await tx.select().from(users).where(eq(users.id, id)).for('no key update');
  return user ?? null;
}

/** All that a person may be let use. */
const allPermissions = [
  'stats',
  'autofilters',
  'tips',
  'dropinfo',
  'goq',
  'adminpanel',
  'special_tips',
  'default_tips',
  'chatgpt_tips',
  'dropinfo_filters',
] as const;

export type Permission = (typeof allPermissions)[number];

const known: ReadonlySet<string> = new Set(allPermissions);

/** Whether a plan's text is a permission that this version knows. */
const isPermission = (text: string): text is Permission => known.has(text);
