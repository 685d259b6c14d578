import { LRUCache } from 'lru-cache';
import { checkPageSize, connect, type ListOrder } from '../../kit/connection.ts';
import { uidOf } from '../../kit/global-id.ts';
import { memoizeWeak } from '../../kit/memoize.ts';
import type { GraphContext, LiveHandle } from '../context.ts';
import { type DomainResolvers, defineDomain } from '../define-domain.ts';
import { mutation, userError } from '../mutation.ts';
import { publishOwnChange, requestReauth, viewerHint } from '../own-changes.ts';
import { adminPaymentResolvers } from './admin-resolvers.ts';
import * as endpoints from './endpoints.ts';
import { paymentHint, paymentLiveSource } from './live-source.ts';
import { type PaymentWire, toPayment } from './shapes.ts';

const newestFirst: ListOrder<PaymentWire> = {
  name: 'payments',
  descending: true,
  keyOf: (row) => [row.created_at ? Date.parse(row.created_at) : 0, row.id ?? 0, row.uid],
};

/** After this age, a paid payment no longer changes the access of open sockets. */
const recentMs = 3_600_000;

const reauthIntervalMs = 60_000;

/** When the caller's sockets last had to reauthenticate because of a payment. */
const reauthTimes = memoizeWeak((_live: LiveHandle) => new LRUCache<string, number>({ max: 10_000 }));

/** Reading a payment is cheap, but makes each of the caller's sockets send an upstream call. */
function requestReauthFor(uid: string, context: GraphContext): void {
  const times = context.live && reauthTimes(context.live);
  const key = `${context.session.jar.current?.uid}\n${uid}`;
  const now = Date.now();
  if (now - (times?.get(key) ?? 0) < reauthIntervalMs) return;
  times?.set(key, now);
  requestReauth(context);
}

const paymentNotFound = userError('paymentId', 'INVALID', 'The caller has no such payment.');

const resolvers: DomainResolvers = {
  Query: {
    /** A recently paid payment may have changed the caller's access to live events. */
    payment: async (_, { uidOrNumber }, context) => {
      const found = await endpoints.findPayment(uidOrNumber, context.loaders);
      if (found === null) return null;
      const shown = toPayment(found);
      const age = found.created_at ? Date.now() - Date.parse(found.created_at) : 0;
      if (shown.status === 'DONE' && age < recentMs) requestReauthFor(found.uid, context);
      return shown;
    },
  },
  Viewer: {
    payments: async (_, page, { loaders }) => {
      checkPageSize(page);
      const { payments } = await loaders.read(endpoints.paymentUserIndex);
      return connect(payments, newestFirst, page, toPayment);
    },
    waitingPayments: ({ wire }) => (wire.waiting_payments ?? []).map(toPayment),
  },
  PaymentChangedPayload: {
    /** One call for all changed payments. */
    payments: async ({ ids }, _args, { loaders }) => {
      if (ids.length === 0) return [];
      const { payments: own } = await loaders.read(endpoints.paymentUserIndex);
      return own.filter(({ id, uid }) => ids.includes(uid) || ids.includes(String(id))).map(toPayment);
    },
  },
  Mutation: {
    cancelOwnPayment: (_, { input }, context) => {
      const args = { idOrUid: uidOf('Payment', input.paymentId, 'paymentId'), own: true } as const;
      return mutation(context, { errorsByCode: { NOT_FOUND: [paymentNotFound] } }, async () => {
        const cancelled = await endpoints.changePayment(endpoints.paymentCancel, args, context);
        publishOwnChange(context, (uid) => paymentHint(cancelled, uid));
        publishOwnChange(context, viewerHint);
        return { payment: toPayment(cancelled) };
      });
    },
  },
};

export const payment = defineDomain({
  endpoints,
  live: paymentLiveSource,
  resolvers: [resolvers, adminPaymentResolvers],
  nodesByUid: {
    Payment: async (uid, { loaders, signedIn }) => {
      const found = signedIn ? await endpoints.findPayment(uid, loaders) : null;
      return found?.uid === uid ? toPayment(found) : null;
    },
  },
});
