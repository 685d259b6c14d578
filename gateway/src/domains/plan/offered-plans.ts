import type { GraphContext } from '../context.ts';
import type { UserWire } from '../user/shapes.ts';
import type { PlanWire } from './shapes.ts';

/** The plans on sale and who asks; `user` is null for a guest and for refused credentials. */
export interface OfferedPlans {
  readonly plans: readonly PlanWire[];
  readonly user: UserWire | null;
}

/** Reads the offer with who the caller is: one call for both, unless a refusal brings no plans. */
export async function offeredPlans({ loaders }: GraphContext): Promise<OfferedPlans> {
  const { user, plans } = await loaders.session.identity();
  return { user, plans: plans ?? (await loaders.plan.list()) };
}
