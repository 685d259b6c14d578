import { idOf } from '../../kit/global-id.ts';
import type { GraphContext } from '../context.ts';
import { type DomainResolvers, defineDomain, findRow } from '../define-domain.ts';
import { mutation } from '../mutation.ts';
import * as endpoints from './endpoints.ts';
import { type PromoCodeWire, toPromoCode } from './shapes.ts';

const change = (context: GraphContext, send: () => Promise<{ promocode: PromoCodeWire }>) =>
  mutation(context, { promoCode: null }, async () => ({ promoCode: toPromoCode((await send()).promocode) }), {
    names: { percentage: 'percent' },
  });

const resolvers: DomainResolvers = {
  Admin: {
    promoCodes: async (_, _args, { loaders }) =>
      (await loaders.read(endpoints.promoCodeList)).promocodes.map(toPromoCode),
  },
  Mutation: {
    createPromoCode: (_, { input }, context) =>
      change(context, () => context.call(endpoints.promoCodeCreate, input)),
    disablePromoCode: (_, { input }, context) => {
      const id = idOf('PromoCode', input.promoCodeId, 'promoCodeId');
      return change(context, () => context.call(endpoints.promoCodeDisable, { id }));
    },
  },
};

export const promoCode = defineDomain({
  endpoints,
  resolvers: [resolvers],
  nodes: {
    PromoCode: async (id, { loaders }) =>
      findRow((await loaders.read(endpoints.promoCodeList)).promocodes, id, toPromoCode),
  },
});
