import { nullIfNotFound } from '../../kit/errors.ts';
import { idOf } from '../../kit/global-id.ts';
import type { DomainResolvers } from '../define-domain.ts';
import { mutation } from '../mutation.ts';
import { planGet, planList, planUpdate, toPlanData } from './endpoints.ts';
import { toPlan } from './shapes.ts';

export const adminPlanResolvers = {
  Admin: {
    plans: async (_, _args, { loaders }) =>
      (await loaders.read(planList, { forAdmin: true })).plans.map(toPlan),
    plan: (_, { planId }, { loaders }) =>
      nullIfNotFound(loaders.read(planGet, { planId }).then(({ plan }) => toPlan(plan))),
  },
  Mutation: {
    updatePlan: (_, { input }, context) => {
      const planId = idOf('Plan', input.planId, 'planId');
      return mutation(context, { names: { limited_total: 'placesTotal' } }, async () => {
        const args = { planId, plan: toPlanData(input) };
        const { plan: changed } = await context.call(planUpdate, args);
        return { plan: toPlan(changed) };
      });
    },
  },
} satisfies DomainResolvers;
