import { defineDomain, findRow } from '../define-domain.ts';
import { toAdminPlan } from './admin-mapper.ts';
import { adminPlanResolvers } from './admin-resolvers.ts';
import * as endpoints from './endpoints.ts';
import { createPlanLoaders } from './loaders.ts';
import { toPlan } from './mapper.ts';
import { planResolvers } from './resolvers.ts';

export const plan = defineDomain({
  endpoints,
  loaders: { plan: createPlanLoaders },
  resolvers: [planResolvers, adminPlanResolvers],
  nodes: {
    Plan: async (id, { loaders }) => findRow(await loaders.plan.list(), id, toPlan),
    AdminPlan: async (id, { loaders }) => {
      const found = await loaders.plan.forAdmin(id);
      return found && toAdminPlan(found);
    },
  },
});
