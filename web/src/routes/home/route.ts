import { screenWithoutQuery } from '../../shared/routing/lazy-screen.tsx';
import type { Route } from '../../shared/routing/route.ts';

export const home: Route = {
  path: '/',
  title: 'content.home.title',
  description: 'content.seo.homeText',
  access: { kind: 'public' },
  isHomepage: true,
  shell: 'public',
  screen: screenWithoutQuery(async () => (await import('./home-screen.tsx')).HomeScreen),
};
