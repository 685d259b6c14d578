import { defineDomain } from '../define-domain.ts';
import { adminPaymentResolvers } from './admin-resolvers.ts';
import * as endpoints from './endpoints.ts';
import { createPaymentLoaders } from './loaders.ts';
import { paymentResolvers } from './resolvers.ts';

export const payment = defineDomain({
  endpoints,
  loaders: { payment: createPaymentLoaders },
  resolvers: [paymentResolvers, adminPaymentResolvers],
  nodes: {
    AdminPayment: (id, { loaders }) => loaders.payment.forAdmin(String(id)),
  },
});
