import { contentRoute } from '../lib/content.ts';

export const policies = contentRoute({
  path: '/policies',
  title: 'common.privacyPolicy',
  description: 'content.seo.policiesText',
  content: 'policies',
  code: async () => (await import('./policies-screen.tsx')).PoliciesScreen,
});
