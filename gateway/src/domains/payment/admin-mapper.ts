import { toGlobalId } from '../../kit/global-id.ts';
import { toGrosz, toPln } from '../../kit/money.ts';
import { toDateTimeOrNull } from '../../kit/wire.ts';
import type { AdminPayment, CartLineKind, PaymentFailure, PaymentStats } from '../__generated__/schema.ts';
import type { NumberedPaymentWire, PaymentStatsWire } from './endpoints.ts';
import { toPayment, toPaymentMethod, toPaymentStatus } from './mapper.ts';

const lineKinds: ReadonlyMap<string, CartLineKind> = new Map([
  ['package', 'PACKAGE'],
  ['duration_discount', 'DURATION_DISCOUNT'],
  ['sale', 'SALE'],
  ['promo_code', 'PROMO_CODE'],
  ['active_subscription_rest', 'ACTIVE_SUBSCRIPTION_REST'],
  ['discord', 'DISCORD'],
]);

const failures: ReadonlyMap<string, PaymentFailure> = new Map([
  ['sold_out', 'SOLD_OUT'],
  ['promocode_used', 'PROMOCODE_USED'],
  ['outdated', 'OUTDATED'],
  ['unavailable', 'UNAVAILABLE'],
  ['unsettled', 'UNSETTLED'],
]);

const amountOf = ({ amount }: { readonly amount: number }): number => toPln(toGrosz(amount));

/** A payment of the wire with what is for admins. */
export function toAdminPayment(wire: NumberedPaymentWire): AdminPayment {
  return {
    __typename: 'AdminPayment',
    id: toGlobalId('AdminPayment', wire.id),
    payment: toPayment(wire),
    userId: wire.user?.id ?? null,
    email: wire.user?.email ?? null,
    firstName: wire.first_name ?? null,
    lastName: wire.last_name ?? null,
    discordName: wire.discord_name ?? null,
    promoCode: wire.promocode ?? null,
    lines: (wire.lines ?? []).map((line) => ({
      kind: lineKinds.get(line.kind) ?? null,
      amountPln: amountOf(line),
    })),
    provider: wire.provider ?? null,
    providerOrderId: wire.provider_order_id ?? null,
    failure: wire.failure == null ? null : (failures.get(wire.failure) ?? 'UNKNOWN'),
    reservedUntil: toDateTimeOrNull(wire.reserved_until),
  };
}

/** The figures of the wire as the graph shows them. */
export const toPaymentStats = ({ months, plans, methods, statuses }: PaymentStatsWire): PaymentStats => ({
  months: months.map((row) => ({ month: row.month, payments: row.payments, amountPln: amountOf(row) })),
  plans: plans.map((row) => ({
    plan: row.sub.toLowerCase(),
    payments: row.payments,
    amountPln: amountOf(row),
  })),
  methods: methods.map((row) => ({
    method: toPaymentMethod(row.payment_method),
    payments: row.payments,
    amountPln: amountOf(row),
  })),
  statuses: statuses.map((row) => ({
    status: toPaymentStatus(row.payment_status),
    statusText: row.payment_status,
    payments: row.payments,
    amountPln: amountOf(row),
  })),
});
