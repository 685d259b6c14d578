import query, {
  type promoCodesScreenQuery as PromoCodesScreenQuery,
} from '../../../__generated__/promoCodesScreenQuery.graphql.ts';
import { screenWithQuery } from '../../../shared/routing/screen-with-query.tsx';
import { adminRoute } from '../lib/admin-route.ts';
import { PromoCodesScreenSkeleton } from './promo-codes-screen-skeleton.tsx';

/** The promo codes. */
export const promoCodes = adminRoute({
  path: '/admin/promocodes',
  title: 'admin.promoCodes.title',
  section: 'promocodes',
  screen: screenWithQuery<PromoCodesScreenQuery>({
    code: async () => (await import('./promo-codes-screen.tsx')).PromoCodesScreen,
    query,
    field: 'admin',
    variables: () => ({}),
    skeleton: <PromoCodesScreenSkeleton />,
  }),
});
