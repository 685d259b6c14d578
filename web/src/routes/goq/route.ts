import { withContent } from '../../shared/content/load-content.ts';
import { screenWithoutQuery } from '../../shared/routing/lazy-screen.tsx';
import type { Route } from '../../shared/routing/route.ts';

export const goq: Route = {
  path: '/goq',
  title: 'common.goq',
  description: 'content.seo.goqText',
  access: { kind: 'public' },
  isHomepage: true,
  shell: 'public',
  screen: screenWithoutQuery(() =>
    withContent('goq', async () => (await import('./goq-screen.tsx')).GoqScreen),
  ),
};
