import { screenWithoutQuery } from '../../../shared/routing/lazy-screen.tsx';
import type { Route } from '../../../shared/routing/route.ts';

/** The target of the link in the mail. */
export const newPassword: Route = {
  path: '/reset-password/:code',
  title: 'common.newPassword',
  access: { kind: 'guest', toast: 'app.guard.signOutFirst' },
  shell: 'public',
  screen: screenWithoutQuery(async () => (await import('./new-password-screen.tsx')).NewPasswordScreen),
};
