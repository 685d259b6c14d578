import { readerWith } from '../../kit/compile-shape.ts';
import * as s from '../../kit/shape.ts';
import { tip, toTip } from '../tip/shapes.ts';
import { toUserLink } from '../user/admin-shapes.ts';

const count = s.integerFrom(0);

export const commission = s.shape({
  id: s.hidden(s.integer),
  typerName: s.from('name', s.text),
  month: s.month,
  tips: count,
  won: count,
  lost: count,
  cancelled: count,
  pending: count,
  stakeUnits: s.from('stake', s.number),
  profitUnits: s.from('units', s.number),
  amountPln: s.from('commission_pln', s.money),
});

export type CommissionWire = s.WireOf<typeof commission>;

export const typerCommission = s.shape({
  id: s.integer,
  name: s.text,
  months: s.list(commission),
  month: s.month,
  tips: s.list(tip),
});
type TyperCommissionWire = s.WireOf<typeof typerCommission>;

export const toCommission = readerWith(commission, { link: ({ id }) => toUserLink(id) });
export type CommissionModel = ReturnType<typeof toCommission>;

export const toTyperCommission = (wire: TyperCommissionWire) => ({
  link: toUserLink(wire.id),
  typerName: wire.name,
  months: wire.months.map(toCommission),
  month: wire.month,
  tips: wire.tips.map((tip) => toTip(tip)),
});
export type TyperCommissionModel = ReturnType<typeof toTyperCommission>;
