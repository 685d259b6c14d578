import '../shared/ui/admin-styles.ts';
import { screenWithoutQuery } from './screen-entry.tsx';

/** The area's first page. */
export const panelScreen = screenWithoutQuery(
  async () => (await import('./admin/admin-panel.tsx')).AdminPanel,
);
