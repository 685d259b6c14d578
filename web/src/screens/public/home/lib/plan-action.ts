import type { SessionPlan, SessionViewer } from '../../../../shared/session/session-state.ts';

/** What a press on a plan's button does. */
export type PlanAction = 'buy' | 'extend' | 'change';

/** Without a running subscription a plan is bought, the same one is extended, another one is changed to. */
export function planAction(plan: Pick<SessionPlan, 'name'>, viewer: SessionViewer | null): PlanAction {
  if (!viewer?.subscription) return 'buy';
  return viewer.subscription.plan === plan.name ? 'extend' : 'change';
}

/** Why a plan cannot be had now; null when it can. A person who holds a place is not sold out. */
export function planRefusal(
  { unavailability }: Pick<SessionPlan, 'unavailability'>,
  viewer: SessionViewer | null,
): 'language' | 'soldOut' | null {
  if (unavailability === 'LANGUAGE') return 'language';
  return unavailability === 'SOLD_OUT' && !viewer?.limitedApplied ? 'soldOut' : null;
}
