import { withContent } from '../../shared/content/load-content.ts';
import { screenWithoutQuery } from '../../shared/routing/lazy-screen.tsx';
import type { Route } from '../../shared/routing/route.ts';

export const terms: Route = {
  path: '/terms',
  title: 'common.termsOfService',
  description: 'content.seo.termsText',
  access: { kind: 'public' },
  isHomepage: true,
  shell: 'public',
  screen: screenWithoutQuery(() =>
    withContent('terms', async () => (await import('./terms-screen.tsx')).TermsScreen),
  ),
};
