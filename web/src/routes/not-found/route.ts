import { screenWithoutQuery } from '../../shared/routing/lazy-screen.tsx';
import type { Route } from '../../shared/routing/route.ts';

export const notFound: Route = {
  path: '*',
  title: 'common.noSuchPage',
  access: { kind: 'public' },
  shell: 'public',
  screen: screenWithoutQuery(async () => (await import('./not-found-screen.tsx')).NotFoundScreen),
};
