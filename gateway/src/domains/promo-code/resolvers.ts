import { idOf } from '../../kit/global-id.ts';
import type { GraphContext } from '../context.ts';
import type { DomainResolvers } from '../define-domain.ts';
import { mutation } from '../mutation.ts';
import { promoCodeCreate, promoCodeDisable } from './endpoints.ts';
import type { PromoCodeWire } from './shapes.ts';
import { toPromoCode } from './shapes.ts';

const change = (context: GraphContext, send: () => Promise<{ promocode: PromoCodeWire }>) =>
  mutation(context, { promoCode: null }, async () => ({ promoCode: toPromoCode((await send()).promocode) }), {
    names: { percentage: 'percent' },
  });

export const promoCodeResolvers = {
  Admin: { promoCodes: async (_, _args, { loaders }) => (await loaders.promoCode.list()).map(toPromoCode) },
  Mutation: {
    createPromoCode: (_, { input }, context) => change(context, () => context.call(promoCodeCreate, input)),
    disablePromoCode: (_, { input }, context) => {
      const id = idOf('PromoCode', input.promoCodeId, 'promoCodeId');
      return change(context, () => context.call(promoCodeDisable, { id }));
    },
  },
} satisfies DomainResolvers;
