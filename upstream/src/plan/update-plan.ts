import { eq } from 'drizzle-orm';
import type { ApiContext } from '../api-context.ts';
import { changedFields, writeLog } from '../audit/write-log.ts';
import { plans } from '../db/tables.ts';
import { notFound, refusedField } from '../http/http-error.ts';
import { readPlanChange } from './read-plan-change.ts';

/**
 * Changes the price, sale, limit and dates of a plan and logs what changed; a change of nothing is no new version.
 * Orders that were made before keep their price.
 * @throws HttpError 404; 422 by field as `readPlanChange` says, and `base: stale` for another version than the one
 * that is there: somebody else has changed the plan since
 */
export async function updatePlan(
  { db, clock }: Pick<ApiContext, 'db' | 'clock'>,
  authorId: number,
  id: number,
  body: unknown,
): Promise<void> {
  await db.transaction(async (tx) => {
    const [plan] = await tx.select().from(plans).where(eq(plans.id, id)).for('update');
    if (!plan) throw notFound();
    const { version, change } = readPlanChange(body, plan);
    if (version !== plan.version) throw refusedField('base', 'stale');
    const changed = changedFields(plan, change);
    if (changed === null) return;
    await tx
      .update(plans)
      .set({ ...change, version: plan.version + 1 })
      .where(eq(plans.id, id));
    await writeLog(tx, {
      userId: authorId,
      authorId,
      action: 'plan.update',
      details: { plan_id: id, plan: plan.name, ...changed },
      at: clock(),
    });
  });
}
