import { defineDomain } from '../define-domain.ts';
import * as adminEndpoints from './admin-endpoints.ts';
import { adminUserResolvers } from './admin-resolvers.ts';
import { toUserForAdmin } from './admin-shapes.ts';
import * as endpoints from './endpoints.ts';
import { createUserLoaders } from './loaders.ts';
import { userResolvers } from './resolvers.ts';
import { toUser, toViewer } from './shapes.ts';

export const user = defineDomain({
  endpoints: { ...endpoints, ...adminEndpoints },
  loaders: { user: createUserLoaders },
  resolvers: [userResolvers, adminUserResolvers],
  nodes: {
    Viewer: async (id, { loaders }) => {
      const { user: caller } = await loaders.session.identity();
      return caller?.id === id ? toViewer(caller) : null;
    },
    /** For admins any user, else only the caller. */
    User: async (id, { loaders }) => {
      const { user: caller } = await loaders.session.identity();
      if (caller?.id === id) return toUser(caller);
      const found = caller?.is_admin ? await loaders.user.one(id) : null;
      return found && toUserForAdmin(found);
    },
  },
});
