import { and, desc, eq, gt, lte, type Placeholder, type SQL, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '../db/database.ts';
import { prepareOnce } from '../db/prepare-once.ts';
import { plans, subscriptions, users } from '../db/tables.ts';

export type User = typeof users.$inferSelect;

/** The user of a request and their permissions. */
export interface Caller {
  user: User;
  isAdmin: boolean;
  isTyper: boolean;
  subscription: RunningSubscription | null;
  permissions: ReadonlySet<Permission>;
  /** The caller sees tips whose number is divisible by this; 1 means all. */
  seesEveryNthTip: number;
  /** Version of the statistics when the caller was read. It changes with every change of the statistics. */
  statisticsVersion: string;
}

/** The user of a uid with the active subscription; null if there is none. */
export async function findCaller(db: Queryable, uid: string, now: Date): Promise<Caller | null> {
  const [row] = await callerOfUid(db).execute({ uid, now: now.toISOString() });
  return row === undefined ? null : callerIn(row, now);
}

/**
 * The users of a condition, each with the active subscription. Of several active ones the last started counts, so a plan
 * with fixed dates takes precedence over the plan that was bought before it.
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

/** Prepared because every signed-in request runs it. */
const callerOfUid = prepareOnce('caller', (db, name) =>
  selectCallers(db, eq(users.uid, sql.placeholder('uid')), sql.placeholder('now')).prepare(name),
);

/** The active subscription with its plan. */
export type RunningSubscription = ReturnType<typeof runningOf>;

const runningOf = (
  subscription: typeof subscriptions.$inferSelect,
  plan: typeof plans.$inferSelect,
  now: Date,
) => ({
  ...subscription,
  plan: plan.name,
  seesEveryNthTip: plan.seesEveryNthTip,
  goq: hasAddOn(subscription, 'goq', now),
  discord: hasAddOn(subscription, 'discord', now),
});

/** What a subscription may include for a part of its time: GOQ of its plan, Discord also ordered on top. */
export type AddOn = 'goq' | 'discord';

/** Whether a subscription includes an add-on at a time. */
export function hasAddOn(
  subscription: Pick<typeof subscriptions.$inferSelect, AddOn | `${AddOn}Until`>,
  addOn: AddOn,
  at: Date,
): boolean {
  const until = subscription[`${addOn}Until`];
  return subscription[addOn] && (until === null || until > at);
}

/** The end of an add-on, if earlier than that of the subscription. */
export function earlierEnd(
  subscription: Pick<typeof subscriptions.$inferSelect, 'expiresAt' | `${AddOn}Until`>,
  addOn: AddOn,
): Date | null {
  const until = subscription[`${addOn}Until`];
  return until !== null && until < subscription.expiresAt ? until : null;
}

/**
 * Admins and typers have all permissions, others those of their plan. `goq` belongs to the subscription, because a plan
 * includes it only for long periods.
 */
function callerIn(
  { user, subscription: paid, plan, statisticsVersion }: Awaited<ReturnType<typeof selectCallers>>[number],
  now: Date,
): Caller {
  const subscription = paid && plan && runningOf(paid, plan, now);
  const isAdmin = user.role === 'admin';
  const isTyper = user.role === 'typer';
  const hasAll = isAdmin || isTyper;
  const ofPlan = (plan?.permissions ?? [])
    .filter(isPermission)
    .filter((permission) => permission !== 'goq' && permission !== 'adminpanel');
  const permissions: readonly Permission[] = hasAll
    ? allPermissions
    : [...ofPlan, ...(subscription?.goq ? (['goq'] as const) : [])];
  return {
    user,
    isAdmin,
    isTyper,
    subscription,
    permissions: new Set(permissions),
    seesEveryNthTip: hasAll ? 1 : (subscription?.seesEveryNthTip ?? 1),
    statisticsVersion,
  };
}

/**
 * Locks a user's row, so that concurrent changes of the user's data wait until the transaction ends. Inserts that only
 * reference the user, such as log entries, do not wait.
 */
export async function lockUser(tx: Transaction, id: number): Promise<User | null> {
  const [user] = await tx.select().from(users).where(eq(users.id, id)).for('no key update');
  return user ?? null;
}

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

/** A plan may name permissions that this version does not support. */
const isPermission = (text: string): text is Permission =>
  (allPermissions as readonly string[]).includes(text);
