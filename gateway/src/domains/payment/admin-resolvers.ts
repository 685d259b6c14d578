import { checkPageSize } from '../../kit/connection.ts';
import { userErrorsOf } from '../../kit/errors.ts';
import { searchedText } from '../../kit/folded-text.ts';
import { connectPages } from '../../kit/paged-connection.ts';
import type {
  AdminPayment,
  AdminPaymentFilter,
  AdminPaymentOrder,
  AdminPaymentOrderField,
  AdminResolvers,
  MutationResolvers,
  UserError,
} from '../__generated__/schema.ts';
import type { GraphContext } from '../context.ts';
import {
  type PaymentListQuery,
  paymentAdminPay,
  paymentCancel,
  paymentStats as statsEndpoint,
} from './endpoints.ts';
import { toAdminPayment, toPaymentStats } from './mapper.ts';

const sortNames: Record<AdminPaymentOrderField, PaymentListQuery['sortBy']> = {
  CREATED_AT: 'id',
  AMOUNT: 'amount',
  STATUS: 'payment_status',
  PAID_AT: 'paid_at',
};

const statusNames: Record<AdminPaymentFilter, NonNullable<PaymentListQuery['status']>> = {
  PENDING: 'pending',
  DONE: 'done',
  CANCELLED: 'cancelled',
  FAILED: 'failed',
  HELD: 'held',
  EXPIRED: 'expired',
};

const newestFirst: AdminPaymentOrder = { field: 'CREATED_AT', direction: 'DESC' };

const payments: NonNullable<AdminResolvers['payments']> = async (_, args, { loaders }) => {
  const page = { first: args.first, page: args.page, most: 100 };
  checkPageSize(page);
  const { field, direction } = args.orderBy ?? newestFirst;
  const query: PaymentListQuery = {
    status: args.status ? statusNames[args.status] : undefined,
    search: searchedText(args.search),
    sortBy: sortNames[field],
    sortOrder: direction === 'ASC' ? 'asc' : 'desc',
  };
  return connectPages(loaders.payment.all(query), page);
};

const heldPayments: NonNullable<AdminResolvers['heldPayments']> = async (_, _args, { loaders }) => [
  ...(await loaders.payment.held()),
];

const payment: NonNullable<AdminResolvers['payment']> = (_, { id }, { loaders }) =>
  loaders.payment.forAdmin(id);

const paymentStats: NonNullable<AdminResolvers['paymentStats']> = async (_, _args, { rest, session }) =>
  toPaymentStats((await rest.call(statsEndpoint, {}, session)).stats);

interface PaymentPayload {
  payment: AdminPayment | null;
  errors: UserError[];
}

/**
 * Sends a change of a payment and gives what is refused as errors of the payload. The buyer's open sockets prove
 * themselves again: what they may see may have changed.
 */
async function change(
  endpoint: typeof paymentCancel,
  idOrUid: string,
  { rest, session, live, resetLoaders }: GraphContext,
): Promise<PaymentPayload> {
  try {
    const { payment: changed } = await rest.call(endpoint, { idOrUid }, session);
    // The upstream knows people who sign in by e-mail under that address.
    if (changed.user) live?.requestReauth(changed.user.email);
    return { payment: toAdminPayment(changed), errors: [] };
  } catch (error) {
    return { payment: null, errors: userErrorsOf(error) };
  } finally {
    resetLoaders();
  }
}

const cancelPayment: MutationResolvers['cancelPayment'] = (_, { input }, context) =>
  change(paymentCancel, input.id, context);

const markPaymentPaid: MutationResolvers['markPaymentPaid'] = (_, { input }, context) =>
  change(paymentAdminPay, input.id, context);

export const adminPaymentResolvers = {
  Admin: { payments, heldPayments, payment, paymentStats },
  Mutation: { cancelPayment, markPaymentPaid },
};
