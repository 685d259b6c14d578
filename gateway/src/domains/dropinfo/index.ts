import { defineDomain, findRow } from '../define-domain.ts';
import { adminDropinfoResolvers } from './admin-resolvers.ts';
import * as endpoints from './endpoints.ts';
import { dropinfoLiveSource } from './live-source.ts';
import { createDropinfoLoaders } from './loaders.ts';
import { dropinfoResolvers } from './resolvers.ts';
import { toDropinfo, toDropinfoFilter } from './shapes.ts';

export const dropinfo = defineDomain({
  endpoints,
  loaders: { dropinfo: createDropinfoLoaders },
  resolvers: [dropinfoResolvers, adminDropinfoResolvers],
  nodes: {
    Dropinfo: async (id, { loaders }) => findRow(await loaders.dropinfo.list(null), id, toDropinfo),
    DropinfoFilter: async (id, { loaders, session }) =>
      findRow(await loaders.dropinfo.filters(), id, (row) =>
        toDropinfoFilter(row, { lang: session.lang, isAdmin: false }),
      ),
  },
  live: dropinfoLiveSource,
});
