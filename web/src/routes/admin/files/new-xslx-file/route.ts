import { screenWithoutQuery } from '../../../../shared/routing/lazy-screen.tsx';
import { adminRoute } from '../../lib/admin-route.ts';

/** The form of a new workbook. */
export const newXlsxFile = adminRoute({
  path: '/admin/files/newXslxFile',
  title: 'admin.title.newXlsxFile',
  section: 'files',
  screen: screenWithoutQuery(async () => (await import('./new-xlsx-file-screen.tsx')).NewXlsxFileScreen),
});
