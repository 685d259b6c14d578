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
import { DashboardScreenSkeleton } from '../screens/member/dashboard/dashboard-screen-skeleton.tsx';
import { dashboardVariables } from '../screens/member/dashboard/lib/dashboard-variables.ts';
import { DropinfoScreenSkeleton } from '../screens/member/dropinfo/dropinfo-screen-skeleton.tsx';
import { dropinfoVariables } from '../screens/member/dropinfo/lib/dropinfo-variables.ts';
import { readDropinfoFilters } from '../screens/member/dropinfo/lib/read-dropinfo-filters.ts';
import { ProfileScreenSkeleton } from '../screens/member/profile/profile-screen-skeleton.tsx';
import { readQualityFilters } from '../screens/member/quality-value/lib/quality-filters.ts';
import { qualityVariables } from '../screens/member/quality-value/lib/quality-variables.ts';
import { QualityValueScreenSkeleton } from '../screens/member/quality-value/quality-value-screen-skeleton.tsx';
import { SinglePaymentScreenSkeleton } from '../screens/member/single-payment/single-payment-screen-skeleton.tsx';
import { readTipsAddress } from '../screens/member/tips/lib/tips-address.ts';
import { tipsVariables } from '../screens/member/tips/lib/tips-variables.ts';
import { TipsScreenSkeleton } from '../screens/member/tips/tips-screen-skeleton.tsx';
import { PaymentScreenSkeleton } from '../screens/public/payment/payment-screen-skeleton.tsx';
import { screenWithQuery } from './screen-with-query.tsx';

/** The result of a payment. */
export const paymentScreen = screenWithQuery<PaymentScreenQuery>({
  code: async () => (await import('../screens/public/payment/payment-screen.tsx')).PaymentScreen,
  query: paymentQuery,
  field: 'payment',
  variables: ({ url }) => ({ id: url.searchParams.get('payment_id') ?? '' }),
  skeleton: <PaymentScreenSkeleton />,
});

/** One of the person's payments. */
export const singlePaymentScreen = screenWithQuery<SinglePaymentScreenQuery>({
  code: async () =>
    (await import('../screens/member/single-payment/single-payment-screen.tsx')).SinglePaymentScreen,
  query: singlePaymentQuery,
  field: 'payment',
  variables: ({ params }) => ({ uid: params.uid ?? '' }),
  skeleton: <SinglePaymentScreenSkeleton />,
});

/** The list of tips. */
export const tipsScreen = screenWithQuery<TipsScreenQuery>({
  code: async () => (await import('../screens/member/tips/tips-screen.tsx')).TipsScreen,
  query: tipsQuery,
  field: 'tips',
  partParam: 'uid',
  variables: ({ url }) => tipsVariables(readTipsAddress(url.searchParams)),
  skeleton: <TipsScreenSkeleton />,
});

/** The tips with a quality value. */
export const qualityValueScreen = screenWithQuery<QualityValueScreenQuery>({
  code: async () =>
    (await import('../screens/member/quality-value/quality-value-screen.tsx')).QualityValueScreen,
  query: qualityValueQuery,
  field: 'goqTips',
  variables: ({ url }) => qualityVariables(readQualityFilters(url.searchParams)),
  skeleton: <QualityValueScreenSkeleton />,
});

/** The list of falling odds. */
export const dropinfoScreen = screenWithQuery<DropinfoScreenQuery>({
  code: async () => (await import('../screens/member/dropinfo/dropinfo-screen.tsx')).DropinfoScreen,
  query: dropinfoQuery,
  field: 'dropinfos',
  partParam: 'uid',
  variables: ({ params, url }) =>
    dropinfoVariables(readDropinfoFilters(url.searchParams, params.uid), params.uid),
  skeleton: <DropinfoScreenSkeleton />,
});

/** The signed-in person's first page. */
export const dashboardScreen = screenWithQuery<DashboardScreenQuery>({
  code: async () => (await import('../screens/member/dashboard/dashboard-screen.tsx')).DashboardScreen,
  query: dashboardQuery,
  field: 'viewer',
  variables: ({ viewer, storage }) => dashboardVariables(viewer?.permissions ?? [], storage),
  skeleton: <DashboardScreenSkeleton />,
});

/** The signed-in person's own account. */
export const profileScreen = screenWithQuery<ProfileScreenQuery>({
  code: async () => (await import('../screens/member/profile/profile-screen.tsx')).ProfileScreen,
  query: profileQuery,
  field: 'viewer',
  variables: () => ({}),
  skeleton: <ProfileScreenSkeleton />,
});
