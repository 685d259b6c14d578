import { and, desc, eq, sql } from 'drizzle-orm';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { ApiContext } from '../api-context.ts';
import { changedFields, loggedEdit } from '../audit/user-log.ts';
import type { Transaction } from '../db/database.ts';
import { plans, subscriptions } from '../db/tables.ts';
import type { Deps } from '../deps.ts';
import { FieldReader } from '../http/field-reader.ts';
import { notFound, refusedField } from '../http/http-error.ts';
import { maxId } from '../http/read-params.ts';
import { assertVersion } from '../http/row-version.ts';
import { adminOf, forAdmins } from '../identity/authentication.ts';
import { type AddOn, hasAddOn, lockUser } from '../identity/caller.ts';
import type { Plan } from '../plan/plan.ts';
import { hasPlaceFor } from '../plan/plan-queries.ts';
import { isRunningAt, newPeriod, type Subscription } from '../purchase/activate.ts';
import {
  discordListJson,
  hasConflict,
  loggedSubscription,
  subscriptionVersion,
} from './subscription-queries.ts';

/** For admins: grants and edits of subscriptions, and the list of Discord users. */
export function subscriptionRoutes(server: FastifyInstance, context: ApiContext): void {
  const { db, clock, changes } = context;

  const change = (edit: typeof editSubscription) => async (request: FastifyRequest) => {
    const { user } = adminOf(request);
    const userId = await edit(context, user.id, request.body);
    changes.announce({ kind: 'user', id: userId, rights: true });
    return { success: true };
  };
  server.post('/subscriptions/create_user_subscription.json', change(grantSubscription));
  server.post('/subscriptions/update_user_subscription.json', change(editSubscription));

  server.get('/subscriptions/discord_list.json', forAdmins, async () => ({
    users: await discordListJson(db, clock()),
  }));
}

const idBounds = { min: 1, max: maxId };
const monthBounds = { min: 1, max: 36 };

/**
 * Grants a subscription without a payment, from a request's body `{user_id, sub, sub_months, discord?, goq?}`, and logs it.
 * It starts now, or has the plan's fixed dates. An active subscription is not replaced, so a repeated grant applies once.
 * @returns the user's id
 * @throws HttpError 404 for an unknown user; 422 with `user_id, sub, sub_months: blank, invalid, out_of_range`,
 * `discord, goq: invalid`, `sub: unavailable` (its dates are over), `running` (another one is active), `sold_out`
 */
async function grantSubscription(deps: Deps, authorId: number, body: unknown): Promise<number> {
  const grant = readGrant(body);
  const { userId } = grant;
  await loggedEdit(deps, authorId, async (tx, log) => {
    if (!(await lockUser(tx, userId))) throw notFound();
    const now = deps.clock();
    const [plan] = await tx.select().from(plans).where(eq(plans.name, grant.sub));
    if (!plan) throw refusedField('sub', 'invalid');
    if (plan.validUntil !== null && plan.validUntil <= now) throw refusedField('sub', 'unavailable');
    if (await hasConflict(tx, plan, { userId, at: now })) throw refusedField('sub', 'running');
    if (!(await hasPlaceFor(tx, plan, userId, now))) throw refusedField('sub', 'sold_out');

    const granted = await tx
      .insert(subscriptions)
      .values({
        userId,
        planId: plan.id,
        ...(await newPeriod(tx, plan, grant.months, now)),
        goq: grant.goq,
        discord: grant.discord,
      })
      .returning();
    for (const subscription of granted) {
      const after = loggedSubscription(subscription, plan.name);
      await log('subscription.grant', { subscription_id: subscription.id, before: null, after }, userId);
    }
  });
  return userId;
}

function readGrant(body: unknown) {
  const fields = new FieldReader(body);
  const userId = fields.requiredNumber('user_id', idBounds);
  const sub = fields.requiredText('sub').toLowerCase();
  const months = fields.requiredNumber('sub_months', monthBounds);
  const discord = fields.flag('discord') ?? false;
  const goq = fields.flag('goq') ?? false;
  fields.check();
  return { userId, sub, months, discord, goq };
}

/** From now until the end of a subscription. */
const maxDurationMs = 10 * 366 * 24 * 3_600_000;

/**
 * Edits a subscription from a request's body `{user_id, sub?, expires_at?, discord?, goq?, subscription_id?, version?}` and
 * logs the changes, if any. Without an id it is the active one, else the one that ends last. A new end changes neither its
 * value nor its remaining value.
 * @returns the user's id
 * @throws HttpError 404 for an unknown user or subscription; 422 with `user_id: blank, invalid, out_of_range`,
 * `sub: invalid, running` (another one is active), `sold_out`, `expires_at: invalid, reversed` (not after its start),
 * `discord, goq: invalid`, `base: none` (the user has no subscription), `stale` (another version)
 */
async function editSubscription(deps: Deps, authorId: number, body: unknown): Promise<number> {
  const edit = readEdit(body, deps.clock());
  await loggedEdit(deps, authorId, async (tx, log) => {
    if (!(await lockUser(tx, edit.userId))) throw notFound();
    const now = deps.clock();
    const { subscription, plan } = await lockSubscription(tx, edit, now);
    assertVersion(edit.version, subscriptionVersion(subscription));
    const { expiresAt = subscription.expiresAt } = edit;
    if (expiresAt <= subscription.startsAt) throw refusedField('expires_at', 'reversed');
    const newPlan = await planOf(tx, edit, { subscription, plan, expiresAt }, now);
    const changes = (addOn: AddOn) =>
      edit[addOn] !== undefined && edit[addOn] !== hasAddOn(subscription, addOn, now);
    const [after] = await tx
      .update(subscriptions)
      .set({
        planId: newPlan.id,
        expiresAt,
        ...(changes('goq') && { goq: edit.goq, goqUntil: null }),
        ...(changes('discord') && { discord: edit.discord, discordUntil: null }),
        ...(subscription.valuedAt !== null && { valuedUntil: paidEnd(subscription, expiresAt) }),
      })
      .where(eq(subscriptions.id, subscription.id))
      .returning();
    const changed =
      after &&
      changedFields(loggedSubscription(subscription, plan.name), loggedSubscription(after, newPlan.name));
    if (!changed) return;
    await log('subscription.edit', { subscription_id: subscription.id, ...changed }, edit.userId);
  });
  return edit.userId;
}

type Edit = ReturnType<typeof readEdit>;

/** Undefined fields stay unchanged. */
function readEdit(body: unknown, now: Date) {
  const fields = new FieldReader(body);
  const userId = fields.requiredNumber('user_id', idBounds);
  const subscriptionId = fields.number('subscription_id', idBounds) ?? undefined;
  const version = fields.text('version');
  const sub = fields.text('sub') ?? undefined;
  const expiresAt = fields.time('expires_at') ?? undefined;
  if (expiresAt !== undefined && expiresAt.getTime() > now.getTime() + maxDurationMs) {
    fields.refuse('expires_at', 'invalid');
  }
  const discord = fields.flag('discord');
  const goq = fields.flag('goq');
  fields.check();
  return { userId, subscriptionId, version, sub: sub?.toLowerCase(), expiresAt, discord, goq };
}

/** Locks the subscription. The caller has locked the user before: the same order as `reserveOrder`. */
async function lockSubscription(tx: Transaction, { userId, subscriptionId }: Edit, now: Date) {
  const isSought = subscriptionId === undefined ? undefined : eq(subscriptions.id, subscriptionId);
  const [found] = await tx
    .select({ subscription: subscriptions, plan: plans })
    .from(subscriptions)
    .innerJoin(plans, eq(plans.id, subscriptions.planId))
    .where(and(eq(subscriptions.userId, userId), isSought))
    .orderBy(
      sql`case when ${isRunningAt(now)} then ${subscriptions.startsAt} end desc nulls last`,
      desc(subscriptions.expiresAt),
      desc(subscriptions.startsAt),
      desc(subscriptions.id),
    )
    .limit(1)
    .for('update', { of: subscriptions });
  if (!found) throw subscriptionId === undefined ? refusedField('base', 'none') : notFound();
  return found;
}

/**
 * The new plan of a subscription. One that becomes active or changes its plan needs a free place, and must not conflict with
 * another one.
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
  const restarts = subscription.expiresAt <= now && expiresAt > now;
  const isNew = restarts || isOther;
  if (isNew && expiresAt > now) {
    const at = subscription.startsAt > now ? subscription.startsAt : now;
    const isConflict = await hasConflict(tx, plan, { userId, at, exceptId: subscription.id });
    if (isConflict) throw refusedField('sub', 'running');
  }
  if (isNew && !(await hasPlaceFor(tx, plan, userId, now))) throw refusedField('sub', 'sold_out');
  return plan;
}

/** The paid end, which stays when the end is moved; null if both are equal. */
function paidEnd({ valuedUntil, expiresAt: old }: Subscription, expiresAt: Date): Date | null {
  const paid = valuedUntil ?? old;
  return paid.getTime() === expiresAt.getTime() ? null : paid;
}
