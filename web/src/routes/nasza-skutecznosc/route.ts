import { lazyScreen } from '../../shared/routing/lazy-screen.tsx';
import type { Route } from '../../shared/routing/route.ts';
import { withContent } from '../lib/content.ts';

export const ourEffectiveness: Route = {
  path: '/nasza-skutecznosc',
  title: 'common.effectiveness',
  description: 'content.seo.ourEffectivenessText',
  access: { kind: 'public' },
  isHomepage: true,
  shell: 'public',
  screen: lazyScreen(() =>
    withContent('effectiveness', async () => (await import('./query-screen.tsx')).screen),
  ),
};
