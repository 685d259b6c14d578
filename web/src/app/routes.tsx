import type { Page } from './page.ts';
import { sidePages, sitePages } from './public-pages.tsx';
import { screenOfArea, screenWithoutQuery } from './screen-entry.tsx';

const login: Page = {
  path: '/login',
  title: 'app.title.login',
  access: { kind: 'guest' },
  isHomepage: false,
  shell: 'public',
  menu: null,
  screen: screenWithoutQuery(async () => (await import('../routes/login/login-screen.tsx')).LoginScreen),
};

const registration: Page = {
  path: '/registration',
  title: 'app.title.registration',
  access: { kind: 'guest' },
  isHomepage: false,
  shell: 'public',
  menu: null,
  screen: screenWithoutQuery(
    async () => (await import('../routes/registration/registration-screen.tsx')).RegistrationScreen,
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
    async () => (await import('../routes/reset-password/reset-password-screen.tsx')).ResetPasswordScreen,
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
    async () => (await import('../routes/reset-password/code/new-password-screen.tsx')).NewPasswordScreen,
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

const notFound: Page = {
  path: '*',
  title: 'app.title.notFound',
  access: { kind: 'public' },
  isHomepage: false,
  shell: 'public',
  menu: null,
  screen: screenWithoutQuery(
    async () => (await import('../routes/not-found/not-found-screen.tsx')).NotFoundScreen,
  ),
};

/** The pages that everybody may open. Those of the signed-in area come when somebody goes there. */
export const openPages: readonly Page[] = [
  ...sitePages,
  ...sidePages,
  login,
  registration,
  resetPassword,
  newPassword,
  payment,
  notFound,
];
