/**
 * Logged actions that have words; others are shown as they came. What is nobody's own, as a tip or a plan, is in the log
 * of the one who changed it.
 */
export const knownActions = [
  'user.data',
  'user.role',
  'user.lock',
  'user.unlock',
  'subscription.buy',
  'subscription.extend',
  'subscription.change',
  'subscription.grant',
  'subscription.edit',
  'payment.pay',
  'payment.cancel',
  'payment.refuse',
  'payment.hold',
  'tip.create',
  'tip.update',
  'tip.image_remove',
  'tip.status',
  'plan.update',
  'promocode.create',
  'promocode.disable',
  'league.editable',
  'match.stats',
  'match.referee',
  'dropinfo_filter.create',
  'dropinfo_filter.update',
  'dropinfo_filter.move',
  'file.create',
  'file.destroy',
  'provider.activate',
] as const;

type KnownAction = (typeof knownActions)[number];

/** Whether an action has words. */
export const isKnownAction = (action: string): action is KnownAction =>
  knownActions.some((known) => known === action);
