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
import { pathNumber } from '../../shared/ui/address-fields.ts';
import { listVariables } from '../../shared/ui/url-state.ts';
import { adminScreen, adminScreenWithoutQuery } from './lib/admin-screen.tsx';
import {
  adminLeaguesVariables,
  commissionVariables,
  matchStatsVariables,
  paymentList,
  tipVariables,
  userList,
  userVariables,
} from './lib/list-params.ts';
import { DropinfoFilterSkeleton, TipFormSkeleton } from './parts/admin-skeletons.tsx';
import { ProviderSkeleton } from './sofascore/parts/provider-page.tsx';

/**
 * The pages of the admin area except its first, in menu order. A section's menu links to its first page without
 * parameters. The first page of the area lists all pages without parameters.
 */
export const adminPages = {
  users: adminScreen('users', '/admin/users', 'admin.title.users', {
    code: async () => (await import('./users/users-screen.tsx')).UsersScreen,
    query: usersScreenQuery,
    variables: ({ url }) => listVariables(url.searchParams, userList),
  }),
  discordUsers: adminScreen('users', '/admin/users/discord', 'admin.title.discordUsers', {
    subtitle: 'admin.discordUsers.subtitle',
    code: async () => (await import('./users/discord/discord-users-screen.tsx')).DiscordUsersScreen,
    query: discordUsersScreenQuery,
  }),
  user: adminScreen('users', '/admin/users/:id', 'admin.title.user', {
    code: async () => (await import('./users/user/user-screen.tsx')).UserScreen,
    query: userScreenQuery,
    variables: ({ url, params }) => userVariables(params.id, url.searchParams),
  }),
  payments: adminScreen('payments', '/admin/payments', 'admin.common.payments', {
    code: async () => (await import('./payments/payments-screen.tsx')).PaymentsScreen,
    query: paymentsScreenQuery,
    variables: ({ url }) => listVariables(url.searchParams, paymentList),
  }),
  paymentStats: adminScreen('payments', '/admin/payments/stats', 'admin.common.paymentStatistics', {
    code: async () => (await import('./payments/stats/payment-stats-screen.tsx')).PaymentStatsScreen,
    query: paymentStatsScreenQuery,
  }),
  payment: adminScreen('payments', '/admin/payments/:uid', 'common.payment', {
    code: async () => (await import('./payments/payment/admin-payment-screen.tsx')).AdminPaymentScreen,
    query: adminPaymentScreenQuery,
    variables: ({ params }) => ({ uid: params.uid ?? '' }),
  }),
  promoCodes: adminScreen('promocodes', '/admin/promocodes', 'admin.promoCodes.title', {
    code: async () => (await import('./promocodes/promo-codes-screen.tsx')).PromoCodesScreen,
    query: promoCodesScreenQuery,
  }),
  newPromoCode: adminScreenWithoutQuery('promocodes', '/admin/promocodes/new', 'admin.newPromoCode.title', {
    code: async () => (await import('./promocodes/new/new-promo-code-screen.tsx')).NewPromoCodeScreen,
  }),
  plans: adminScreen('plans', '/admin/plans', 'app.nav.plans', {
    subtitle: 'admin.plans.subtitle',
    code: async () => (await import('./plans/plans-screen.tsx')).PlansScreen,
    query: plansScreenQuery,
  }),
  plan: adminScreen('plans', '/admin/plans/:id', 'common.plan', {
    code: async () => (await import('./plans/plan/plan-screen.tsx')).PlanScreen,
    query: planScreenQuery,
    variables: ({ params }) => ({ planId: pathNumber(params.id) }),
  }),
  leagues: adminScreen('leagues', '/admin/leagues/all', 'common.allLeagues', {
    subtitle: 'admin.leagues.subtitle',
    code: async () => (await import('./leagues/all/admin-leagues-screen.tsx')).AdminLeaguesScreen,
    query: adminLeaguesScreenQuery,
    field: 'leagues',
    variables: ({ url }) => adminLeaguesVariables(url.searchParams),
  }),
  matchStats: adminScreen('leagues', '/admin/leagues/match_stats', 'admin.common.matchesWithoutStatistics', {
    subtitle: 'admin.matchStats.subtitle',
    code: async () => (await import('./leagues/match-stats/match-stats-screen.tsx')).MatchStatsScreen,
    query: matchStatsScreenQuery,
    variables: ({ url }) => matchStatsVariables(url.searchParams),
  }),
  importCategories: adminScreen('import', '/admin/sofascore/new', 'admin.title.import', {
    subtitle: 'admin.import.categories',
    code: async () => (await import('./sofascore/provider-screens.tsx')).ProviderCategoriesScreen,
    query: providerScreensCategoriesQuery,
    skeleton: <ProviderSkeleton />,
  }),
  importTournaments: adminScreen(
    'import',
    '/admin/sofascore/category/:name/:id',
    'admin.title.importCategory',
    {
      subtitle: 'admin.import.tournaments',
      code: async () => (await import('./sofascore/provider-screens.tsx')).ProviderTournamentsScreen,
      query: providerScreensTournamentsQuery,
      variables: ({ params }) => ({ categoryId: pathNumber(params.id) }),
      skeleton: <ProviderSkeleton />,
    },
  ),
  importSeasons: adminScreen(
    'import',
    '/admin/sofascore/tournament/:name/:id',
    'admin.title.importTournament',
    {
      subtitle: 'admin.import.seasons',
      code: async () =>
        (await import('./sofascore/tournament/provider-seasons-screen.tsx')).ProviderSeasonsScreen,
      query: providerSeasonsScreenQuery,
      variables: ({ params }) => ({ tournamentId: pathNumber(params.id) }),
      skeleton: <ProviderSkeleton />,
    },
  ),
  tips: adminScreen('tips', '/admin/tips/all', 'admin.title.tips', {
    subtitle: 'admin.tips.subtitle',
    isForTypers: true,
    code: async () => (await import('./tips/all/admin-tips-screen.tsx')).AdminTipsScreen,
    query: adminTipsScreenQuery,
    variables: ({ url }) => tipVariables(url.searchParams),
  }),
  newTip: adminScreenWithoutQuery('tips', '/admin/tips/new', 'admin.title.newTip', {
    subtitle: 'admin.tipForm.newSubtitle',
    isForTypers: true,
    code: async () => (await import('./tips/new/new-tip-screen.tsx')).NewTipScreen,
  }),
  editTip: adminScreen('tips', '/admin/tips/:id/edit', 'admin.title.editTip', {
    isForTypers: true,
    code: async () => (await import('./tips/edit/edit-tip-screen.tsx')).EditTipScreen,
    query: editTipScreenQuery,
    variables: ({ params }) => ({ id: params.id ?? '' }),
    skeleton: <TipFormSkeleton />,
  }),
  commissions: adminScreen('commissions', '/admin/tips/commission', 'admin.title.commissions', {
    subtitle: 'admin.commissions.subtitle',
    code: async () => (await import('./tips/commission/commissions-screen.tsx')).CommissionsScreen,
    query: commissionsScreenQuery,
  }),
  commission: adminScreen('commissions', '/admin/tips/commission/:id', 'admin.title.commission', {
    code: async () => (await import('./tips/commission/typer/commission-screen.tsx')).CommissionScreen,
    query: commissionScreenQuery,
    variables: ({ params, url }) => commissionVariables(params.id, url.searchParams),
  }),
  dropinfoFilters: adminScreen('dropinfo', '/admin/dropinfo/filterList', 'common.dropinfoFilters', {
    subtitle: 'admin.dropinfoFilters.subtitle',
    code: async () =>
      (await import('./dropinfo/filter-list/dropinfo-filters-screen.tsx')).DropinfoFiltersScreen,
    query: dropinfoFiltersScreenQuery,
  }),
  newDropinfoFilter: adminScreen('dropinfo', '/admin/dropinfo/newFilter', 'admin.title.newDropinfoFilter', {
    code: async () => (await import('./dropinfo/dropinfo-filter-screen.tsx')).DropinfoFilterScreen,
    query: dropinfoFilterScreenQuery,
    variables: () => ({ filterId: 0, isNew: true }),
    skeleton: <DropinfoFilterSkeleton />,
  }),
  editDropinfoFilter: adminScreen('dropinfo', '/admin/dropinfo/:id/edit', 'admin.title.dropinfoFilter', {
    code: async () => (await import('./dropinfo/dropinfo-filter-screen.tsx')).DropinfoFilterScreen,
    query: dropinfoFilterScreenQuery,
    variables: ({ params }) => ({ filterId: pathNumber(params.id), isNew: false }),
    skeleton: <DropinfoFilterSkeleton />,
  }),
  files: adminScreen('files', '/admin/files', 'admin.title.files', {
    subtitle: 'admin.files.subtitle',
    code: async () => (await import('./files/files-screen.tsx')).FilesScreen,
    query: filesScreenQuery,
  }),
  newPaymentsFile: adminScreenWithoutQuery(
    'files',
    '/admin/files/newPaymentFile',
    'admin.title.newPaymentsFile',
    {
      code: async () => (await import('./files/new-file-screens.tsx')).NewPaymentsFileScreen,
    },
  ),
  newXlsxFile: adminScreenWithoutQuery('files', '/admin/files/newXslxFile', 'admin.title.newXlsxFile', {
    code: async () => (await import('./files/new-file-screens.tsx')).NewXlsxFileScreen,
  }),
  campaign: adminScreen('campaign', '/admin/boiskoprawdy', 'admin.title.campaign', {
    subtitle: 'admin.campaign.subtitle',
    code: async () => (await import('./boiskoprawdy/campaign-screen.tsx')).CampaignScreen,
    query: campaignScreenQuery,
  }),
};

export const adminRoutes: readonly AdminRoute[] = Object.values(adminPages);
