import { reader } from '../../kit/compile-shape.ts';
import * as s from '../../kit/shape.ts';

export const promoCode = s.shape('PromoCode', {
  id: s.globalId('PromoCode'),
  code: s.text,
  percent: s.from('percentage', s.number),
  isDisabled: s.from('disabled', s.orElse(s.boolean, false)),
  startsAt: s.orNull(s.dateTime),
  expiresAt: s.orNull(s.dateTime),
  createdAt: s.orNull(s.dateTime),
  usageCount: s.from('uses', s.orNull(s.integer)),
});
export type PromoCodeWire = s.WireOf<typeof promoCode>;

/** The reply that an upstream may send after a change. */
export const changedPromoCode = s.shape({ promocode: promoCode });

export const toPromoCode = reader(promoCode);
