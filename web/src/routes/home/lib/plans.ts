import type { SessionPlan, SessionViewer } from '../../../shared/session/session-state.ts';

/** How many packages the table shows at once: five above 1024 px, two above 768 px, else one. */
export type PlansPerPage = 5 | 2 | 1;

/** The page of packages that shows the one at `start`: the places of its first and last column. */
export function planPage(
  start: number,
  perPage: PlansPerPage,
  count: number,
): { first: number; last: number } {
  const first = Math.floor(start / perPage) * perPage;
  return { first, last: Math.min(first + perPage, count) - 1 };
}

/** Where the next or previous page begins; null at the ends. */
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
