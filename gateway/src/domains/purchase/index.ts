import { defineDomain } from '../define-domain.ts';
import * as endpoints from './endpoints.ts';
import { createPurchaseLoaders } from './loaders.ts';
import { purchaseResolvers } from './resolvers.ts';

export const purchase = defineDomain({
  endpoints,
  loaders: { purchase: createPurchaseLoaders },
  resolvers: [purchaseResolvers],
});
