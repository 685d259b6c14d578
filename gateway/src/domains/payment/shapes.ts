import { reader, readerWith } from '../../kit/compile-shape.ts';
import { toGlobalId } from '../../kit/global-id.ts';
import * as s from '../../kit/shape.ts';
import type { PersonalPayload } from '../live-source.ts';

const isPaymentUrl = (text: string): boolean => {
  if (/^\/(?![/\\])/.test(text)) return true;
  return URL.canParse(text) && /^https?:$/.test(new URL(text).protocol);
};

/** An http(s) URL or a path of the web app. */
export const paymentUrl = s.textOf(isPaymentUrl);

/** Any unknown status is UNKNOWN, never DONE. */
const paymentStatus = s.wordOf(['pending', 'done', 'cancelled', 'failed', 'held', 'expired'], 'UNKNOWN');
const paymentMethod = s.wordOf(['p24', 'blik'], null);

const lineKind = s.wordOf(
  ['package', 'duration_discount', 'sale', 'promo_code', 'active_subscription_rest', 'discord'],
  null,
);

const failure = s.wordOf(['sold_out', 'promocode_used', 'outdated', 'unavailable', 'unsettled'], 'UNKNOWN');

/** The fields after `promoCode` are sent to admins only. */
export const payment = s.shape('Payment', {
  id: s.hidden(s.orNull(s.integer)),
  uid: s.text,
  status: s.from('payment_status', paymentStatus),
  statusText: s.from('payment_status', s.text),
  amountPln: s.from('amount', s.money),
  planName: s.from('sub', s.orNull(s.lowerCase)),
  months: s.from('sub_months', s.orNull(s.integer)),
  discord: s.orNull(s.boolean),
  method: s.from('payment_method', s.orNull(paymentMethod)),
  createdAt: s.orNull(s.dateTime),
  paidAt: s.orNull(s.dateTime),
  paymentUrl: s.orNull(paymentUrl),
  payableUntil: s.orNull(s.dateTime),
  canCancel: s.orElse(s.boolean, false),
  firstName: s.orNull(s.text),
  lastName: s.orNull(s.text),
  discordName: s.orNull(s.text),
  promoCode: s.from('promocode', s.orNull(s.text)),
  user: s.hidden(s.orNull(s.shape({ id: s.integer, email: s.text }))),
  lines: s.orElse(s.list(s.shape({ kind: lineKind, amountPln: s.from('amount', s.money) })), []),
  provider: s.orNull(s.text),
  providerOrderId: s.orNull(s.text),
  failure: s.orNull(failure),
  reservedUntil: s.orNull(s.dateTime),
});
export type PaymentWire = s.WireOf<typeof payment>;

const figure = { count: s.from('payments', s.integer), amountPln: s.from('amount', s.money) };

export const paymentStats = s.shape({
  byMonth: s.from('months', s.list(s.shape({ month: s.month, ...figure }))),
  byPlan: s.from('plans', s.list(s.shape({ planName: s.from('sub', s.lowerCase), ...figure }))),
  byMethod: s.from(
    'methods',
    s.list(s.shape({ method: s.from('payment_method', paymentMethod), ...figure })),
  ),
  byStatus: s.from(
    'statuses',
    s.list(
      s.shape({
        status: s.from('payment_status', paymentStatus),
        statusText: s.from('payment_status', s.text),
        ...figure,
      }),
    ),
  ),
});

/** The global id holds the uid, since `id` is optional on the wire. */
export const toPayment = readerWith(payment, {
  id: ({ uid }) => toGlobalId('Payment', uid),
  userId: ({ user }) => user?.id ?? null,
  email: ({ user }) => user?.email ?? null,
});
export type PaymentModel = ReturnType<typeof toPayment>;

export type PaymentChangedPayloadModel = PersonalPayload;

export const toPaymentStats = reader(paymentStats);
