import type { SessionPlan, SessionViewer } from '../../../shared/session/session-state.ts';

/** The indexes of the first and last plan of a page of two, the one with the plan at `start`. */
export function planPair(start: number, count: number): { first: number; last: number } {
  const first = start - (start % 2);
  return { first, last: Math.min(first + 2, count) - 1 };
}

type PlanAction = 'buy' | 'extend' | 'change' | 'add';

/** What the button of a plan does. A fixed-time plan is added to the active one; other plans replace it. */
export function planAction(
  { name, hasFixedDates }: Pick<SessionPlan, 'name' | 'hasFixedDates'>,
  viewer: SessionViewer | null,
): PlanAction {
  if (!viewer?.subscription) return 'buy';
  if (viewer.subscription.planName === name) return 'extend';
  return hasFixedDates ? 'add' : 'change';
}

/** Why a plan is unavailable. A fixed-time plan can be bought only once. A user who holds a place may buy a sold-out plan. */
export function planUnavailability(
  { name, hasFixedDates, unavailability }: Pick<SessionPlan, 'name' | 'hasFixedDates' | 'unavailability'>,
  viewer: SessionViewer | null,
): 'language' | 'owned' | 'soldOut' | null {
  if (unavailability === 'LANGUAGE') return 'language';
  const owned = [viewer?.subscription, ...(viewer?.upcoming ?? [])].map(
    (subscription) => subscription?.planName,
  );
  if (unavailability === 'OWNED' || (hasFixedDates && owned.includes(name))) return 'owned';
  return unavailability === 'SOLD_OUT' && !viewer?.hasLimitedPlanPlace ? 'soldOut' : null;
}
