import '../../shared/ui/admin-controls.css';
import adminLeaguesScreenQuery from '../../__generated__/adminLeaguesScreenQuery.graphql.ts';
import adminPaymentScreenQuery from '../../__generated__/adminPaymentScreenQuery.graphql.ts';
import adminTipsScreenQuery from '../../__generated__/adminTipsScreenQuery.graphql.ts';
import campaignScreenQuery from '../../__generated__/campaignScreenQuery.graphql.ts';
import commissionScreenQuery from '../../__generated__/commissionScreenQuery.graphql.ts';
import commissionsScreenQuery from '../../__generated__/commissionsScreenQuery.graphql.ts';
import discordUsersScreenQuery from '../../__generated__/discordUsersScreenQuery.graphql.ts';
import dropinfoFilterScreenQuery from '../../__generated__/dropinfoFilterScreenQuery.graphql.ts';
import dropinfoFiltersScreenQuery from '../../__generated__/dropinfoFiltersScreenQuery.graphql.ts';
import editTipScreenQuery from '../../__generated__/editTipScreenQuery.graphql.ts';
import filesScreenQuery from '../../__generated__/filesScreenQuery.graphql.ts';
import matchStatsScreenQuery from '../../__generated__/matchStatsScreenQuery.graphql.ts';
import paymentStatsScreenQuery from '../../__generated__/paymentStatsScreenQuery.graphql.ts';
import paymentsScreenQuery from '../../__generated__/paymentsScreenQuery.graphql.ts';
import planScreenQuery from '../../__generated__/planScreenQuery.graphql.ts';
import plansScreenQuery from '../../__generated__/plansScreenQuery.graphql.ts';
import promoCodesScreenQuery from '../../__generated__/promoCodesScreenQuery.graphql.ts';
import providerScreensCategoriesQuery from '../../__generated__/providerScreensCategoriesQuery.graphql.ts';
import providerScreensTournamentsQuery from '../../__generated__/providerScreensTournamentsQuery.graphql.ts';
import providerSeasonsScreenQuery from '../../__generated__/providerSeasonsScreenQuery.graphql.ts';
import userScreenQuery from '../../__generated__/userScreenQuery.graphql.ts';
import usersScreenQuery from '../../__generated__/usersScreenQuery.graphql.ts';
import type { AdminRoute } from '../../shared/routing/admin-sections.ts';
import { screenWithoutQuery } from '../../shared/routing/lazy-screen.tsx';
import { pathNumber } from '../../shared/routing/path-number.ts';
import { listVariables } from '../../shared/ui/url-state.ts';
import { adminRoute } from './lib/admin-route.tsx';
import { adminScreen } from './lib/admin-screen.tsx';
import {
  adminLeaguesVariables,
  commissionVariables,
  matchStatsVariables,
  paymentList,
  tipVariables,
  userList,
  userVariables,
} from './lib/list-addresses.ts';
import { DropinfoFilterSkeleton, TipFormSkeleton } from './parts/admin-skeletons.tsx';
import { ProviderSkeleton } from './sofascore/parts/provider-page.tsx';

/**
 * The pages of the admin area except its first, in menu order. A section's menu links to its first page without
 * parameters. The first page of the area lists all pages without parameters.
 */
export const adminPages = {
  users: adminScreen({
    path: '/admin/users',
    title: 'admin.title.users',
    section: 'users',
    code: async () => (await import('./users/users-screen.tsx')).UsersScreen,
    query: usersScreenQuery,
    variables: ({ url }) => listVariables(url.searchParams, userList),
  }),
  discordUsers: adminScreen({
    path: '/admin/users/discord',
    title: 'admin.title.discordUsers',
    subtitle: 'admin.discordUsers.subtitle',
    section: 'users',
    code: async () => (await import('./users/discord/discord-users-screen.tsx')).DiscordUsersScreen,
    query: discordUsersScreenQuery,
  }),
  user: adminScreen({
    path: '/admin/users/:id',
    title: 'admin.title.user',
    section: 'users',
    code: async () => (await import('./users/user/user-screen.tsx')).UserScreen,
    query: userScreenQuery,
    variables: ({ url, params }) => userVariables(params.id, url.searchParams),
  }),
  payments: adminScreen({
    path: '/admin/payments',
    title: 'admin.common.payments',
    section: 'payments',
    code: async () => (await import('./payments/payments-screen.tsx')).PaymentsScreen,
    query: paymentsScreenQuery,
    variables: ({ url }) => listVariables(url.searchParams, paymentList),
  }),
  paymentStats: adminScreen({
    path: '/admin/payments/stats',
    title: 'admin.common.paymentStatistics',
    section: 'payments',
    code: async () => (await import('./payments/stats/payment-stats-screen.tsx')).PaymentStatsScreen,
    query: paymentStatsScreenQuery,
  }),
  payment: adminScreen({
    path: '/admin/payments/:uid',
    title: 'common.payment',
    section: 'payments',
    code: async () => (await import('./payments/payment/admin-payment-screen.tsx')).AdminPaymentScreen,
    query: adminPaymentScreenQuery,
    variables: ({ params }) => ({ uid: params.uid ?? '' }),
  }),
  promoCodes: adminScreen({
    path: '/admin/promocodes',
    title: 'admin.promoCodes.title',
    section: 'promocodes',
    code: async () => (await import('./promocodes/promo-codes-screen.tsx')).PromoCodesScreen,
    query: promoCodesScreenQuery,
  }),
  newPromoCode: adminRoute({
    path: '/admin/promocodes/new',
    title: 'admin.newPromoCode.title',
    section: 'promocodes',
    screen: screenWithoutQuery(
      async () => (await import('./promocodes/new/new-promo-code-screen.tsx')).NewPromoCodeScreen,
    ),
  }),
  plans: adminScreen({
    path: '/admin/plans',
    title: 'app.nav.plans',
    subtitle: 'admin.plans.subtitle',
    section: 'plans',
    code: async () => (await import('./plans/plans-screen.tsx')).PlansScreen,
    query: plansScreenQuery,
  }),
  plan: adminScreen({
    path: '/admin/plans/:id',
    title: 'common.plan',
    section: 'plans',
    code: async () => (await import('./plans/plan/plan-screen.tsx')).PlanScreen,
    query: planScreenQuery,
    variables: ({ params }) => ({ planId: pathNumber(params.id) }),
  }),
  leagues: adminScreen({
    path: '/admin/leagues/all',
    title: 'common.allLeagues',
    subtitle: 'admin.leagues.subtitle',
    section: 'leagues',
    code: async () => (await import('./leagues/all/admin-leagues-screen.tsx')).AdminLeaguesScreen,
    query: adminLeaguesScreenQuery,
    field: 'leagues',
    variables: ({ url }) => adminLeaguesVariables(url.searchParams),
  }),
  matchStats: adminScreen({
    path: '/admin/leagues/match_stats',
    title: 'admin.common.matchesWithoutStatistics',
    subtitle: 'admin.matchStats.subtitle',
    section: 'leagues',
    code: async () => (await import('./leagues/match-stats/match-stats-screen.tsx')).MatchStatsScreen,
    query: matchStatsScreenQuery,
    variables: ({ url }) => matchStatsVariables(url.searchParams),
  }),
  importCategories: adminScreen({
    path: '/admin/sofascore/new',
    title: 'admin.title.import',
    subtitle: 'admin.import.categories',
    section: 'import',
    code: async () => (await import('./sofascore/provider-screens.tsx')).ProviderCategoriesScreen,
    query: providerScreensCategoriesQuery,
    skeleton: <ProviderSkeleton />,
  }),
  importTournaments: adminScreen({
    path: '/admin/sofascore/category/:name/:id',
    title: 'admin.title.importCategory',
    subtitle: 'admin.import.tournaments',
    section: 'import',
    code: async () => (await import('./sofascore/provider-screens.tsx')).ProviderTournamentsScreen,
    query: providerScreensTournamentsQuery,
    variables: ({ params }) => ({ categoryId: pathNumber(params.id) }),
    skeleton: <ProviderSkeleton />,
  }),
  importSeasons: adminScreen({
    path: '/admin/sofascore/tournament/:name/:id',
    title: 'admin.title.importTournament',
    subtitle: 'admin.import.seasons',
    section: 'import',
    code: async () =>
      (await import('./sofascore/tournament/provider-seasons-screen.tsx')).ProviderSeasonsScreen,
    query: providerSeasonsScreenQuery,
    variables: ({ params }) => ({ tournamentId: pathNumber(params.id) }),
    skeleton: <ProviderSkeleton />,
  }),
  tips: adminScreen({
    path: '/admin/tips/all',
    title: 'admin.title.tips',
    subtitle: 'admin.tips.subtitle',
    section: 'tips',
    isForTypers: true,
    code: async () => (await import('./tips/all/admin-tips-screen.tsx')).AdminTipsScreen,
    query: adminTipsScreenQuery,
    variables: ({ url }) => tipVariables(url.searchParams),
  }),
  newTip: adminRoute({
    path: '/admin/tips/new',
    title: 'admin.title.newTip',
    subtitle: 'admin.tipForm.newSubtitle',
    section: 'tips',
    isForTypers: true,
    screen: screenWithoutQuery(async () => (await import('./tips/new/new-tip-screen.tsx')).NewTipScreen),
  }),
  editTip: adminScreen({
    path: '/admin/tips/:id/edit',
    title: 'admin.title.editTip',
    section: 'tips',
    isForTypers: true,
    code: async () => (await import('./tips/edit/edit-tip-screen.tsx')).EditTipScreen,
    query: editTipScreenQuery,
    variables: ({ params }) => ({ id: params.id ?? '' }),
    skeleton: <TipFormSkeleton />,
  }),
  commissions: adminScreen({
    path: '/admin/tips/commission',
    title: 'admin.title.commissions',
    subtitle: 'admin.commissions.subtitle',
    section: 'commissions',
    code: async () => (await import('./tips/commission/commissions-screen.tsx')).CommissionsScreen,
    query: commissionsScreenQuery,
  }),
  commission: adminScreen({
    path: '/admin/tips/commission/:id',
    title: 'admin.title.commission',
    section: 'commissions',
    code: async () => (await import('./tips/commission/typer/commission-screen.tsx')).CommissionScreen,
    query: commissionScreenQuery,
    variables: ({ params, url }) => commissionVariables(params.id, url.searchParams),
  }),
  dropinfoFilters: adminScreen({
    path: '/admin/dropinfo/filterList',
    title: 'common.dropinfoFilters',
    subtitle: 'admin.dropinfoFilters.subtitle',
    section: 'dropinfo',
    code: async () =>
      (await import('./dropinfo/filter-list/dropinfo-filters-screen.tsx')).DropinfoFiltersScreen,
    query: dropinfoFiltersScreenQuery,
  }),
  newDropinfoFilter: adminScreen({
    path: '/admin/dropinfo/newFilter',
    title: 'admin.title.newDropinfoFilter',
    section: 'dropinfo',
    code: async () => (await import('./dropinfo/dropinfo-filter-screen.tsx')).DropinfoFilterScreen,
    query: dropinfoFilterScreenQuery,
    variables: () => ({ filterId: 0, isNew: true }),
    skeleton: <DropinfoFilterSkeleton />,
  }),
  editDropinfoFilter: adminScreen({
    path: '/admin/dropinfo/:id/edit',
    title: 'admin.title.dropinfoFilter',
    section: 'dropinfo',
    code: async () => (await import('./dropinfo/dropinfo-filter-screen.tsx')).DropinfoFilterScreen,
    query: dropinfoFilterScreenQuery,
    variables: ({ params }) => ({ filterId: pathNumber(params.id), isNew: false }),
    skeleton: <DropinfoFilterSkeleton />,
  }),
  files: adminScreen({
    path: '/admin/files',
    title: 'admin.title.files',
    subtitle: 'admin.files.subtitle',
    section: 'files',
    code: async () => (await import('./files/files-screen.tsx')).FilesScreen,
    query: filesScreenQuery,
  }),
  newPaymentsFile: adminRoute({
    path: '/admin/files/newPaymentFile',
    title: 'admin.title.newPaymentsFile',
    section: 'files',
    screen: screenWithoutQuery(
      async () => (await import('./files/new-file-screens.tsx')).NewPaymentsFileScreen,
    ),
  }),
  newXlsxFile: adminRoute({
    path: '/admin/files/newXslxFile',
    title: 'admin.title.newXlsxFile',
    section: 'files',
    screen: screenWithoutQuery(async () => (await import('./files/new-file-screens.tsx')).NewXlsxFileScreen),
  }),
  campaign: adminScreen({
    path: '/admin/boiskoprawdy',
    title: 'admin.title.campaign',
    subtitle: 'admin.campaign.subtitle',
    section: 'campaign',
    code: async () => (await import('./boiskoprawdy/campaign-screen.tsx')).CampaignScreen,
    query: campaignScreenQuery,
  }),
};

export const adminRoutes: readonly AdminRoute[] = Object.values(adminPages);
