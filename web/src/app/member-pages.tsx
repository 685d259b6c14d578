import { adminPanel } from './admin-page.tsx';
import {
  backtestScreen,
  dashboardScreen,
  dropinfoScreen,
  profileScreen,
  qualityValueScreen,
  singlePaymentScreen,
  tipsScreen,
} from './member-screens.tsx';
import type { Page } from './page.ts';
import { screenOfArea } from './screen-entry.tsx';
import {
  AutofiltersIcon,
  DashboardIcon,
  DropinfoIcon,
  GoqIcon,
  StatisticsIcon,
  TipsIcon,
} from './shells/menu-icons.tsx';

const leagues: Page = {
  path: '/leagues',
  title: 'app.title.leagues',
  access: { kind: 'permission', permission: 'STATS' },
  isHomepage: false,
  shell: 'member',
  menu: { address: '/leagues', label: 'app.menu.leagues', Icon: StatisticsIcon },
  screen: screenOfArea(async () => (await import('./statistics-screens.tsx')).leaguesScreen),
};

const league: Page = {
  path: '/leagues/:leagueId',
  title: 'app.title.league',
  access: { kind: 'permission', permission: 'STATS' },
  isHomepage: false,
  shell: 'member',
  menu: null,
  screen: screenOfArea(async () => (await import('./statistics-screens.tsx')).leagueScreen),
};

const autofilters: Page = {
  path: '/autofilters',
  title: 'app.title.autofilters',
  access: { kind: 'permission', permission: 'AUTOFILTERS' },
  isHomepage: false,
  shell: 'member',
  menu: { address: '/autofilters', label: 'app.menu.autofilters', Icon: AutofiltersIcon },
  screen: screenOfArea(async () => (await import('./statistics-screens.tsx')).autofiltersScreen),
};

const tips: Page = {
  path: '/tips/:uid?',
  title: 'app.title.tips',
  access: { kind: 'permission', permission: 'TIPS' },
  isHomepage: false,
  shell: 'member',
  menu: { address: '/tips', label: 'app.menu.tips', Icon: TipsIcon },
  screen: tipsScreen,
};

const dropinfo: Page = {
  path: '/dropinfo/:uid?',
  title: 'app.title.dropinfo',
  access: { kind: 'permission', permission: 'DROPINFO' },
  isHomepage: false,
  shell: 'member',
  menu: { address: '/dropinfo', label: 'app.menu.dropinfo', Icon: DropinfoIcon },
  screen: dropinfoScreen,
};

const backtest: Page = {
  path: '/dropinfo/backtest',
  title: 'app.title.dropinfoBacktest',
  access: { kind: 'permission', permission: 'DROPINFO' },
  isHomepage: false,
  shell: 'member',
  menu: null,
  screen: backtestScreen,
};

const qualityValue: Page = {
  path: '/quality-value',
  title: 'app.title.goq',
  access: { kind: 'permission', permission: 'GOQ' },
  isHomepage: false,
  shell: 'member',
  menu: { address: '/quality-value', label: 'app.nav.goq', Icon: GoqIcon },
  screen: qualityValueScreen,
};

const match: Page = {
  path: '/leagues/:leagueId/match/:matchId',
  title: 'app.title.match',
  access: { kind: 'permission', permission: 'STATS' },
  isHomepage: false,
  shell: 'member',
  isFullWidth: true,
  menu: null,
  screen: screenOfArea(async () => (await import('./statistics-screens.tsx')).matchScreen),
};

const team: Page = {
  path: '/leagues/:leagueId/team/:teamId',
  title: 'app.title.team',
  access: { kind: 'permission', permission: 'STATS' },
  isHomepage: false,
  shell: 'member',
  menu: null,
  screen: screenOfArea(async () => (await import('./statistics-screens.tsx')).teamScreen),
};

const dashboard: Page = {
  path: '/dashboard',
  title: 'app.title.dashboard',
  access: { kind: 'login' },
  isHomepage: false,
  shell: 'member',
  menu: { address: '/dashboard', label: 'app.menu.dashboard', Icon: DashboardIcon },
  screen: dashboardScreen,
};

const profile: Page = {
  path: '/profile',
  title: 'app.title.profile',
  access: { kind: 'login' },
  isHomepage: false,
  shell: 'member',
  menu: null,
  screen: profileScreen,
};

const singlePayment: Page = {
  path: '/payments/:uid',
  title: 'app.title.payment',
  access: { kind: 'login' },
  isHomepage: false,
  shell: 'member',
  menu: null,
  screen: singlePaymentScreen,
};

/** The pages of the signed-in area, but for those behind the admin area's first. The menus keep this order. */
export const memberPages: readonly Page[] = [
  leagues,
  autofilters,
  league,
  match,
  team,
  tips,
  dropinfo,
  backtest,
  qualityValue,
  dashboard,
  profile,
  singlePayment,
  adminPanel,
];
