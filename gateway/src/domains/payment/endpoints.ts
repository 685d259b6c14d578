import { nullIfNotFound } from '../../kit/errors.ts';
import { anything, list, pageFields, shape } from '../../kit/shape.ts';
import { toWire } from '../../kit/wire.ts';
import { get, put } from '../../rest/endpoint.ts';
import type { PaymentFilter, SortDirection } from '../__generated__/schema.ts';
import type { GraphContext } from '../context.ts';
import type { Loaders } from '../loaders.ts';
import { replyIfFits } from '../mutation.ts';
import { type PaymentWire, payment, paymentStats as stats } from './shapes.ts';

export const paymentGet = get('payment.get', '/payments/{idOrUid}.json', {
  decode: payment,
  fields: [
    { field: 'Query.payment', by: ['uidOrNumber'] },
    { field: 'Admin.payment', by: ['uidOrNumber'] },
    'Mutation.cancelPayment',
    'Mutation.cancelOwnPayment',
    'Mutation.markPaymentPaid',
    { finds: 'Payment', per: 'object' },
  ],
});

/** Null when there is none or the caller may not see it. */
export const findPayment = async (idOrUid: string, { read }: Loaders): Promise<PaymentWire | null> =>
  idOrUid.trim() === '' ? null : nullIfNotFound(read(paymentGet, { idOrUid }));

export const paymentUserIndex = get('payment.userIndex', '/payments/user_index.json', {
  decode: shape({ payments: list(payment) }),
  fields: [
    'Viewer.payments',
    'PaymentChangedPayload.payments',
    { field: 'Mutation.placeOrder', when: { 'input.expectedTotalPln': [0] } },
  ],
});

export interface PaymentListQuery {
  readonly search: string | null;
  readonly sortBy: 'id' | 'amount' | 'payment_status' | 'paid_at';
  readonly sortOrder: Lowercase<SortDirection>;
  /** The upstream may ignore this parameter. */
  readonly status?: Lowercase<PaymentFilter> | undefined;
}

export const paymentList = get('payment.list', '/payments.json', {
  query: (args: PaymentListQuery & { page: number }) => toWire(args, { status: 'payment_status' }),
  decode: shape({ ...pageFields, payments: list(payment) }),
  cost: 2,
  fields: [
    { field: 'Admin.payments', by: ['search', 'status', 'orderBy', 'first', 'page', 'after'], pages: 20 },
    'Admin.heldPayments',
  ],
});

export const paymentStats = get('payment.stats', '/payments/stats.json', {
  decode: shape({ stats }),
  cost: 4,
  fields: ['Admin.paymentStats'],
});

/** Cancels a pending payment: any user's for admins, the caller's with `own`. */
export const paymentCancel = put('payment.cancel', '/payments/{idOrUid}/cancel.json', {
  query: ({ own }: { own?: true }) => ({ own }),
  decode: anything,
  cost: 2,
  fields: ['Mutation.cancelPayment', 'Mutation.cancelOwnPayment'],
});

export const paymentAdminPay = put('payment.adminPay', '/payments/{idOrUid}/admin_pay_payment.json', {
  decode: anything,
  cost: 3,
  fields: ['Mutation.markPaymentPaid'],
});

const changedPayment = shape({ payment });

/** Returns the payment of the reply; reads it again when the reply has none. */
export async function changePayment(
  endpoint: typeof paymentCancel,
  args: { idOrUid: string; own?: true },
  context: GraphContext,
): Promise<PaymentWire> {
  const reply = await replyIfFits(changedPayment, context.call(endpoint, args), context);
  return reply?.payment ?? context.loaders.read(paymentGet, { idOrUid: args.idOrUid });
}
