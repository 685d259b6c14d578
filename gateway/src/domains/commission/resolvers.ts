import { reader } from '../../kit/compile-shape.ts';
import { badUserInput, orNull } from '../../kit/errors.ts';
import type { AdminResolvers } from '../__generated__/resolver-types.ts';
import { toTip } from '../tip/mapper.ts';
import { commissionGet, commissionList } from './endpoints.ts';
import { commission as shape } from './shapes.ts';

const toCommission = reader(shape);

const commissions: AdminResolvers['commissions'] = async (_, _args, { rest, session }) =>
  (await rest.call(commissionList, {}, session)).commissions.map(toCommission);

const typerCommission: AdminResolvers['typerCommission'] = async (_, args, { rest, session }) => {
  const { typerId, month = null } = args;
  if (month !== null && !/^\d{4}-(0[1-9]|1[0-2])$/.test(month)) {
    throw badUserInput('month must be a year and a month, as 2026-03.');
  }
  const found = await orNull(rest.call(commissionGet, { typerId, month }, session));
  if (found === null) return null;
  const { commission } = found;
  return {
    typerId: commission.id,
    typer: commission.name,
    months: commission.months.map(toCommission),
    month: commission.month,
    tips: commission.tips.map((tip) => toTip(tip)),
  };
};

export const commissionResolvers = { Admin: { commissions, typerCommission } satisfies AdminResolvers };
