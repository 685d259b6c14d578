/** Logged actions that have words; others are shown as they came. */
export const knownActions = [
  'user.data',
  'user.role',
  'subscription.buy',
  'subscription.extend',
  'subscription.change',
  'subscription.grant',
  'subscription.edit',
  'payment.cancel',
  'payment.refuse',
] as const;

type KnownAction = (typeof knownActions)[number];

/** Whether an action has words. */
export const isKnownAction = (action: string): action is KnownAction =>
  knownActions.some((known) => known === action);
