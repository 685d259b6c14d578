import adminPaymentQuery, {
  type adminPaymentScreenQuery as AdminPaymentScreenQuery,
} from '../__generated__/adminPaymentScreenQuery.graphql.ts';
import paymentStatsQuery, {
  type paymentStatsScreenQuery as PaymentStatsScreenQuery,
} from '../__generated__/paymentStatsScreenQuery.graphql.ts';
import paymentsQuery, {
  type paymentsScreenQuery as PaymentsScreenQuery,
} from '../__generated__/paymentsScreenQuery.graphql.ts';
import planQuery, {
  type planScreenQuery as PlanScreenQuery,
} from '../__generated__/planScreenQuery.graphql.ts';
import plansQuery, {
  type plansScreenQuery as PlansScreenQuery,
} from '../__generated__/plansScreenQuery.graphql.ts';
import promoCodesQuery, {
  type promoCodesScreenQuery as PromoCodesScreenQuery,
} from '../__generated__/promoCodesScreenQuery.graphql.ts';
import { paymentsVariables } from '../routes/admin/payments/lib/payments-address.ts';
import { AdminPaymentScreenSkeleton } from '../routes/admin/payments/payment/admin-payment-screen-skeleton.tsx';
import { PaymentsScreenSkeleton } from '../routes/admin/payments/payments-screen-skeleton.tsx';
import { PaymentStatsScreenSkeleton } from '../routes/admin/payments/stats/payment-stats-screen-skeleton.tsx';
import { planVariables } from '../routes/admin/plans/plan/lib/plan-variables.ts';
import { PlanScreenSkeleton } from '../routes/admin/plans/plan/plan-screen-skeleton.tsx';
import { PlansScreenSkeleton } from '../routes/admin/plans/plans-screen-skeleton.tsx';
import { PromoCodesScreenSkeleton } from '../routes/admin/promocodes/promo-codes-screen-skeleton.tsx';
import { screenWithoutQuery } from './screen-entry.tsx';
import { screenWithQuery } from './screen-with-query.tsx';

/** Everybody's payments. */
export const paymentsScreen = screenWithQuery<PaymentsScreenQuery>({
  code: async () => (await import('../routes/admin/payments/payments-screen.tsx')).PaymentsScreen,
  query: paymentsQuery,
  field: 'admin',
  variables: ({ url }) => paymentsVariables(url.searchParams),
  skeleton: <PaymentsScreenSkeleton />,
});

/** What payments have brought. */
export const paymentStatsScreen = screenWithQuery<PaymentStatsScreenQuery>({
  code: async () =>
    (await import('../routes/admin/payments/stats/payment-stats-screen.tsx')).PaymentStatsScreen,
  query: paymentStatsQuery,
  field: 'admin',
  variables: () => ({}),
  skeleton: <PaymentStatsScreenSkeleton />,
});

/** Anybody's payment. */
export const adminPaymentScreen = screenWithQuery<AdminPaymentScreenQuery>({
  code: async () =>
    (await import('../routes/admin/payments/payment/admin-payment-screen.tsx')).AdminPaymentScreen,
  query: adminPaymentQuery,
  field: 'admin',
  variables: ({ params }) => ({ uid: params.uid ?? '' }),
  skeleton: <AdminPaymentScreenSkeleton />,
});

/** The promo codes. */
export const promoCodesScreen = screenWithQuery<PromoCodesScreenQuery>({
  code: async () => (await import('../routes/admin/promocodes/promo-codes-screen.tsx')).PromoCodesScreen,
  query: promoCodesQuery,
  field: 'admin',
  variables: () => ({}),
  skeleton: <PromoCodesScreenSkeleton />,
});

/** A new promo code. */
export const newPromoCodeScreen = screenWithoutQuery(
  async () => (await import('../routes/admin/promocodes/new/new-promo-code-screen.tsx')).NewPromoCodeScreen,
);

/** All plans. */
export const plansScreen = screenWithQuery<PlansScreenQuery>({
  code: async () => (await import('../routes/admin/plans/plans-screen.tsx')).PlansScreen,
  query: plansQuery,
  field: 'admin',
  variables: () => ({}),
  skeleton: <PlansScreenSkeleton />,
});

/** A plan. */
export const planScreen = screenWithQuery<PlanScreenQuery>({
  code: async () => (await import('../routes/admin/plans/plan/plan-screen.tsx')).PlanScreen,
  query: planQuery,
  field: 'admin',
  variables: ({ params }) => planVariables(params.id),
  skeleton: <PlanScreenSkeleton />,
});
