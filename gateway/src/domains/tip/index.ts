import { defineDomain } from '../define-domain.ts';
import { adminTipResolvers } from './admin-resolvers.ts';
import * as endpoints from './endpoints.ts';
import { tipLiveSource } from './live-source.ts';
import { createTipLoaders } from './loaders.ts';
import { tipResolvers } from './resolvers.ts';
import { toTip } from './shapes.ts';

export const tip = defineDomain({
  endpoints,
  loaders: { tip: createTipLoaders },
  resolvers: [tipResolvers, adminTipResolvers],
  nodes: {
    Tip: async (id, { loaders }) => {
      const found = await loaders.tip.byId.load(id);
      return found && toTip(found);
    },
  },
  live: tipLiveSource,
});
