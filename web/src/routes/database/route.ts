import { contentRoute } from '../lib/content.ts';

export const database = contentRoute({
  path: '/database',
  title: 'common.database',
  description: 'content.seo.databaseText',
  content: 'database',
  code: async () => (await import('./database-screen.tsx')).DatabaseScreen,
});
