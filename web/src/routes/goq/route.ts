import { contentRoute } from '../lib/content.ts';

export const goq = contentRoute({
  path: '/goq',
  title: 'common.goq',
  description: 'content.seo.goqText',
  content: 'goq',
  code: async () => (await import('./goq-screen.tsx')).GoqScreen,
});
