import * as s from '../../kit/shape.ts';

const count = s.integerFrom(0);

export const counts = s.shape({
  pendingPayments: s.orNull(count),
  heldPayments: s.orNull(count),
  matchesWithoutStats: s.orNull(count),
  tipsToSettle: s.orNull(count),
  runningImports: s.orNull(count),
  users: s.orNull(
    s.shape({ all: count, subscribed: count, ending: count, typers: count, admins: count, locked: count }),
  ),
});
