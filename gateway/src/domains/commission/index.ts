import { asListed, connectWhole } from '../../kit/connection.ts';
import { nullIfNotFound } from '../../kit/errors.ts';
import { type DomainResolvers, defineDomain } from '../define-domain.ts';
import { linkedUser } from '../user/linked-user.ts';
import * as endpoints from './endpoints.ts';
import { type CommissionWire, toCommission, toTyperCommission } from './shapes.ts';

const newestFirst = asListed('commissions', ({ id, month }: CommissionWire) => `${month} ${id}`);

const resolvers: DomainResolvers = {
  Admin: {
    commissions: (_, page, { loaders }) => {
      const read = async () => (await loaders.read(endpoints.commissionList)).commissions;
      return connectWhole(read, newestFirst, page, toCommission);
    },
    typerCommission: (_, { typerId, month = null }, { loaders }) => {
      const found = loaders.read(endpoints.commissionGet, { typerId, month });
      return nullIfNotFound(found.then(({ commission }) => toTyperCommission(commission)));
    },
  },
  Commission: { user: linkedUser('Commission.user', ({ link }) => link) },
  TyperCommission: { user: linkedUser('TyperCommission.user', ({ link }) => link) },
};

export const commission = defineDomain({ endpoints, resolvers: [resolvers] });
