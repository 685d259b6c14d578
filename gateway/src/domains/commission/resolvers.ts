import { readerWith } from '../../kit/compile-shape.ts';
import { checkPageSize, connect, type ListOrder, maxListSize } from '../../kit/connection.ts';
import { orNull } from '../../kit/errors.ts';
import type {
  AdminResolvers,
  CommissionResolvers,
  TyperCommissionResolvers,
} from '../__generated__/resolver-types.ts';
import { toTip } from '../tip/mapper.ts';
import { userLinks } from '../user/admin-endpoints.ts';
import { linkedUser, UserRef } from '../user/linked-user.ts';
import { commissionGet, commissionList } from './endpoints.ts';
import { type CommissionWire, commission as shape, type TyperCommissionWire } from './shapes.ts';

const toCommission = readerWith(shape, { link: ({ id }) => new UserRef(id) });
export type CommissionModel = ReturnType<typeof toCommission>;

const toTyperCommission = (commission: TyperCommissionWire) => ({
  link: new UserRef(commission.id),
  typerName: commission.name,
  months: commission.months.map(toCommission),
  month: commission.month,
  tips: commission.tips.map((tip) => toTip(tip)),
});
export type TyperCommissionModel = ReturnType<typeof toTyperCommission>;

const newestFirst: ListOrder<CommissionWire> = {
  name: 'commissions',
  descending: false,
  asListed: true,
  keyOf: ({ id, month }, place) => [place, `${month} ${id}`],
};

const commissions: AdminResolvers['commissions'] = async (_, page, { rest, session }) => {
  checkPageSize({ ...page, max: maxListSize });
  const { commissions: rows } = await rest.call(commissionList, {}, session);
  return connect(rows, newestFirst, { ...page, max: maxListSize }, toCommission);
};

const typerCommission: AdminResolvers['typerCommission'] = async (_, args, { rest, session }) => {
  const { typerId, month = null } = args;
  const found = await orNull(rest.call(commissionGet, { typerId, month }, session));
  return found && toTyperCommission(found.commission);
};

const Commission: CommissionResolvers = {
  user: ({ link }, _args, context, info) => linkedUser(link, userLinks['Commission.user'], context, info),
};

const TyperCommission: TyperCommissionResolvers = {
  user: ({ link }, _args, context, info) =>
    linkedUser(link, userLinks['TyperCommission.user'], context, info),
};

export const commissionResolvers = {
  Admin: { commissions, typerCommission } satisfies AdminResolvers,
  Commission,
  TyperCommission,
};
