import { screenWithoutQuery } from '../../shared/routing/lazy-screen.tsx';
import type { Route } from '../../shared/routing/route.ts';

/** Asks for the link that a new password is set by. */
export const resetPassword: Route = {
  path: '/reset-password',
  title: 'app.title.resetPassword',
  access: { kind: 'guest' },
  shell: 'public',
  screen: screenWithoutQuery(async () => (await import('./reset-password-screen.tsx')).ResetPasswordScreen),
};
