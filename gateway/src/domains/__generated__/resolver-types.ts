import type * as Types from './schema.ts';
import type { GraphQLResolveInfo, GraphQLScalarType, GraphQLScalarTypeConfig } from 'graphql';
import type { AutofilterModel, AutofilterHitModel, AutofilterMatchModel, AutofilterDraftModel } from '../autofilter/mapper.ts';
import type { CommissionModel, TyperCommissionModel } from '../commission/mapper.ts';
import type { DropinfoModel, DropinfoLeagueModel, DropinfoFilterModel } from '../dropinfo/mapper.ts';
import type { LeagueModel, StandingModel } from '../league/mapper.ts';
import type { MatchModel, TeamWindowModel } from '../match/match-model.ts';
import type { PlayerStatisticsModel } from '../match-details/mapper.ts';
import type { PaymentModel, PaymentChangedPayloadModel } from '../payment/mapper.ts';
import type { PlanModel } from '../plan/mapper.ts';
import type { ProviderTournamentModel, ProviderSeasonModel } from '../provider/shapes.ts';
import type { TeamModel, TeamRecordModel } from '../team/mapper.ts';
import type { TipMatchModel, TipModel } from '../tip/mapper.ts';
import type { UserLogModel, DiscordUserModel } from '../user/admin-mapper.ts';
import type { UserModel, ViewerModel, ViewerChangedPayloadModel, DashboardModel, ActiveSubscriptionModel, UpcomingSubscriptionModel } from '../user/mapper.ts';
import type { GraphContext } from '../context.ts';
export type Omit<T, K extends keyof T> = Pick<T, Exclude<keyof T, K>>;
export type RequireFields<T, K extends keyof T> = Omit<T, K> & { [P in K]-?: NonNullable<T[P]> };


export type ResolverTypeWrapper<T> = Promise<T> | T;


export type ResolverWithResolve<TResult, TParent, TContext, TArgs> = {
  resolve: ResolverFn<TResult, TParent, TContext, TArgs>;
};
export type Resolver<TResult, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> = ResolverFn<TResult, TParent, TContext, TArgs> | ResolverWithResolve<TResult, TParent, TContext, TArgs>;

export type ResolverFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => Promise<TResult> | TResult;

export type SubscriptionSubscribeFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => AsyncIterable<TResult> | Promise<AsyncIterable<TResult>>;

export type SubscriptionResolveFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => TResult | Promise<TResult>;

export interface SubscriptionSubscriberObject<TResult, TKey extends string, TParent, TContext, TArgs> {
  subscribe: SubscriptionSubscribeFn<{ [key in TKey]: TResult }, TParent, TContext, TArgs>;
  resolve?: SubscriptionResolveFn<TResult, { [key in TKey]: TResult }, TContext, TArgs>;
}

export interface SubscriptionResolverObject<TResult, TParent, TContext, TArgs> {
  subscribe: SubscriptionSubscribeFn<any, TParent, TContext, TArgs>;
  resolve: SubscriptionResolveFn<TResult, any, TContext, TArgs>;
}

export type SubscriptionObject<TResult, TKey extends string, TParent, TContext, TArgs> =
  | SubscriptionSubscriberObject<TResult, TKey, TParent, TContext, TArgs>
  | SubscriptionResolverObject<TResult, TParent, TContext, TArgs>;

export type SubscriptionResolver<TResult, TKey extends string, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> =
  | ((...args: any[]) => SubscriptionObject<TResult, TKey, TParent, TContext, TArgs>)
  | SubscriptionObject<TResult, TKey, TParent, TContext, TArgs>;

export type TypeResolveFn<TTypes, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>> = (
  parent: TParent,
  context: TContext,
  info: GraphQLResolveInfo
) => Types.Maybe<TTypes> | Promise<Types.Maybe<TTypes>>;

export type IsTypeOfResolverFn<T = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>> = (obj: T, context: TContext, info: GraphQLResolveInfo) => boolean | Promise<boolean>;

export type NextResolverFn<T> = () => Promise<T>;

export type DirectiveResolverFn<TResult = Record<PropertyKey, never>, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> = (
  next: NextResolverFn<TResult>,
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => TResult | Promise<TResult>;




/** Mapping of interface types */
export type ResolversInterfaceTypes<_RefType extends Record<string, unknown>> = {
  MatchIncident:
    | ( Types.CardIncident )
    | ( Types.GoalIncident )
    | ( Types.InjuryTimeIncident )
    | ( Types.MissedPenaltyIncident )
    | ( Types.PeriodIncident )
    | ( Types.ShootoutIncident )
    | ( Types.SubstitutionIncident )
    | ( Types.VarIncident )
  ;
  Node:
    | ( AutofilterModel )
    | ( DropinfoModel )
    | ( DropinfoFilterModel )
    | ( LeagueModel )
    | ( MatchModel )
    | ( PaymentModel )
    | ( PlanModel )
    | ( Types.PromoCode )
    | ( TeamModel )
    | ( TipModel )
    | ( UserModel )
    | ( ViewerModel )
  ;
};

/** Mapping between all available schema types and the resolvers types */
export type ResolversTypes = {
  ActivateTournamentInput: Types.ActivateTournamentInput;
  ActivateTournamentPayload: ResolverTypeWrapper<Omit<Types.ActivateTournamentPayload, 'league'> & { league?: Types.Maybe<ResolversTypes['League']> }>;
  ActiveSubscription: ResolverTypeWrapper<ActiveSubscriptionModel>;
  Admin: ResolverTypeWrapper<Omit<Types.Admin, 'commissions' | 'discordUsers' | 'dropinfoFilter' | 'dropinfoFilters' | 'heldPayments' | 'matchesWithoutStats' | 'payment' | 'payments' | 'plan' | 'plans' | 'providerSeasons' | 'providerTournaments' | 'tip' | 'tips' | 'typerCommission' | 'user' | 'users'> & { commissions?: Types.Maybe<ResolversTypes['CommissionConnection']>, discordUsers?: Types.Maybe<ResolversTypes['DiscordUserConnection']>, dropinfoFilter?: Types.Maybe<ResolversTypes['DropinfoFilter']>, dropinfoFilters?: Types.Maybe<Array<ResolversTypes['DropinfoFilter']>>, heldPayments?: Types.Maybe<Array<ResolversTypes['Payment']>>, matchesWithoutStats?: Types.Maybe<ResolversTypes['MatchConnection']>, payment?: Types.Maybe<ResolversTypes['Payment']>, payments?: Types.Maybe<ResolversTypes['PaymentConnection']>, plan?: Types.Maybe<ResolversTypes['Plan']>, plans?: Types.Maybe<Array<ResolversTypes['Plan']>>, providerSeasons?: Types.Maybe<Array<ResolversTypes['ProviderSeason']>>, providerTournaments?: Types.Maybe<Array<ResolversTypes['ProviderTournament']>>, tip?: Types.Maybe<ResolversTypes['Tip']>, tips?: Types.Maybe<ResolversTypes['TipConnection']>, typerCommission?: Types.Maybe<ResolversTypes['TyperCommission']>, user?: Types.Maybe<ResolversTypes['User']>, users?: Types.Maybe<ResolversTypes['UserConnection']> }>;
  AdminCounts: ResolverTypeWrapper<Types.AdminCounts>;
  AdminTipOrder: Types.AdminTipOrder;
  AdminTipOrderField: Types.AdminTipOrderField;
  AssignableRole: Types.AssignableRole;
  Autofilter: ResolverTypeWrapper<AutofilterModel>;
  AutofilterDraft: ResolverTypeWrapper<AutofilterDraftModel>;
  AutofilterHit: ResolverTypeWrapper<AutofilterHitModel>;
  AutofilterInput: Types.AutofilterInput;
  AutofilterMatch: ResolverTypeWrapper<AutofilterMatchModel>;
  AutofilterMatchConnection: ResolverTypeWrapper<Omit<Types.AutofilterMatchConnection, 'edges'> & { edges: Array<ResolversTypes['AutofilterMatchEdge']> }>;
  AutofilterMatchEdge: ResolverTypeWrapper<Omit<Types.AutofilterMatchEdge, 'node'> & { node: ResolversTypes['AutofilterMatch'] }>;
  AutofilterSide: Types.AutofilterSide;
  Backtest: ResolverTypeWrapper<Types.Backtest>;
  BetResult: Types.BetResult;
  Boolean: ResolverTypeWrapper<Types.Scalars['Boolean']['output']>;
  CancelOwnPaymentInput: Types.CancelOwnPaymentInput;
  CancelOwnPaymentPayload: ResolverTypeWrapper<Omit<Types.CancelOwnPaymentPayload, 'payment'> & { payment?: Types.Maybe<ResolversTypes['Payment']> }>;
  CancelPaymentInput: Types.CancelPaymentInput;
  CancelPaymentPayload: ResolverTypeWrapper<Omit<Types.CancelPaymentPayload, 'payment'> & { payment?: Types.Maybe<ResolversTypes['Payment']> }>;
  Card: Types.Card;
  CardIncident: ResolverTypeWrapper<Types.CardIncident>;
  CartAction: Types.CartAction;
  CartInput: Types.CartInput;
  CartLine: ResolverTypeWrapper<Types.CartLine>;
  CartLineKind: Types.CartLineKind;
  CartPrice: ResolverTypeWrapper<Types.CartPrice>;
  Commission: ResolverTypeWrapper<CommissionModel>;
  CommissionConnection: ResolverTypeWrapper<Omit<Types.CommissionConnection, 'edges'> & { edges: Array<ResolversTypes['CommissionEdge']> }>;
  CommissionEdge: ResolverTypeWrapper<Omit<Types.CommissionEdge, 'node'> & { node: ResolversTypes['Commission'] }>;
  Comparison: Types.Comparison;
  CreateAutofilterInput: Types.CreateAutofilterInput;
  CreateAutofilterPayload: ResolverTypeWrapper<Omit<Types.CreateAutofilterPayload, 'autofilter'> & { autofilter?: Types.Maybe<ResolversTypes['Autofilter']> }>;
  CreateDropinfoFilterInput: Types.CreateDropinfoFilterInput;
  CreateDropinfoFilterPayload: ResolverTypeWrapper<Omit<Types.CreateDropinfoFilterPayload, 'filter'> & { filter?: Types.Maybe<ResolversTypes['DropinfoFilter']> }>;
  CreateFilePayload: ResolverTypeWrapper<Types.CreateFilePayload>;
  CreatePaymentsFileInput: Types.CreatePaymentsFileInput;
  CreatePromoCodeInput: Types.CreatePromoCodeInput;
  CreatePromoCodePayload: ResolverTypeWrapper<Types.CreatePromoCodePayload>;
  CreateTipInput: Types.CreateTipInput;
  CreateTipPayload: ResolverTypeWrapper<Omit<Types.CreateTipPayload, 'tip'> & { tip?: Types.Maybe<ResolversTypes['Tip']> }>;
  CreateUserSubscriptionInput: Types.CreateUserSubscriptionInput;
  CreateUserSubscriptionPayload: ResolverTypeWrapper<Omit<Types.CreateUserSubscriptionPayload, 'user'> & { user?: Types.Maybe<ResolversTypes['User']> }>;
  CreateXlsxFileInput: Types.CreateXlsxFileInput;
  DailyCampaignVisits: ResolverTypeWrapper<Types.DailyCampaignVisits>;
  Dashboard: ResolverTypeWrapper<DashboardModel>;
  DashboardLeague: ResolverTypeWrapper<Omit<Types.DashboardLeague, 'league' | 'matches'> & { league: ResolversTypes['League'], matches: Array<ResolversTypes['Match']> }>;
  Date: ResolverTypeWrapper<Types.Scalars['Date']['output']>;
  DateTime: ResolverTypeWrapper<Types.Scalars['DateTime']['output']>;
  DefenceCounters: ResolverTypeWrapper<Types.DefenceCounters>;
  DeleteFileInput: Types.DeleteFileInput;
  DeleteFilePayload: ResolverTypeWrapper<Types.DeleteFilePayload>;
  DeviceType: Types.DeviceType;
  DisablePromoCodeInput: Types.DisablePromoCodeInput;
  DisablePromoCodePayload: ResolverTypeWrapper<Types.DisablePromoCodePayload>;
  DiscordUser: ResolverTypeWrapper<DiscordUserModel>;
  DiscordUserConnection: ResolverTypeWrapper<Omit<Types.DiscordUserConnection, 'edges'> & { edges: Array<ResolversTypes['DiscordUserEdge']> }>;
  DiscordUserEdge: ResolverTypeWrapper<Omit<Types.DiscordUserEdge, 'node'> & { node: ResolversTypes['DiscordUser'] }>;
  Dropinfo: ResolverTypeWrapper<DropinfoModel>;
  DropinfoConnection: ResolverTypeWrapper<Omit<Types.DropinfoConnection, 'edges'> & { edges: Array<ResolversTypes['DropinfoEdge']> }>;
  DropinfoEdge: ResolverTypeWrapper<Omit<Types.DropinfoEdge, 'node'> & { node: ResolversTypes['Dropinfo'] }>;
  DropinfoFilter: ResolverTypeWrapper<DropinfoFilterModel>;
  DropinfoFilterInput: Types.DropinfoFilterInput;
  DropinfoFilterLeague: ResolverTypeWrapper<Types.DropinfoFilterLeague>;
  DropinfoLeague: ResolverTypeWrapper<DropinfoLeagueModel>;
  DropinfoOrder: Types.DropinfoOrder;
  DropinfoOrderField: Types.DropinfoOrderField;
  DropinfoOutcome: ResolverTypeWrapper<Types.DropinfoOutcome>;
  DropinfoTime: Types.DropinfoTime;
  DropinfosAddedPayload: ResolverTypeWrapper<Omit<Types.DropinfosAddedPayload, 'dropinfos'> & { dropinfos: Array<ResolversTypes['Dropinfo']> }>;
  DuelCounters: ResolverTypeWrapper<Types.DuelCounters>;
  EditMatchStatsInput: Types.EditMatchStatsInput;
  EditMatchStatsPayload: ResolverTypeWrapper<Omit<Types.EditMatchStatsPayload, 'match'> & { match?: Types.Maybe<ResolversTypes['Match']> }>;
  Effectiveness: ResolverTypeWrapper<Types.Effectiveness>;
  EffectivenessPoint: ResolverTypeWrapper<Types.EffectivenessPoint>;
  ExportFile: ResolverTypeWrapper<Types.ExportFile>;
  ExportFileConnection: ResolverTypeWrapper<Types.ExportFileConnection>;
  ExportFileEdge: ResolverTypeWrapper<Types.ExportFileEdge>;
  Float: ResolverTypeWrapper<Types.Scalars['Float']['output']>;
  GoalIncident: ResolverTypeWrapper<Types.GoalIncident>;
  GoalKind: Types.GoalKind;
  GoqFilterInput: Types.GoqFilterInput;
  HitRate: ResolverTypeWrapper<Omit<Types.HitRate, 'results'> & { results: Array<ResolversTypes['LineResult']> }>;
  ID: ResolverTypeWrapper<Types.Scalars['ID']['output']>;
  ImportedSeason: ResolverTypeWrapper<Types.ImportedSeason>;
  InjuryTimeIncident: ResolverTypeWrapper<Types.InjuryTimeIncident>;
  Int: ResolverTypeWrapper<Types.Scalars['Int']['output']>;
  KeeperCounters: ResolverTypeWrapper<Types.KeeperCounters>;
  Language: Types.Language;
  League: ResolverTypeWrapper<LeagueModel>;
  LeagueConnection: ResolverTypeWrapper<Omit<Types.LeagueConnection, 'edges'> & { edges: Array<ResolversTypes['LeagueEdge']> }>;
  LeagueEdge: ResolverTypeWrapper<Omit<Types.LeagueEdge, 'node'> & { node: ResolversTypes['League'] }>;
  LeagueScope: Types.LeagueScope;
  LineResult: ResolverTypeWrapper<Omit<Types.LineResult, 'match'> & { match: ResolversTypes['Match'] }>;
  Lineup: ResolverTypeWrapper<Types.Lineup>;
  LineupPlayer: ResolverTypeWrapper<Types.LineupPlayer>;
  Lineups: ResolverTypeWrapper<Types.Lineups>;
  LogChange: ResolverTypeWrapper<Types.LogChange>;
  LogDetail: ResolverTypeWrapper<Types.LogDetail>;
  MarkPaymentPaidInput: Types.MarkPaymentPaidInput;
  MarkPaymentPaidPayload: ResolverTypeWrapper<Omit<Types.MarkPaymentPaidPayload, 'payment'> & { payment?: Types.Maybe<ResolversTypes['Payment']> }>;
  Market: Types.Market;
  Match: ResolverTypeWrapper<MatchModel>;
  MatchConnection: ResolverTypeWrapper<Omit<Types.MatchConnection, 'edges'> & { edges: Array<ResolversTypes['MatchEdge']> }>;
  MatchEdge: ResolverTypeWrapper<Omit<Types.MatchEdge, 'node'> & { node: ResolversTypes['Match'] }>;
  MatchIncident: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['MatchIncident']>;
  MatchSide: ResolverTypeWrapper<Omit<Types.MatchSide, 'team'> & { team: ResolversTypes['Team'] }>;
  MatchSideStatsInput: Types.MatchSideStatsInput;
  MatchStat: Types.MatchStat;
  MissedPenaltyIncident: ResolverTypeWrapper<Types.MissedPenaltyIncident>;
  MissingCertainty: Types.MissingCertainty;
  MissingPlayer: ResolverTypeWrapper<Types.MissingPlayer>;
  MissingReason: Types.MissingReason;
  MoveDropinfoFilterInput: Types.MoveDropinfoFilterInput;
  MoveDropinfoFilterPayload: ResolverTypeWrapper<Omit<Types.MoveDropinfoFilterPayload, 'filters'> & { filters?: Types.Maybe<Array<ResolversTypes['DropinfoFilter']>> }>;
  Mutation: ResolverTypeWrapper<Record<PropertyKey, never>>;
  Node: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['Node']>;
  OddsSide: ResolverTypeWrapper<Types.OddsSide>;
  Outcome: Types.Outcome;
  PageInfo: ResolverTypeWrapper<Types.PageInfo>;
  PassingCounters: ResolverTypeWrapper<Types.PassingCounters>;
  Payment: ResolverTypeWrapper<PaymentModel>;
  PaymentChangedPayload: ResolverTypeWrapper<PaymentChangedPayloadModel>;
  PaymentConnection: ResolverTypeWrapper<Omit<Types.PaymentConnection, 'edges'> & { edges: Array<ResolversTypes['PaymentEdge']> }>;
  PaymentEdge: ResolverTypeWrapper<Omit<Types.PaymentEdge, 'node'> & { node: ResolversTypes['Payment'] }>;
  PaymentFailure: Types.PaymentFailure;
  PaymentFilter: Types.PaymentFilter;
  PaymentLine: ResolverTypeWrapper<Types.PaymentLine>;
  PaymentMethod: Types.PaymentMethod;
  PaymentMethodStats: ResolverTypeWrapper<Types.PaymentMethodStats>;
  PaymentMonthStats: ResolverTypeWrapper<Types.PaymentMonthStats>;
  PaymentOrder: Types.PaymentOrder;
  PaymentOrderField: Types.PaymentOrderField;
  PaymentPlanStats: ResolverTypeWrapper<Types.PaymentPlanStats>;
  PaymentStats: ResolverTypeWrapper<Types.PaymentStats>;
  PaymentStatus: Types.PaymentStatus;
  PaymentStatusStats: ResolverTypeWrapper<Types.PaymentStatusStats>;
  PaymentsFileFormat: Types.PaymentsFileFormat;
  Period: Types.Period;
  PeriodIncident: ResolverTypeWrapper<Types.PeriodIncident>;
  Permission: Types.Permission;
  PlaceOrderInput: Types.PlaceOrderInput;
  PlaceOrderPayload: ResolverTypeWrapper<Omit<Types.PlaceOrderPayload, 'payment'> & { payment?: Types.Maybe<ResolversTypes['Payment']> }>;
  Plan: ResolverTypeWrapper<PlanModel>;
  PlanOffer: ResolverTypeWrapper<Types.PlanOffer>;
  PlanRunningOut: ResolverTypeWrapper<Types.PlanRunningOut>;
  PlanUnavailability: Types.PlanUnavailability;
  PlayCounters: ResolverTypeWrapper<Types.PlayCounters>;
  Player: ResolverTypeWrapper<Types.Player>;
  PlayerPosition: Types.PlayerPosition;
  PlayerStatistics: ResolverTypeWrapper<PlayerStatisticsModel>;
  PromoCode: ResolverTypeWrapper<Types.PromoCode>;
  PromoCodeDiscount: ResolverTypeWrapper<Types.PromoCodeDiscount>;
  ProviderCategory: ResolverTypeWrapper<Types.ProviderCategory>;
  ProviderSeason: ResolverTypeWrapper<ProviderSeasonModel>;
  ProviderTournament: ResolverTypeWrapper<ProviderTournamentModel>;
  PushKind: Types.PushKind;
  PushPreferences: ResolverTypeWrapper<Types.PushPreferences>;
  Query: ResolverTypeWrapper<Record<PropertyKey, never>>;
  RecordCampaignVisitPayload: ResolverTypeWrapper<Types.RecordCampaignVisitPayload>;
  RedeemPromoCodeInput: Types.RedeemPromoCodeInput;
  RedeemPromoCodePayload: ResolverTypeWrapper<Types.RedeemPromoCodePayload>;
  RegisterDeviceInput: Types.RegisterDeviceInput;
  RegisterDevicePayload: ResolverTypeWrapper<Types.RegisterDevicePayload>;
  RegisterInput: Types.RegisterInput;
  RegisterPayload: ResolverTypeWrapper<Omit<Types.RegisterPayload, 'viewer'> & { viewer?: Types.Maybe<ResolversTypes['Viewer']> }>;
  RemoveTipImageInput: Types.RemoveTipImageInput;
  RemoveTipImagePayload: ResolverTypeWrapper<Omit<Types.RemoveTipImagePayload, 'tip'> & { tip?: Types.Maybe<ResolversTypes['Tip']> }>;
  RequestPasswordResetInput: Types.RequestPasswordResetInput;
  RequestPasswordResetPayload: ResolverTypeWrapper<Types.RequestPasswordResetPayload>;
  ResetPasswordInput: Types.ResetPasswordInput;
  ResetPasswordPayload: ResolverTypeWrapper<Omit<Types.ResetPasswordPayload, 'viewer'> & { viewer?: Types.Maybe<ResolversTypes['Viewer']> }>;
  Role: Types.Role;
  Sale: ResolverTypeWrapper<Types.Sale>;
  Season: ResolverTypeWrapper<Types.Season>;
  SeasonBacktest: ResolverTypeWrapper<Types.SeasonBacktest>;
  SetLeagueActiveInput: Types.SetLeagueActiveInput;
  SetLeagueActivePayload: ResolverTypeWrapper<Omit<Types.SetLeagueActivePayload, 'league'> & { league?: Types.Maybe<ResolversTypes['League']> }>;
  SetLeagueEditableInput: Types.SetLeagueEditableInput;
  SetLeagueEditablePayload: ResolverTypeWrapper<Omit<Types.SetLeagueEditablePayload, 'league'> & { league?: Types.Maybe<ResolversTypes['League']> }>;
  SetLeagueFavouriteInput: Types.SetLeagueFavouriteInput;
  SetLeagueFavouritePayload: ResolverTypeWrapper<Omit<Types.SetLeagueFavouritePayload, 'league'> & { league?: Types.Maybe<ResolversTypes['League']> }>;
  SetMatchRefereeInput: Types.SetMatchRefereeInput;
  SetMatchRefereePayload: ResolverTypeWrapper<Omit<Types.SetMatchRefereePayload, 'match'> & { match?: Types.Maybe<ResolversTypes['Match']> }>;
  SetPushPreferenceInput: Types.SetPushPreferenceInput;
  SetPushPreferencePayload: ResolverTypeWrapper<Omit<Types.SetPushPreferencePayload, 'viewer'> & { viewer?: Types.Maybe<ResolversTypes['Viewer']> }>;
  SetUserLockedInput: Types.SetUserLockedInput;
  SetUserLockedPayload: ResolverTypeWrapper<Omit<Types.SetUserLockedPayload, 'user'> & { user?: Types.Maybe<ResolversTypes['User']> }>;
  SetUserRoleInput: Types.SetUserRoleInput;
  SetUserRolePayload: ResolverTypeWrapper<Omit<Types.SetUserRolePayload, 'user'> & { user?: Types.Maybe<ResolversTypes['User']> }>;
  SettleTipInput: Types.SettleTipInput;
  SettleTipPayload: ResolverTypeWrapper<Omit<Types.SettleTipPayload, 'tip'> & { tip?: Types.Maybe<ResolversTypes['Tip']> }>;
  ShootingCounters: ResolverTypeWrapper<Types.ShootingCounters>;
  ShootoutIncident: ResolverTypeWrapper<Types.ShootoutIncident>;
  SignInInput: Types.SignInInput;
  SignInPayload: ResolverTypeWrapper<Omit<Types.SignInPayload, 'viewer'> & { viewer?: Types.Maybe<ResolversTypes['Viewer']> }>;
  SignOutPayload: ResolverTypeWrapper<Types.SignOutPayload>;
  Site: ResolverTypeWrapper<Types.Site>;
  SocialLink: ResolverTypeWrapper<Types.SocialLink>;
  SortDirection: Types.SortDirection;
  Sport: ResolverTypeWrapper<Types.Sport>;
  Standing: ResolverTypeWrapper<StandingModel>;
  StatLineInput: Types.StatLineInput;
  StatScope: Types.StatScope;
  StreakKind: Types.StreakKind;
  String: ResolverTypeWrapper<Types.Scalars['String']['output']>;
  Subscription: ResolverTypeWrapper<Record<PropertyKey, never>>;
  SubstitutionIncident: ResolverTypeWrapper<Types.SubstitutionIncident>;
  Team: ResolverTypeWrapper<TeamModel>;
  TeamRecord: ResolverTypeWrapper<TeamRecordModel>;
  TeamStreak: ResolverTypeWrapper<Types.TeamStreak>;
  TeamWindow: ResolverTypeWrapper<TeamWindowModel>;
  Tip: ResolverTypeWrapper<TipModel>;
  TipBalance: ResolverTypeWrapper<Types.TipBalance>;
  TipBalancePoint: ResolverTypeWrapper<Types.TipBalancePoint>;
  TipConnection: ResolverTypeWrapper<Omit<Types.TipConnection, 'edges'> & { edges: Array<ResolversTypes['TipEdge']> }>;
  TipEdge: ResolverTypeWrapper<Omit<Types.TipEdge, 'node'> & { node: ResolversTypes['Tip'] }>;
  TipFilterInput: Types.TipFilterInput;
  TipImage: ResolverTypeWrapper<Types.TipImage>;
  TipMatch: ResolverTypeWrapper<TipMatchModel>;
  TipMatchInput: Types.TipMatchInput;
  TipOrder: Types.TipOrder;
  TipOrderField: Types.TipOrderField;
  TipResult: Types.TipResult;
  TipStatus: Types.TipStatus;
  TipStatusChange: ResolverTypeWrapper<Omit<Types.TipStatusChange, 'tip'> & { tip: ResolversTypes['Tip'] }>;
  TipStatusInput: Types.TipStatusInput;
  TipStatusesChangedPayload: ResolverTypeWrapper<Omit<Types.TipStatusesChangedPayload, 'changes' | 'tips'> & { changes: Array<ResolversTypes['TipStatusChange']>, tips: Array<ResolversTypes['Tip']> }>;
  TipType: Types.TipType;
  TipTypeEffectiveness: ResolverTypeWrapper<Types.TipTypeEffectiveness>;
  TipTypeInput: Types.TipTypeInput;
  Trackers: ResolverTypeWrapper<Types.Trackers>;
  TyperCommission: ResolverTypeWrapper<TyperCommissionModel>;
  URL: ResolverTypeWrapper<Types.Scalars['URL']['output']>;
  UpcomingSubscription: ResolverTypeWrapper<UpcomingSubscriptionModel>;
  UpdateAccountInput: Types.UpdateAccountInput;
  UpdateAccountPayload: ResolverTypeWrapper<Omit<Types.UpdateAccountPayload, 'viewer'> & { viewer?: Types.Maybe<ResolversTypes['Viewer']> }>;
  UpdateDropinfoFilterInput: Types.UpdateDropinfoFilterInput;
  UpdateDropinfoFilterPayload: ResolverTypeWrapper<Omit<Types.UpdateDropinfoFilterPayload, 'filter'> & { filter?: Types.Maybe<ResolversTypes['DropinfoFilter']> }>;
  UpdatePasswordInput: Types.UpdatePasswordInput;
  UpdatePasswordPayload: ResolverTypeWrapper<Omit<Types.UpdatePasswordPayload, 'viewer'> & { viewer?: Types.Maybe<ResolversTypes['Viewer']> }>;
  UpdatePlanInput: Types.UpdatePlanInput;
  UpdatePlanPayload: ResolverTypeWrapper<Omit<Types.UpdatePlanPayload, 'plan'> & { plan?: Types.Maybe<ResolversTypes['Plan']> }>;
  UpdateProfileInput: Types.UpdateProfileInput;
  UpdateProfilePayload: ResolverTypeWrapper<Omit<Types.UpdateProfilePayload, 'viewer'> & { viewer?: Types.Maybe<ResolversTypes['Viewer']> }>;
  UpdateTipInput: Types.UpdateTipInput;
  UpdateTipPayload: ResolverTypeWrapper<Omit<Types.UpdateTipPayload, 'tip'> & { tip?: Types.Maybe<ResolversTypes['Tip']> }>;
  UpdateUserInput: Types.UpdateUserInput;
  UpdateUserPayload: ResolverTypeWrapper<Omit<Types.UpdateUserPayload, 'user'> & { user?: Types.Maybe<ResolversTypes['User']> }>;
  UpdateUserSubscriptionInput: Types.UpdateUserSubscriptionInput;
  UpdateUserSubscriptionPayload: ResolverTypeWrapper<Omit<Types.UpdateUserSubscriptionPayload, 'user'> & { user?: Types.Maybe<ResolversTypes['User']> }>;
  Upload: ResolverTypeWrapper<Types.Scalars['Upload']['output']>;
  User: ResolverTypeWrapper<UserModel>;
  UserConnection: ResolverTypeWrapper<Omit<Types.UserConnection, 'edges'> & { edges: Array<ResolversTypes['UserEdge']> }>;
  UserCounts: ResolverTypeWrapper<Types.UserCounts>;
  UserDevice: ResolverTypeWrapper<Types.UserDevice>;
  UserDeviceConnection: ResolverTypeWrapper<Types.UserDeviceConnection>;
  UserDeviceEdge: ResolverTypeWrapper<Types.UserDeviceEdge>;
  UserEdge: ResolverTypeWrapper<Omit<Types.UserEdge, 'node'> & { node: ResolversTypes['User'] }>;
  UserError: ResolverTypeWrapper<Types.UserError>;
  UserErrorCode: Types.UserErrorCode;
  UserFilter: Types.UserFilter;
  UserLog: ResolverTypeWrapper<UserLogModel>;
  UserLogConnection: ResolverTypeWrapper<Omit<Types.UserLogConnection, 'edges'> & { edges: Array<ResolversTypes['UserLogEdge']> }>;
  UserLogEdge: ResolverTypeWrapper<Omit<Types.UserLogEdge, 'node'> & { node: ResolversTypes['UserLog'] }>;
  UserOrder: Types.UserOrder;
  UserOrderField: Types.UserOrderField;
  UserRole: Types.UserRole;
  UserSubscription: ResolverTypeWrapper<Omit<Types.UserSubscription, 'plan'> & { plan?: Types.Maybe<ResolversTypes['Plan']> }>;
  VarDecision: Types.VarDecision;
  VarIncident: ResolverTypeWrapper<Types.VarIncident>;
  Venue: Types.Venue;
  Viewer: ResolverTypeWrapper<ViewerModel>;
  ViewerChangedPayload: ResolverTypeWrapper<ViewerChangedPayloadModel>;
  XlsxFileContent: Types.XlsxFileContent;
  YearMonth: ResolverTypeWrapper<Types.Scalars['YearMonth']['output']>;
};

/** Mapping between all available schema types and the resolvers parents */
export type ResolversParentTypes = {
  ActivateTournamentInput: Types.ActivateTournamentInput;
  ActivateTournamentPayload: Omit<Types.ActivateTournamentPayload, 'league'> & { league?: Types.Maybe<ResolversParentTypes['League']> };
  ActiveSubscription: ActiveSubscriptionModel;
  Admin: Omit<Types.Admin, 'commissions' | 'discordUsers' | 'dropinfoFilter' | 'dropinfoFilters' | 'heldPayments' | 'matchesWithoutStats' | 'payment' | 'payments' | 'plan' | 'plans' | 'providerSeasons' | 'providerTournaments' | 'tip' | 'tips' | 'typerCommission' | 'user' | 'users'> & { commissions?: Types.Maybe<ResolversParentTypes['CommissionConnection']>, discordUsers?: Types.Maybe<ResolversParentTypes['DiscordUserConnection']>, dropinfoFilter?: Types.Maybe<ResolversParentTypes['DropinfoFilter']>, dropinfoFilters?: Types.Maybe<Array<ResolversParentTypes['DropinfoFilter']>>, heldPayments?: Types.Maybe<Array<ResolversParentTypes['Payment']>>, matchesWithoutStats?: Types.Maybe<ResolversParentTypes['MatchConnection']>, payment?: Types.Maybe<ResolversParentTypes['Payment']>, payments?: Types.Maybe<ResolversParentTypes['PaymentConnection']>, plan?: Types.Maybe<ResolversParentTypes['Plan']>, plans?: Types.Maybe<Array<ResolversParentTypes['Plan']>>, providerSeasons?: Types.Maybe<Array<ResolversParentTypes['ProviderSeason']>>, providerTournaments?: Types.Maybe<Array<ResolversParentTypes['ProviderTournament']>>, tip?: Types.Maybe<ResolversParentTypes['Tip']>, tips?: Types.Maybe<ResolversParentTypes['TipConnection']>, typerCommission?: Types.Maybe<ResolversParentTypes['TyperCommission']>, user?: Types.Maybe<ResolversParentTypes['User']>, users?: Types.Maybe<ResolversParentTypes['UserConnection']> };
  AdminCounts: Types.AdminCounts;
  AdminTipOrder: Types.AdminTipOrder;
  Autofilter: AutofilterModel;
  AutofilterDraft: AutofilterDraftModel;
  AutofilterHit: AutofilterHitModel;
  AutofilterInput: Types.AutofilterInput;
  AutofilterMatch: AutofilterMatchModel;
  AutofilterMatchConnection: Omit<Types.AutofilterMatchConnection, 'edges'> & { edges: Array<ResolversParentTypes['AutofilterMatchEdge']> };
  AutofilterMatchEdge: Omit<Types.AutofilterMatchEdge, 'node'> & { node: ResolversParentTypes['AutofilterMatch'] };
  Backtest: Types.Backtest;
  Boolean: Types.Scalars['Boolean']['output'];
  CancelOwnPaymentInput: Types.CancelOwnPaymentInput;
  CancelOwnPaymentPayload: Omit<Types.CancelOwnPaymentPayload, 'payment'> & { payment?: Types.Maybe<ResolversParentTypes['Payment']> };
  CancelPaymentInput: Types.CancelPaymentInput;
  CancelPaymentPayload: Omit<Types.CancelPaymentPayload, 'payment'> & { payment?: Types.Maybe<ResolversParentTypes['Payment']> };
  CardIncident: Types.CardIncident;
  CartInput: Types.CartInput;
  CartLine: Types.CartLine;
  CartPrice: Types.CartPrice;
  Commission: CommissionModel;
  CommissionConnection: Omit<Types.CommissionConnection, 'edges'> & { edges: Array<ResolversParentTypes['CommissionEdge']> };
  CommissionEdge: Omit<Types.CommissionEdge, 'node'> & { node: ResolversParentTypes['Commission'] };
  CreateAutofilterInput: Types.CreateAutofilterInput;
  CreateAutofilterPayload: Omit<Types.CreateAutofilterPayload, 'autofilter'> & { autofilter?: Types.Maybe<ResolversParentTypes['Autofilter']> };
  CreateDropinfoFilterInput: Types.CreateDropinfoFilterInput;
  CreateDropinfoFilterPayload: Omit<Types.CreateDropinfoFilterPayload, 'filter'> & { filter?: Types.Maybe<ResolversParentTypes['DropinfoFilter']> };
  CreateFilePayload: Types.CreateFilePayload;
  CreatePaymentsFileInput: Types.CreatePaymentsFileInput;
  CreatePromoCodeInput: Types.CreatePromoCodeInput;
  CreatePromoCodePayload: Types.CreatePromoCodePayload;
  CreateTipInput: Types.CreateTipInput;
  CreateTipPayload: Omit<Types.CreateTipPayload, 'tip'> & { tip?: Types.Maybe<ResolversParentTypes['Tip']> };
  CreateUserSubscriptionInput: Types.CreateUserSubscriptionInput;
  CreateUserSubscriptionPayload: Omit<Types.CreateUserSubscriptionPayload, 'user'> & { user?: Types.Maybe<ResolversParentTypes['User']> };
  CreateXlsxFileInput: Types.CreateXlsxFileInput;
  DailyCampaignVisits: Types.DailyCampaignVisits;
  Dashboard: DashboardModel;
  DashboardLeague: Omit<Types.DashboardLeague, 'league' | 'matches'> & { league: ResolversParentTypes['League'], matches: Array<ResolversParentTypes['Match']> };
  Date: Types.Scalars['Date']['output'];
  DateTime: Types.Scalars['DateTime']['output'];
  DefenceCounters: Types.DefenceCounters;
  DeleteFileInput: Types.DeleteFileInput;
  DeleteFilePayload: Types.DeleteFilePayload;
  DisablePromoCodeInput: Types.DisablePromoCodeInput;
  DisablePromoCodePayload: Types.DisablePromoCodePayload;
  DiscordUser: DiscordUserModel;
  DiscordUserConnection: Omit<Types.DiscordUserConnection, 'edges'> & { edges: Array<ResolversParentTypes['DiscordUserEdge']> };
  DiscordUserEdge: Omit<Types.DiscordUserEdge, 'node'> & { node: ResolversParentTypes['DiscordUser'] };
  Dropinfo: DropinfoModel;
  DropinfoConnection: Omit<Types.DropinfoConnection, 'edges'> & { edges: Array<ResolversParentTypes['DropinfoEdge']> };
  DropinfoEdge: Omit<Types.DropinfoEdge, 'node'> & { node: ResolversParentTypes['Dropinfo'] };
  DropinfoFilter: DropinfoFilterModel;
  DropinfoFilterInput: Types.DropinfoFilterInput;
  DropinfoFilterLeague: Types.DropinfoFilterLeague;
  DropinfoLeague: DropinfoLeagueModel;
  DropinfoOrder: Types.DropinfoOrder;
  DropinfoOutcome: Types.DropinfoOutcome;
  DropinfosAddedPayload: Omit<Types.DropinfosAddedPayload, 'dropinfos'> & { dropinfos: Array<ResolversParentTypes['Dropinfo']> };
  DuelCounters: Types.DuelCounters;
  EditMatchStatsInput: Types.EditMatchStatsInput;
  EditMatchStatsPayload: Omit<Types.EditMatchStatsPayload, 'match'> & { match?: Types.Maybe<ResolversParentTypes['Match']> };
  Effectiveness: Types.Effectiveness;
  EffectivenessPoint: Types.EffectivenessPoint;
  ExportFile: Types.ExportFile;
  ExportFileConnection: Types.ExportFileConnection;
  ExportFileEdge: Types.ExportFileEdge;
  Float: Types.Scalars['Float']['output'];
  GoalIncident: Types.GoalIncident;
  GoqFilterInput: Types.GoqFilterInput;
  HitRate: Omit<Types.HitRate, 'results'> & { results: Array<ResolversParentTypes['LineResult']> };
  ID: Types.Scalars['ID']['output'];
  ImportedSeason: Types.ImportedSeason;
  InjuryTimeIncident: Types.InjuryTimeIncident;
  Int: Types.Scalars['Int']['output'];
  KeeperCounters: Types.KeeperCounters;
  League: LeagueModel;
  LeagueConnection: Omit<Types.LeagueConnection, 'edges'> & { edges: Array<ResolversParentTypes['LeagueEdge']> };
  LeagueEdge: Omit<Types.LeagueEdge, 'node'> & { node: ResolversParentTypes['League'] };
  LineResult: Omit<Types.LineResult, 'match'> & { match: ResolversParentTypes['Match'] };
  Lineup: Types.Lineup;
  LineupPlayer: Types.LineupPlayer;
  Lineups: Types.Lineups;
  LogChange: Types.LogChange;
  LogDetail: Types.LogDetail;
  MarkPaymentPaidInput: Types.MarkPaymentPaidInput;
  MarkPaymentPaidPayload: Omit<Types.MarkPaymentPaidPayload, 'payment'> & { payment?: Types.Maybe<ResolversParentTypes['Payment']> };
  Match: MatchModel;
  MatchConnection: Omit<Types.MatchConnection, 'edges'> & { edges: Array<ResolversParentTypes['MatchEdge']> };
  MatchEdge: Omit<Types.MatchEdge, 'node'> & { node: ResolversParentTypes['Match'] };
  MatchIncident: ResolversInterfaceTypes<ResolversParentTypes>['MatchIncident'];
  MatchSide: Omit<Types.MatchSide, 'team'> & { team: ResolversParentTypes['Team'] };
  MatchSideStatsInput: Types.MatchSideStatsInput;
  MissedPenaltyIncident: Types.MissedPenaltyIncident;
  MissingPlayer: Types.MissingPlayer;
  MoveDropinfoFilterInput: Types.MoveDropinfoFilterInput;
  MoveDropinfoFilterPayload: Omit<Types.MoveDropinfoFilterPayload, 'filters'> & { filters?: Types.Maybe<Array<ResolversParentTypes['DropinfoFilter']>> };
  Mutation: Record<PropertyKey, never>;
  Node: ResolversInterfaceTypes<ResolversParentTypes>['Node'];
  OddsSide: Types.OddsSide;
  PageInfo: Types.PageInfo;
  PassingCounters: Types.PassingCounters;
  Payment: PaymentModel;
  PaymentChangedPayload: PaymentChangedPayloadModel;
  PaymentConnection: Omit<Types.PaymentConnection, 'edges'> & { edges: Array<ResolversParentTypes['PaymentEdge']> };
  PaymentEdge: Omit<Types.PaymentEdge, 'node'> & { node: ResolversParentTypes['Payment'] };
  PaymentLine: Types.PaymentLine;
  PaymentMethodStats: Types.PaymentMethodStats;
  PaymentMonthStats: Types.PaymentMonthStats;
  PaymentOrder: Types.PaymentOrder;
  PaymentPlanStats: Types.PaymentPlanStats;
  PaymentStats: Types.PaymentStats;
  PaymentStatusStats: Types.PaymentStatusStats;
  PeriodIncident: Types.PeriodIncident;
  PlaceOrderInput: Types.PlaceOrderInput;
  PlaceOrderPayload: Omit<Types.PlaceOrderPayload, 'payment'> & { payment?: Types.Maybe<ResolversParentTypes['Payment']> };
  Plan: PlanModel;
  PlanOffer: Types.PlanOffer;
  PlanRunningOut: Types.PlanRunningOut;
  PlayCounters: Types.PlayCounters;
  Player: Types.Player;
  PlayerStatistics: PlayerStatisticsModel;
  PromoCode: Types.PromoCode;
  PromoCodeDiscount: Types.PromoCodeDiscount;
  ProviderCategory: Types.ProviderCategory;
  ProviderSeason: ProviderSeasonModel;
  ProviderTournament: ProviderTournamentModel;
  PushPreferences: Types.PushPreferences;
  Query: Record<PropertyKey, never>;
  RecordCampaignVisitPayload: Types.RecordCampaignVisitPayload;
  RedeemPromoCodeInput: Types.RedeemPromoCodeInput;
  RedeemPromoCodePayload: Types.RedeemPromoCodePayload;
  RegisterDeviceInput: Types.RegisterDeviceInput;
  RegisterDevicePayload: Types.RegisterDevicePayload;
  RegisterInput: Types.RegisterInput;
  RegisterPayload: Omit<Types.RegisterPayload, 'viewer'> & { viewer?: Types.Maybe<ResolversParentTypes['Viewer']> };
  RemoveTipImageInput: Types.RemoveTipImageInput;
  RemoveTipImagePayload: Omit<Types.RemoveTipImagePayload, 'tip'> & { tip?: Types.Maybe<ResolversParentTypes['Tip']> };
  RequestPasswordResetInput: Types.RequestPasswordResetInput;
  RequestPasswordResetPayload: Types.RequestPasswordResetPayload;
  ResetPasswordInput: Types.ResetPasswordInput;
  ResetPasswordPayload: Omit<Types.ResetPasswordPayload, 'viewer'> & { viewer?: Types.Maybe<ResolversParentTypes['Viewer']> };
  Sale: Types.Sale;
  Season: Types.Season;
  SeasonBacktest: Types.SeasonBacktest;
  SetLeagueActiveInput: Types.SetLeagueActiveInput;
  SetLeagueActivePayload: Omit<Types.SetLeagueActivePayload, 'league'> & { league?: Types.Maybe<ResolversParentTypes['League']> };
  SetLeagueEditableInput: Types.SetLeagueEditableInput;
  SetLeagueEditablePayload: Omit<Types.SetLeagueEditablePayload, 'league'> & { league?: Types.Maybe<ResolversParentTypes['League']> };
  SetLeagueFavouriteInput: Types.SetLeagueFavouriteInput;
  SetLeagueFavouritePayload: Omit<Types.SetLeagueFavouritePayload, 'league'> & { league?: Types.Maybe<ResolversParentTypes['League']> };
  SetMatchRefereeInput: Types.SetMatchRefereeInput;
  SetMatchRefereePayload: Omit<Types.SetMatchRefereePayload, 'match'> & { match?: Types.Maybe<ResolversParentTypes['Match']> };
  SetPushPreferenceInput: Types.SetPushPreferenceInput;
  SetPushPreferencePayload: Omit<Types.SetPushPreferencePayload, 'viewer'> & { viewer?: Types.Maybe<ResolversParentTypes['Viewer']> };
  SetUserLockedInput: Types.SetUserLockedInput;
  SetUserLockedPayload: Omit<Types.SetUserLockedPayload, 'user'> & { user?: Types.Maybe<ResolversParentTypes['User']> };
  SetUserRoleInput: Types.SetUserRoleInput;
  SetUserRolePayload: Omit<Types.SetUserRolePayload, 'user'> & { user?: Types.Maybe<ResolversParentTypes['User']> };
  SettleTipInput: Types.SettleTipInput;
  SettleTipPayload: Omit<Types.SettleTipPayload, 'tip'> & { tip?: Types.Maybe<ResolversParentTypes['Tip']> };
  ShootingCounters: Types.ShootingCounters;
  ShootoutIncident: Types.ShootoutIncident;
  SignInInput: Types.SignInInput;
  SignInPayload: Omit<Types.SignInPayload, 'viewer'> & { viewer?: Types.Maybe<ResolversParentTypes['Viewer']> };
  SignOutPayload: Types.SignOutPayload;
  Site: Types.Site;
  SocialLink: Types.SocialLink;
  Sport: Types.Sport;
  Standing: StandingModel;
  StatLineInput: Types.StatLineInput;
  String: Types.Scalars['String']['output'];
  Subscription: Record<PropertyKey, never>;
  SubstitutionIncident: Types.SubstitutionIncident;
  Team: TeamModel;
  TeamRecord: TeamRecordModel;
  TeamStreak: Types.TeamStreak;
  TeamWindow: TeamWindowModel;
  Tip: TipModel;
  TipBalance: Types.TipBalance;
  TipBalancePoint: Types.TipBalancePoint;
  TipConnection: Omit<Types.TipConnection, 'edges'> & { edges: Array<ResolversParentTypes['TipEdge']> };
  TipEdge: Omit<Types.TipEdge, 'node'> & { node: ResolversParentTypes['Tip'] };
  TipFilterInput: Types.TipFilterInput;
  TipImage: Types.TipImage;
  TipMatch: TipMatchModel;
  TipMatchInput: Types.TipMatchInput;
  TipOrder: Types.TipOrder;
  TipStatusChange: Omit<Types.TipStatusChange, 'tip'> & { tip: ResolversParentTypes['Tip'] };
  TipStatusesChangedPayload: Omit<Types.TipStatusesChangedPayload, 'changes' | 'tips'> & { changes: Array<ResolversParentTypes['TipStatusChange']>, tips: Array<ResolversParentTypes['Tip']> };
  TipTypeEffectiveness: Types.TipTypeEffectiveness;
  Trackers: Types.Trackers;
  TyperCommission: TyperCommissionModel;
  URL: Types.Scalars['URL']['output'];
  UpcomingSubscription: UpcomingSubscriptionModel;
  UpdateAccountInput: Types.UpdateAccountInput;
  UpdateAccountPayload: Omit<Types.UpdateAccountPayload, 'viewer'> & { viewer?: Types.Maybe<ResolversParentTypes['Viewer']> };
  UpdateDropinfoFilterInput: Types.UpdateDropinfoFilterInput;
  UpdateDropinfoFilterPayload: Omit<Types.UpdateDropinfoFilterPayload, 'filter'> & { filter?: Types.Maybe<ResolversParentTypes['DropinfoFilter']> };
  UpdatePasswordInput: Types.UpdatePasswordInput;
  UpdatePasswordPayload: Omit<Types.UpdatePasswordPayload, 'viewer'> & { viewer?: Types.Maybe<ResolversParentTypes['Viewer']> };
  UpdatePlanInput: Types.UpdatePlanInput;
  UpdatePlanPayload: Omit<Types.UpdatePlanPayload, 'plan'> & { plan?: Types.Maybe<ResolversParentTypes['Plan']> };
  UpdateProfileInput: Types.UpdateProfileInput;
  UpdateProfilePayload: Omit<Types.UpdateProfilePayload, 'viewer'> & { viewer?: Types.Maybe<ResolversParentTypes['Viewer']> };
  UpdateTipInput: Types.UpdateTipInput;
  UpdateTipPayload: Omit<Types.UpdateTipPayload, 'tip'> & { tip?: Types.Maybe<ResolversParentTypes['Tip']> };
  UpdateUserInput: Types.UpdateUserInput;
  UpdateUserPayload: Omit<Types.UpdateUserPayload, 'user'> & { user?: Types.Maybe<ResolversParentTypes['User']> };
  UpdateUserSubscriptionInput: Types.UpdateUserSubscriptionInput;
  UpdateUserSubscriptionPayload: Omit<Types.UpdateUserSubscriptionPayload, 'user'> & { user?: Types.Maybe<ResolversParentTypes['User']> };
  Upload: Types.Scalars['Upload']['output'];
  User: UserModel;
  UserConnection: Omit<Types.UserConnection, 'edges'> & { edges: Array<ResolversParentTypes['UserEdge']> };
  UserCounts: Types.UserCounts;
  UserDevice: Types.UserDevice;
  UserDeviceConnection: Types.UserDeviceConnection;
  UserDeviceEdge: Types.UserDeviceEdge;
  UserEdge: Omit<Types.UserEdge, 'node'> & { node: ResolversParentTypes['User'] };
  UserError: Types.UserError;
  UserLog: UserLogModel;
  UserLogConnection: Omit<Types.UserLogConnection, 'edges'> & { edges: Array<ResolversParentTypes['UserLogEdge']> };
  UserLogEdge: Omit<Types.UserLogEdge, 'node'> & { node: ResolversParentTypes['UserLog'] };
  UserOrder: Types.UserOrder;
  UserSubscription: Omit<Types.UserSubscription, 'plan'> & { plan?: Types.Maybe<ResolversParentTypes['Plan']> };
  VarIncident: Types.VarIncident;
  Viewer: ViewerModel;
  ViewerChangedPayload: ViewerChangedPayloadModel;
  YearMonth: Types.Scalars['YearMonth']['output'];
};

export type AccessDirectiveArgs = {
  permission?: Types.Maybe<Types.Permission>;
  roles?: Types.Maybe<Array<Types.Role>>;
  signedIn?: Types.Scalars['Boolean']['input'];
};

export type AccessDirectiveResolver<Result, Parent, ContextType = GraphContext, Args = AccessDirectiveArgs> = DirectiveResolverFn<Result, Parent, ContextType, Args>;

export type SemanticNonNullDirectiveArgs = {
  levels?: Types.Maybe<Array<Types.Maybe<Types.Scalars['Int']['input']>>>;
};

export type SemanticNonNullDirectiveResolver<Result, Parent, ContextType = GraphContext, Args = SemanticNonNullDirectiveArgs> = DirectiveResolverFn<Result, Parent, ContextType, Args>;

export type ActivateTournamentPayloadResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['ActivateTournamentPayload'] = ResolversParentTypes['ActivateTournamentPayload']> = {
  errors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  imported?: Resolver<Types.Maybe<ResolversTypes['ImportedSeason']>, ParentType, ContextType>;
  league?: Resolver<Types.Maybe<ResolversTypes['League']>, ParentType, ContextType>;
};

export type ActiveSubscriptionResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['ActiveSubscription'] = ResolversParentTypes['ActiveSubscription']> = {
  discord?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  expiresAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  goq?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  plan?: Resolver<Types.Maybe<ResolversTypes['Plan']>, ParentType, ContextType>;
  planName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type AdminResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['Admin'] = ResolversParentTypes['Admin']> = {
  campaignVisits?: Resolver<Types.Maybe<Array<ResolversTypes['DailyCampaignVisits']>>, ParentType, ContextType>;
  commissions?: Resolver<Types.Maybe<ResolversTypes['CommissionConnection']>, ParentType, ContextType, RequireFields<Types.AdminCommissionsArgs, 'first'>>;
  counts?: Resolver<Types.Maybe<ResolversTypes['AdminCounts']>, ParentType, ContextType>;
  discordUsers?: Resolver<Types.Maybe<ResolversTypes['DiscordUserConnection']>, ParentType, ContextType, RequireFields<Types.AdminDiscordUsersArgs, 'first'>>;
  dropinfoFilter?: Resolver<Types.Maybe<ResolversTypes['DropinfoFilter']>, ParentType, ContextType, RequireFields<Types.AdminDropinfoFilterArgs, 'filterId'>>;
  dropinfoFilterLeagues?: Resolver<Types.Maybe<Array<ResolversTypes['DropinfoFilterLeague']>>, ParentType, ContextType, Partial<Types.AdminDropinfoFilterLeaguesArgs>>;
  dropinfoFilterSports?: Resolver<Types.Maybe<Array<ResolversTypes['Sport']>>, ParentType, ContextType>;
  dropinfoFilters?: Resolver<Types.Maybe<Array<ResolversTypes['DropinfoFilter']>>, ParentType, ContextType>;
  files?: Resolver<Types.Maybe<ResolversTypes['ExportFileConnection']>, ParentType, ContextType, RequireFields<Types.AdminFilesArgs, 'first'>>;
  heldPayments?: Resolver<Types.Maybe<Array<ResolversTypes['Payment']>>, ParentType, ContextType>;
  matchesWithoutStats?: Resolver<Types.Maybe<ResolversTypes['MatchConnection']>, ParentType, ContextType, RequireFields<Types.AdminMatchesWithoutStatsArgs, 'first'>>;
  payment?: Resolver<Types.Maybe<ResolversTypes['Payment']>, ParentType, ContextType, RequireFields<Types.AdminPaymentArgs, 'uidOrNumber'>>;
  paymentStats?: Resolver<Types.Maybe<ResolversTypes['PaymentStats']>, ParentType, ContextType>;
  payments?: Resolver<Types.Maybe<ResolversTypes['PaymentConnection']>, ParentType, ContextType, RequireFields<Types.AdminPaymentsArgs, 'first'>>;
  plan?: Resolver<Types.Maybe<ResolversTypes['Plan']>, ParentType, ContextType, RequireFields<Types.AdminPlanArgs, 'planId'>>;
  plans?: Resolver<Types.Maybe<Array<ResolversTypes['Plan']>>, ParentType, ContextType>;
  promoCodes?: Resolver<Types.Maybe<Array<ResolversTypes['PromoCode']>>, ParentType, ContextType>;
  providerCategories?: Resolver<Types.Maybe<Array<ResolversTypes['ProviderCategory']>>, ParentType, ContextType>;
  providerSeasons?: Resolver<Types.Maybe<Array<ResolversTypes['ProviderSeason']>>, ParentType, ContextType, RequireFields<Types.AdminProviderSeasonsArgs, 'tournamentId'>>;
  providerTournaments?: Resolver<Types.Maybe<Array<ResolversTypes['ProviderTournament']>>, ParentType, ContextType, RequireFields<Types.AdminProviderTournamentsArgs, 'categoryId'>>;
  tip?: Resolver<Types.Maybe<ResolversTypes['Tip']>, ParentType, ContextType, RequireFields<Types.AdminTipArgs, 'uidOrNumber'>>;
  tips?: Resolver<Types.Maybe<ResolversTypes['TipConnection']>, ParentType, ContextType, RequireFields<Types.AdminTipsArgs, 'first'>>;
  typerCommission?: Resolver<Types.Maybe<ResolversTypes['TyperCommission']>, ParentType, ContextType, RequireFields<Types.AdminTyperCommissionArgs, 'typerId'>>;
  user?: Resolver<Types.Maybe<ResolversTypes['User']>, ParentType, ContextType, RequireFields<Types.AdminUserArgs, 'userId'>>;
  users?: Resolver<Types.Maybe<ResolversTypes['UserConnection']>, ParentType, ContextType, RequireFields<Types.AdminUsersArgs, 'first'>>;
};

export type AdminCountsResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['AdminCounts'] = ResolversParentTypes['AdminCounts']> = {
  heldPayments?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  matchesWithoutStats?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  pendingPayments?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  runningImports?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  tipsToSettle?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  users?: Resolver<Types.Maybe<ResolversTypes['UserCounts']>, ParentType, ContextType>;
};

export type AutofilterResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['Autofilter'] = ResolversParentTypes['Autofilter']> = {
  comparison?: Resolver<ResolversTypes['Comparison'], ParentType, ContextType>;
  hitCount?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  leagues?: Resolver<Types.Maybe<Array<ResolversTypes['League']>>, ParentType, ContextType>;
  line?: Resolver<Types.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  minHitRate?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  side?: Resolver<ResolversTypes['AutofilterSide'], ParentType, ContextType>;
  stat?: Resolver<ResolversTypes['MatchStat'], ParentType, ContextType>;
  window?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type AutofilterDraftResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['AutofilterDraft'] = ResolversParentTypes['AutofilterDraft']> = {
  backtest?: Resolver<Types.Maybe<ResolversTypes['Backtest']>, ParentType, ContextType>;
  errors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  matches?: Resolver<Types.Maybe<ResolversTypes['AutofilterMatchConnection']>, ParentType, ContextType, RequireFields<Types.AutofilterDraftMatchesArgs, 'first'>>;
};

export type AutofilterHitResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['AutofilterHit'] = ResolversParentTypes['AutofilterHit']> = {
  autofilter?: Resolver<Types.Maybe<ResolversTypes['Autofilter']>, ParentType, ContextType>;
  awayHits?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  awayRate?: Resolver<Types.Maybe<ResolversTypes['HitRate']>, ParentType, ContextType>;
  awaySample?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  homeHits?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  homeRate?: Resolver<Types.Maybe<ResolversTypes['HitRate']>, ParentType, ContextType>;
  homeSample?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  percent?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type AutofilterMatchResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['AutofilterMatch'] = ResolversParentTypes['AutofilterMatch']> = {
  hits?: Resolver<Array<ResolversTypes['AutofilterHit']>, ParentType, ContextType>;
  match?: Resolver<ResolversTypes['Match'], ParentType, ContextType>;
};

export type AutofilterMatchConnectionResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['AutofilterMatchConnection'] = ResolversParentTypes['AutofilterMatchConnection']> = {
  edges?: Resolver<Array<ResolversTypes['AutofilterMatchEdge']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type AutofilterMatchEdgeResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['AutofilterMatchEdge'] = ResolversParentTypes['AutofilterMatchEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['AutofilterMatch'], ParentType, ContextType>;
};

export type BacktestResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['Backtest'] = ResolversParentTypes['Backtest']> = {
  correct?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  hits?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  matches?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  seasons?: Resolver<Array<ResolversTypes['SeasonBacktest']>, ParentType, ContextType>;
};

export type CancelOwnPaymentPayloadResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['CancelOwnPaymentPayload'] = ResolversParentTypes['CancelOwnPaymentPayload']> = {
  errors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  payment?: Resolver<Types.Maybe<ResolversTypes['Payment']>, ParentType, ContextType>;
};

export type CancelPaymentPayloadResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['CancelPaymentPayload'] = ResolversParentTypes['CancelPaymentPayload']> = {
  errors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  payment?: Resolver<Types.Maybe<ResolversTypes['Payment']>, ParentType, ContextType>;
};

export type CardIncidentResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['CardIncident'] = ResolversParentTypes['CardIncident']> = {
  addedTime?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  card?: Resolver<ResolversTypes['Card'], ParentType, ContextType>;
  isHome?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  player?: Resolver<Types.Maybe<ResolversTypes['Player']>, ParentType, ContextType>;
  reason?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  rescinded?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  time?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CartLineResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['CartLine'] = ResolversParentTypes['CartLine']> = {
  amountPln?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['CartLineKind'], ParentType, ContextType>;
  percent?: Resolver<Types.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
};

export type CartPriceResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['CartPrice'] = ResolversParentTypes['CartPrice']> = {
  action?: Resolver<ResolversTypes['CartAction'], ParentType, ContextType>;
  discordIncluded?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  extraMonths?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  goqIncluded?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  lines?: Resolver<Array<ResolversTypes['CartLine']>, ParentType, ContextType>;
  promoCode?: Resolver<Types.Maybe<ResolversTypes['PromoCodeDiscount']>, ParentType, ContextType>;
  promoCodeErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  totalPln?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  unavailability?: Resolver<Types.Maybe<ResolversTypes['PlanUnavailability']>, ParentType, ContextType>;
};

export type CommissionResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['Commission'] = ResolversParentTypes['Commission']> = {
  amountPln?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  cancelled?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  lost?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  month?: Resolver<ResolversTypes['YearMonth'], ParentType, ContextType>;
  pending?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  profitUnits?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  stakeUnits?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  tips?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  typerName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  user?: Resolver<Types.Maybe<ResolversTypes['User']>, ParentType, ContextType>;
  won?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type CommissionConnectionResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['CommissionConnection'] = ResolversParentTypes['CommissionConnection']> = {
  edges?: Resolver<Array<ResolversTypes['CommissionEdge']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type CommissionEdgeResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['CommissionEdge'] = ResolversParentTypes['CommissionEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Commission'], ParentType, ContextType>;
};

export type CreateAutofilterPayloadResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['CreateAutofilterPayload'] = ResolversParentTypes['CreateAutofilterPayload']> = {
  autofilter?: Resolver<Types.Maybe<ResolversTypes['Autofilter']>, ParentType, ContextType>;
  errors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type CreateDropinfoFilterPayloadResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['CreateDropinfoFilterPayload'] = ResolversParentTypes['CreateDropinfoFilterPayload']> = {
  errors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  filter?: Resolver<Types.Maybe<ResolversTypes['DropinfoFilter']>, ParentType, ContextType>;
};

export type CreateFilePayloadResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['CreateFilePayload'] = ResolversParentTypes['CreateFilePayload']> = {
  errors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  file?: Resolver<Types.Maybe<ResolversTypes['ExportFile']>, ParentType, ContextType>;
};

export type CreatePromoCodePayloadResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['CreatePromoCodePayload'] = ResolversParentTypes['CreatePromoCodePayload']> = {
  errors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  promoCode?: Resolver<Types.Maybe<ResolversTypes['PromoCode']>, ParentType, ContextType>;
};

export type CreateTipPayloadResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['CreateTipPayload'] = ResolversParentTypes['CreateTipPayload']> = {
  errors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  tip?: Resolver<Types.Maybe<ResolversTypes['Tip']>, ParentType, ContextType>;
};

export type CreateUserSubscriptionPayloadResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['CreateUserSubscriptionPayload'] = ResolversParentTypes['CreateUserSubscriptionPayload']> = {
  errors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  user?: Resolver<Types.Maybe<ResolversTypes['User']>, ParentType, ContextType>;
};

export type DailyCampaignVisitsResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['DailyCampaignVisits'] = ResolversParentTypes['DailyCampaignVisits']> = {
  date?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  visits?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type DashboardResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['Dashboard'] = ResolversParentTypes['Dashboard']> = {
  aiTips?: Resolver<Types.Maybe<Array<ResolversTypes['Tip']>>, ParentType, ContextType>;
  autofilterMatches?: Resolver<Types.Maybe<Array<ResolversTypes['AutofilterMatch']>>, ParentType, ContextType>;
  defaultTips?: Resolver<Types.Maybe<Array<ResolversTypes['Tip']>>, ParentType, ContextType>;
  dropinfos?: Resolver<Types.Maybe<Array<ResolversTypes['Dropinfo']>>, ParentType, ContextType>;
  leagues?: Resolver<Types.Maybe<Array<ResolversTypes['DashboardLeague']>>, ParentType, ContextType>;
  limitedPlanWarning?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  plansRunningOut?: Resolver<Array<ResolversTypes['PlanRunningOut']>, ParentType, ContextType>;
  specialTips?: Resolver<Types.Maybe<Array<ResolversTypes['Tip']>>, ParentType, ContextType>;
};

export type DashboardLeagueResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['DashboardLeague'] = ResolversParentTypes['DashboardLeague']> = {
  league?: Resolver<ResolversTypes['League'], ParentType, ContextType>;
  matches?: Resolver<Array<ResolversTypes['Match']>, ParentType, ContextType>;
};

export interface DateScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['Date'], any> {
  name: 'Date';
}

export interface DateTimeScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['DateTime'], any> {
  name: 'DateTime';
}

export type DefenceCountersResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['DefenceCounters'] = ResolversParentTypes['DefenceCounters']> = {
  ballRecoveries?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  clearances?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  clearancesOffLine?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  errorsLeadingToGoal?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  errorsLeadingToShot?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  interceptions?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  lastManTackles?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  penaltiesConceded?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  shotsBlocked?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  tackles?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  tacklesWon?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type DeleteFilePayloadResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['DeleteFilePayload'] = ResolversParentTypes['DeleteFilePayload']> = {
  errors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  name?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type DisablePromoCodePayloadResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['DisablePromoCodePayload'] = ResolversParentTypes['DisablePromoCodePayload']> = {
  errors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  promoCode?: Resolver<Types.Maybe<ResolversTypes['PromoCode']>, ParentType, ContextType>;
};

export type DiscordUserResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['DiscordUser'] = ResolversParentTypes['DiscordUser']> = {
  discord?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  expiresAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  plan?: Resolver<Types.Maybe<ResolversTypes['Plan']>, ParentType, ContextType>;
  planName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  user?: Resolver<Types.Maybe<ResolversTypes['User']>, ParentType, ContextType>;
};

export type DiscordUserConnectionResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['DiscordUserConnection'] = ResolversParentTypes['DiscordUserConnection']> = {
  edges?: Resolver<Array<ResolversTypes['DiscordUserEdge']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type DiscordUserEdgeResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['DiscordUserEdge'] = ResolversParentTypes['DiscordUserEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['DiscordUser'], ParentType, ContextType>;
};

export type DropinfoResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['Dropinfo'] = ResolversParentTypes['Dropinfo']> = {
  awayTeam?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  drop?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  dropped?: Resolver<ResolversTypes['OddsSide'], ParentType, ContextType>;
  homeTeam?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kickOff?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  league?: Resolver<Types.Maybe<ResolversTypes['DropinfoLeague']>, ParentType, ContextType>;
  market?: Resolver<Types.Maybe<ResolversTypes['Market']>, ParentType, ContextType>;
  match?: Resolver<Types.Maybe<ResolversTypes['Match']>, ParentType, ContextType>;
  minutesToKickOff?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  opposite?: Resolver<Types.Maybe<ResolversTypes['OddsSide']>, ParentType, ContextType>;
  outcome?: Resolver<Types.Maybe<ResolversTypes['DropinfoOutcome']>, ParentType, ContextType>;
  tip?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  uid?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type DropinfoConnectionResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['DropinfoConnection'] = ResolversParentTypes['DropinfoConnection']> = {
  edges?: Resolver<Array<ResolversTypes['DropinfoEdge']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type DropinfoEdgeResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['DropinfoEdge'] = ResolversParentTypes['DropinfoEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Dropinfo'], ParentType, ContextType>;
};

export type DropinfoFilterResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['DropinfoFilter'] = ResolversParentTypes['DropinfoFilter']> = {
  filterId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  leagueIds?: Resolver<Types.Maybe<Array<ResolversTypes['ID']>>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  nameEn?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  namePl?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  sportIds?: Resolver<Types.Maybe<Array<ResolversTypes['Int']>>, ParentType, ContextType>;
  version?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type DropinfoFilterLeagueResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['DropinfoFilterLeague'] = ResolversParentTypes['DropinfoFilterLeague']> = {
  country?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  leagueId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  sportId?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type DropinfoLeagueResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['DropinfoLeague'] = ResolversParentTypes['DropinfoLeague']> = {
  country?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  league?: Resolver<Types.Maybe<ResolversTypes['League']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type DropinfoOutcomeResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['DropinfoOutcome'] = ResolversParentTypes['DropinfoOutcome']> = {
  awayGoals?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  homeGoals?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  result?: Resolver<ResolversTypes['BetResult'], ParentType, ContextType>;
};

export type DropinfosAddedPayloadResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['DropinfosAddedPayload'] = ResolversParentTypes['DropinfosAddedPayload']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  dropinfos?: Resolver<Array<ResolversTypes['Dropinfo']>, ParentType, ContextType>;
  gap?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type DuelCountersResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['DuelCounters'] = ResolversParentTypes['DuelCounters']> = {
  aerialDuelsLost?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  aerialDuelsWon?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  dribbles?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  duelsLost?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  duelsWon?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  successfulDribbles?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  timesDribbledPast?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type EditMatchStatsPayloadResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['EditMatchStatsPayload'] = ResolversParentTypes['EditMatchStatsPayload']> = {
  errors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  match?: Resolver<Types.Maybe<ResolversTypes['Match']>, ParentType, ContextType>;
};

export type EffectivenessResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['Effectiveness'] = ResolversParentTypes['Effectiveness']> = {
  annualRoiPercent?: Resolver<Types.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  bankUnits?: Resolver<Types.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  byType?: Resolver<Array<ResolversTypes['TipTypeEffectiveness']>, ParentType, ContextType>;
  from?: Resolver<Types.Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  lost?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  profitUnits?: Resolver<Types.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  sampleSize?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  series?: Resolver<Array<ResolversTypes['EffectivenessPoint']>, ParentType, ContextType>;
  stakeUnits?: Resolver<Types.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  to?: Resolver<Types.Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  won?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  yieldPercent?: Resolver<Types.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
};

export type EffectivenessPointResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['EffectivenessPoint'] = ResolversParentTypes['EffectivenessPoint']> = {
  cumulativeUnits?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  date?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  sampleSize?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type ExportFileResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['ExportFile'] = ResolversParentTypes['ExportFile']> = {
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  size?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['URL'], ParentType, ContextType>;
};

export type ExportFileConnectionResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['ExportFileConnection'] = ResolversParentTypes['ExportFileConnection']> = {
  edges?: Resolver<Array<ResolversTypes['ExportFileEdge']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ExportFileEdgeResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['ExportFileEdge'] = ResolversParentTypes['ExportFileEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['ExportFile'], ParentType, ContextType>;
};

export type GoalIncidentResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['GoalIncident'] = ResolversParentTypes['GoalIncident']> = {
  addedTime?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  assist?: Resolver<Types.Maybe<ResolversTypes['Player']>, ParentType, ContextType>;
  awayScore?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  homeScore?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  isHome?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['GoalKind'], ParentType, ContextType>;
  player?: Resolver<Types.Maybe<ResolversTypes['Player']>, ParentType, ContextType>;
  time?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type HitRateResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['HitRate'] = ResolversParentTypes['HitRate']> = {
  average?: Resolver<Types.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  comparison?: Resolver<ResolversTypes['Comparison'], ParentType, ContextType>;
  hits?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  line?: Resolver<Types.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  percent?: Resolver<Types.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  results?: Resolver<Array<ResolversTypes['LineResult']>, ParentType, ContextType>;
  sampleSize?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  scope?: Resolver<ResolversTypes['StatScope'], ParentType, ContextType>;
  stat?: Resolver<ResolversTypes['MatchStat'], ParentType, ContextType>;
};

export type ImportedSeasonResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['ImportedSeason'] = ResolversParentTypes['ImportedSeason']> = {
  added?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  matches?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  played?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  season?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type InjuryTimeIncidentResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['InjuryTimeIncident'] = ResolversParentTypes['InjuryTimeIncident']> = {
  isHome?: Resolver<Types.Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  length?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  time?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type KeeperCountersResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['KeeperCounters'] = ResolversParentTypes['KeeperCounters']> = {
  crossesNotClaimed?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  goalsPrevented?: Resolver<Types.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  highClaims?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  penaltiesFaced?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  penaltiesSaved?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  punches?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  runsOut?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  savedShotsFromInsideTheBox?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  saves?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  shootoutSaves?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  successfulRunsOut?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type LeagueResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['League'] = ResolversParentTypes['League']> = {
  country?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  countryCode?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  currentSeason?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  flagUrl?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  futureMatches?: Resolver<Types.Maybe<ResolversTypes['MatchConnection']>, ParentType, ContextType, RequireFields<Types.LeagueFutureMatchesArgs, 'first'>>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isActive?: Resolver<Types.Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  isEditable?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isFavourite?: Resolver<Types.Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  leagueId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  logo?: Resolver<Types.Maybe<ResolversTypes['URL']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  pastMatches?: Resolver<Types.Maybe<ResolversTypes['MatchConnection']>, ParentType, ContextType, RequireFields<Types.LeaguePastMatchesArgs, 'first'>>;
  seasons?: Resolver<Array<ResolversTypes['Season']>, ParentType, ContextType>;
  standings?: Resolver<Types.Maybe<Array<ResolversTypes['Standing']>>, ParentType, ContextType, Partial<Types.LeagueStandingsArgs>>;
  team?: Resolver<Types.Maybe<ResolversTypes['Team']>, ParentType, ContextType, RequireFields<Types.LeagueTeamArgs, 'teamId'>>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type LeagueConnectionResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['LeagueConnection'] = ResolversParentTypes['LeagueConnection']> = {
  edges?: Resolver<Array<ResolversTypes['LeagueEdge']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type LeagueEdgeResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['LeagueEdge'] = ResolversParentTypes['LeagueEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['League'], ParentType, ContextType>;
};

export type LineResultResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['LineResult'] = ResolversParentTypes['LineResult']> = {
  count?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  hit?: Resolver<Types.Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  match?: Resolver<ResolversTypes['Match'], ParentType, ContextType>;
};

export type LineupResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['Lineup'] = ResolversParentTypes['Lineup']> = {
  formation?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  missing?: Resolver<Array<ResolversTypes['MissingPlayer']>, ParentType, ContextType>;
  starting?: Resolver<Array<ResolversTypes['LineupPlayer']>, ParentType, ContextType>;
  substitutes?: Resolver<Array<ResolversTypes['LineupPlayer']>, ParentType, ContextType>;
};

export type LineupPlayerResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['LineupPlayer'] = ResolversParentTypes['LineupPlayer']> = {
  captain?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  player?: Resolver<ResolversTypes['Player'], ParentType, ContextType>;
  position?: Resolver<Types.Maybe<ResolversTypes['PlayerPosition']>, ParentType, ContextType>;
  shirtNumber?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type LineupsResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['Lineups'] = ResolversParentTypes['Lineups']> = {
  away?: Resolver<ResolversTypes['Lineup'], ParentType, ContextType>;
  confirmed?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  home?: Resolver<ResolversTypes['Lineup'], ParentType, ContextType>;
};

export type LogChangeResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['LogChange'] = ResolversParentTypes['LogChange']> = {
  after?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  before?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  field?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type LogDetailResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['LogDetail'] = ResolversParentTypes['LogDetail']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  value?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type MarkPaymentPaidPayloadResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['MarkPaymentPaidPayload'] = ResolversParentTypes['MarkPaymentPaidPayload']> = {
  errors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  payment?: Resolver<Types.Maybe<ResolversTypes['Payment']>, ParentType, ContextType>;
};

export type MatchResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['Match'] = ResolversParentTypes['Match']> = {
  away?: Resolver<ResolversTypes['MatchSide'], ParentType, ContextType>;
  awayWindow?: Resolver<Types.Maybe<ResolversTypes['TeamWindow']>, ParentType, ContextType, RequireFields<Types.MatchAwayWindowArgs, 'sameLeague' | 'size'>>;
  btts?: Resolver<Types.Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  dropinfos?: Resolver<Types.Maybe<Array<ResolversTypes['Dropinfo']>>, ParentType, ContextType, RequireFields<Types.MatchDropinfosArgs, 'first'>>;
  headToHead?: Resolver<Types.Maybe<Array<ResolversTypes['Match']>>, ParentType, ContextType, RequireFields<Types.MatchHeadToHeadArgs, 'first'>>;
  home?: Resolver<ResolversTypes['MatchSide'], ParentType, ContextType>;
  homeWindow?: Resolver<Types.Maybe<ResolversTypes['TeamWindow']>, ParentType, ContextType, RequireFields<Types.MatchHomeWindowArgs, 'sameLeague' | 'size'>>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  incidents?: Resolver<Types.Maybe<Array<ResolversTypes['MatchIncident']>>, ParentType, ContextType>;
  kickOff?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  league?: Resolver<Types.Maybe<ResolversTypes['League']>, ParentType, ContextType>;
  leagueId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  lineups?: Resolver<Types.Maybe<ResolversTypes['Lineups']>, ParentType, ContextType>;
  matchId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  playerStatistics?: Resolver<Types.Maybe<Array<ResolversTypes['PlayerStatistics']>>, ParentType, ContextType>;
  referee?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  round?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  season?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  tips?: Resolver<Types.Maybe<Array<ResolversTypes['Tip']>>, ParentType, ContextType, RequireFields<Types.MatchTipsArgs, 'first'>>;
  version?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type MatchConnectionResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['MatchConnection'] = ResolversParentTypes['MatchConnection']> = {
  edges?: Resolver<Array<ResolversTypes['MatchEdge']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type MatchEdgeResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['MatchEdge'] = ResolversParentTypes['MatchEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Match'], ParentType, ContextType>;
};

export type MatchIncidentResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['MatchIncident'] = ResolversParentTypes['MatchIncident']> = {
  __resolveType: TypeResolveFn<'CardIncident' | 'GoalIncident' | 'InjuryTimeIncident' | 'MissedPenaltyIncident' | 'PeriodIncident' | 'ShootoutIncident' | 'SubstitutionIncident' | 'VarIncident', ParentType, ContextType>;
};

export type MatchSideResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['MatchSide'] = ResolversParentTypes['MatchSide']> = {
  corners?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  fouls?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  goals?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  redCards?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  shots?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  shotsOnGoal?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  team?: Resolver<ResolversTypes['Team'], ParentType, ContextType>;
  yellowCards?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type MissedPenaltyIncidentResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['MissedPenaltyIncident'] = ResolversParentTypes['MissedPenaltyIncident']> = {
  addedTime?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  isHome?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  player?: Resolver<Types.Maybe<ResolversTypes['Player']>, ParentType, ContextType>;
  saved?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  time?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type MissingPlayerResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['MissingPlayer'] = ResolversParentTypes['MissingPlayer']> = {
  certainty?: Resolver<ResolversTypes['MissingCertainty'], ParentType, ContextType>;
  description?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  expectedEndAt?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  player?: Resolver<ResolversTypes['Player'], ParentType, ContextType>;
  position?: Resolver<Types.Maybe<ResolversTypes['PlayerPosition']>, ParentType, ContextType>;
  reason?: Resolver<Types.Maybe<ResolversTypes['MissingReason']>, ParentType, ContextType>;
};

export type MoveDropinfoFilterPayloadResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['MoveDropinfoFilterPayload'] = ResolversParentTypes['MoveDropinfoFilterPayload']> = {
  errors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  filters?: Resolver<Types.Maybe<Array<ResolversTypes['DropinfoFilter']>>, ParentType, ContextType>;
};

export type MutationResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['Mutation'] = ResolversParentTypes['Mutation']> = {
  activateTournament?: Resolver<Types.Maybe<ResolversTypes['ActivateTournamentPayload']>, ParentType, ContextType, RequireFields<Types.MutationActivateTournamentArgs, 'input'>>;
  cancelOwnPayment?: Resolver<Types.Maybe<ResolversTypes['CancelOwnPaymentPayload']>, ParentType, ContextType, RequireFields<Types.MutationCancelOwnPaymentArgs, 'input'>>;
  cancelPayment?: Resolver<Types.Maybe<ResolversTypes['CancelPaymentPayload']>, ParentType, ContextType, RequireFields<Types.MutationCancelPaymentArgs, 'input'>>;
  createAutofilter?: Resolver<Types.Maybe<ResolversTypes['CreateAutofilterPayload']>, ParentType, ContextType, RequireFields<Types.MutationCreateAutofilterArgs, 'input'>>;
  createDropinfoFilter?: Resolver<Types.Maybe<ResolversTypes['CreateDropinfoFilterPayload']>, ParentType, ContextType, RequireFields<Types.MutationCreateDropinfoFilterArgs, 'input'>>;
  createPaymentsFile?: Resolver<Types.Maybe<ResolversTypes['CreateFilePayload']>, ParentType, ContextType, RequireFields<Types.MutationCreatePaymentsFileArgs, 'input'>>;
  createPromoCode?: Resolver<Types.Maybe<ResolversTypes['CreatePromoCodePayload']>, ParentType, ContextType, RequireFields<Types.MutationCreatePromoCodeArgs, 'input'>>;
  createTip?: Resolver<Types.Maybe<ResolversTypes['CreateTipPayload']>, ParentType, ContextType, RequireFields<Types.MutationCreateTipArgs, 'input'>>;
  createUserSubscription?: Resolver<Types.Maybe<ResolversTypes['CreateUserSubscriptionPayload']>, ParentType, ContextType, RequireFields<Types.MutationCreateUserSubscriptionArgs, 'input'>>;
  createXlsxFile?: Resolver<Types.Maybe<ResolversTypes['CreateFilePayload']>, ParentType, ContextType, RequireFields<Types.MutationCreateXlsxFileArgs, 'input'>>;
  deleteFile?: Resolver<Types.Maybe<ResolversTypes['DeleteFilePayload']>, ParentType, ContextType, RequireFields<Types.MutationDeleteFileArgs, 'input'>>;
  disablePromoCode?: Resolver<Types.Maybe<ResolversTypes['DisablePromoCodePayload']>, ParentType, ContextType, RequireFields<Types.MutationDisablePromoCodeArgs, 'input'>>;
  editMatchStats?: Resolver<Types.Maybe<ResolversTypes['EditMatchStatsPayload']>, ParentType, ContextType, RequireFields<Types.MutationEditMatchStatsArgs, 'input'>>;
  markPaymentPaid?: Resolver<Types.Maybe<ResolversTypes['MarkPaymentPaidPayload']>, ParentType, ContextType, RequireFields<Types.MutationMarkPaymentPaidArgs, 'input'>>;
  moveDropinfoFilterDown?: Resolver<Types.Maybe<ResolversTypes['MoveDropinfoFilterPayload']>, ParentType, ContextType, RequireFields<Types.MutationMoveDropinfoFilterDownArgs, 'input'>>;
  moveDropinfoFilterUp?: Resolver<Types.Maybe<ResolversTypes['MoveDropinfoFilterPayload']>, ParentType, ContextType, RequireFields<Types.MutationMoveDropinfoFilterUpArgs, 'input'>>;
  placeOrder?: Resolver<Types.Maybe<ResolversTypes['PlaceOrderPayload']>, ParentType, ContextType, RequireFields<Types.MutationPlaceOrderArgs, 'input'>>;
  recordCampaignVisit?: Resolver<Types.Maybe<ResolversTypes['RecordCampaignVisitPayload']>, ParentType, ContextType>;
  redeemPromoCode?: Resolver<Types.Maybe<ResolversTypes['RedeemPromoCodePayload']>, ParentType, ContextType, RequireFields<Types.MutationRedeemPromoCodeArgs, 'input'>>;
  register?: Resolver<Types.Maybe<ResolversTypes['RegisterPayload']>, ParentType, ContextType, RequireFields<Types.MutationRegisterArgs, 'input'>>;
  registerDevice?: Resolver<Types.Maybe<ResolversTypes['RegisterDevicePayload']>, ParentType, ContextType, RequireFields<Types.MutationRegisterDeviceArgs, 'input'>>;
  removeTipImage?: Resolver<Types.Maybe<ResolversTypes['RemoveTipImagePayload']>, ParentType, ContextType, RequireFields<Types.MutationRemoveTipImageArgs, 'input'>>;
  requestPasswordReset?: Resolver<Types.Maybe<ResolversTypes['RequestPasswordResetPayload']>, ParentType, ContextType, RequireFields<Types.MutationRequestPasswordResetArgs, 'input'>>;
  resetPassword?: Resolver<Types.Maybe<ResolversTypes['ResetPasswordPayload']>, ParentType, ContextType, RequireFields<Types.MutationResetPasswordArgs, 'input'>>;
  setLeagueActive?: Resolver<Types.Maybe<ResolversTypes['SetLeagueActivePayload']>, ParentType, ContextType, RequireFields<Types.MutationSetLeagueActiveArgs, 'input'>>;
  setLeagueEditable?: Resolver<Types.Maybe<ResolversTypes['SetLeagueEditablePayload']>, ParentType, ContextType, RequireFields<Types.MutationSetLeagueEditableArgs, 'input'>>;
  setLeagueFavourite?: Resolver<Types.Maybe<ResolversTypes['SetLeagueFavouritePayload']>, ParentType, ContextType, RequireFields<Types.MutationSetLeagueFavouriteArgs, 'input'>>;
  setMatchReferee?: Resolver<Types.Maybe<ResolversTypes['SetMatchRefereePayload']>, ParentType, ContextType, RequireFields<Types.MutationSetMatchRefereeArgs, 'input'>>;
  setPushPreference?: Resolver<Types.Maybe<ResolversTypes['SetPushPreferencePayload']>, ParentType, ContextType, RequireFields<Types.MutationSetPushPreferenceArgs, 'input'>>;
  setUserLocked?: Resolver<Types.Maybe<ResolversTypes['SetUserLockedPayload']>, ParentType, ContextType, RequireFields<Types.MutationSetUserLockedArgs, 'input'>>;
  setUserRole?: Resolver<Types.Maybe<ResolversTypes['SetUserRolePayload']>, ParentType, ContextType, RequireFields<Types.MutationSetUserRoleArgs, 'input'>>;
  settleTip?: Resolver<Types.Maybe<ResolversTypes['SettleTipPayload']>, ParentType, ContextType, RequireFields<Types.MutationSettleTipArgs, 'input'>>;
  signIn?: Resolver<Types.Maybe<ResolversTypes['SignInPayload']>, ParentType, ContextType, RequireFields<Types.MutationSignInArgs, 'input'>>;
  signOut?: Resolver<Types.Maybe<ResolversTypes['SignOutPayload']>, ParentType, ContextType>;
  updateAccount?: Resolver<Types.Maybe<ResolversTypes['UpdateAccountPayload']>, ParentType, ContextType, RequireFields<Types.MutationUpdateAccountArgs, 'input'>>;
  updateDropinfoFilter?: Resolver<Types.Maybe<ResolversTypes['UpdateDropinfoFilterPayload']>, ParentType, ContextType, RequireFields<Types.MutationUpdateDropinfoFilterArgs, 'input'>>;
  updatePassword?: Resolver<Types.Maybe<ResolversTypes['UpdatePasswordPayload']>, ParentType, ContextType, RequireFields<Types.MutationUpdatePasswordArgs, 'input'>>;
  updatePlan?: Resolver<Types.Maybe<ResolversTypes['UpdatePlanPayload']>, ParentType, ContextType, RequireFields<Types.MutationUpdatePlanArgs, 'input'>>;
  updateProfile?: Resolver<Types.Maybe<ResolversTypes['UpdateProfilePayload']>, ParentType, ContextType, RequireFields<Types.MutationUpdateProfileArgs, 'input'>>;
  updateTip?: Resolver<Types.Maybe<ResolversTypes['UpdateTipPayload']>, ParentType, ContextType, RequireFields<Types.MutationUpdateTipArgs, 'input'>>;
  updateUser?: Resolver<Types.Maybe<ResolversTypes['UpdateUserPayload']>, ParentType, ContextType, RequireFields<Types.MutationUpdateUserArgs, 'input'>>;
  updateUserSubscription?: Resolver<Types.Maybe<ResolversTypes['UpdateUserSubscriptionPayload']>, ParentType, ContextType, RequireFields<Types.MutationUpdateUserSubscriptionArgs, 'input'>>;
};

export type NodeResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['Node'] = ResolversParentTypes['Node']> = {
  __resolveType: TypeResolveFn<'Autofilter' | 'Dropinfo' | 'DropinfoFilter' | 'League' | 'Match' | 'Payment' | 'Plan' | 'PromoCode' | 'Team' | 'Tip' | 'User' | 'Viewer', ParentType, ContextType>;
};

export type OddsSideResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['OddsSide'] = ResolversParentTypes['OddsSide']> = {
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  line?: Resolver<Types.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  odds?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  openingLine?: Resolver<Types.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  openingOdds?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type PageInfoResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['PageInfo'] = ResolversParentTypes['PageInfo']> = {
  endCursor?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  hasNextPage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  hasPreviousPage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  startCursor?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type PassingCountersResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['PassingCounters'] = ResolversParentTypes['PassingCounters']> = {
  accurateCrosses?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  accurateLongBalls?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  accurateOppositionHalfPasses?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  accurateOwnHalfPasses?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  accuratePasses?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  assists?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  bigChancesCreated?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  crosses?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  expectedAssists?: Resolver<Types.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  keyPasses?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  longBalls?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  oppositionHalfPasses?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  ownHalfPasses?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  passes?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type PaymentResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['Payment'] = ResolversParentTypes['Payment']> = {
  amountPln?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  canCancel?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  createdAt?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  discord?: Resolver<Types.Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  discordName?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  email?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  failure?: Resolver<Types.Maybe<ResolversTypes['PaymentFailure']>, ParentType, ContextType>;
  firstName?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  lastName?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  lines?: Resolver<Array<ResolversTypes['PaymentLine']>, ParentType, ContextType>;
  method?: Resolver<Types.Maybe<ResolversTypes['PaymentMethod']>, ParentType, ContextType>;
  months?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  paidAt?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  payableUntil?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  paymentUrl?: Resolver<Types.Maybe<ResolversTypes['URL']>, ParentType, ContextType>;
  plan?: Resolver<Types.Maybe<ResolversTypes['Plan']>, ParentType, ContextType>;
  planName?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  promoCode?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  provider?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  providerOrderId?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  reservedUntil?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['PaymentStatus'], ParentType, ContextType>;
  statusText?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  uid?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  user?: Resolver<Types.Maybe<ResolversTypes['User']>, ParentType, ContextType>;
  userId?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type PaymentChangedPayloadResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['PaymentChangedPayload'] = ResolversParentTypes['PaymentChangedPayload']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  gap?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  payments?: Resolver<Types.Maybe<Array<ResolversTypes['Payment']>>, ParentType, ContextType>;
};

export type PaymentConnectionResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['PaymentConnection'] = ResolversParentTypes['PaymentConnection']> = {
  edges?: Resolver<Array<ResolversTypes['PaymentEdge']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type PaymentEdgeResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['PaymentEdge'] = ResolversParentTypes['PaymentEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Payment'], ParentType, ContextType>;
};

export type PaymentLineResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['PaymentLine'] = ResolversParentTypes['PaymentLine']> = {
  amountPln?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  kind?: Resolver<Types.Maybe<ResolversTypes['CartLineKind']>, ParentType, ContextType>;
};

export type PaymentMethodStatsResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['PaymentMethodStats'] = ResolversParentTypes['PaymentMethodStats']> = {
  amountPln?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  method?: Resolver<Types.Maybe<ResolversTypes['PaymentMethod']>, ParentType, ContextType>;
};

export type PaymentMonthStatsResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['PaymentMonthStats'] = ResolversParentTypes['PaymentMonthStats']> = {
  amountPln?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  month?: Resolver<ResolversTypes['YearMonth'], ParentType, ContextType>;
};

export type PaymentPlanStatsResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['PaymentPlanStats'] = ResolversParentTypes['PaymentPlanStats']> = {
  amountPln?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  planName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type PaymentStatsResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['PaymentStats'] = ResolversParentTypes['PaymentStats']> = {
  byMethod?: Resolver<Array<ResolversTypes['PaymentMethodStats']>, ParentType, ContextType>;
  byMonth?: Resolver<Array<ResolversTypes['PaymentMonthStats']>, ParentType, ContextType>;
  byPlan?: Resolver<Array<ResolversTypes['PaymentPlanStats']>, ParentType, ContextType>;
  byStatus?: Resolver<Array<ResolversTypes['PaymentStatusStats']>, ParentType, ContextType>;
};

export type PaymentStatusStatsResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['PaymentStatusStats'] = ResolversParentTypes['PaymentStatusStats']> = {
  amountPln?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['PaymentStatus'], ParentType, ContextType>;
  statusText?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type PeriodIncidentResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['PeriodIncident'] = ResolversParentTypes['PeriodIncident']> = {
  awayScore?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  homeScore?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  isHome?: Resolver<Types.Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  period?: Resolver<ResolversTypes['Period'], ParentType, ContextType>;
  time?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type PlaceOrderPayloadResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['PlaceOrderPayload'] = ResolversParentTypes['PlaceOrderPayload']> = {
  errors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  payment?: Resolver<Types.Maybe<ResolversTypes['Payment']>, ParentType, ContextType>;
  paymentUrl?: Resolver<Types.Maybe<ResolversTypes['URL']>, ParentType, ContextType>;
};

export type PlanResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['Plan'] = ResolversParentTypes['Plan']> = {
  activeSale?: Resolver<Types.Maybe<ResolversTypes['Sale']>, ParentType, ContextType>;
  discordIncluded?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  goqFromMonths?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  hasFixedDates?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isLimited?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  offers?: Resolver<Array<ResolversTypes['PlanOffer']>, ParentType, ContextType>;
  permissions?: Resolver<Array<ResolversTypes['Permission']>, ParentType, ContextType>;
  placesLeft?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  placesTaken?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  placesTotal?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  planId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  pricePln?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  saleEndsAt?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  salePercent?: Resolver<Types.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  saleStartsAt?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  soldUntil?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  tipsEveryNth?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  unavailability?: Resolver<Types.Maybe<ResolversTypes['PlanUnavailability']>, ParentType, ContextType>;
  validFrom?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  validUntil?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  version?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type PlanOfferResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['PlanOffer'] = ResolversParentTypes['PlanOffer']> = {
  discordPricePln?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  durationDiscountPercent?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  goqIncluded?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  months?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  pricePerMonthPln?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  pricePln?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  regularPricePln?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type PlanRunningOutResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['PlanRunningOut'] = ResolversParentTypes['PlanRunningOut']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  placesLeft?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type PlayCountersResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['PlayCounters'] = ResolversParentTypes['PlayCounters']> = {
  ballCarries?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  carriesDistance?: Resolver<Types.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  dispossessed?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  fouls?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  kilometersCovered?: Resolver<Types.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  minutesPlayed?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  possessionLost?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  progressiveCarries?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  rating?: Resolver<Types.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  sprints?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  topSpeed?: Resolver<Types.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  touches?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  unsuccessfulTouches?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  wasFouled?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type PlayerResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['Player'] = ResolversParentTypes['Player']> = {
  avatar?: Resolver<Types.Maybe<ResolversTypes['URL']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  playerId?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type PlayerStatisticsResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['PlayerStatistics'] = ResolversParentTypes['PlayerStatistics']> = {
  defence?: Resolver<ResolversTypes['DefenceCounters'], ParentType, ContextType>;
  duels?: Resolver<ResolversTypes['DuelCounters'], ParentType, ContextType>;
  isHome?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  keeper?: Resolver<Types.Maybe<ResolversTypes['KeeperCounters']>, ParentType, ContextType>;
  passing?: Resolver<ResolversTypes['PassingCounters'], ParentType, ContextType>;
  play?: Resolver<ResolversTypes['PlayCounters'], ParentType, ContextType>;
  player?: Resolver<ResolversTypes['Player'], ParentType, ContextType>;
  position?: Resolver<Types.Maybe<ResolversTypes['PlayerPosition']>, ParentType, ContextType>;
  shooting?: Resolver<ResolversTypes['ShootingCounters'], ParentType, ContextType>;
  substitute?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  team?: Resolver<ResolversTypes['Team'], ParentType, ContextType>;
};

export type PromoCodeResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['PromoCode'] = ResolversParentTypes['PromoCode']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  createdAt?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  expiresAt?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isDisabled?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  percent?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  startsAt?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  usageCount?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type PromoCodeDiscountResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['PromoCodeDiscount'] = ResolversParentTypes['PromoCodeDiscount']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  percent?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type ProviderCategoryResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['ProviderCategory'] = ResolversParentTypes['ProviderCategory']> = {
  categoryId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  countryCode?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  flagUrl?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ProviderSeasonResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['ProviderSeason'] = ResolversParentTypes['ProviderSeason']> = {
  league?: Resolver<Types.Maybe<ResolversTypes['League']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  seasonId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  year?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ProviderTournamentResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['ProviderTournament'] = ResolversParentTypes['ProviderTournament']> = {
  league?: Resolver<Types.Maybe<ResolversTypes['League']>, ParentType, ContextType>;
  logo?: Resolver<Types.Maybe<ResolversTypes['URL']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  tournamentId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type PushPreferencesResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['PushPreferences'] = ResolversParentTypes['PushPreferences']> = {
  aiTips?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  defaultTips?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  dropinfo?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  publicKey?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  specialTips?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type QueryResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['Query'] = ResolversParentTypes['Query']> = {
  admin?: Resolver<Types.Maybe<ResolversTypes['Admin']>, ParentType, ContextType>;
  autofilterDraft?: Resolver<Types.Maybe<ResolversTypes['AutofilterDraft']>, ParentType, ContextType, RequireFields<Types.QueryAutofilterDraftArgs, 'input'>>;
  autofilterMatches?: Resolver<Types.Maybe<ResolversTypes['AutofilterMatchConnection']>, ParentType, ContextType, RequireFields<Types.QueryAutofilterMatchesArgs, 'first'>>;
  cartPrice?: Resolver<Types.Maybe<ResolversTypes['CartPrice']>, ParentType, ContextType, RequireFields<Types.QueryCartPriceArgs, 'input'>>;
  dropinfo?: Resolver<Types.Maybe<ResolversTypes['Dropinfo']>, ParentType, ContextType, RequireFields<Types.QueryDropinfoArgs, 'uid'>>;
  dropinfoFilters?: Resolver<Types.Maybe<Array<ResolversTypes['DropinfoFilter']>>, ParentType, ContextType>;
  dropinfos?: Resolver<Types.Maybe<ResolversTypes['DropinfoConnection']>, ParentType, ContextType, RequireFields<Types.QueryDropinfosArgs, 'first'>>;
  effectiveness?: Resolver<Types.Maybe<ResolversTypes['Effectiveness']>, ParentType, ContextType>;
  futureMatches?: Resolver<Types.Maybe<ResolversTypes['MatchConnection']>, ParentType, ContextType, RequireFields<Types.QueryFutureMatchesArgs, 'first'>>;
  goqTips?: Resolver<Types.Maybe<ResolversTypes['TipConnection']>, ParentType, ContextType, RequireFields<Types.QueryGoqTipsArgs, 'first'>>;
  league?: Resolver<Types.Maybe<ResolversTypes['League']>, ParentType, ContextType, RequireFields<Types.QueryLeagueArgs, 'leagueId'>>;
  leagues?: Resolver<Types.Maybe<ResolversTypes['LeagueConnection']>, ParentType, ContextType, RequireFields<Types.QueryLeaguesArgs, 'first' | 'scope'>>;
  liveCursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  match?: Resolver<Types.Maybe<ResolversTypes['Match']>, ParentType, ContextType, RequireFields<Types.QueryMatchArgs, 'matchId'>>;
  node?: Resolver<Types.Maybe<ResolversTypes['Node']>, ParentType, ContextType, RequireFields<Types.QueryNodeArgs, 'id'>>;
  nodes?: Resolver<Types.Maybe<Array<Types.Maybe<ResolversTypes['Node']>>>, ParentType, ContextType, RequireFields<Types.QueryNodesArgs, 'ids'>>;
  payment?: Resolver<Types.Maybe<ResolversTypes['Payment']>, ParentType, ContextType, RequireFields<Types.QueryPaymentArgs, 'uidOrNumber'>>;
  plans?: Resolver<Types.Maybe<Array<ResolversTypes['Plan']>>, ParentType, ContextType>;
  site?: Resolver<ResolversTypes['Site'], ParentType, ContextType>;
  tip?: Resolver<Types.Maybe<ResolversTypes['Tip']>, ParentType, ContextType, RequireFields<Types.QueryTipArgs, 'uid'>>;
  tipBalance?: Resolver<Types.Maybe<ResolversTypes['TipBalance']>, ParentType, ContextType, Partial<Types.QueryTipBalanceArgs>>;
  tips?: Resolver<Types.Maybe<ResolversTypes['TipConnection']>, ParentType, ContextType, RequireFields<Types.QueryTipsArgs, 'first'>>;
  viewer?: Resolver<Types.Maybe<ResolversTypes['Viewer']>, ParentType, ContextType>;
};

export type RecordCampaignVisitPayloadResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['RecordCampaignVisitPayload'] = ResolversParentTypes['RecordCampaignVisitPayload']> = {
  errors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type RedeemPromoCodePayloadResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['RedeemPromoCodePayload'] = ResolversParentTypes['RedeemPromoCodePayload']> = {
  errors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  promoCode?: Resolver<Types.Maybe<ResolversTypes['PromoCodeDiscount']>, ParentType, ContextType>;
};

export type RegisterDevicePayloadResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['RegisterDevicePayload'] = ResolversParentTypes['RegisterDevicePayload']> = {
  errors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type RegisterPayloadResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['RegisterPayload'] = ResolversParentTypes['RegisterPayload']> = {
  errors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  viewer?: Resolver<Types.Maybe<ResolversTypes['Viewer']>, ParentType, ContextType>;
};

export type RemoveTipImagePayloadResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['RemoveTipImagePayload'] = ResolversParentTypes['RemoveTipImagePayload']> = {
  errors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  tip?: Resolver<Types.Maybe<ResolversTypes['Tip']>, ParentType, ContextType>;
};

export type RequestPasswordResetPayloadResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['RequestPasswordResetPayload'] = ResolversParentTypes['RequestPasswordResetPayload']> = {
  errors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type ResetPasswordPayloadResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['ResetPasswordPayload'] = ResolversParentTypes['ResetPasswordPayload']> = {
  errors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  viewer?: Resolver<Types.Maybe<ResolversTypes['Viewer']>, ParentType, ContextType>;
};

export type SaleResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['Sale'] = ResolversParentTypes['Sale']> = {
  percent?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type SeasonResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['Season'] = ResolversParentTypes['Season']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  year?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SeasonBacktestResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['SeasonBacktest'] = ResolversParentTypes['SeasonBacktest']> = {
  correct?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  hits?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  matches?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  season?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SetLeagueActivePayloadResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['SetLeagueActivePayload'] = ResolversParentTypes['SetLeagueActivePayload']> = {
  errors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  league?: Resolver<Types.Maybe<ResolversTypes['League']>, ParentType, ContextType>;
};

export type SetLeagueEditablePayloadResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['SetLeagueEditablePayload'] = ResolversParentTypes['SetLeagueEditablePayload']> = {
  errors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  league?: Resolver<Types.Maybe<ResolversTypes['League']>, ParentType, ContextType>;
};

export type SetLeagueFavouritePayloadResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['SetLeagueFavouritePayload'] = ResolversParentTypes['SetLeagueFavouritePayload']> = {
  errors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  league?: Resolver<Types.Maybe<ResolversTypes['League']>, ParentType, ContextType>;
};

export type SetMatchRefereePayloadResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['SetMatchRefereePayload'] = ResolversParentTypes['SetMatchRefereePayload']> = {
  errors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  match?: Resolver<Types.Maybe<ResolversTypes['Match']>, ParentType, ContextType>;
};

export type SetPushPreferencePayloadResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['SetPushPreferencePayload'] = ResolversParentTypes['SetPushPreferencePayload']> = {
  errors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  viewer?: Resolver<Types.Maybe<ResolversTypes['Viewer']>, ParentType, ContextType>;
};

export type SetUserLockedPayloadResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['SetUserLockedPayload'] = ResolversParentTypes['SetUserLockedPayload']> = {
  errors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  user?: Resolver<Types.Maybe<ResolversTypes['User']>, ParentType, ContextType>;
};

export type SetUserRolePayloadResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['SetUserRolePayload'] = ResolversParentTypes['SetUserRolePayload']> = {
  errors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  user?: Resolver<Types.Maybe<ResolversTypes['User']>, ParentType, ContextType>;
};

export type SettleTipPayloadResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['SettleTipPayload'] = ResolversParentTypes['SettleTipPayload']> = {
  errors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  tip?: Resolver<Types.Maybe<ResolversTypes['Tip']>, ParentType, ContextType>;
};

export type ShootingCountersResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['ShootingCounters'] = ResolversParentTypes['ShootingCounters']> = {
  bigChancesMissed?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  blockedShots?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  expectedGoals?: Resolver<Types.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  expectedGoalsOnTarget?: Resolver<Types.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  goals?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  hitWoodwork?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  offsides?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  ownGoals?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  penaltiesMissed?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  penaltiesWon?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  shootoutGoals?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  shootoutMisses?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  shots?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  shotsOffTarget?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  shotsOnTarget?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type ShootoutIncidentResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['ShootoutIncident'] = ResolversParentTypes['ShootoutIncident']> = {
  awayScore?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  homeScore?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  isHome?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  player?: Resolver<Types.Maybe<ResolversTypes['Player']>, ParentType, ContextType>;
  scored?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  sequence?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  time?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type SignInPayloadResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['SignInPayload'] = ResolversParentTypes['SignInPayload']> = {
  errors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  viewer?: Resolver<Types.Maybe<ResolversTypes['Viewer']>, ParentType, ContextType>;
};

export type SignOutPayloadResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['SignOutPayload'] = ResolversParentTypes['SignOutPayload']> = {
  errors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type SiteResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['Site'] = ResolversParentTypes['Site']> = {
  appDownloadUrl?: Resolver<Types.Maybe<ResolversTypes['URL']>, ParentType, ContextType>;
  contactEmail?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  dashboardBreak?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  offline?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  recommendedPlan?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  socialLinks?: Resolver<Array<ResolversTypes['SocialLink']>, ParentType, ContextType>;
  supportEmail?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  technicalBreak?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  trackers?: Resolver<ResolversTypes['Trackers'], ParentType, ContextType>;
};

export type SocialLinkResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['SocialLink'] = ResolversParentTypes['SocialLink']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['URL'], ParentType, ContextType>;
};

export type SportResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['Sport'] = ResolversParentTypes['Sport']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  sportId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type StandingResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['Standing'] = ResolversParentTypes['Standing']> = {
  drawn?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  form?: Resolver<Types.Maybe<Array<ResolversTypes['Outcome']>>, ParentType, ContextType>;
  goalsAgainst?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  goalsFor?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  lost?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  played?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  points?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  position?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  team?: Resolver<ResolversTypes['Team'], ParentType, ContextType>;
  won?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type SubscriptionResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['Subscription'] = ResolversParentTypes['Subscription']> = {
  dropinfosAdded?: SubscriptionResolver<ResolversTypes['DropinfosAddedPayload'], "dropinfosAdded", ParentType, ContextType, Partial<Types.SubscriptionDropinfosAddedArgs>>;
  paymentChanged?: SubscriptionResolver<ResolversTypes['PaymentChangedPayload'], "paymentChanged", ParentType, ContextType, Partial<Types.SubscriptionPaymentChangedArgs>>;
  tipStatusesChanged?: SubscriptionResolver<ResolversTypes['TipStatusesChangedPayload'], "tipStatusesChanged", ParentType, ContextType, Partial<Types.SubscriptionTipStatusesChangedArgs>>;
  viewerChanged?: SubscriptionResolver<ResolversTypes['ViewerChangedPayload'], "viewerChanged", ParentType, ContextType, Partial<Types.SubscriptionViewerChangedArgs>>;
};

export type SubstitutionIncidentResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['SubstitutionIncident'] = ResolversParentTypes['SubstitutionIncident']> = {
  addedTime?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  injury?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isHome?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  playerIn?: Resolver<Types.Maybe<ResolversTypes['Player']>, ParentType, ContextType>;
  playerOut?: Resolver<Types.Maybe<ResolversTypes['Player']>, ParentType, ContextType>;
  time?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type TeamResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['Team'] = ResolversParentTypes['Team']> = {
  comingMatches?: Resolver<Types.Maybe<ResolversTypes['MatchConnection']>, ParentType, ContextType, RequireFields<Types.TeamComingMatchesArgs, 'first'>>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  leagues?: Resolver<Types.Maybe<Array<ResolversTypes['League']>>, ParentType, ContextType>;
  logo?: Resolver<Types.Maybe<ResolversTypes['URL']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  pastMatches?: Resolver<Types.Maybe<ResolversTypes['MatchConnection']>, ParentType, ContextType, RequireFields<Types.TeamPastMatchesArgs, 'first' | 'venue'>>;
  record?: Resolver<Types.Maybe<ResolversTypes['TeamRecord']>, ParentType, ContextType, RequireFields<Types.TeamRecordArgs, 'venue'>>;
  teamId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type TeamRecordResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['TeamRecord'] = ResolversParentTypes['TeamRecord']> = {
  form?: Resolver<Array<ResolversTypes['Outcome']>, ParentType, ContextType>;
  rates?: Resolver<Array<ResolversTypes['HitRate']>, ParentType, ContextType, RequireFields<Types.TeamRecordRatesArgs, 'lines'>>;
  sampleSize?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  streaks?: Resolver<Array<ResolversTypes['TeamStreak']>, ParentType, ContextType>;
};

export type TeamStreakResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['TeamStreak'] = ResolversParentTypes['TeamStreak']> = {
  current?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['StreakKind'], ParentType, ContextType>;
  longest?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type TeamWindowResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['TeamWindow'] = ResolversParentTypes['TeamWindow']> = {
  form?: Resolver<Array<ResolversTypes['Outcome']>, ParentType, ContextType>;
  matches?: Resolver<Array<ResolversTypes['Match']>, ParentType, ContextType>;
  rates?: Resolver<Array<ResolversTypes['HitRate']>, ParentType, ContextType, RequireFields<Types.TeamWindowRatesArgs, 'lines'>>;
};

export type TipResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['Tip'] = ResolversParentTypes['Tip']> = {
  author?: Resolver<Types.Maybe<ResolversTypes['User']>, ParentType, ContextType>;
  authorName?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  awayTeam?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  cancelReason?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  description?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  expectedValue?: Resolver<Types.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  homeTeam?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  images?: Resolver<Array<ResolversTypes['TipImage']>, ParentType, ContextType>;
  kickOff?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  match?: Resolver<Types.Maybe<ResolversTypes['Match']>, ParentType, ContextType>;
  matches?: Resolver<Array<ResolversTypes['TipMatch']>, ParentType, ContextType>;
  number?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  odds?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  profitUnits?: Resolver<Types.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  qualityValue?: Resolver<Types.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  stake?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['TipStatus'], ParentType, ContextType>;
  tip?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['TipType'], ParentType, ContextType>;
  uid?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  version?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type TipBalanceResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['TipBalance'] = ResolversParentTypes['TipBalance']> = {
  profitUnits?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  sampleSize?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  series?: Resolver<Array<ResolversTypes['TipBalancePoint']>, ParentType, ContextType>;
  stakeUnits?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  won?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  yieldPercent?: Resolver<Types.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
};

export type TipBalancePointResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['TipBalancePoint'] = ResolversParentTypes['TipBalancePoint']> = {
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  cumulativeUnits?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  sampleSize?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type TipConnectionResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['TipConnection'] = ResolversParentTypes['TipConnection']> = {
  edges?: Resolver<Array<ResolversTypes['TipEdge']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type TipEdgeResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['TipEdge'] = ResolversParentTypes['TipEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Tip'], ParentType, ContextType>;
};

export type TipImageResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['TipImage'] = ResolversParentTypes['TipImage']> = {
  id?: Resolver<Types.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  original?: Resolver<ResolversTypes['URL'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['URL'], ParentType, ContextType>;
};

export type TipMatchResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['TipMatch'] = ResolversParentTypes['TipMatch']> = {
  kickOff?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  match?: Resolver<Types.Maybe<ResolversTypes['Match']>, ParentType, ContextType>;
  odds?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  tip?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type TipStatusChangeResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['TipStatusChange'] = ResolversParentTypes['TipStatusChange']> = {
  previousStatus?: Resolver<Types.Maybe<ResolversTypes['TipStatus']>, ParentType, ContextType>;
  tip?: Resolver<ResolversTypes['Tip'], ParentType, ContextType>;
};

export type TipStatusesChangedPayloadResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['TipStatusesChangedPayload'] = ResolversParentTypes['TipStatusesChangedPayload']> = {
  changes?: Resolver<Array<ResolversTypes['TipStatusChange']>, ParentType, ContextType>;
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  gap?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  tips?: Resolver<Array<ResolversTypes['Tip']>, ParentType, ContextType>;
};

export type TipTypeEffectivenessResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['TipTypeEffectiveness'] = ResolversParentTypes['TipTypeEffectiveness']> = {
  lost?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  profitUnits?: Resolver<Types.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  sampleSize?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  stakeUnits?: Resolver<Types.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  type?: Resolver<ResolversTypes['TipType'], ParentType, ContextType>;
  won?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  yieldPercent?: Resolver<Types.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
};

export type TrackersResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['Trackers'] = ResolversParentTypes['Trackers']> = {
  googleConversionId?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  googleTagId?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  metaPixelId?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type TyperCommissionResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['TyperCommission'] = ResolversParentTypes['TyperCommission']> = {
  month?: Resolver<ResolversTypes['YearMonth'], ParentType, ContextType>;
  months?: Resolver<Array<ResolversTypes['Commission']>, ParentType, ContextType>;
  tips?: Resolver<Array<ResolversTypes['Tip']>, ParentType, ContextType>;
  typerName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  user?: Resolver<Types.Maybe<ResolversTypes['User']>, ParentType, ContextType>;
};

export interface UrlScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['URL'], any> {
  name: 'URL';
}

export type UpcomingSubscriptionResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['UpcomingSubscription'] = ResolversParentTypes['UpcomingSubscription']> = {
  expiresAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  plan?: Resolver<Types.Maybe<ResolversTypes['Plan']>, ParentType, ContextType>;
  planName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  startsAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type UpdateAccountPayloadResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['UpdateAccountPayload'] = ResolversParentTypes['UpdateAccountPayload']> = {
  errors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  viewer?: Resolver<Types.Maybe<ResolversTypes['Viewer']>, ParentType, ContextType>;
};

export type UpdateDropinfoFilterPayloadResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['UpdateDropinfoFilterPayload'] = ResolversParentTypes['UpdateDropinfoFilterPayload']> = {
  errors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  filter?: Resolver<Types.Maybe<ResolversTypes['DropinfoFilter']>, ParentType, ContextType>;
};

export type UpdatePasswordPayloadResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['UpdatePasswordPayload'] = ResolversParentTypes['UpdatePasswordPayload']> = {
  errors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  viewer?: Resolver<Types.Maybe<ResolversTypes['Viewer']>, ParentType, ContextType>;
};

export type UpdatePlanPayloadResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['UpdatePlanPayload'] = ResolversParentTypes['UpdatePlanPayload']> = {
  errors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  plan?: Resolver<Types.Maybe<ResolversTypes['Plan']>, ParentType, ContextType>;
};

export type UpdateProfilePayloadResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['UpdateProfilePayload'] = ResolversParentTypes['UpdateProfilePayload']> = {
  errors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  viewer?: Resolver<Types.Maybe<ResolversTypes['Viewer']>, ParentType, ContextType>;
};

export type UpdateTipPayloadResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['UpdateTipPayload'] = ResolversParentTypes['UpdateTipPayload']> = {
  errors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  tip?: Resolver<Types.Maybe<ResolversTypes['Tip']>, ParentType, ContextType>;
};

export type UpdateUserPayloadResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['UpdateUserPayload'] = ResolversParentTypes['UpdateUserPayload']> = {
  errors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  user?: Resolver<Types.Maybe<ResolversTypes['User']>, ParentType, ContextType>;
};

export type UpdateUserSubscriptionPayloadResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['UpdateUserSubscriptionPayload'] = ResolversParentTypes['UpdateUserSubscriptionPayload']> = {
  errors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  user?: Resolver<Types.Maybe<ResolversTypes['User']>, ParentType, ContextType>;
};

export interface UploadScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['Upload'], any> {
  name: 'Upload';
}

export type UserResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['User'] = ResolversParentTypes['User']> = {
  deviceCount?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  devices?: Resolver<Types.Maybe<ResolversTypes['UserDeviceConnection']>, ParentType, ContextType, RequireFields<Types.UserDevicesArgs, 'first'>>;
  discord?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  firstName?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isAdmin?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isService?: Resolver<Types.Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  isTyper?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  joinedAt?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  lastName?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  lockedAt?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  logs?: Resolver<Types.Maybe<ResolversTypes['UserLogConnection']>, ParentType, ContextType, RequireFields<Types.UserLogsArgs, 'first'>>;
  notes?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  push?: Resolver<Types.Maybe<ResolversTypes['PushPreferences']>, ParentType, ContextType>;
  role?: Resolver<ResolversTypes['UserRole'], ParentType, ContextType>;
  showVipReservationNotice?: Resolver<Types.Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  subscription?: Resolver<Types.Maybe<ResolversTypes['UserSubscription']>, ParentType, ContextType>;
  subscriptions?: Resolver<Types.Maybe<Array<ResolversTypes['UserSubscription']>>, ParentType, ContextType>;
  userId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  version?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type UserConnectionResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['UserConnection'] = ResolversParentTypes['UserConnection']> = {
  edges?: Resolver<Array<ResolversTypes['UserEdge']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type UserCountsResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['UserCounts'] = ResolversParentTypes['UserCounts']> = {
  admins?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  all?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  ending?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  locked?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  subscribed?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  typers?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type UserDeviceResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['UserDevice'] = ResolversParentTypes['UserDevice']> = {
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  language?: Resolver<Types.Maybe<ResolversTypes['Language']>, ParentType, ContextType>;
  seenAt?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  service?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  type?: Resolver<Types.Maybe<ResolversTypes['DeviceType']>, ParentType, ContextType>;
};

export type UserDeviceConnectionResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['UserDeviceConnection'] = ResolversParentTypes['UserDeviceConnection']> = {
  edges?: Resolver<Array<ResolversTypes['UserDeviceEdge']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type UserDeviceEdgeResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['UserDeviceEdge'] = ResolversParentTypes['UserDeviceEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['UserDevice'], ParentType, ContextType>;
};

export type UserEdgeResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['UserEdge'] = ResolversParentTypes['UserEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['User'], ParentType, ContextType>;
};

export type UserErrorResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['UserError'] = ResolversParentTypes['UserError']> = {
  code?: Resolver<ResolversTypes['UserErrorCode'], ParentType, ContextType>;
  field?: Resolver<Types.Maybe<Array<ResolversTypes['String']>>, ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type UserLogResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['UserLog'] = ResolversParentTypes['UserLog']> = {
  action?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  author?: Resolver<Types.Maybe<ResolversTypes['User']>, ParentType, ContextType>;
  changes?: Resolver<Array<ResolversTypes['LogChange']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  details?: Resolver<Array<ResolversTypes['LogDetail']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type UserLogConnectionResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['UserLogConnection'] = ResolversParentTypes['UserLogConnection']> = {
  edges?: Resolver<Array<ResolversTypes['UserLogEdge']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type UserLogEdgeResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['UserLogEdge'] = ResolversParentTypes['UserLogEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['UserLog'], ParentType, ContextType>;
};

export type UserSubscriptionResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['UserSubscription'] = ResolversParentTypes['UserSubscription']> = {
  discord?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  discordUntil?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  expiresAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  goq?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  plan?: Resolver<Types.Maybe<ResolversTypes['Plan']>, ParentType, ContextType>;
  planName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  startsAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  valuePln?: Resolver<Types.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  version?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type VarIncidentResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['VarIncident'] = ResolversParentTypes['VarIncident']> = {
  addedTime?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  confirmed?: Resolver<Types.Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  decision?: Resolver<ResolversTypes['VarDecision'], ParentType, ContextType>;
  isHome?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  player?: Resolver<Types.Maybe<ResolversTypes['Player']>, ParentType, ContextType>;
  time?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ViewerResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['Viewer'] = ResolversParentTypes['Viewer']> = {
  activeSubscription?: Resolver<Types.Maybe<ResolversTypes['ActiveSubscription']>, ParentType, ContextType>;
  activeSubscriptionDaysLeft?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  activeSubscriptionRestValuePln?: Resolver<Types.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  autofilters?: Resolver<Types.Maybe<Array<ResolversTypes['Autofilter']>>, ParentType, ContextType>;
  canUseChristmasSale?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  dashboard?: Resolver<Types.Maybe<ResolversTypes['Dashboard']>, ParentType, ContextType>;
  favouriteLeagues?: Resolver<Types.Maybe<Array<ResolversTypes['League']>>, ParentType, ContextType>;
  hasLimitedPlanPlace?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  payments?: Resolver<Types.Maybe<ResolversTypes['PaymentConnection']>, ParentType, ContextType, RequireFields<Types.ViewerPaymentsArgs, 'first'>>;
  permissions?: Resolver<Array<ResolversTypes['Permission']>, ParentType, ContextType>;
  upcomingSubscriptions?: Resolver<Array<ResolversTypes['UpcomingSubscription']>, ParentType, ContextType>;
  user?: Resolver<ResolversTypes['User'], ParentType, ContextType>;
  waitingPayments?: Resolver<Array<ResolversTypes['Payment']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ViewerChangedPayloadResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['ViewerChangedPayload'] = ResolversParentTypes['ViewerChangedPayload']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  gap?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  viewer?: Resolver<Types.Maybe<ResolversTypes['Viewer']>, ParentType, ContextType>;
};

export interface YearMonthScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['YearMonth'], any> {
  name: 'YearMonth';
}

export type Resolvers<ContextType = GraphContext> = {
  ActivateTournamentPayload?: ActivateTournamentPayloadResolvers<ContextType>;
  ActiveSubscription?: ActiveSubscriptionResolvers<ContextType>;
  Admin?: AdminResolvers<ContextType>;
  AdminCounts?: AdminCountsResolvers<ContextType>;
  Autofilter?: AutofilterResolvers<ContextType>;
  AutofilterDraft?: AutofilterDraftResolvers<ContextType>;
  AutofilterHit?: AutofilterHitResolvers<ContextType>;
  AutofilterMatch?: AutofilterMatchResolvers<ContextType>;
  AutofilterMatchConnection?: AutofilterMatchConnectionResolvers<ContextType>;
  AutofilterMatchEdge?: AutofilterMatchEdgeResolvers<ContextType>;
  Backtest?: BacktestResolvers<ContextType>;
  CancelOwnPaymentPayload?: CancelOwnPaymentPayloadResolvers<ContextType>;
  CancelPaymentPayload?: CancelPaymentPayloadResolvers<ContextType>;
  CardIncident?: CardIncidentResolvers<ContextType>;
  CartLine?: CartLineResolvers<ContextType>;
  CartPrice?: CartPriceResolvers<ContextType>;
  Commission?: CommissionResolvers<ContextType>;
  CommissionConnection?: CommissionConnectionResolvers<ContextType>;
  CommissionEdge?: CommissionEdgeResolvers<ContextType>;
  CreateAutofilterPayload?: CreateAutofilterPayloadResolvers<ContextType>;
  CreateDropinfoFilterPayload?: CreateDropinfoFilterPayloadResolvers<ContextType>;
  CreateFilePayload?: CreateFilePayloadResolvers<ContextType>;
  CreatePromoCodePayload?: CreatePromoCodePayloadResolvers<ContextType>;
  CreateTipPayload?: CreateTipPayloadResolvers<ContextType>;
  CreateUserSubscriptionPayload?: CreateUserSubscriptionPayloadResolvers<ContextType>;
  DailyCampaignVisits?: DailyCampaignVisitsResolvers<ContextType>;
  Dashboard?: DashboardResolvers<ContextType>;
  DashboardLeague?: DashboardLeagueResolvers<ContextType>;
  Date?: GraphQLScalarType;
  DateTime?: GraphQLScalarType;
  DefenceCounters?: DefenceCountersResolvers<ContextType>;
  DeleteFilePayload?: DeleteFilePayloadResolvers<ContextType>;
  DisablePromoCodePayload?: DisablePromoCodePayloadResolvers<ContextType>;
  DiscordUser?: DiscordUserResolvers<ContextType>;
  DiscordUserConnection?: DiscordUserConnectionResolvers<ContextType>;
  DiscordUserEdge?: DiscordUserEdgeResolvers<ContextType>;
  Dropinfo?: DropinfoResolvers<ContextType>;
  DropinfoConnection?: DropinfoConnectionResolvers<ContextType>;
  DropinfoEdge?: DropinfoEdgeResolvers<ContextType>;
  DropinfoFilter?: DropinfoFilterResolvers<ContextType>;
  DropinfoFilterLeague?: DropinfoFilterLeagueResolvers<ContextType>;
  DropinfoLeague?: DropinfoLeagueResolvers<ContextType>;
  DropinfoOutcome?: DropinfoOutcomeResolvers<ContextType>;
  DropinfosAddedPayload?: DropinfosAddedPayloadResolvers<ContextType>;
  DuelCounters?: DuelCountersResolvers<ContextType>;
  EditMatchStatsPayload?: EditMatchStatsPayloadResolvers<ContextType>;
  Effectiveness?: EffectivenessResolvers<ContextType>;
  EffectivenessPoint?: EffectivenessPointResolvers<ContextType>;
  ExportFile?: ExportFileResolvers<ContextType>;
  ExportFileConnection?: ExportFileConnectionResolvers<ContextType>;
  ExportFileEdge?: ExportFileEdgeResolvers<ContextType>;
  GoalIncident?: GoalIncidentResolvers<ContextType>;
  HitRate?: HitRateResolvers<ContextType>;
  ImportedSeason?: ImportedSeasonResolvers<ContextType>;
  InjuryTimeIncident?: InjuryTimeIncidentResolvers<ContextType>;
  KeeperCounters?: KeeperCountersResolvers<ContextType>;
  League?: LeagueResolvers<ContextType>;
  LeagueConnection?: LeagueConnectionResolvers<ContextType>;
  LeagueEdge?: LeagueEdgeResolvers<ContextType>;
  LineResult?: LineResultResolvers<ContextType>;
  Lineup?: LineupResolvers<ContextType>;
  LineupPlayer?: LineupPlayerResolvers<ContextType>;
  Lineups?: LineupsResolvers<ContextType>;
  LogChange?: LogChangeResolvers<ContextType>;
  LogDetail?: LogDetailResolvers<ContextType>;
  MarkPaymentPaidPayload?: MarkPaymentPaidPayloadResolvers<ContextType>;
  Match?: MatchResolvers<ContextType>;
  MatchConnection?: MatchConnectionResolvers<ContextType>;
  MatchEdge?: MatchEdgeResolvers<ContextType>;
  MatchIncident?: MatchIncidentResolvers<ContextType>;
  MatchSide?: MatchSideResolvers<ContextType>;
  MissedPenaltyIncident?: MissedPenaltyIncidentResolvers<ContextType>;
  MissingPlayer?: MissingPlayerResolvers<ContextType>;
  MoveDropinfoFilterPayload?: MoveDropinfoFilterPayloadResolvers<ContextType>;
  Mutation?: MutationResolvers<ContextType>;
  Node?: NodeResolvers<ContextType>;
  OddsSide?: OddsSideResolvers<ContextType>;
  PageInfo?: PageInfoResolvers<ContextType>;
  PassingCounters?: PassingCountersResolvers<ContextType>;
  Payment?: PaymentResolvers<ContextType>;
  PaymentChangedPayload?: PaymentChangedPayloadResolvers<ContextType>;
  PaymentConnection?: PaymentConnectionResolvers<ContextType>;
  PaymentEdge?: PaymentEdgeResolvers<ContextType>;
  PaymentLine?: PaymentLineResolvers<ContextType>;
  PaymentMethodStats?: PaymentMethodStatsResolvers<ContextType>;
  PaymentMonthStats?: PaymentMonthStatsResolvers<ContextType>;
  PaymentPlanStats?: PaymentPlanStatsResolvers<ContextType>;
  PaymentStats?: PaymentStatsResolvers<ContextType>;
  PaymentStatusStats?: PaymentStatusStatsResolvers<ContextType>;
  PeriodIncident?: PeriodIncidentResolvers<ContextType>;
  PlaceOrderPayload?: PlaceOrderPayloadResolvers<ContextType>;
  Plan?: PlanResolvers<ContextType>;
  PlanOffer?: PlanOfferResolvers<ContextType>;
  PlanRunningOut?: PlanRunningOutResolvers<ContextType>;
  PlayCounters?: PlayCountersResolvers<ContextType>;
  Player?: PlayerResolvers<ContextType>;
  PlayerStatistics?: PlayerStatisticsResolvers<ContextType>;
  PromoCode?: PromoCodeResolvers<ContextType>;
  PromoCodeDiscount?: PromoCodeDiscountResolvers<ContextType>;
  ProviderCategory?: ProviderCategoryResolvers<ContextType>;
  ProviderSeason?: ProviderSeasonResolvers<ContextType>;
  ProviderTournament?: ProviderTournamentResolvers<ContextType>;
  PushPreferences?: PushPreferencesResolvers<ContextType>;
  Query?: QueryResolvers<ContextType>;
  RecordCampaignVisitPayload?: RecordCampaignVisitPayloadResolvers<ContextType>;
  RedeemPromoCodePayload?: RedeemPromoCodePayloadResolvers<ContextType>;
  RegisterDevicePayload?: RegisterDevicePayloadResolvers<ContextType>;
  RegisterPayload?: RegisterPayloadResolvers<ContextType>;
  RemoveTipImagePayload?: RemoveTipImagePayloadResolvers<ContextType>;
  RequestPasswordResetPayload?: RequestPasswordResetPayloadResolvers<ContextType>;
  ResetPasswordPayload?: ResetPasswordPayloadResolvers<ContextType>;
  Sale?: SaleResolvers<ContextType>;
  Season?: SeasonResolvers<ContextType>;
  SeasonBacktest?: SeasonBacktestResolvers<ContextType>;
  SetLeagueActivePayload?: SetLeagueActivePayloadResolvers<ContextType>;
  SetLeagueEditablePayload?: SetLeagueEditablePayloadResolvers<ContextType>;
  SetLeagueFavouritePayload?: SetLeagueFavouritePayloadResolvers<ContextType>;
  SetMatchRefereePayload?: SetMatchRefereePayloadResolvers<ContextType>;
  SetPushPreferencePayload?: SetPushPreferencePayloadResolvers<ContextType>;
  SetUserLockedPayload?: SetUserLockedPayloadResolvers<ContextType>;
  SetUserRolePayload?: SetUserRolePayloadResolvers<ContextType>;
  SettleTipPayload?: SettleTipPayloadResolvers<ContextType>;
  ShootingCounters?: ShootingCountersResolvers<ContextType>;
  ShootoutIncident?: ShootoutIncidentResolvers<ContextType>;
  SignInPayload?: SignInPayloadResolvers<ContextType>;
  SignOutPayload?: SignOutPayloadResolvers<ContextType>;
  Site?: SiteResolvers<ContextType>;
  SocialLink?: SocialLinkResolvers<ContextType>;
  Sport?: SportResolvers<ContextType>;
  Standing?: StandingResolvers<ContextType>;
  Subscription?: SubscriptionResolvers<ContextType>;
  SubstitutionIncident?: SubstitutionIncidentResolvers<ContextType>;
  Team?: TeamResolvers<ContextType>;
  TeamRecord?: TeamRecordResolvers<ContextType>;
  TeamStreak?: TeamStreakResolvers<ContextType>;
  TeamWindow?: TeamWindowResolvers<ContextType>;
  Tip?: TipResolvers<ContextType>;
  TipBalance?: TipBalanceResolvers<ContextType>;
  TipBalancePoint?: TipBalancePointResolvers<ContextType>;
  TipConnection?: TipConnectionResolvers<ContextType>;
  TipEdge?: TipEdgeResolvers<ContextType>;
  TipImage?: TipImageResolvers<ContextType>;
  TipMatch?: TipMatchResolvers<ContextType>;
  TipStatusChange?: TipStatusChangeResolvers<ContextType>;
  TipStatusesChangedPayload?: TipStatusesChangedPayloadResolvers<ContextType>;
  TipTypeEffectiveness?: TipTypeEffectivenessResolvers<ContextType>;
  Trackers?: TrackersResolvers<ContextType>;
  TyperCommission?: TyperCommissionResolvers<ContextType>;
  URL?: GraphQLScalarType;
  UpcomingSubscription?: UpcomingSubscriptionResolvers<ContextType>;
  UpdateAccountPayload?: UpdateAccountPayloadResolvers<ContextType>;
  UpdateDropinfoFilterPayload?: UpdateDropinfoFilterPayloadResolvers<ContextType>;
  UpdatePasswordPayload?: UpdatePasswordPayloadResolvers<ContextType>;
  UpdatePlanPayload?: UpdatePlanPayloadResolvers<ContextType>;
  UpdateProfilePayload?: UpdateProfilePayloadResolvers<ContextType>;
  UpdateTipPayload?: UpdateTipPayloadResolvers<ContextType>;
  UpdateUserPayload?: UpdateUserPayloadResolvers<ContextType>;
  UpdateUserSubscriptionPayload?: UpdateUserSubscriptionPayloadResolvers<ContextType>;
  Upload?: GraphQLScalarType;
  User?: UserResolvers<ContextType>;
  UserConnection?: UserConnectionResolvers<ContextType>;
  UserCounts?: UserCountsResolvers<ContextType>;
  UserDevice?: UserDeviceResolvers<ContextType>;
  UserDeviceConnection?: UserDeviceConnectionResolvers<ContextType>;
  UserDeviceEdge?: UserDeviceEdgeResolvers<ContextType>;
  UserEdge?: UserEdgeResolvers<ContextType>;
  UserError?: UserErrorResolvers<ContextType>;
  UserLog?: UserLogResolvers<ContextType>;
  UserLogConnection?: UserLogConnectionResolvers<ContextType>;
  UserLogEdge?: UserLogEdgeResolvers<ContextType>;
  UserSubscription?: UserSubscriptionResolvers<ContextType>;
  VarIncident?: VarIncidentResolvers<ContextType>;
  Viewer?: ViewerResolvers<ContextType>;
  ViewerChangedPayload?: ViewerChangedPayloadResolvers<ContextType>;
  YearMonth?: GraphQLScalarType;
};

export type DirectiveResolvers<ContextType = GraphContext> = {
  access?: AccessDirectiveResolver<any, any, ContextType>;
  semanticNonNull?: SemanticNonNullDirectiveResolver<any, any, ContextType>;
};
