import { sortedBy } from '../../kit/connection.ts';
import { forbidden } from '../../kit/errors.ts';
import { hasText, searchedText } from '../../kit/folded-text.ts';
import { uidOf } from '../../kit/global-id.ts';
import { connectPages, pagedList } from '../../kit/paged-list.ts';
import { wireName } from '../../kit/wire.ts';
import type { PaymentOrder, PaymentOrderField } from '../__generated__/schema.ts';
import type { GraphContext } from '../context.ts';
import type { DomainResolvers } from '../define-domain.ts';
import { mutation } from '../mutation.ts';
import { viewerHint } from '../own-changes.ts';
import {
  changePayment,
  findPayment,
  type PaymentListQuery,
  paymentAdminPay,
  paymentCancel,
  paymentList,
  paymentStats,
} from './endpoints.ts';
import { paymentHint } from './live-source.ts';
import { type PaymentWire, toPayment, toPaymentStats } from './shapes.ts';

const sortNames: Record<PaymentOrderField, PaymentListQuery['sortBy']> = {
  CREATED_AT: 'id',
  AMOUNT: 'amount',
  STATUS: 'payment_status',
  PAID_AT: 'paid_at',
};

const upstreamPageSize = 20;

const newestFirst: PaymentOrder = { field: 'CREATED_AT', direction: 'DESC' };

const timeOf = (time: string | null | undefined): number => (time == null ? 0 : Date.parse(time));

const sortValueOf: Readonly<Record<PaymentListQuery['sortBy'], (row: PaymentWire) => number | string>> = {
  id: ({ created_at }) => timeOf(created_at),
  amount: ({ amount }) => amount,
  payment_status: ({ payment_status }) => payment_status,
  paid_at: ({ paid_at }) => timeOf(paid_at),
};

/** The requested payments of a list, in order. An upstream without pages may neither filter nor sort. */
function selected(
  rows: readonly PaymentWire[],
  { status, search, sortBy, sortOrder }: PaymentListQuery,
): readonly PaymentWire[] {
  const isFound = ({ id, uid, user, first_name, last_name, discord_name }: PaymentWire) =>
    search === null ||
    String(id) === search ||
    uid === search ||
    search.split(/\s+/).every((word) => hasText([user?.email, first_name, last_name, discord_name], word));
  const found = rows.filter((row) => (status === undefined || row.payment_status === status) && isFound(row));
  return sortedBy(found, (row) => [sortValueOf[sortBy](row), row.id ?? 0], sortOrder === 'desc');
}

/** The buyer's sockets reauthenticate, because their access may have changed, and get the change. */
const change = (endpoint: typeof paymentCancel, paymentId: string, context: GraphContext) => {
  const idOrUid = uidOf('Payment', paymentId, 'paymentId');
  return mutation(context, {}, async () => {
    const changed = await changePayment(endpoint, { idOrUid }, context);
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
  Admin: {
    payments: async (_, args, { loaders }) => {
      const { field, direction } = args.orderBy ?? newestFirst;
      const query: PaymentListQuery = {
        search: searchedText(args.search),
        status: args.status ? wireName(args.status) : undefined,
        sortBy: sortNames[field],
        sortOrder: wireName(direction),
      };
      const list = pagedList(
        `payments by ${query.sortBy} ${query.sortOrder}`,
        upstreamPageSize,
        ({ page }) => loaders.read(paymentList, { page, ...query }),
        ({ payments, total }) => (total == null ? selected(payments, query) : payments).map(toPayment),
      );
      return connectPages(list, { first: args.first, after: args.after, page: args.page, max: 100 });
    },
    heldPayments: async (_, _args, { loaders }) => {
      const query: PaymentListQuery = { search: null, status: 'held', sortBy: 'id', sortOrder: 'desc' };
      const { payments } = await loaders.read(paymentList, { page: 1, ...query });
      return selected(payments, query).slice(0, upstreamPageSize).map(toPayment);
    },
    /** The upstream also returns other callers their own payments, so they are refused here. */
    payment: async (_, { uidOrNumber }, { loaders }) => {
      const { user } = await loaders.session.identity();
      if (user?.is_admin !== true) throw forbidden();
      const found = await findPayment(uidOrNumber, loaders);
      return found && toPayment(found);
    },
    paymentStats: async (_, _args, { loaders }) => toPaymentStats((await loaders.read(paymentStats)).stats),
  },
  Mutation: {
    cancelPayment: (_, { input }, context) => change(paymentCancel, input.paymentId, context),
    markPaymentPaid: (_, { input }, context) => change(paymentAdminPay, input.paymentId, context),
  },
} satisfies DomainResolvers;
