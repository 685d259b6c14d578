import * as s from '../../kit/shape.ts';
import { tip } from '../tip/shapes.ts';

const count = s.integerFrom(0);

/** What a typer has earned in a month. */
export const commission = s.shape({
  id: s.hidden(s.integer),
  typerName: s.from('name', s.text),
  month: s.textOf(/^\d{4}-\d{2}$/),
  tips: count,
  won: count,
  lost: count,
  cancelled: count,
  pending: count,
  stakeUnits: s.from('stake', s.number),
  profitUnits: s.from('units', s.number),
  amountPln: s.from('commission_pln', s.number),
});

export type CommissionWire = s.WireOf<typeof commission>;

/** What one typer has earned, with the tips of a month. */
export const typerCommission = s.shape({
  id: s.integer,
  name: s.text,
  months: s.list(commission),
  month: s.text,
  tips: s.list(tip),
});
export type TyperCommissionWire = s.WireOf<typeof typerCommission>;
