import { defineDomain } from '../define-domain.ts';
import * as endpoints from './endpoints.ts';
import { createAdminUserLoaders } from './loaders.ts';
import { toAdminUser } from './mapper.ts';
import { adminUserResolvers } from './resolvers.ts';

export const adminUser = defineDomain({
  endpoints,
  loaders: { adminUser: createAdminUserLoaders },
  resolvers: [adminUserResolvers],
  nodes: {
    AdminUser: async (id, { loaders }) => {
      const found = await loaders.adminUser.one(id);
      return found && toAdminUser(found);
    },
  },
});
