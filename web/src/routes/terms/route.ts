import { contentRoute } from '../lib/content.ts';

export const terms = contentRoute({
  path: '/terms',
  title: 'common.termsOfService',
  description: 'content.seo.termsText',
  content: 'terms',
  code: async () => (await import('./terms-screen.tsx')).TermsScreen,
});
