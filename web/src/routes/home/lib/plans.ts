import type { SessionPlan, SessionViewer } from '../../../shared/session/session-state.ts';

/** The number of visible plans: five above 1024 px, two above 768 px, else one. */
export type PlansPerPage = 5 | 2 | 1;

/** The indexes of the first and last plan on the page with the plan at `start`. */
export function planPage(
  start: number,
  perPage: PlansPerPage,
  count: number,
): { first: number; last: number } {
  const first = Math.floor(start / perPage) * perPage;
  return { first, last: Math.min(first + perPage, count) - 1 };
}

/** The index of the first plan on the next or previous page; null at the ends. */
export function turnPlanPage(
  start: number,
  perPage: PlansPerPage,
  count: number,
  direction: 1 | -1,
): number | null {
  const next = planPage(start, perPage, count).first + direction * perPage;
  return next < 0 || next >= count ? null : next;
}

type PlanAction = 'buy' | 'extend' | 'change' | 'add';

/** What the button of a plan does. A fixed-time plan is added to the active one; other plans replace it. */
export function planAction(
  { name, validUntil }: Pick<SessionPlan, 'name' | 'validUntil'>,
  viewer: SessionViewer | null,
): PlanAction {
  if (!viewer?.subscription) return 'buy';
  if (viewer.subscription.planName === name) return 'extend';
  return validUntil ? 'add' : 'change';
}

/** Why a plan is unavailable. A fixed-time plan can be bought only once. A user who holds a place may buy a sold-out plan. */
export function planUnavailability(
  { name, validUntil, unavailability }: Pick<SessionPlan, 'name' | 'validUntil' | 'unavailability'>,
  viewer: SessionViewer | null,
): 'language' | 'owned' | 'soldOut' | null {
  if (unavailability === 'LANGUAGE') return 'language';
  const owned = [viewer?.subscription, ...(viewer?.upcoming ?? [])].map(
    (subscription) => subscription?.planName,
  );
  if (unavailability === 'OWNED' || (validUntil && owned.includes(name))) return 'owned';
  return unavailability === 'SOLD_OUT' && !viewer?.hasLimitedPlanPlace ? 'soldOut' : null;
}
