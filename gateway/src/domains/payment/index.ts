import { defineDomain } from '../define-domain.ts';
import { adminPaymentResolvers } from './admin-resolvers.ts';
import * as endpoints from './endpoints.ts';
import { paymentLiveSource } from './live-source.ts';
import { createPaymentLoaders } from './loaders.ts';
import { paymentResolvers } from './resolvers.ts';
import { toPayment } from './shapes.ts';

export const payment = defineDomain({
  endpoints,
  loaders: { payment: createPaymentLoaders },
  live: paymentLiveSource,
  resolvers: [paymentResolvers, adminPaymentResolvers],
  nodesByUid: {
    Payment: async (uid, { loaders, signedIn }) => {
      const found = signedIn ? await loaders.payment.one(uid) : null;
      return found?.uid === uid ? toPayment(found) : null;
    },
  },
});
