import { defineDomain, findRow } from '../define-domain.ts';
import { adminPlanResolvers } from './admin-resolvers.ts';
import * as endpoints from './endpoints.ts';
import { createPlanLoaders } from './loaders.ts';
import { planResolvers } from './resolvers.ts';
import { toPlan } from './shapes.ts';

export const plan = defineDomain({
  endpoints,
  loaders: { plan: createPlanLoaders },
  resolvers: [planResolvers, adminPlanResolvers],
  nodes: {
    /** For admins any plan, else one on sale, also when the identity cannot be read. */
    Plan: async (id, { loaders }) => {
      const identity = await loaders.session.identity().catch(() => null);
      const { list, all } = loaders.plan;
      return findRow(await (identity?.user?.is_admin ? all() : list()), id, toPlan);
    },
  },
});
