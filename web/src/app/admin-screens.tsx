import '../shared/ui/admin-styles.ts';
import leaguesQuery, {
  type adminLeaguesScreenQuery as LeaguesScreenQuery,
} from '../__generated__/adminLeaguesScreenQuery.graphql.ts';
import tipsQuery, {
  type adminTipsScreenQuery as TipsScreenQuery,
} from '../__generated__/adminTipsScreenQuery.graphql.ts';
import campaignQuery, {
  type campaignScreenQuery as CampaignScreenQuery,
} from '../__generated__/campaignScreenQuery.graphql.ts';
import commissionQuery, {
  type commissionScreenQuery as CommissionScreenQuery,
} from '../__generated__/commissionScreenQuery.graphql.ts';
import commissionsQuery, {
  type commissionsScreenQuery as CommissionsScreenQuery,
} from '../__generated__/commissionsScreenQuery.graphql.ts';
import discordUsersQuery, {
  type discordUsersScreenQuery as DiscordUsersScreenQuery,
} from '../__generated__/discordUsersScreenQuery.graphql.ts';
import editTipQuery, {
  type editTipScreenQuery as EditTipScreenQuery,
} from '../__generated__/editTipScreenQuery.graphql.ts';
import matchStatsQuery, {
  type matchStatsScreenQuery as MatchStatsScreenQuery,
} from '../__generated__/matchStatsScreenQuery.graphql.ts';
import todayQuery, { type panelTodayQuery as TodayQuery } from '../__generated__/panelTodayQuery.graphql.ts';
import categoriesQuery, {
  type providerCategoriesScreenQuery as ProviderCategoriesScreenQuery,
} from '../__generated__/providerCategoriesScreenQuery.graphql.ts';
import seasonsQuery, {
  type providerSeasonsScreenQuery as ProviderSeasonsScreenQuery,
} from '../__generated__/providerSeasonsScreenQuery.graphql.ts';
import tournamentsQuery, {
  type providerTournamentsScreenQuery as ProviderTournamentsScreenQuery,
} from '../__generated__/providerTournamentsScreenQuery.graphql.ts';
import userQuery, {
  type userScreenQuery as UserScreenQuery,
} from '../__generated__/userScreenQuery.graphql.ts';
import usersQuery, {
  type usersScreenQuery as UsersScreenQuery,
} from '../__generated__/usersScreenQuery.graphql.ts';
import { CampaignScreenSkeleton } from '../routes/admin/boiskoprawdy/campaign-screen-skeleton.tsx';
import { AdminLeaguesScreenSkeleton } from '../routes/admin/leagues/all/admin-leagues-screen-skeleton.tsx';
import {
  adminLeaguesVariables,
  readAdminLeaguesAddress,
} from '../routes/admin/leagues/all/lib/admin-leagues-address.ts';
import {
  matchStatsVariables,
  readMatchStatsAddress,
} from '../routes/admin/leagues/match-stats/lib/match-stats-address.ts';
import { MatchStatsScreenSkeleton } from '../routes/admin/leagues/match-stats/match-stats-screen-skeleton.tsx';
import { providerId } from '../routes/admin/sofascore/lib/provider-address.ts';
import { ProviderSkeleton } from '../routes/admin/sofascore/parts/provider-skeleton.tsx';
import { AdminTipsScreenSkeleton } from '../routes/admin/tips/all/admin-tips-screen-skeleton.tsx';
import { adminTipsVariables } from '../routes/admin/tips/all/lib/admin-tips-address.ts';
import { CommissionsScreenSkeleton } from '../routes/admin/tips/commission/commissions-screen-skeleton.tsx';
import { CommissionScreenSkeleton } from '../routes/admin/tips/commission/typer/commission-screen-skeleton.tsx';
import { commissionVariables } from '../routes/admin/tips/commission/typer/lib/commission-variables.ts';
import { EditTipScreenSkeleton } from '../routes/admin/tips/edit/edit-tip-screen-skeleton.tsx';
import { DiscordUsersScreenSkeleton } from '../routes/admin/users/discord/discord-users-screen-skeleton.tsx';
import { usersVariables } from '../routes/admin/users/lib/users-list.ts';
import { readUserAddress, userVariables } from '../routes/admin/users/user/lib/user-address.ts';
import { UserScreenSkeleton } from '../routes/admin/users/user/user-screen-skeleton.tsx';
import { UsersScreenSkeleton } from '../routes/admin/users/users-screen-skeleton.tsx';
import { screenWithoutQuery } from './screen-entry.tsx';
import { screenWithQuery } from './screen-with-query.tsx';

export {
  adminPaymentScreen,
  newPromoCodeScreen,
  paymentStatsScreen,
  paymentsScreen,
  planScreen,
  plansScreen,
  promoCodesScreen,
} from './admin-money-screens.tsx';
export {
  dropinfoFiltersScreen,
  editDropinfoFilterScreen,
  filesScreen,
  newDropinfoFilterScreen,
  newPaymentsFileScreen,
  newXlsxFileScreen,
} from './admin-tool-screens.tsx';

/** The area's first page. */
export const panelScreen = screenWithQuery<TodayQuery>({
  code: async () => (await import('./admin/admin-panel.tsx')).AdminPanel,
  query: todayQuery,
  field: 'admin',
  variables: ({ viewer }) => ({ isAdmin: viewer?.isAdmin ?? false }),
  skeleton: null,
});

/** All leagues. */
export const leaguesScreen = screenWithQuery<LeaguesScreenQuery>({
  code: async () => (await import('../routes/admin/leagues/all/admin-leagues-screen.tsx')).AdminLeaguesScreen,
  query: leaguesQuery,
  field: 'leagues',
  variables: ({ url }) => adminLeaguesVariables(readAdminLeaguesAddress(url.searchParams)),
  skeleton: <AdminLeaguesScreenSkeleton />,
});

/** Matches that lack statistics. */
export const matchStatsScreen = screenWithQuery<MatchStatsScreenQuery>({
  code: async () =>
    (await import('../routes/admin/leagues/match-stats/match-stats-screen.tsx')).MatchStatsScreen,
  query: matchStatsQuery,
  field: 'admin',
  variables: ({ url }) => matchStatsVariables(readMatchStatsAddress(url.searchParams)),
  skeleton: <MatchStatsScreenSkeleton />,
});

/** Everybody with an account. */
export const usersScreen = screenWithQuery<UsersScreenQuery>({
  code: async () => (await import('../routes/admin/users/users-screen.tsx')).UsersScreen,
  query: usersQuery,
  field: 'admin',
  variables: ({ url }) => usersVariables(url.searchParams),
  skeleton: <UsersScreenSkeleton />,
});

/** One person. */
export const userScreen = screenWithQuery<UserScreenQuery>({
  code: async () => (await import('../routes/admin/users/user/user-screen.tsx')).UserScreen,
  query: userQuery,
  field: 'admin',
  variables: ({ url, params }) => userVariables(params.id, readUserAddress(url.searchParams)),
  skeleton: <UserScreenSkeleton />,
});

/** Who belongs on the Discord server. */
export const discordUsersScreen = screenWithQuery<DiscordUsersScreenQuery>({
  code: async () =>
    (await import('../routes/admin/users/discord/discord-users-screen.tsx')).DiscordUsersScreen,
  query: discordUsersQuery,
  field: 'admin',
  variables: () => ({}),
  skeleton: <DiscordUsersScreenSkeleton />,
});

/** Visits of the campaign's page. */
export const campaignScreen = screenWithQuery<CampaignScreenQuery>({
  code: async () => (await import('../routes/admin/boiskoprawdy/campaign-screen.tsx')).CampaignScreen,
  query: campaignQuery,
  field: 'admin',
  variables: () => ({}),
  skeleton: <CampaignScreenSkeleton />,
});

/** The data provider's categories. */
export const importCategoriesScreen = screenWithQuery<ProviderCategoriesScreenQuery>({
  code: async () =>
    (await import('../routes/admin/sofascore/new/provider-categories-screen.tsx')).ProviderCategoriesScreen,
  query: categoriesQuery,
  field: 'admin',
  variables: () => ({}),
  skeleton: <ProviderSkeleton of="categories" />,
});

/** The tournaments of one of them. */
export const importTournamentsScreen = screenWithQuery<ProviderTournamentsScreenQuery>({
  code: async () =>
    (await import('../routes/admin/sofascore/category/provider-tournaments-screen.tsx'))
      .ProviderTournamentsScreen,
  query: tournamentsQuery,
  field: 'admin',
  variables: ({ params }) => ({ categoryId: providerId(params.id) }),
  skeleton: <ProviderSkeleton of="tournaments" />,
});

/** The seasons of a tournament, which are imported there. */
export const importSeasonsScreen = screenWithQuery<ProviderSeasonsScreenQuery>({
  code: async () =>
    (await import('../routes/admin/sofascore/tournament/provider-seasons-screen.tsx')).ProviderSeasonsScreen,
  query: seasonsQuery,
  field: 'admin',
  variables: ({ params }) => ({ tournamentId: providerId(params.id) }),
  skeleton: <ProviderSkeleton of="seasons" />,
});

/** All tips. */
export const tipsScreen = screenWithQuery<TipsScreenQuery>({
  code: async () => (await import('../routes/admin/tips/all/admin-tips-screen.tsx')).AdminTipsScreen,
  query: tipsQuery,
  field: 'admin',
  variables: ({ url }) => adminTipsVariables(url.searchParams),
  skeleton: <AdminTipsScreenSkeleton />,
});

/** A tip to be written. */
export const newTipScreen = screenWithoutQuery(
  async () => (await import('../routes/admin/tips/new/new-tip-screen.tsx')).NewTipScreen,
);

/** A tip to be changed. */
export const editTipScreen = screenWithQuery<EditTipScreenQuery>({
  code: async () => (await import('../routes/admin/tips/edit/edit-tip-screen.tsx')).EditTipScreen,
  query: editTipQuery,
  field: 'admin',
  variables: ({ params }) => ({ id: params.id ?? '' }),
  skeleton: <EditTipScreenSkeleton />,
});

/** What typers have earned. */
export const commissionsScreen = screenWithQuery<CommissionsScreenQuery>({
  code: async () =>
    (await import('../routes/admin/tips/commission/commissions-screen.tsx')).CommissionsScreen,
  query: commissionsQuery,
  field: 'admin',
  variables: () => ({}),
  skeleton: <CommissionsScreenSkeleton />,
});

/** What one typer has earned. */
export const commissionScreen = screenWithQuery<CommissionScreenQuery>({
  code: async () =>
    (await import('../routes/admin/tips/commission/typer/commission-screen.tsx')).CommissionScreen,
  query: commissionQuery,
  field: 'admin',
  variables: ({ params, url }) => commissionVariables(params.id, url.searchParams),
  skeleton: <CommissionScreenSkeleton />,
});
