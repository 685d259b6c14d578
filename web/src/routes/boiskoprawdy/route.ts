import { lazyScreen } from '../../shared/routing/lazy-screen.tsx';
import type { Route } from '../../shared/routing/route.ts';

/** The landing page of a campaign. */
export const boiskoprawdy: Route = {
  path: '/boiskoprawdy',
  title: null,
  access: { kind: 'public' },
  shell: 'public',
  screen: lazyScreen(async () => (await import('./boiskoprawdy-screen.ts')).boiskoprawdyScreen),
};
