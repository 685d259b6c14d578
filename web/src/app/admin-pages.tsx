import { type AdminPage, adminPage, adminPanel } from './admin-page.tsx';

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

/**
 * The pages of the admin area. The first page without parameters of a section is where the section's menu leads; the
 * panel lists all that have none.
 */
export const adminPages: readonly AdminPage[] = [adminPanel, leagues, matchStats];
