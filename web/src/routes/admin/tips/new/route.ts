import { screenWithoutQuery } from '../../../../shared/routing/lazy-screen.tsx';
import { adminRoute } from '../../lib/admin-route.ts';

/** A tip to be written. */
export const newTip = adminRoute({
  path: '/admin/tips/new',
  title: 'admin.title.newTip',
  section: 'tips',
  isForTypers: true,
  screen: screenWithoutQuery(async () => (await import('./new-tip-screen.tsx')).NewTipScreen),
});
