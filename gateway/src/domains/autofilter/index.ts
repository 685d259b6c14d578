import { defineDomain } from '../define-domain.ts';
import * as endpoints from './endpoints.ts';
import { createAutofilterLoaders } from './loaders.ts';
import { toAutofilter } from './mapper.ts';
import { autofilterResolvers } from './resolvers.ts';

export const autofilter = defineDomain({
  endpoints,
  loaders: { autofilter: createAutofilterLoaders },
  resolvers: [autofilterResolvers],
  nodes: {
    Autofilter: async (id, { loaders }) => {
      const { autofilters_navs } = await loaders.user.dashboard();
      const found = autofilters_navs?.find((row) => row.id === id);
      return found === undefined ? null : toAutofilter(found);
    },
  },
});
