import { screenWithoutQuery } from '../../shared/routing/lazy-screen.tsx';
import type { Route } from '../../shared/routing/route.ts';

export const login: Route = {
  path: '/login',
  title: 'app.title.login',
  access: { kind: 'guest' },
  shell: 'public',
  screen: screenWithoutQuery(async () => (await import('./login-screen.tsx')).LoginScreen),
};
