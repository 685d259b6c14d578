import type { AdminSection } from './admin-sections.ts';
import type { Page } from './page.ts';
import { type ScreenEntry, screenOfArea } from './screen-entry.tsx';
import { AdminIcon } from './shells/menu-icons.tsx';

/** A page of the admin area. */
export interface AdminPage extends Page {
  title: NonNullable<Page['title']>;
  /** Null for the area's first page. */
  section: AdminSection | null;
}

interface AdminRow extends Pick<AdminPage, 'title' | 'section'> {
  /** Below /admin. */
  path: string;
  /** Whether typers may open it too; else admins alone. */
  isForTypers?: boolean;
  screen: (screens: typeof import('./admin-screens.tsx')) => ScreenEntry;
}

function adminPage({ path, title, section, isForTypers = false, screen }: AdminRow): AdminPage {
  const roles = isForTypers ? (['admin', 'typer'] as const) : (['admin'] as const);
  return {
    path: `/admin${path}`,
    title,
    section,
    access: { kind: 'role', roles, permission: 'ADMINPANEL' },
    isHomepage: false,
    shell: 'admin',
    isFullWidth: true,
    menu: null,
    screen: screenOfArea(async () => screen(await import('./admin-screens.tsx'))),
  };
}

const panel: AdminPage = {
  ...adminPage({
    path: '',
    title: 'admin.title.panel',
    section: null,
    isForTypers: true,
    screen: (screens) => screens.panelScreen,
  }),
  menu: { address: '/admin', label: 'app.menu.admin', Icon: AdminIcon },
};

const leagues = adminPage({
  path: '/leagues/all',
  title: 'admin.title.leagues',
  section: 'leagues',
  screen: (screens) => screens.leaguesScreen,
});

const matchStats = adminPage({
  path: '/leagues/match_stats',
  title: 'admin.title.matchStats',
  section: 'leagues',
  screen: (screens) => screens.matchStatsScreen,
});

const importCategories = adminPage({
  path: '/sofascore/new',
  title: 'admin.title.import',
  section: 'import',
  screen: (screens) => screens.importCategoriesScreen,
});

const importTournaments = adminPage({
  path: '/sofascore/category/:name/:id',
  title: 'admin.title.importCategory',
  section: 'import',
  screen: (screens) => screens.importTournamentsScreen,
});

const importSeasons = adminPage({
  path: '/sofascore/tournament/:name/:id',
  title: 'admin.title.importTournament',
  section: 'import',
  screen: (screens) => screens.importSeasonsScreen,
});

/**
 * The pages of the admin area. The first page without parameters of a section is where the section's menu leads; the
 * panel lists all that have none.
 */
export const adminPages: readonly AdminPage[] = [
  panel,
  leagues,
  matchStats,
  importCategories,
  importTournaments,
  importSeasons,
];
