import { screenWithoutQuery } from '../../../../shared/routing/lazy-screen.tsx';
import { adminRoute } from '../../lib/admin-route.ts';

/** A new promo code. */
export const newPromoCode = adminRoute({
  path: '/admin/promocodes/new',
  title: 'admin.newPromoCode.title',
  section: 'promocodes',
  screen: screenWithoutQuery(async () => (await import('./new-promo-code-screen.tsx')).NewPromoCodeScreen),
});
