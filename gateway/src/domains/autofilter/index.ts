import { defineDomain, findRow } from '../define-domain.ts';
import * as endpoints from './endpoints.ts';
import { createAutofilterLoaders } from './loaders.ts';
import { autofilterResolvers } from './resolvers.ts';
import { toAutofilter } from './shapes.ts';

export const autofilter = defineDomain({
  endpoints,
  loaders: { autofilter: createAutofilterLoaders },
  resolvers: [autofilterResolvers],
  nodes: {
    Autofilter: async (id, { loaders }) =>
      findRow((await loaders.user.dashboard()).autofilters_navs, id, toAutofilter),
  },
});
