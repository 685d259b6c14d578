import { withContent } from '../../shared/content/load-content.ts';
import { screenWithoutQuery } from '../../shared/routing/lazy-screen.tsx';
import type { Route } from '../../shared/routing/route.ts';

export const database: Route = {
  path: '/database',
  title: 'common.database',
  description: 'content.seo.databaseText',
  access: { kind: 'public' },
  isHomepage: true,
  shell: 'public',
  screen: screenWithoutQuery(() =>
    withContent('database', async () => (await import('./database-screen.tsx')).DatabaseScreen),
  ),
};
