import * as s from '../../kit/shape.ts';

/** A plan; what stands behind `validUntil` is sent to admins only. */
export const plan = s.shape('Plan', {
  id: s.globalId('Plan'),
  planId: s.from('id', s.integer),
  name: s.lowerCase,
  pricePln: s.number,
  activeSale: s.orNull(s.shape({ percent: s.number })),
  isLimited: s.orElse(s.boolean, false),
  placesLeft: s.from('limited_left', s.orNull(s.integer)),
  permissions: s.hidden(s.orNull(s.list(s.text))),
  discordIncluded: s.hidden(s.orNull(s.boolean)),
  goqFromMonths: s.hidden(s.orNull(s.integer)),
  soldUntil: s.orNull(s.dateTime),
  validFrom: s.orNull(s.dateTime),
  validUntil: s.orNull(s.dateTime),
  salePercent: s.orNull(s.number),
  saleStartsAt: s.orNull(s.dateTime),
  saleEndsAt: s.orNull(s.dateTime),
  placesTotal: s.from('limited_total', s.orNull(s.integer)),
  placesTaken: s.orNull(s.integer),
  version: s.orNull(s.integer),
});
export type PlanWire = s.WireOf<typeof plan>;
