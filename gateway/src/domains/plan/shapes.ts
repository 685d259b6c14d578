import * as s from '../../kit/shape.ts';

const planFields = {
  id: s.globalId('Plan'),
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
};

export const plan = s.shape('Plan', planFields);

/** A plan with what is for admins alone; all replies are checked for it. */
export const adminPlan = s.shape('AdminPlan', {
  ...planFields,
  id: s.globalId('AdminPlan'),
  planId: s.from('id', s.integer),
  salePercent: s.orNull(s.number),
  saleStartsAt: s.orNull(s.dateTime),
  saleEndsAt: s.orNull(s.dateTime),
  placesTotal: s.from('limited_total', s.orNull(s.integer)),
  placesTaken: s.orNull(s.integer),
  version: s.orElse(s.integer, 0),
});
export type PlanWire = s.WireOf<typeof adminPlan>;
