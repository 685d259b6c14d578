import { connectPages } from '../../kit/connection.ts';
import { searchedText } from '../../kit/folded-text.ts';
import { uidOf } from '../../kit/global-id.ts';
import type { PaymentFilter, PaymentOrder, PaymentOrderField } from '../__generated__/schema.ts';
import type { GraphContext } from '../context.ts';
import type { DomainResolvers } from '../define-domain.ts';
import { mutation } from '../mutation.ts';
import { viewerHint } from '../session/live-source.ts';
import { userLinks } from '../user/admin-endpoints.ts';
import { linkedUser, UserRef } from '../user/admin-shapes.ts';
import { type PaymentListQuery, paymentAdminPay, paymentCancel, paymentStats } from './endpoints.ts';
import { paymentHint } from './live-source.ts';
import { toPayment, toPaymentStats } from './shapes.ts';

const sortNames: Record<PaymentOrderField, PaymentListQuery['sortBy']> = {
  CREATED_AT: 'id',
  AMOUNT: 'amount',
  STATUS: 'payment_status',
  PAID_AT: 'paid_at',
};

const statusNames: Record<PaymentFilter, NonNullable<PaymentListQuery['status']>> = {
  PENDING: 'pending',
  DONE: 'done',
  CANCELLED: 'cancelled',
  FAILED: 'failed',
  HELD: 'held',
  EXPIRED: 'expired',
};

const newestFirst: PaymentOrder = { field: 'CREATED_AT', direction: 'DESC' };

/** The buyer's sockets reauthenticate, because their access may have changed, and get the change. */
const change = (endpoint: typeof paymentCancel, paymentId: string, context: GraphContext) => {
  const idOrUid = uidOf('Payment', paymentId, 'paymentId');
  return mutation(context, { payment: null }, async () => {
    const { payment: changed } = await context.call(endpoint, { idOrUid });
    if (changed.user) {
      // For sign-in by e-mail, the upstream's uid is the address.
      const { id, email } = changed.user;
      context.live?.requestReauth(email);
      context.live?.changed(paymentHint(changed, email));
      context.live?.changed(viewerHint(email, id));
    }
    return { payment: toPayment(changed) };
  });
};

export const adminPaymentResolvers = {
  Payment: {
    user: ({ userId }, _args, context, info) =>
      linkedUser(userId === null ? null : new UserRef(userId), userLinks['Payment.user'], context, info),
  },
  Admin: {
    payments: async (_, args, { loaders }) => {
      const { field, direction } = args.orderBy ?? newestFirst;
      const query: PaymentListQuery = {
        status: args.status ? statusNames[args.status] : undefined,
        search: searchedText(args.search),
        sortBy: sortNames[field],
        sortOrder: direction === 'ASC' ? 'asc' : 'desc',
      };
      return connectPages(loaders.payment.all(query), {
        first: args.first,
        after: args.after,
        page: args.page,
        max: 100,
      });
    },
    heldPayments: async (_, _args, { loaders }) => [...(await loaders.payment.held())],
    payment: (_, { uidOrNumber }, { loaders }) => loaders.payment.forAdmin(uidOrNumber),
    paymentStats: async (_, _args, { call }) => toPaymentStats((await call(paymentStats)).stats),
  },
  Mutation: {
    cancelPayment: (_, { input }, context) => change(paymentCancel, input.paymentId, context),
    markPaymentPaid: (_, { input }, context) => change(paymentAdminPay, input.paymentId, context),
  },
} satisfies DomainResolvers;
