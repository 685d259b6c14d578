import { defineDomain, findRow } from '../define-domain.ts';
import * as endpoints from './endpoints.ts';
import { createPromoCodeLoaders } from './loaders.ts';
import { promoCodeResolvers } from './resolvers.ts';
import { toPromoCode } from './shapes.ts';

export const promoCode = defineDomain({
  endpoints,
  loaders: { promoCode: createPromoCodeLoaders },
  resolvers: [promoCodeResolvers],
  nodes: { PromoCode: async (id, { loaders }) => findRow(await loaders.promoCode.list(), id, toPromoCode) },
});
