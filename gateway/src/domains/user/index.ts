import { defineDomain } from '../define-domain.ts';
import * as adminEndpoints from './admin-endpoints.ts';
import { adminUserResolvers } from './admin-resolvers.ts';
import * as endpoints from './endpoints.ts';
import { findUser } from './linked-user.ts';
import { toUser, toViewer } from './shapes.ts';

export const user = defineDomain({
  endpoints: { ...endpoints, ...adminEndpoints },
  resolvers: [adminUserResolvers],
  nodes: {
    Viewer: async (id, { loaders }) => {
      const { user: caller } = await loaders.session.identity();
      return caller?.id === id ? toViewer(caller) : null;
    },
    /** For admins any user, else only the caller. */
    User: async (id, { loaders }) => {
      const { user: caller } = await loaders.session.identity();
      if (caller?.id === id) return toUser(caller);
      return caller?.is_admin ? findUser(id, loaders) : null;
    },
  },
});
