import { defineDomain, findRow } from '../define-domain.ts';
import { adminDropinfoResolvers } from './admin-resolvers.ts';
import * as endpoints from './endpoints.ts';
import { dropinfoLiveSource } from './live-source.ts';
import { createDropinfoLoaders } from './loaders.ts';
import { toAdminDropinfoFilter, toDropinfo, toDropinfoFilter } from './mapper.ts';
import { dropinfoResolvers } from './resolvers.ts';

export const dropinfo = defineDomain({
  endpoints,
  loaders: { dropinfo: createDropinfoLoaders },
  resolvers: [dropinfoResolvers, adminDropinfoResolvers],
  nodes: {
    Dropinfo: async (id, { loaders }) => findRow(await loaders.dropinfo.list(null), id, toDropinfo),
    DropinfoFilter: async (id, { loaders, session }) =>
      findRow(await loaders.dropinfo.filters(), id, (row) => toDropinfoFilter(row, session.lang)),
    AdminDropinfoFilter: async (id, { loaders }) => {
      const found = await loaders.dropinfo.filterForAdmin(id);
      return found && toAdminDropinfoFilter(found);
    },
  },
  live: dropinfoLiveSource,
});
