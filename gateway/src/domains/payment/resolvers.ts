import { connect, type ListOrder } from '../../kit/connection.ts';
import { uidOf } from '../../kit/global-id.ts';
import type { UserError } from '../__generated__/schema.ts';
import type { DomainResolvers } from '../define-domain.ts';
import { mutation, requestReauth, showOwnChange } from '../mutation.ts';
import { viewerHint } from '../session/live-source.ts';
import { paymentCancel } from './endpoints.ts';
import { paymentHint } from './live-source.ts';
import type { PaymentWire } from './shapes.ts';
import { toPayment } from './shapes.ts';

const newestFirst: ListOrder<PaymentWire> = {
  name: 'payments',
  descending: true,
  keyOf: (row) => [row.created_at ? Date.parse(row.created_at) : 0, row.uid],
};

/** How long after an order its payment may give rights that open sockets do not know of, in milliseconds. */
const newForMs = 3_600_000;

const notThere: UserError = {
  field: ['paymentId'],
  code: 'INVALID',
  message: 'The caller has no such payment.',
};

export const paymentResolvers = {
  Query: {
    /** Whoever sees a new payment done may see more live from now on; to look at an old one changes nothing. */
    payment: async (_, { uidOrNumber }, context) => {
      const found = await context.loaders.payment.one(uidOrNumber);
      if (found === null) return null;
      const shown = toPayment(found);
      const age = found.created_at ? Date.now() - Date.parse(found.created_at) : 0;
      if (shown.status === 'DONE' && age < newForMs) requestReauth(context);
      return shown;
    },
  },
  Viewer: {
    payments: async (_, { first, after }, { loaders }) =>
      connect(await loaders.payment.own(), newestFirst, { first, after }, toPayment),
    waitingPayments: ({ wire }) => (wire.waiting_payments ?? []).map(toPayment),
  },
  PaymentChangedPayload: {
    /** All of the caller's own are read at once, however many have changed. */
    payments: async ({ ids }, _args, { loaders }) => {
      if (ids.length === 0) return [];
      const own = await loaders.payment.own();
      return own.filter(({ id, uid }) => ids.includes(uid) || ids.includes(String(id))).map(toPayment);
    },
  },
  Mutation: {
    cancelOwnPayment: (_, { input }, context) => {
      const args = { idOrUid: uidOf('Payment', input.paymentId, 'paymentId'), own: true } as const;
      return mutation(
        context,
        { payment: null },
        async () => {
          const { payment: cancelled } = await context.call(paymentCancel, args);
          showOwnChange(context, (uid) => paymentHint(cancelled, uid));
          showOwnChange(context, viewerHint);
          return { payment: toPayment(cancelled) };
        },
        { known: { NOT_FOUND: [notThere] } },
      );
    },
  },
} satisfies DomainResolvers;
