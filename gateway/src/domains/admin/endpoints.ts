import * as s from '../../kit/shape.ts';
import { get } from '../../rest/endpoint.ts';

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

/** Reads the counts of an admin's open work. Not in the call catalogue. */
export const adminCounts = get('admin.figures', '/admin_figures.json', {
  decode: s.shape({ figures: counts }),
  cost: 2,
  optional: true,
  fields: ['Admin.counts'],
});
