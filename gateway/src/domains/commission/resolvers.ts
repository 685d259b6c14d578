import { asListed, checkPageSize, connect, maxListSize } from '../../kit/connection.ts';
import { orNull } from '../../kit/errors.ts';
import type { DomainResolvers } from '../define-domain.ts';
import { userLinks } from '../user/admin-endpoints.ts';
import { linkedUser } from '../user/admin-shapes.ts';
import { commissionGet, commissionList } from './endpoints.ts';
import { type CommissionWire, toCommission, toTyperCommission } from './shapes.ts';

const newestFirst = asListed('commissions', ({ id, month }: CommissionWire) => `${month} ${id}`);

export const commissionResolvers = {
  Admin: {
    commissions: async (_, page, { call }) => {
      checkPageSize({ ...page, max: maxListSize });
      const { commissions: rows } = await call(commissionList);
      return connect(rows, newestFirst, { ...page, max: maxListSize }, toCommission);
    },
    typerCommission: async (_, args, { call }) => {
      const { typerId, month = null } = args;
      const found = await orNull(call(commissionGet, { typerId, month }));
      return found && toTyperCommission(found.commission);
    },
  },
  Commission: {
    user: ({ link }, _args, context, info) => linkedUser(link, userLinks['Commission.user'], context, info),
  },
  TyperCommission: {
    user: ({ link }, _args, context, info) =>
      linkedUser(link, userLinks['TyperCommission.user'], context, info),
  },
} satisfies DomainResolvers;
