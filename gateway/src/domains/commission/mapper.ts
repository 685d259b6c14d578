import { readerWith } from '../../kit/compile-shape.ts';
import { toTip } from '../tip/mapper.ts';
import { UserRef } from '../user/user-ref.ts';
import { commission as shape, type TyperCommissionWire } from './shapes.ts';

/** What a typer has earned in a month. */
export const toCommission = readerWith(shape, { link: ({ id }) => new UserRef(id) });
export type CommissionModel = ReturnType<typeof toCommission>;

/** What a typer has earned, and the tips of one month. */
export const toTyperCommission = (commission: TyperCommissionWire) => ({
  link: new UserRef(commission.id),
  typerName: commission.name,
  months: commission.months.map(toCommission),
  month: commission.month,
  tips: commission.tips.map((tip) => toTip(tip)),
});
export type TyperCommissionModel = ReturnType<typeof toTyperCommission>;
