import dashboardQuery, {
  type dashboardScreenQuery as DashboardScreenQuery,
} from '../__generated__/dashboardScreenQuery.graphql.ts';
import dropinfoQuery, {
  type dropinfoScreenQuery as DropinfoScreenQuery,
} from '../__generated__/dropinfoScreenQuery.graphql.ts';
import paymentQuery, {
  type paymentScreenQuery as PaymentScreenQuery,
} from '../__generated__/paymentScreenQuery.graphql.ts';
import { DashboardScreenSkeleton } from '../screens/member/dashboard/dashboard-screen-skeleton.tsx';
import { DropinfoScreenSkeleton } from '../screens/member/dropinfo/dropinfo-screen-skeleton.tsx';
import { dropinfoVariables } from '../screens/member/dropinfo/lib/dropinfo-variables.ts';
import { readDropinfoFilters } from '../screens/member/dropinfo/lib/read-dropinfo-filters.ts';
import { PaymentScreenSkeleton } from '../screens/public/payment/payment-screen-skeleton.tsx';
import type { Page } from './page.ts';
import { sidePages, sitePages } from './public-pages.tsx';
import { screenWithoutQuery, screenWithQuery } from './screen-entry.tsx';
import { DashboardIcon, DropinfoIcon } from './shells/menu-icons.tsx';

const login: Page = {
  path: '/login',
  title: 'app.title.login',
  access: { kind: 'guest' },
  isHomepage: false,
  shell: 'public',
  menu: null,
  screen: screenWithoutQuery(
    async () => (await import('../screens/public/login/login-screen.tsx')).LoginScreen,
  ),
};

const registration: Page = {
  path: '/registration',
  title: 'app.title.registration',
  access: { kind: 'guest' },
  isHomepage: false,
  shell: 'public',
  menu: null,
  screen: screenWithoutQuery(
    async () => (await import('../screens/public/registration/registration-screen.tsx')).RegistrationScreen,
  ),
};

const resetPassword: Page = {
  path: '/reset-password',
  title: 'app.title.resetPassword',
  access: { kind: 'guest' },
  isHomepage: false,
  shell: 'public',
  menu: null,
  screen: screenWithoutQuery(
    async () =>
      (await import('../screens/public/reset-password/reset-password-screen.tsx')).ResetPasswordScreen,
  ),
};

const newPassword: Page = {
  path: '/reset-password/:code',
  title: 'app.title.newPassword',
  access: { kind: 'guest' },
  isHomepage: false,
  shell: 'public',
  menu: null,
  screen: screenWithoutQuery(
    async () => (await import('../screens/public/new-password/new-password-screen.tsx')).NewPasswordScreen,
  ),
};

const payment: Page = {
  path: '/payment',
  title: 'app.title.payment',
  access: { kind: 'login' },
  isHomepage: false,
  shell: 'public',
  menu: null,
  screen: screenWithQuery<PaymentScreenQuery>({
    code: async () => (await import('../screens/public/payment/payment-screen.tsx')).PaymentScreen,
    query: paymentQuery,
    variables: ({ url }) => ({ id: url.searchParams.get('payment_id') ?? '' }),
    skeleton: <PaymentScreenSkeleton />,
  }),
};

const dropinfo: Page = {
  path: '/dropinfo/:uid?',
  title: 'app.title.dropinfo',
  access: { kind: 'permission', permission: 'DROPINFO' },
  isHomepage: false,
  shell: 'member',
  menu: { address: '/dropinfo', label: 'app.menu.dropinfo', Icon: DropinfoIcon },
  screen: screenWithQuery<DropinfoScreenQuery>({
    code: async () => (await import('../screens/member/dropinfo/dropinfo-screen.tsx')).DropinfoScreen,
    query: dropinfoQuery,
    variables: ({ url }) => dropinfoVariables(readDropinfoFilters(url.searchParams)),
    skeleton: <DropinfoScreenSkeleton />,
  }),
};

const dashboard: Page = {
  path: '/dashboard',
  title: 'app.title.dashboard',
  access: { kind: 'login' },
  isHomepage: false,
  shell: 'member',
  menu: { address: '/dashboard', label: 'app.menu.dashboard', Icon: DashboardIcon },
  screen: screenWithQuery<DashboardScreenQuery>({
    code: async () => (await import('../screens/member/dashboard/dashboard-screen.tsx')).DashboardScreen,
    query: dashboardQuery,
    variables: () => ({}),
    skeleton: <DashboardScreenSkeleton />,
  }),
};

const notFound: Page = {
  path: '*',
  title: 'app.title.notFound',
  access: { kind: 'public' },
  isHomepage: false,
  shell: 'public',
  menu: null,
  screen: screenWithoutQuery(
    async () => (await import('../screens/public/not-found/not-found-screen.tsx')).NotFoundScreen,
  ),
};

/** Every page of the app. Menus keep this order. */
export const pages: readonly Page[] = [
  ...sitePages,
  ...sidePages,
  login,
  registration,
  resetPassword,
  newPassword,
  payment,
  dropinfo,
  dashboard,
  notFound,
];
