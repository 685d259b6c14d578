import { desc, eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { ApiContext } from '../api-context.ts';
import { changedFields, type EditDeps, loggedEdit } from '../audit/user-log.ts';
import type { Transaction } from '../db/database.ts';
import { plans, subscriptions } from '../db/tables.ts';
import { FieldReader } from '../http/field-reader.ts';
import { notFound, refusedField } from '../http/http-error.ts';
import { isStorable } from '../http/read-params.ts';
import { adminOf } from '../identity/authentication.ts';
import { lockUser } from '../identity/caller.ts';
import type { Plan } from '../plan/plan.ts';
import { addMonths, markBuyer } from '../purchase/activate.ts';
import { hasPlaceFor } from '../purchase/assert-plan-available.ts';
import {
  discordListJson,
  hasRunning,
  loggedSubscription,
  type Subscription,
  subscriptionVersion,
} from './subscription-queries.ts';

/** Subscriptions that admins give and change by hand, and who belongs on the Discord server. */
export function subscriptionRoutes(server: FastifyInstance, context: ApiContext): void {
  const { db, clock, changes } = context;

  server.post('/subscriptions/create_user_subscription.json', async (request) => {
    const { user } = adminOf(request);
    const userId = await grantSubscription(context, user.id, request.body);
    changes.announce({ kind: 'user', id: userId, rights: true });
    return { success: true };
  });

  server.post('/subscriptions/update_user_subscription.json', async (request) => {
    const { user } = adminOf(request);
    const userId = await editSubscription(context, user.id, request.body);
    changes.announce({ kind: 'user', id: userId, rights: true });
    return { success: true };
  });

  server.get('/subscriptions/discord_list.json', async (request) => {
    adminOf(request);
    return { users: await discordListJson(db, clock()) };
  });
}

const ids = { min: 1, max: 2_147_483_647 };
/** Length of a subscription that is given by hand, in months. */
const lengths = { min: 1, max: 36 };

/**
 * Gives a user a subscription from now on, without a payment, out of a request's body `{user_id, sub, sub_months,
 * discord?, goq?}`, and logs who did it. A plan with fixed dates has those of its own, whatever the months. One
 * that runs already is not replaced, so that a grant that is sent twice is given once.
 * @returns the user's id
 * @throws HttpError 404 for an unknown user; 422 with `user_id, sub, sub_months: blank, invalid, out_of_range`,
 * `discord, goq: invalid`, `sub: unavailable` (its dates are over), `running` (a subscription runs already), `sold_out`
 */
async function grantSubscription(deps: EditDeps, authorId: number, body: unknown): Promise<number> {
  const grant = readGrant(body);
  const { userId } = grant;
  const now = deps.clock();
  await loggedEdit(deps, authorId, async (tx, log) => {
    if (!(await lockUser(tx, userId))) throw notFound();
    const [plan] = await tx.select().from(plans).where(eq(plans.name, grant.sub));
    if (!plan) throw refusedField('sub', 'invalid');
    if (plan.validUntil !== null && plan.validUntil <= now) throw refusedField('sub', 'unavailable');
    if (await hasRunning(tx, plan, { userId, at: now })) throw refusedField('sub', 'running');
    if (!(await hasPlaceFor(tx, plan, userId, now))) throw refusedField('sub', 'sold_out');

    const given = await tx
      .insert(subscriptions)
      .values({
        userId,
        planId: plan.id,
        ...(await periodOf(tx, plan, grant.months, now)),
        goq: grant.goq,
        discord: grant.discord,
      })
      .returning();
    await markBuyer(tx, plan, userId);
    for (const subscription of given) {
      const after = loggedSubscription(subscription, plan.name);
      await log('subscription.grant', { subscription_id: subscription.id, before: null, after }, userId);
    }
  });
  return userId;
}

/** What a user is given: a plan by its name and for how many calendar months. */
function readGrant(body: unknown) {
  const fields = new FieldReader(body);
  const userId = fields.requiredNumber('user_id', ids);
  const sub = fields.text('sub') ?? null;
  if (sub === null) fields.refuse('sub', 'blank');
  else if (!isStorable(sub)) fields.refuse('sub', 'invalid');
  const months = fields.requiredNumber('sub_months', lengths);
  const discord = fields.flag('discord') ?? false;
  const goq = fields.flag('goq') ?? false;
  fields.check();
  return { userId, sub: (sub ?? '').toLowerCase(), months, discord, goq };
}

async function periodOf(tx: Transaction, { validFrom, validUntil }: Plan, months: number, now: Date) {
  if (validUntil === null) return { startsAt: now, expiresAt: await addMonths(tx, now, months) };
  return { startsAt: validFrom !== null && validFrom > now ? validFrom : now, expiresAt: validUntil };
}

/** How far ahead a subscription may end. */
const furthest = 10 * 366 * 24 * 3_600_000;

/**
 * Changes a subscription by hand out of a request's body `{user_id, sub?, expires_at?, discord?, goq?, subscription_id?,
 * version?}` and logs what changed; without an id it is the running one, else the one that ends last. A new end
 * changes neither what it was bought for nor what its rest is worth. An edit of nothing changes and logs nothing.
 * @returns the user's id
 * @throws HttpError 404 for an unknown user or subscription; 422 with `user_id: blank, invalid, out_of_range`,
 * `sub: invalid, running` (another one runs then), `sold_out`, `expires_at: invalid, reversed` (not after the beginning), `discord, goq: invalid`,
 * `base: none` (the user has no subscription), `stale` (it has changed since that version was read)
 */
async function editSubscription(deps: EditDeps, authorId: number, body: unknown): Promise<number> {
  const now = deps.clock();
  const edit = readEdit(body, now);
  await loggedEdit(deps, authorId, async (tx, log) => {
    const { subscription, plan } = await lockSubscription(tx, edit, now);
    if (edit.version !== undefined && edit.version !== subscriptionVersion(subscription)) {
      throw refusedField('base', 'stale');
    }
    const { expiresAt = subscription.expiresAt } = edit;
    if (expiresAt <= subscription.startsAt) throw refusedField('expires_at', 'reversed');
    const newPlan = await planOf(tx, edit, { subscription, plan, expiresAt }, now);
    const discord = edit.discord ?? subscription.discord;
    const [after] = await tx
      .update(subscriptions)
      .set({
        planId: newPlan.id,
        expiresAt,
        goq: edit.goq ?? subscription.goq,
        discord,
        ...(discord !== subscription.discord && { discordUntil: null }),
        ...(subscription.valuedAt !== null && { valuedUntil: boughtEnd(subscription, expiresAt) }),
      })
      .where(eq(subscriptions.id, subscription.id))
      .returning();
    if (newPlan.id !== plan.id) await markBuyer(tx, newPlan, edit.userId);
    const changed =
      after &&
      changedFields(loggedSubscription(subscription, plan.name), loggedSubscription(after, newPlan.name));
    if (!changed) return;
    await log('subscription.edit', { subscription_id: subscription.id, ...changed }, edit.userId);
  });
  return edit.userId;
}

type Edit = ReturnType<typeof readEdit>;

/** How a subscription is to be; what is undefined stays. */
function readEdit(body: unknown, now: Date) {
  const fields = new FieldReader(body);
  const userId = fields.requiredNumber('user_id', ids);
  const subscriptionId = fields.number('subscription_id', ids) ?? undefined;
  const version = fields.text('version') ?? undefined;
  const sub = fields.text('sub') ?? undefined;
  if (sub !== undefined && !isStorable(sub)) fields.refuse('sub', 'invalid');
  const expiresAt = fields.time('expires_at') ?? undefined;
  if (expiresAt !== undefined && expiresAt.getTime() > now.getTime() + furthest) {
    fields.refuse('expires_at', 'invalid');
  }
  const discord = fields.flag('discord');
  const goq = fields.flag('goq');
  fields.check();
  return { userId, subscriptionId, version, sub: sub?.toLowerCase(), expiresAt, discord, goq };
}

/** Locks the user, as ordering does, then the subscription. */
async function lockSubscription(tx: Transaction, { userId, subscriptionId }: Edit, now: Date) {
  if (!(await lockUser(tx, userId))) throw notFound();
  const own = await tx
    .select({ subscription: subscriptions, plan: plans })
    .from(subscriptions)
    .innerJoin(plans, eq(plans.id, subscriptions.planId))
    .where(eq(subscriptions.userId, userId))
    .orderBy(desc(subscriptions.expiresAt), desc(subscriptions.startsAt), desc(subscriptions.id))
    .for('update', { of: subscriptions });
  if (subscriptionId !== undefined) {
    const named = own.find(({ subscription }) => subscription.id === subscriptionId);
    if (!named) throw notFound();
    return named;
  }
  const running = own
    .filter(({ subscription }) => subscription.startsAt <= now && subscription.expiresAt > now)
    .toSorted((one, other) => other.subscription.startsAt.getTime() - one.subscription.startsAt.getTime());
  const chosen = running[0] ?? own[0];
  if (!chosen) throw refusedField('base', 'none');
  return chosen;
}

/**
 * The plan that the subscription is to have, which needs a free place where it is another one than now. A change by
 * which it begins to run, or runs with another plan, must not put it beside one that runs.
 */
async function planOf(
  tx: Transaction,
  { sub, userId }: Edit,
  { subscription, plan: old, expiresAt }: { subscription: Subscription; plan: Plan; expiresAt: Date },
  now: Date,
): Promise<Plan> {
  const isOther = sub !== undefined && sub !== old.name;
  const [plan] = isOther ? await tx.select().from(plans).where(eq(plans.name, sub)) : [old];
  if (!plan) throw refusedField('sub', 'invalid');
  if (expiresAt > now && (isOther || subscription.expiresAt <= now)) {
    const at = subscription.startsAt > now ? subscription.startsAt : now;
    const isInTheWay = await hasRunning(tx, plan, { userId, at, besides: subscription.id });
    if (isInTheWay) throw refusedField('sub', 'running');
  }
  if (isOther && !(await hasPlaceFor(tx, plan, userId, now))) throw refusedField('sub', 'sold_out');
  return plan;
}

/** The end that was bought, which stays when the end is moved; null where it is the end. */
function boughtEnd({ valuedUntil, expiresAt: old }: Subscription, expiresAt: Date): Date | null {
  const bought = valuedUntil ?? old;
  return bought.getTime() === expiresAt.getTime() ? null : bought;
}
