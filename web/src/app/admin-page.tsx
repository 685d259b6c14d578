import type { AdminPage } from './page.ts';
import { type ScreenEntry, screenOfArea } from './screen-entry.tsx';
import { AdminIcon } from './shells/menu-icons.tsx';

interface AdminRow extends Pick<AdminPage, 'title' | 'section'> {
  /** Below /admin. */
  path: string;
  /** Whether typers may open it too; else admins alone. */
  isForTypers?: boolean;
  screen: (screens: typeof import('./admin-screens.tsx')) => ScreenEntry;
}

/** Makes a page of the admin area. */
export function adminPage({ path, title, section, isForTypers = false, screen }: AdminRow): AdminPage {
  const roles = isForTypers ? (['admin', 'typer'] as const) : (['admin'] as const);
  return {
    path: `/admin${path}`,
    title,
    section,
    access: { kind: 'role', roles, permission: 'ADMIN_PANEL' },
    isHomepage: false,
    shell: 'admin',
    isFullWidth: true,
    menu: null,
    screen: screenOfArea(async () => screen(await import('./admin-screens.tsx'))),
  };
}

/** The area's first page: the others come with its code. */
export const adminPanel: AdminPage = {
  ...adminPage({
    path: '',
    title: 'admin.title.panel',
    section: null,
    isForTypers: true,
    screen: (screens) => screens.panelScreen,
  }),
  menu: { address: '/admin', label: 'app.menu.admin', Icon: AdminIcon },
};
