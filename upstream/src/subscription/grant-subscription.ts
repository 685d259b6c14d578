import { eq } from 'drizzle-orm';
import type { EditDeps } from '../audit/write-log.ts';
import { loggedEdit } from '../audit/write-log.ts';
import type { Transaction } from '../db/database.ts';
import { plans, subscriptions } from '../db/tables.ts';
import { FieldReader } from '../http/field-reader.ts';
import { notFound, refusedField } from '../http/http-error.ts';
import { isStorable } from '../http/id.ts';
import { lockUser } from '../identity/caller.ts';
import type { Plan } from '../plan/plan.ts';
import { addMonths, markBuyer } from '../purchase/activate.ts';
import { hasPlaceFor } from '../purchase/assert-plan-available.ts';
import { hasRunning, loggedSubscription } from './subscription-queries.ts';

/** What a user is given: a plan by its name and for how many calendar months. */
interface Grant {
  userId: number;
  sub: string;
  months: number;
  discord: boolean;
  goq: boolean;
}

const ids = { min: 1, max: 2_147_483_647 };
/** Length of a subscription that is given by hand, in months. */
const lengths = { min: 1, max: 36 };

/**
 * Gives a user a subscription from now on, without a payment, out of a request's body `{user_id, sub, sub_months,
 * discord?, goq?}`, and logs who did it. A plan with fixed dates has those of its own, whatever the months. One
 * that runs already is not replaced, so that a grant that is sent twice is given once.
 * @throws HttpError 404 for an unknown user; 422 with `user_id, sub, sub_months: blank, invalid, out_of_range`,
 * `discord, goq: invalid`, `sub: unavailable` (its dates are over), `running` (a subscription runs already), `sold_out`
 */
export async function grantSubscription(deps: EditDeps, authorId: number, body: unknown): Promise<void> {
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
}

function readGrant(body: unknown): Grant {
  const fields = new FieldReader(body);
  const userId = fields.neededNumber('user_id', ids);
  const sub = fields.text('sub') ?? null;
  if (sub === null) fields.refuse('sub', 'blank');
  else if (!isStorable(sub)) fields.refuse('sub', 'invalid');
  const months = fields.neededNumber('sub_months', lengths);
  const discord = fields.flag('discord') ?? false;
  const goq = fields.flag('goq') ?? false;
  fields.check();
  return { userId, sub: (sub ?? '').toLowerCase(), months, discord, goq };
}

async function periodOf(tx: Transaction, { validFrom, validUntil }: Plan, months: number, now: Date) {
  if (validUntil === null) return { startsAt: now, expiresAt: await addMonths(tx, now, months) };
  return { startsAt: validFrom !== null && validFrom > now ? validFrom : now, expiresAt: validUntil };
}
