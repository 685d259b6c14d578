import { toGlobalId } from '../../kit/global-id.ts';
import { toDateTimeOrNull } from '../../kit/wire.ts';
import type { AdminPromoCode } from '../__generated__/schema.ts';
import type { PromoCodeWire } from './endpoints.ts';

/** A promo code of the wire as admins see it. */
export const toAdminPromoCode = (wire: PromoCodeWire): AdminPromoCode => ({
  __typename: 'AdminPromoCode',
  id: toGlobalId('AdminPromoCode', wire.id),
  code: wire.code,
  percentage: wire.percentage,
  isDisabled: wire.disabled ?? false,
  startsAt: toDateTimeOrNull(wire.starts_at),
  expiresAt: toDateTimeOrNull(wire.expires_at),
  createdAt: toDateTimeOrNull(wire.created_at),
  uses: wire.uses ?? null,
});
