import { z } from 'zod';
import { pageWire, pathSegment, wireId, wireTime } from '../../kit/wire.ts';
import { defineEndpoint } from '../../rest/endpoint.ts';

const isPayAddress = (text: string): boolean => {
  if (/^\/(?![/\\])/.test(text)) return true;
  return URL.canParse(text) && /^https?:$/.test(new URL(text).protocol);
};

/** Where to pay: an http(s) address, or a path of the web app. */
export const payAddress = z.string().refine(isPayAddress, 'must be an http or https address, or a path');

/** A payment as the upstream sends it; what stands below `promocode` is for admins alone. */
export const paymentWire = z.object({
  id: wireId.nullish(),
  uid: z.string(),
  payment_status: z.string(),
  amount: z.number(),
  sub: z.string().nullish(),
  sub_months: z.int().nullish(),
  discord: z.boolean().nullish(),
  payment_method: z.string().nullish(),
  created_at: wireTime.nullish(),
  paid_at: wireTime.nullish(),
  payment_url: payAddress.nullish(),
  payable_until: wireTime.nullish(),
  can_cancel: z.boolean().nullish(),
  first_name: z.string().nullish(),
  last_name: z.string().nullish(),
  discord_name: z.string().nullish(),
  promocode: z.string().nullish(),
  user: z.object({ id: wireId, email: z.string() }).nullish(),
  lines: z.array(z.object({ kind: z.string(), amount: z.number() })).nullish(),
  provider: z.string().nullish(),
  provider_order_id: z.string().nullish(),
  failure: z.string().nullish(),
  reserved_until: wireTime.nullish(),
});
export type PaymentWire = z.infer<typeof paymentWire>;

/** A payment with its number, as admins have them. */
const numberedPaymentWire = paymentWire.extend({ id: wireId });
export type NumberedPaymentWire = z.infer<typeof numberedPaymentWire>;

/** Whether a payment has its number. */
export const isNumbered = (wire: PaymentWire): wire is NumberedPaymentWire => wire.id != null;

/** Reads one payment by its uid or id. */
export const paymentGet = defineEndpoint({
  id: 'payment.get',
  method: 'GET',
  path: (args: { idOrUid: string }) => `/payments/${pathSegment(args.idOrUid)}.json`,
  auth: 'user',
  decode: paymentWire,
  cost: 1,
  fields: [
    { field: 'Query.payment', by: ['id'] },
    { field: 'Admin.payment', by: ['id'] },
    { finds: 'AdminPayment', per: 'object' },
  ],
});

/** Reads the caller's own payments. */
export const paymentUserIndex = defineEndpoint({
  id: 'payment.userIndex',
  method: 'GET',
  path: (_: Record<never, never>) => '/payments/user_index.json',
  auth: 'user',
  decode: z.object({ payments: z.array(paymentWire) }),
  cost: 1,
  fields: ['Viewer.payments'],
});

/** How admins may have the payments of everybody sorted. */
export interface PaymentListQuery {
  readonly search: string | null;
  readonly sortBy: 'id' | 'amount' | 'payment_status' | 'paid_at';
  readonly sortOrder: 'asc' | 'desc';
  /** The upstream's word for a state; an upstream may not know this parameter. */
  readonly status?: 'pending' | 'done' | 'cancelled' | 'failed' | 'held' | 'expired' | undefined;
}

/** Reads a page of everybody's payments. */
export const paymentList = defineEndpoint({
  id: 'payment.list',
  method: 'GET',
  path: () => '/payments.json',
  query: (args: PaymentListQuery & { page: number }) => ({
    page: String(args.page),
    search: args.search ?? undefined,
    payment_status: args.status,
    sort_by: args.sortBy,
    sort_order: args.sortOrder,
  }),
  auth: 'user',
  decode: pageWire.extend({ payments: z.array(numberedPaymentWire) }),
  cost: 2,
  fields: [
    { field: 'Admin.payments', by: ['search', 'status', 'orderBy', 'first', 'page'], pages: 20 },
    'Admin.heldPayments',
  ],
});

const figure = { payments: z.int(), amount: z.number() };

/** The figures of all payments as the upstream sends them. */
const paymentStatsWire = z.object({
  months: z.array(z.object({ month: z.string().regex(/^\d{4}-\d{2}$/), ...figure })),
  plans: z.array(z.object({ sub: z.string(), ...figure })),
  methods: z.array(z.object({ payment_method: z.string(), ...figure })),
  statuses: z.array(z.object({ payment_status: z.string(), ...figure })),
});
export type PaymentStatsWire = z.infer<typeof paymentStatsWire>;

/** Reads the figures of all payments. */
export const paymentStats = defineEndpoint({
  id: 'payment.stats',
  method: 'GET',
  path: (_: Record<never, never>) => '/payments/stats.json',
  auth: 'user',
  decode: z.object({ stats: paymentStatsWire }),
  cost: 4,
  fields: [{ field: 'Admin.paymentStats', per: 'place' }],
});

const changedPayment = z.object({ payment: numberedPaymentWire });

/** Cancels a pending payment: for admins anybody's, with `own` the caller's. */
export const paymentCancel = defineEndpoint({
  id: 'payment.cancel',
  method: 'PUT',
  path: (args: { idOrUid: string; own?: true }) => `/payments/${pathSegment(args.idOrUid)}/cancel.json`,
  query: ({ own }) => ({ own: own && 'true' }),
  auth: 'user',
  decode: changedPayment,
  cost: 2,
  fields: ['Mutation.cancelPayment', 'Mutation.cancelOwnPayment'],
});

/** Marks a pending payment as paid. */
export const paymentAdminPay = defineEndpoint({
  id: 'payment.adminPay',
  method: 'PUT',
  path: (args: { idOrUid: string }) => `/payments/${pathSegment(args.idOrUid)}/admin_pay_payment.json`,
  auth: 'user',
  decode: changedPayment,
  cost: 3,
  fields: ['Mutation.markPaymentPaid'],
});
