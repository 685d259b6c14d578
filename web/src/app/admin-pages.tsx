import { adminPage, adminPanel } from './admin-page.tsx';
import type { AdminPage } from './page.ts';

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

const users = adminPage({
  path: '/users',
  title: 'admin.title.users',
  section: 'users',
  screen: (screens) => screens.usersScreen,
});

const discordUsers = adminPage({
  path: '/users/discord',
  title: 'admin.title.discordUsers',
  section: 'users',
  screen: (screens) => screens.discordUsersScreen,
});

const user = adminPage({
  path: '/users/:id',
  title: 'admin.title.user',
  section: 'users',
  screen: (screens) => screens.userScreen,
});

const campaign = adminPage({
  path: '/boiskoprawdy',
  title: 'admin.title.campaign',
  section: 'campaign',
  screen: (screens) => screens.campaignScreen,
});

const tips = adminPage({
  path: '/tips/all',
  title: 'admin.title.tips',
  section: 'tips',
  isForTypers: true,
  screen: (screens) => screens.tipsScreen,
});

const newTip = adminPage({
  path: '/tips/new',
  title: 'admin.title.newTip',
  section: 'tips',
  isForTypers: true,
  screen: (screens) => screens.newTipScreen,
});

const editTip = adminPage({
  path: '/tips/:id/edit',
  title: 'admin.title.editTip',
  section: 'tips',
  isForTypers: true,
  screen: (screens) => screens.editTipScreen,
});

const commissions = adminPage({
  path: '/tips/commission',
  title: 'admin.title.commissions',
  section: 'commissions',
  screen: (screens) => screens.commissionsScreen,
});

const commission = adminPage({
  path: '/tips/commission/:id',
  title: 'admin.title.commission',
  section: 'commissions',
  screen: (screens) => screens.commissionScreen,
});

const moneyPages = [
  adminPage({
    path: '/payments',
    title: 'admin.payments.title',
    section: 'payments',
    screen: (screens) => screens.paymentsScreen,
  }),
  adminPage({
    path: '/payments/stats',
    title: 'admin.paymentStats.title',
    section: 'payments',
    screen: (screens) => screens.paymentStatsScreen,
  }),
  adminPage({
    path: '/payments/:uid',
    title: 'admin.payment.title',
    section: 'payments',
    screen: (screens) => screens.adminPaymentScreen,
  }),
  adminPage({
    path: '/promocodes',
    title: 'admin.promoCodes.title',
    section: 'promocodes',
    screen: (screens) => screens.promoCodesScreen,
  }),
  adminPage({
    path: '/promocodes/new',
    title: 'admin.newPromoCode.title',
    section: 'promocodes',
    screen: (screens) => screens.newPromoCodeScreen,
  }),
  adminPage({
    path: '/plans',
    title: 'admin.plans.title',
    section: 'plans',
    screen: (screens) => screens.plansScreen,
  }),
  adminPage({
    path: '/plans/:id',
    title: 'admin.plan.title',
    section: 'plans',
    screen: (screens) => screens.planScreen,
  }),
];

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

const toolPages = [
  adminPage({
    path: '/dropinfo/filterList',
    title: 'admin.title.dropinfoFilters',
    section: 'dropinfo',
    screen: (screens) => screens.dropinfoFiltersScreen,
  }),
  adminPage({
    path: '/dropinfo/newFilter',
    title: 'admin.title.newDropinfoFilter',
    section: 'dropinfo',
    screen: (screens) => screens.newDropinfoFilterScreen,
  }),
  adminPage({
    path: '/dropinfo/:id/edit',
    title: 'admin.title.dropinfoFilter',
    section: 'dropinfo',
    screen: (screens) => screens.editDropinfoFilterScreen,
  }),
  adminPage({
    path: '/files',
    title: 'admin.title.files',
    section: 'files',
    screen: (screens) => screens.filesScreen,
  }),
  adminPage({
    path: '/files/newPaymentFile',
    title: 'admin.title.newPaymentsFile',
    section: 'files',
    screen: (screens) => screens.newPaymentsFileScreen,
  }),
  adminPage({
    path: '/files/newXslxFile',
    title: 'admin.title.newXlsxFile',
    section: 'files',
    screen: (screens) => screens.newXlsxFileScreen,
  }),
];

/**
 * The pages of the admin area. The first page without parameters of a section is where the section's menu leads; the
 * panel lists all that have none.
 */
export const adminPages: readonly AdminPage[] = [
  adminPanel,
  users,
  discordUsers,
  user,
  campaign,
  ...moneyPages,
  leagues,
  matchStats,
  importCategories,
  importTournaments,
  importSeasons,
  tips,
  newTip,
  editTip,
  commissions,
  commission,
  ...toolPages,
];
