import { defineDomain, findRow } from '../define-domain.ts';
import * as endpoints from './endpoints.ts';
import { createPromoCodeLoaders } from './loaders.ts';
import { toAdminPromoCode } from './mapper.ts';
import { promoCodeResolvers } from './resolvers.ts';

export const promoCode = defineDomain({
  endpoints,
  loaders: { promoCode: createPromoCodeLoaders },
  resolvers: [promoCodeResolvers],
  nodes: {
    AdminPromoCode: async (id, { loaders }) => findRow(await loaders.promoCode.list(), id, toAdminPromoCode),
  },
});
