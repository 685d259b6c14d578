import '../shared/ui/member-styles.ts';
import dashboardQuery, {
  type dashboardScreenQuery as DashboardScreenQuery,
} from '../__generated__/dashboardScreenQuery.graphql.ts';
import dropinfoQuery, {
  type dropinfoScreenQuery as DropinfoScreenQuery,
} from '../__generated__/dropinfoScreenQuery.graphql.ts';
import paymentQuery, {
  type paymentScreenQuery as PaymentScreenQuery,
} from '../__generated__/paymentScreenQuery.graphql.ts';
import profileQuery, {
  type profileScreenQuery as ProfileScreenQuery,
} from '../__generated__/profileScreenQuery.graphql.ts';
import qualityValueQuery, {
  type qualityValueScreenQuery as QualityValueScreenQuery,
} from '../__generated__/qualityValueScreenQuery.graphql.ts';
import singlePaymentQuery, {
  type singlePaymentScreenQuery as SinglePaymentScreenQuery,
} from '../__generated__/singlePaymentScreenQuery.graphql.ts';
import tipsQuery, {
  type tipsScreenQuery as TipsScreenQuery,
} from '../__generated__/tipsScreenQuery.graphql.ts';
import { DashboardScreenSkeleton } from '../routes/dashboard/dashboard-screen-skeleton.tsx';
import { dashboardVariables } from '../routes/dashboard/lib/dashboard-variables.ts';
import { DropinfoScreenSkeleton } from '../routes/dropinfo/dropinfo-screen-skeleton.tsx';
import { dropinfoVariables } from '../routes/dropinfo/lib/dropinfo-variables.ts';
import { readDropinfoFilters } from '../routes/dropinfo/lib/read-dropinfo-filters.ts';
import { PaymentScreenSkeleton } from '../routes/payment/payment-screen-skeleton.tsx';
import { SinglePaymentScreenSkeleton } from '../routes/payments/payment/single-payment-screen-skeleton.tsx';
import { profileVariables } from '../routes/profile/lib/profile-address.ts';
import { ProfileScreenSkeleton } from '../routes/profile/profile-screen-skeleton.tsx';
import { readQualityFilters } from '../routes/quality-value/lib/quality-filters.ts';
import { qualityVariables } from '../routes/quality-value/lib/quality-variables.ts';
import { QualityValueScreenSkeleton } from '../routes/quality-value/quality-value-screen-skeleton.tsx';
import { readTipsAddress } from '../routes/tips/lib/tips-address.ts';
import { tipsVariables } from '../routes/tips/lib/tips-variables.ts';
import { TipsScreenSkeleton } from '../routes/tips/tips-screen-skeleton.tsx';
import { screenWithQuery } from './screen-with-query.tsx';

/** The result of a payment. */
export const paymentScreen = screenWithQuery<PaymentScreenQuery>({
  code: async () => (await import('../routes/payment/payment-screen.tsx')).PaymentScreen,
  query: paymentQuery,
  field: 'payment',
  variables: ({ url }) => ({ id: url.searchParams.get('payment_id') ?? '' }),
  skeleton: <PaymentScreenSkeleton />,
});

/** One of the person's payments. */
export const singlePaymentScreen = screenWithQuery<SinglePaymentScreenQuery>({
  code: async () =>
    (await import('../routes/payments/payment/single-payment-screen.tsx')).SinglePaymentScreen,
  query: singlePaymentQuery,
  field: 'payment',
  variables: ({ params }) => ({ uid: params.uid ?? '' }),
  skeleton: <SinglePaymentScreenSkeleton />,
});

/** The list of tips. */
export const tipsScreen = screenWithQuery<TipsScreenQuery>({
  code: async () => (await import('../routes/tips/tips-screen.tsx')).TipsScreen,
  query: tipsQuery,
  field: 'tips',
  partParam: 'uid',
  variables: ({ url }) => tipsVariables(readTipsAddress(url.searchParams)),
  skeleton: <TipsScreenSkeleton />,
});

/** The tips with a quality value. */
export const qualityValueScreen = screenWithQuery<QualityValueScreenQuery>({
  code: async () => (await import('../routes/quality-value/quality-value-screen.tsx')).QualityValueScreen,
  query: qualityValueQuery,
  field: 'goqTips',
  variables: ({ url }) => qualityVariables(readQualityFilters(url.searchParams)),
  skeleton: <QualityValueScreenSkeleton />,
});

/** The list of falling odds. */
export const dropinfoScreen = screenWithQuery<DropinfoScreenQuery>({
  code: async () => (await import('../routes/dropinfo/dropinfo-screen.tsx')).DropinfoScreen,
  query: dropinfoQuery,
  field: 'dropinfos',
  partParam: 'uid',
  variables: ({ params, url }) =>
    dropinfoVariables(readDropinfoFilters(url.searchParams, params.uid), params.uid),
  skeleton: <DropinfoScreenSkeleton />,
});

/** The signed-in person's first page. */
export const dashboardScreen = screenWithQuery<DashboardScreenQuery>({
  code: async () => (await import('../routes/dashboard/dashboard-screen.tsx')).DashboardScreen,
  query: dashboardQuery,
  field: 'viewer',
  variables: ({ viewer, storage }) => dashboardVariables(viewer?.permissions ?? [], storage),
  skeleton: <DashboardScreenSkeleton />,
});

/** The signed-in person's own account. */
export const profileScreen = screenWithQuery<ProfileScreenQuery>({
  code: async () => (await import('../routes/profile/profile-screen.tsx')).ProfileScreen,
  query: profileQuery,
  field: 'viewer',
  variables: ({ url }) => profileVariables(url.searchParams),
  skeleton: <ProfileScreenSkeleton />,
});
