import { defineDomain } from '../define-domain.ts';
import * as endpoints from './endpoints.ts';
import { createUserLoaders } from './loaders.ts';
import { toUser, toViewer } from './mapper.ts';
import { userResolvers } from './resolvers.ts';

export const user = defineDomain({
  endpoints,
  loaders: { user: createUserLoaders },
  resolvers: [userResolvers],
  nodes: {
    Viewer: async (id, { loaders }) => {
      const { user: caller } = await loaders.session.identity();
      return caller?.id === id ? toViewer(caller) : null;
    },
    User: async (id, { loaders }) => {
      const { user: caller } = await loaders.session.identity();
      return caller?.id === id ? toUser(caller) : null;
    },
  },
});
