import { screenWithoutQuery } from '../../shared/routing/lazy-screen.tsx';
import type { Route } from '../../shared/routing/route.ts';

export const error: Route = {
  path: '/error',
  title: 'common.error',
  access: { kind: 'public' },
  shell: 'public',
  screen: screenWithoutQuery(async () => (await import('./error-screen.tsx')).ErrorScreen),
};
