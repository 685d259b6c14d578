import { screenWithoutQuery } from '../../shared/routing/lazy-screen.tsx';
import type { Route } from '../../shared/routing/route.ts';

export const registration: Route = {
  path: '/registration',
  title: 'app.title.registration',
  access: { kind: 'guest' },
  shell: 'public',
  screen: screenWithoutQuery(async () => (await import('./registration-screen.tsx')).RegistrationScreen),
};
