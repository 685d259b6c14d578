import type { SessionPlan, SessionViewer } from '../../../shared/session/session-state.ts';

/** What a press on a plan's button does. */
export type PlanAction = 'buy' | 'extend' | 'change' | 'add';

/**
 * Without a running subscription a plan is bought, the same one is extended, another one is changed to; one with
 * fixed dates is added to another one, which goes on.
 */
export function planAction(
  { name, validUntil }: Pick<SessionPlan, 'name' | 'validUntil'>,
  viewer: SessionViewer | null,
): PlanAction {
  if (!viewer?.subscription) return 'buy';
  if (viewer.subscription.planName === name) return 'extend';
  return validUntil ? 'add' : 'change';
}

/**
 * Why a plan cannot be had now; null when it can. A plan with fixed dates is bought once, also when it begins
 * later, and a person who holds a place is not sold out.
 */
export function planRefusal(
  { name, validUntil, unavailability }: Pick<SessionPlan, 'name' | 'validUntil' | 'unavailability'>,
  viewer: SessionViewer | null,
): 'language' | 'owned' | 'soldOut' | null {
  if (unavailability === 'LANGUAGE') return 'language';
  const held = [viewer?.subscription, ...(viewer?.upcoming ?? [])].map((one) => one?.planName);
  if (unavailability === 'OWNED' || (validUntil && held.includes(name))) return 'owned';
  return unavailability === 'SOLD_OUT' && !viewer?.hasLimitedPlanPlace ? 'soldOut' : null;
}
