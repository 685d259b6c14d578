import { toGlobalId } from '../../kit/global-id.ts';
import { toDateTimeOrNull } from '../../kit/wire.ts';
import type { AdminPlan } from '../__generated__/schema.ts';
import { toPermissions } from '../user/mapper.ts';
import type { PlanWire } from './endpoints.ts';
import { planName, termsOf } from './mapper.ts';

/** A plan of the wire with what is for admins. */
export const toAdminPlan = (wire: PlanWire): AdminPlan => ({
  __typename: 'AdminPlan',
  id: toGlobalId('AdminPlan', wire.id),
  planId: wire.id,
  name: planName(wire),
  pricePln: wire.price_pln,
  activeSalePercent: wire.active_sale?.percent ?? null,
  salePercent: wire.sale_percent ?? null,
  saleStartsAt: toDateTimeOrNull(wire.sale_starts_at),
  saleEndsAt: toDateTimeOrNull(wire.sale_ends_at),
  isLimited: wire.is_limited ?? false,
  limitedTotal: wire.limited_total ?? null,
  placesTaken: wire.places_taken ?? null,
  soldUntil: toDateTimeOrNull(wire.sold_until),
  hasFixedDates: termsOf(wire).hasFixedDates,
  validFrom: toDateTimeOrNull(wire.valid_from),
  validUntil: toDateTimeOrNull(wire.valid_until),
  discordIncluded: termsOf(wire).discordIncluded,
  goqFromMonths: termsOf(wire).goqFromMonths,
  permissions: toPermissions(wire.permissions ?? []),
  version: wire.version ?? 0,
});
