import { fits } from '../../kit/compile-shape.ts';
import { idOf } from '../../kit/global-id.ts';
import type { GraphContext } from '../context.ts';
import { type DomainResolvers, defineDomain, findRow } from '../define-domain.ts';
import { mutation } from '../mutation.ts';
import * as endpoints from './endpoints.ts';
import { changedPromoCode, type PromoCodeWire, toPromoCode } from './endpoints.ts';

/** Returns the promo code of the reply; finds it in the list when the reply has none. */
function change(
  context: GraphContext,
  send: () => Promise<unknown>,
  isChanged: (row: PromoCodeWire) => boolean,
) {
  return mutation(context, { names: { percentage: 'percent' } }, async () => {
    const reply = await send();
    if (fits(changedPromoCode, reply)) return { promoCode: toPromoCode(reply.promocode) };
    context.resetLoaders();
    const row = (await context.loaders.read(endpoints.promoCodeList)).promocodes.find(isChanged);
    return { promoCode: row ? toPromoCode(row) : null };
  });
}

const resolvers: DomainResolvers = {
  Admin: {
    promoCodes: async (_, _args, { loaders }) =>
      (await loaders.read(endpoints.promoCodeList)).promocodes.map(toPromoCode),
  },
  Mutation: {
    createPromoCode: (_, { input }, context) => {
      const created = input.code.trim().toLowerCase();
      const isCreated = ({ code }: PromoCodeWire) => code.toLowerCase() === created;
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
      findRow((await loaders.read(endpoints.promoCodeList)).promocodes, id, toPromoCode),
  },
});
