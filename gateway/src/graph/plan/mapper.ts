import type { Plan } from '../__generated__/schema.ts';
import { toGlobalId } from '../global-id.ts';
import { toPermissions } from '../user/mapper.ts';
import type { PlanWire } from './endpoints.ts';

/** A plan of the wire as the graph shows it. */
export const toPlan = (wire: PlanWire): Plan => ({
  __typename: 'Plan',
  id: toGlobalId('Plan', wire.id),
  name: wire.name.toLowerCase(),
  pricePln: wire.price_pln,
  activeSale: wire.active_sale ? { percent: wire.active_sale.percent } : null,
  isLimited: wire.is_limited ?? false,
  limitedLeft: wire.limited_left ?? null,
  permissions: toPermissions(wire.permissions ?? []),
});
