import { idOf } from '../../kit/global-id.ts';
import type { DomainResolvers } from '../define-domain.ts';
import { mutation } from '../mutation.ts';
import { planUpdate } from './endpoints.ts';
import { toPlan } from './shapes.ts';

export const adminPlanResolvers = {
  Admin: {
    plans: async (_, _args, { loaders }) => (await loaders.plan.all()).map(toPlan),
    plan: async (_, { planId }, { loaders }) => {
      const found = await loaders.plan.forAdmin(planId);
      return found === null ? null : toPlan(found);
    },
  },
  Mutation: {
    updatePlan: (_, { input }, context) => {
      const planId = idOf('Plan', input.planId, 'planId');
      const terms = {
        version: input.version,
        price_pln: input.pricePln,
        sale_percent: input.salePercent ?? null,
        sale_starts_at: input.saleStartsAt ?? null,
        sale_ends_at: input.saleEndsAt ?? null,
        is_limited: input.isLimited,
        limited_total: input.placesTotal ?? null,
        sold_until: input.soldUntil ?? null,
        valid_from: input.validFrom ?? null,
        valid_until: input.validUntil ?? null,
      };
      const send = async () => {
        const args = { planId, plan: terms };
        const { plan: changed } = await context.rest.call(planUpdate, args, context.session);
        return { plan: toPlan(changed) };
      };
      return mutation(context, { plan: null }, send, { names: { limited_total: 'placesTotal' } });
    },
  },
} satisfies DomainResolvers;
