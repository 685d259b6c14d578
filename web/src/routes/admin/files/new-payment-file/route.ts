import { screenWithoutQuery } from '../../../../shared/routing/lazy-screen.tsx';
import { adminRoute } from '../../lib/admin-route.ts';

/** The form of a new file of payments. */
export const newPaymentsFile = adminRoute({
  path: '/admin/files/newPaymentFile',
  title: 'admin.title.newPaymentsFile',
  section: 'files',
  screen: screenWithoutQuery(
    async () => (await import('./new-payments-file-screen.tsx')).NewPaymentsFileScreen,
  ),
});
