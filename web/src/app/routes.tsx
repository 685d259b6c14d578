import type { Page } from './page.ts';
import { screenWithoutQuery } from './screen-entry.tsx';

const home: Page = {
  path: '/',
  title: null,
  access: { kind: 'public' },
  isHomepage: true,
  shell: 'public',
  menu: null,
  screen: screenWithoutQuery(async () => (await import('../screens/public/home/home-screen.tsx')).HomeScreen),
};

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
export const pages: readonly Page[] = [home, login, notFound];
