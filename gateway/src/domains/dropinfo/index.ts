import { defineDomain } from '../define-domain.ts';
import { toAdminDropinfoFilter } from './admin-mapper.ts';
import { adminDropinfoResolvers } from './admin-resolvers.ts';
import * as endpoints from './endpoints.ts';
import { dropinfoLiveSource } from './live-source.ts';
import { createDropinfoLoaders } from './loaders.ts';
import { toDropinfo, toDropinfoFilter } from './mapper.ts';
import { dropinfoResolvers } from './resolvers.ts';

export const dropinfo = defineDomain({
  endpoints,
  loaders: { dropinfo: createDropinfoLoaders },
  resolvers: [dropinfoResolvers, adminDropinfoResolvers],
  nodes: {
    Dropinfo: async (id, { loaders }) => {
      const found = (await loaders.dropinfo.list(null)).find((row) => row.id === id);
      return found === undefined ? null : toDropinfo(found);
    },
    DropinfoFilter: async (id, { loaders, session }) => {
      const found = (await loaders.dropinfo.filters()).find((row) => row.id === id);
      return found === undefined ? null : toDropinfoFilter(found, session.lang);
    },
    AdminDropinfoFilter: async (id, { loaders }) => {
      const found = await loaders.dropinfo.filterForAdmin(id);
      return found && toAdminDropinfoFilter(found);
    },
  },
  live: dropinfoLiveSource,
});
