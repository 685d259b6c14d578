import { screenWithoutQuery } from '../../shared/routing/lazy-screen.tsx';
import type { Route } from '../../shared/routing/route.ts';

/** Requests a mail with a link to set a new password. */
export const resetPassword: Route = {
  path: '/reset-password',
  title: 'app.title.resetPassword',
  access: { kind: 'guest' },
  shell: 'public',
  screen: screenWithoutQuery(async () => (await import('./reset-password-screen.tsx')).ResetPasswordScreen),
};
