import { idOf } from '../../kit/global-id.ts';
import type { GraphContext } from '../context.ts';
import { type DomainResolvers, defineDomain, findRow } from '../define-domain.ts';
import { mutation, replyIfFits } from '../mutation.ts';
import * as endpoints from './endpoints.ts';

/** Returns the promo code of the reply; finds it in the list when the reply has none. */
function change(
  context: GraphContext,
  send: () => Promise<unknown>,
  isChanged: (row: endpoints.PromoCodeWire) => boolean,
) {
  return mutation(context, { names: { percentage: 'percent' } }, async () => {
    const reply = await replyIfFits(endpoints.changedPromoCode, send(), context);
    const row =
      reply?.promocode ?? (await context.loaders.read(endpoints.promoCodeList)).promocodes.find(isChanged);
    return { promoCode: row ? endpoints.toPromoCode(row) : null };
  });
}

const resolvers: DomainResolvers = {
  Admin: {
    promoCodes: async (_, _args, { loaders }) =>
      (await loaders.read(endpoints.promoCodeList)).promocodes.map(endpoints.toPromoCode),
  },
  Mutation: {
    createPromoCode: (_, { input }, context) => {
      const created = input.code.trim().toLowerCase();
      const isCreated = ({ code }: endpoints.PromoCodeWire) => code.toLowerCase() === created;
      return change(context, () => context.call(endpoints.promoCodeCreate, input), isCreated);
    },
    disablePromoCode: (_, { input }, context) => {
      const id = idOf('PromoCode', input.promoCodeId, 'promoCodeId');
      return change(
        context,
        () => context.call(endpoints.promoCodeDisable, { id }),
        (row) => row.id === id,
      );
    },
  },
};

export const promoCode = defineDomain({
  endpoints,
  resolvers: [resolvers],
  nodes: {
    PromoCode: async (id, { loaders }) =>
      findRow((await loaders.read(endpoints.promoCodeList)).promocodes, id, endpoints.toPromoCode),
  },
});
