import { withContent } from '../../shared/content/load-content.ts';
import { screenWithoutQuery } from '../../shared/routing/lazy-screen.tsx';
import type { Route } from '../../shared/routing/route.ts';

export const policies: Route = {
  path: '/policies',
  title: 'common.privacyPolicy',
  description: 'content.seo.policiesText',
  access: { kind: 'public' },
  isHomepage: true,
  shell: 'public',
  screen: screenWithoutQuery(() =>
    withContent('policies', async () => (await import('./policies-screen.tsx')).PoliciesScreen),
  ),
};
