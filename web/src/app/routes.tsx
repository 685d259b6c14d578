import { adminPanel } from './admin-page.tsx';
import type { Page } from './page.ts';
import { sidePages, sitePages } from './public-pages.tsx';
import { screenOfArea, screenWithoutQuery } from './screen-entry.tsx';
import {
  AutofiltersIcon,
  DashboardIcon,
  DropinfoIcon,
  GoqIcon,
  StatisticsIcon,
  TipsIcon,
} from './shells/menu-icons.tsx';

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
  screen: screenOfArea(async () => (await import('./member-screens.tsx')).paymentScreen),
};

const leagues: Page = {
  path: '/leagues',
  title: 'app.title.leagues',
  access: { kind: 'permission', permission: 'STATS' },
  isHomepage: false,
  shell: 'member',
  menu: { address: '/leagues', label: 'app.menu.leagues', Icon: StatisticsIcon },
  screen: screenOfArea(async () => (await import('./statistics-screens.tsx')).leaguesScreen),
};

const league: Page = {
  path: '/leagues/:leagueId',
  title: 'app.title.league',
  access: { kind: 'permission', permission: 'STATS' },
  isHomepage: false,
  shell: 'member',
  menu: null,
  screen: screenOfArea(async () => (await import('./statistics-screens.tsx')).leagueScreen),
};

const autofilters: Page = {
  path: '/autofilters',
  title: 'app.title.autofilters',
  access: { kind: 'permission', permission: 'AUTOFILTERS' },
  isHomepage: false,
  shell: 'member',
  menu: { address: '/autofilters', label: 'app.menu.autofilters', Icon: AutofiltersIcon },
  screen: screenOfArea(async () => (await import('./statistics-screens.tsx')).autofiltersScreen),
};

const tips: Page = {
  path: '/tips/:uid?',
  title: 'app.title.tips',
  access: { kind: 'permission', permission: 'TIPS' },
  isHomepage: false,
  shell: 'member',
  menu: { address: '/tips', label: 'app.menu.tips', Icon: TipsIcon },
  screen: screenOfArea(async () => (await import('./member-screens.tsx')).tipsScreen),
};

const dropinfo: Page = {
  path: '/dropinfo/:uid?',
  title: 'app.title.dropinfo',
  access: { kind: 'permission', permission: 'DROPINFO' },
  isHomepage: false,
  shell: 'member',
  menu: { address: '/dropinfo', label: 'app.menu.dropinfo', Icon: DropinfoIcon },
  screen: screenOfArea(async () => (await import('./member-screens.tsx')).dropinfoScreen),
};

const qualityValue: Page = {
  path: '/quality-value',
  title: 'app.title.goq',
  access: { kind: 'permission', permission: 'GOQ' },
  isHomepage: false,
  shell: 'member',
  menu: { address: '/quality-value', label: 'app.nav.goq', Icon: GoqIcon },
  screen: screenOfArea(async () => (await import('./member-screens.tsx')).qualityValueScreen),
};

const match: Page = {
  path: '/leagues/:leagueId/match/:matchId',
  title: 'app.title.match',
  access: { kind: 'permission', permission: 'STATS' },
  isHomepage: false,
  shell: 'member',
  isFullWidth: true,
  menu: null,
  screen: screenOfArea(async () => (await import('./statistics-screens.tsx')).matchScreen),
};

const dashboard: Page = {
  path: '/dashboard',
  title: 'app.title.dashboard',
  access: { kind: 'login' },
  isHomepage: false,
  shell: 'member',
  menu: { address: '/dashboard', label: 'app.menu.dashboard', Icon: DashboardIcon },
  screen: screenOfArea(async () => (await import('./member-screens.tsx')).dashboardScreen),
};

const profile: Page = {
  path: '/profile',
  title: 'app.title.profile',
  access: { kind: 'login' },
  isHomepage: false,
  shell: 'member',
  menu: null,
  screen: screenOfArea(async () => (await import('./member-screens.tsx')).profileScreen),
};

const singlePayment: Page = {
  path: '/payments/:uid',
  title: 'app.title.payment',
  access: { kind: 'login' },
  isHomepage: false,
  shell: 'member',
  menu: null,
  screen: screenOfArea(async () => (await import('./member-screens.tsx')).singlePaymentScreen),
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

/** Every page of the app, but for those behind the admin area's first. Menus keep this order. */
export const pages: readonly Page[] = [
  ...sitePages,
  ...sidePages,
  login,
  registration,
  resetPassword,
  newPassword,
  payment,
  leagues,
  autofilters,
  league,
  match,
  tips,
  dropinfo,
  qualityValue,
  dashboard,
  profile,
  singlePayment,
  adminPanel,
  notFound,
];
