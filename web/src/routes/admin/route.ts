import query, {
  type adminPanelTodayQuery as PanelTodayQuery,
} from '../../__generated__/adminPanelTodayQuery.graphql.ts';
import { screenWithQuery } from '../../shared/routing/screen-with-query.tsx';
import { AdminIcon } from '../../shared/ui/menu-icons.tsx';
import { adminRoute } from './lib/admin-route.tsx';

/** The first page of the admin area. The other pages are loaded with its code. */
export const admin = adminRoute({
  path: '/admin',
  title: 'admin.title.panel',
  subtitle: 'admin.panel.intro',
  section: null,
  isForTypers: true,
  menu: { label: 'app.menu.admin', Icon: AdminIcon },
  screen: screenWithQuery<PanelTodayQuery>({
    code: async () => (await import('./admin-panel.tsx')).AdminPanel,
    query,
    field: 'admin',
    variables: ({ viewer }) => ({ isAdmin: viewer?.isAdmin ?? false }),
    skeleton: null,
  }),
});
