import type { GraphQLResolveInfo, GraphQLScalarType, GraphQLScalarTypeConfig } from 'graphql';
import type { ViewerModel, DashboardModel } from '../user/mapper.ts';
import type { GraphContext } from '../context.ts';
export type Maybe<T> = T | null;
export type InputMaybe<T> = Maybe<T>;
export type Omit<T, K extends keyof T> = Pick<T, Exclude<keyof T, K>>;
export type RequireFields<T, K extends keyof T> = Omit<T, K> & { [P in K]-?: NonNullable<T[P]> };
/** All built-in and custom scalars, mapped to their actual values */
export type Scalars = {
  ID: { input: string; output: string; }
  String: { input: string; output: string; }
  Boolean: { input: boolean; output: boolean; }
  Int: { input: number; output: number; }
  Float: { input: number; output: number; }
  /** A point in time, ISO 8601 in UTC, for example `2026-03-14T18:43:00.000Z`. */
  DateTime: { input: string; output: string; }
};

/** A running subscription. */
export type ActiveSubscription = {
  __typename?: 'ActiveSubscription';
  /** Whether the Discord server is included. */
  discord: Scalars['Boolean']['output'];
  /** When it ends. */
  expiresAt: Scalars['DateTime']['output'];
  /** Whether the quality guarantee is included. */
  goq: Scalars['Boolean']['output'];
  /** Name of the plan in lower case. */
  plan: Scalars['String']['output'];
};

/** The dashboard: each section is null, with a `FORBIDDEN` error, when the caller lacks its permission. */
export type Dashboard = {
  __typename?: 'Dashboard';
  /** AI tips by creation, then by running number. */
  chatgptTips?: Maybe<Array<Tip>>;
  /** Standard tips by creation, then by running number. */
  defaultTips?: Maybe<Array<Tip>>;
  /** The next falls of the odds. */
  dropinfos?: Maybe<Array<Dropinfo>>;
  /** Whether a limited plan is running out; only ever true for admins. */
  limitedPlanWarning: Scalars['Boolean']['output'];
  /** Special tips by creation, then by running number. */
  specialTips?: Maybe<Array<Tip>>;
};

/** A fall of a market's price against its opening price. */
export type Dropinfo = Node & {
  __typename?: 'Dropinfo';
  /** When the fall was noticed. */
  createdAt: Scalars['DateTime']['output'];
  /** Kick-off. */
  date: Scalars['DateTime']['output'];
  /** Size of the fall as a fraction of the opening price, 4 decimals: 0.2376 is 23.76 %. */
  drop: Scalars['Float']['output'];
  id: Scalars['ID']['output'];
  /** The league, where the upstream says so. */
  league?: Maybe<DropinfoLeague>;
  /** Which market, where the upstream says so. */
  market?: Maybe<Market>;
  /** The side that fell; in totals, the over side. */
  over: OddsSide;
  /** Whole minutes from `createdAt` to kick-off. */
  timebetween: Scalars['Int']['output'];
  /** The selection that fell, in the caller's language. */
  tip: Scalars['String']['output'];
  /** The match, for example `Odra – Granit`. */
  title: Scalars['String']['output'];
  /** Stable name in addresses, as in /dropinfo/{uid}. */
  uid: Scalars['String']['output'];
  /** The opposite side; null for a draw. */
  under?: Maybe<OddsSide>;
};

/** A page of dropinfos. */
export type DropinfoConnection = {
  __typename?: 'DropinfoConnection';
  /** Items with their cursors. */
  edges: Array<DropinfoEdge>;
  /** Where the page stands. */
  pageInfo: PageInfo;
  /** How many match the filter. */
  totalCount: Scalars['Int']['output'];
};

/** A dropinfo in a list. */
export type DropinfoEdge = {
  __typename?: 'DropinfoEdge';
  /** Its place in the list. */
  cursor: Scalars['String']['output'];
  /** The dropinfo. */
  node: Dropinfo;
};

/** A named choice of leagues for dropinfos. */
export type DropinfoFilter = Node & {
  __typename?: 'DropinfoFilter';
  id: Scalars['ID']['output'];
  /** Name in the caller's language, or the base name where there is no translation. */
  name: Scalars['String']['output'];
};

/** Which dropinfos are wanted. Comparisons are strict. */
export type DropinfoFilterInput = {
  /** Only falls over this fraction, for example 0.2. */
  dropOver?: InputMaybe<Scalars['Float']['input']>;
  /** Global id of a DropinfoFilter; ignored for a caller without the permission DROPINFO_FILTERS. */
  leagueFilter?: InputMaybe<Scalars['ID']['input']>;
  /** Only those noticed less than this many minutes before kick-off. */
  timebetweenUnder?: InputMaybe<Scalars['Int']['input']>;
};

/** The league of a dropinfo. */
export type DropinfoLeague = {
  __typename?: 'DropinfoLeague';
  /** Country of the league. */
  country: Scalars['String']['output'];
  /** Name of the league. */
  name: Scalars['String']['output'];
};

/** Order of dropinfos. */
export type DropinfoOrder = {
  /** Which way. */
  direction?: SortDirection;
  /** What to sort by. */
  field?: DropinfoOrderField;
};

/** What dropinfos can be sorted by. */
export type DropinfoOrderField =
  /** When the fall was noticed. */
  | 'CREATED_AT'
  /** Kick-off. */
  | 'DATE'
  /** Size of the fall. */
  | 'DROP'
  /** Minutes from the fall to kick-off. */
  | 'TIMEBETWEEN';

export type DropinfosAddedPayload = {
  __typename?: 'DropinfosAddedPayload';
  /** Where the log stands after this payload; give it as `after` to resume. */
  cursor: Scalars['String']['output'];
  /** The new dropinfos, oldest first. */
  dropinfos: Array<Dropinfo>;
  /** Whether events between `after` and this payload may be lost: read the list again. */
  gap: Scalars['Boolean']['output'];
};

/** A league with statistics. */
export type League = Node & {
  __typename?: 'League';
  /** Country. */
  country: Scalars['String']['output'];
  /** Address of the country's flag. */
  flag?: Maybe<Scalars['String']['output']>;
  id: Scalars['ID']['output'];
  /** Address of the league's logo. */
  logo?: Maybe<Scalars['String']['output']>;
  /** Name. */
  name: Scalars['String']['output'];
  /** The season that runs now, for example `2025/2026`. */
  season?: Maybe<Scalars['String']['output']>;
  /** Seasons with data, newest first. */
  seasons: Array<Season>;
};

/** A page of leagues. */
export type LeagueConnection = {
  __typename?: 'LeagueConnection';
  /** Items with their cursors. */
  edges: Array<LeagueEdge>;
  /** Where the page stands. */
  pageInfo: PageInfo;
  /** How many there are. */
  totalCount: Scalars['Int']['output'];
};

/** A league in a list. */
export type LeagueEdge = {
  __typename?: 'LeagueEdge';
  /** Its place in the list. */
  cursor: Scalars['String']['output'];
  /** The league. */
  node: League;
};

/** Kinds of markets. */
export type Market =
  /** Asian handicap. */
  | 'HANDICAP'
  /** Home, draw or away. */
  | 'ONE_X_TWO'
  /** Goals over or under a line. */
  | 'TOTALS'
  /** A market that this version does not know. */
  | 'UNKNOWN';

export type Mutation = {
  __typename?: 'Mutation';
  /** Cancels a tip. */
  setTipCancel: SetTipCancelPayload;
  /** Marks a tip as lost. */
  setTipFail: SetTipFailPayload;
  /** Marks a tip as won. */
  setTipSuccess: SetTipSuccessPayload;
  /** Signs in. The new credentials come in the response headers access-token, client, token-type and uid. */
  signIn: SignInPayload;
  /** Signs out this client only. */
  signOut: SignOutPayload;
};


export type MutationSetTipCancelArgs = {
  input: SetTipCancelInput;
};


export type MutationSetTipFailArgs = {
  input: SetTipFailInput;
};


export type MutationSetTipSuccessArgs = {
  input: SetTipSuccessInput;
};


export type MutationSignInArgs = {
  input: SignInInput;
};

/** An object that can be fetched again by its global id. */
export type Node = {
  /** Global id, opaque. */
  id: Scalars['ID']['output'];
};

/** One side of a market and how its price moved. */
export type OddsSide = {
  __typename?: 'OddsSide';
  /** Opening decimal odds. */
  from: Scalars['Float']['output'];
  /** The line that the opening odds stood for; null in home, draw, away. */
  fromP?: Maybe<Scalars['Float']['output']>;
  /** Name of the side in the caller's language. */
  label: Scalars['String']['output'];
  /** Decimal odds now. */
  to: Scalars['Float']['output'];
  /** The line that the odds stand for now; null in home, draw, away. */
  toP?: Maybe<Scalars['Float']['output']>;
};

/** Where a page of a connection stands in its list. */
export type PageInfo = {
  __typename?: 'PageInfo';
  /** Cursor of the page's last item; give it as `after` to continue. */
  endCursor?: Maybe<Scalars['String']['output']>;
  /** Whether there are more items after this page. */
  hasNextPage: Scalars['Boolean']['output'];
  /** Whether there are items before this page. */
  hasPreviousPage: Scalars['Boolean']['output'];
  /** Cursor of the page's first item. */
  startCursor?: Maybe<Scalars['String']['output']>;
};

/** What a user may see or do. */
export type Permission =
  /** The administration area. */
  | 'ADMINPANEL'
  /** Autofilters. */
  | 'AUTOFILTERS'
  /** AI tips. */
  | 'CHATGPT_TIPS'
  /** Standard tips. */
  | 'DEFAULT_TIPS'
  /** Falls of the odds. */
  | 'DROPINFO'
  /** Filtering dropinfos by league. */
  | 'DROPINFO_FILTERS'
  /** Quality guarantee. */
  | 'GOQ'
  /** Special tips. */
  | 'SPECIAL_TIPS'
  /** League statistics. */
  | 'STATS'
  /** The list of tips. */
  | 'TIPS'
  /** A permission that this version does not know. */
  | 'UNKNOWN';

/** A package of the offer. */
export type Plan = Node & {
  __typename?: 'Plan';
  /** The sale that applies now, if any. */
  activeSale?: Maybe<Sale>;
  id: Scalars['ID']['output'];
  /** Whether only a limited number is sold. */
  isLimited: Scalars['Boolean']['output'];
  /** How many are left; null for a plan without a limit. */
  limitedLeft?: Maybe<Scalars['Int']['output']>;
  /** Name in lower case, for example `standard+`. */
  name: Scalars['String']['output'];
  /** What the plan's holder may use. */
  permissions: Array<Permission>;
  /** Price of a month, in PLN with at most two decimals. */
  pricePln: Scalars['Float']['output'];
};

export type Query = {
  __typename?: 'Query';
  /** Named league filters for dropinfos; empty for a caller without the permission DROPINFO_FILTERS. */
  dropinfoFilters?: Maybe<Array<DropinfoFilter>>;
  /** Falls of the odds. */
  dropinfos?: Maybe<DropinfoConnection>;
  /** Leagues with statistics. */
  leagues?: Maybe<LeagueConnection>;
  /** The place that the live log has reached. Asked for together with a list and given as `after` to a subscription, nothing between the two is missed. */
  liveCursor: Scalars['String']['output'];
  /** Any object by its global id; null when it does not exist or is not visible to the caller. */
  node?: Maybe<Node>;
  /** Several objects by their global ids, in the order asked for; at most 100. */
  nodes: Array<Maybe<Node>>;
  /** The plans on sale, in the order of the upstream. */
  plans: Array<Plan>;
  /** Facts about the site that need no session: its name and whether it is on a break. */
  site: Site;
  /** One tip by its uid; null when there is none or the caller may not see it. */
  tip?: Maybe<Tip>;
  /** Tips that the caller may see, newest first. */
  tips?: Maybe<TipConnection>;
  /** The signed-in user's doorway; null for a guest, also when the credentials are no longer valid. */
  viewer?: Maybe<Viewer>;
};


export type QueryDropinfosArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<DropinfoFilterInput>;
  first?: Scalars['Int']['input'];
  orderBy?: InputMaybe<DropinfoOrder>;
};


export type QueryLeaguesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: Scalars['Int']['input'];
};


export type QueryNodeArgs = {
  id: Scalars['ID']['input'];
};


export type QueryNodesArgs = {
  ids: Array<Scalars['ID']['input']>;
};


export type QueryTipArgs = {
  uid: Scalars['String']['input'];
};


export type QueryTipsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: Scalars['Int']['input'];
  statuses?: InputMaybe<Array<TipStatus>>;
  types?: InputMaybe<Array<TipType>>;
};

/** Roles above a subscriber's. */
export type Role =
  /** Runs the service. */
  | 'ADMIN'
  /** Creates tips. */
  | 'TYPER';

/** A reduction of a plan's price. */
export type Sale = {
  __typename?: 'Sale';
  /** Percent taken off, 0 to 100. */
  percent: Scalars['Float']['output'];
};

/** A season of a league. */
export type Season = {
  __typename?: 'Season';
  /** Name, for example `2025/2026`. */
  name: Scalars['String']['output'];
  /** Key of the season, for example `2025`. */
  year: Scalars['String']['output'];
};

export type SetTipCancelInput = {
  /** Why, shown to subscribers; must not be blank. */
  cancelReason: Scalars['String']['input'];
  /** Global id of the tip. */
  id: Scalars['ID']['input'];
};

export type SetTipCancelPayload = {
  __typename?: 'SetTipCancelPayload';
  /** What the person can mend. */
  errors: Array<UserError>;
  /** The tip as it is now; null when refused. */
  tip?: Maybe<Tip>;
};

export type SetTipFailInput = {
  /** Global id of the tip. */
  id: Scalars['ID']['input'];
};

export type SetTipFailPayload = {
  __typename?: 'SetTipFailPayload';
  /** What the person can mend. */
  errors: Array<UserError>;
  /** The tip as it is now; null when refused. */
  tip?: Maybe<Tip>;
};

export type SetTipSuccessInput = {
  /** Global id of the tip. */
  id: Scalars['ID']['input'];
};

export type SetTipSuccessPayload = {
  __typename?: 'SetTipSuccessPayload';
  /** What the person can mend. */
  errors: Array<UserError>;
  /** The tip as it is now; null when refused. */
  tip?: Maybe<Tip>;
};

export type SignInInput = {
  /** E-mail address. */
  email: Scalars['String']['input'];
  /** Password. */
  password: Scalars['String']['input'];
};

export type SignInPayload = {
  __typename?: 'SignInPayload';
  /** What the person can mend. */
  errors: Array<UserError>;
  /** The signed-in user; null when refused. */
  viewer?: Maybe<Viewer>;
};

export type SignOutPayload = {
  __typename?: 'SignOutPayload';
  /** What the person can mend. */
  errors: Array<UserError>;
};

/** Configuration of the site that every visitor may know. */
export type Site = {
  __typename?: 'Site';
  /** Whether the dashboard is on a break: only the public pages stay open. */
  dashboardBreak: Scalars['Boolean']['output'];
  /** Name of the site, as in page titles. */
  name: Scalars['String']['output'];
  /** Whether the operator has taken the service offline. */
  offline: Scalars['Boolean']['output'];
  /** Whether a technical break is on: only the public pages stay open. */
  technicalBreak: Scalars['Boolean']['output'];
};

/** Direction of a sort. */
export type SortDirection =
  /** Smallest or earliest first. */
  | 'ASC'
  /** Largest or latest first. */
  | 'DESC';

export type Subscription = {
  __typename?: 'Subscription';
  /** New dropinfos as they are noticed, at most four payloads a second. */
  dropinfosAdded: DropinfosAddedPayload;
  /** Tips whose status changed, at most four payloads a second. Only tips that the caller may see. */
  tipStatusesChanged: TipStatusesChangedPayload;
};


export type SubscriptionDropinfosAddedArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<DropinfoFilterInput>;
  leastDrop?: InputMaybe<Scalars['Float']['input']>;
};


export type SubscriptionTipStatusesChangedArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
};

/** An expert's tip. */
export type Tip = Node & {
  __typename?: 'Tip';
  /** Why it was cancelled. */
  cancelReason?: Maybe<Scalars['String']['output']>;
  /** When it was published. */
  createdAt: Scalars['DateTime']['output'];
  /** Kick-off of the first match. */
  date: Scalars['DateTime']['output'];
  /** The author's reasoning. */
  description?: Maybe<Scalars['String']['output']>;
  /** Expected value given by the author. */
  ewk?: Maybe<Scalars['Float']['output']>;
  /** Decimal odds. */
  exchange: Scalars['Float']['output'];
  id: Scalars['ID']['output'];
  /** Running number over all kinds. */
  idx: Scalars['Int']['output'];
  /** Pictures. */
  images: Array<TipImage>;
  /** The matches of a combined tip. */
  matches: Array<TipMatch>;
  /** Quality value given by the author. */
  qualityValue?: Maybe<Scalars['Float']['output']>;
  /** Stake in units. */
  rate: Scalars['Float']['output'];
  /** State. */
  status: TipStatus;
  /** What is tipped. */
  tip: Scalars['String']['output'];
  /** The match or matches. */
  title: Scalars['String']['output'];
  /** Kind. */
  type: TipType;
  /** Stable name in addresses, as in /tips/{uid}. */
  uid: Scalars['String']['output'];
  /** Profit in units: won stake × (odds − 1), lost −stake, cancelled 0; null while pending. */
  units?: Maybe<Scalars['Float']['output']>;
};

/** A page of tips. */
export type TipConnection = {
  __typename?: 'TipConnection';
  /** Items with their cursors. */
  edges: Array<TipEdge>;
  /** Where the page stands. */
  pageInfo: PageInfo;
  /** How many match the arguments. */
  totalCount: Scalars['Int']['output'];
};

/** A tip in a list. */
export type TipEdge = {
  __typename?: 'TipEdge';
  /** Its place in the list. */
  cursor: Scalars['String']['output'];
  /** The tip. */
  node: Tip;
};

/** A picture of a tip. */
export type TipImage = {
  __typename?: 'TipImage';
  /** Address of the picture as uploaded. */
  original: Scalars['String']['output'];
  /** Address of the picture to show. */
  url: Scalars['String']['output'];
};

/** A match within a tip. */
export type TipMatch = {
  __typename?: 'TipMatch';
  /** Kick-off. */
  date: Scalars['DateTime']['output'];
  /** Decimal odds. */
  exchange: Scalars['Float']['output'];
  /** What is tipped. */
  tip: Scalars['String']['output'];
  /** The match. */
  title: Scalars['String']['output'];
};

/** States of a tip. */
export type TipStatus =
  /** Pending. */
  | 'ACTIVE'
  /** Cancelled. */
  | 'CANCEL'
  /** Deleted. */
  | 'DELETED'
  /** Lost. */
  | 'FAIL'
  /** Won. */
  | 'SUCCESS'
  /** A status that this version does not know. */
  | 'UNKNOWN';

export type TipStatusesChangedPayload = {
  __typename?: 'TipStatusesChangedPayload';
  /** Where the log stands after this payload; give it as `after` to resume. */
  cursor: Scalars['String']['output'];
  /** Whether events between `after` and this payload may be lost: read the list again. */
  gap: Scalars['Boolean']['output'];
  /** The tips as they are now, in the order of their changes. */
  tips: Array<Tip>;
};

/** Kinds of tips. */
export type TipType =
  /** AI. */
  | 'CHATGPT'
  /** Standard; also any kind that the upstream adds later. */
  | 'DEFAULT'
  /** Special. */
  | 'SPECIAL';

/** A person with an account. */
export type User = Node & {
  __typename?: 'User';
  /** Name on Discord. */
  discord?: Maybe<Scalars['String']['output']>;
  /** E-mail address, also the sign-in name. */
  email: Scalars['String']['output'];
  /** First name. */
  firstName?: Maybe<Scalars['String']['output']>;
  id: Scalars['ID']['output'];
  /** Whether the person runs the service. */
  isAdmin: Scalars['Boolean']['output'];
  /** Whether the person creates tips. */
  isTyper: Scalars['Boolean']['output'];
  /** Last name. */
  lastName?: Maybe<Scalars['String']['output']>;
  /** Whether to show the notice about the reserved VIP subscription. */
  showMeVipSubInfo: Scalars['Boolean']['output'];
};

/** Something the person can mend: one per field and code. */
export type UserError = {
  __typename?: 'UserError';
  /** Code of the fault, upper case, for example `INVALID_CREDENTIALS`, `BLANK` or `INVALID`; clients translate it. */
  code: Scalars['String']['output'];
  /** Path of the input field in this schema's names; null when no field is to blame. */
  field?: Maybe<Array<Scalars['String']['output']>>;
  /** The fault in the upstream's words; not meant to be shown raw. */
  message: Scalars['String']['output'];
};

/** The signed-in user and what belongs to them. */
export type Viewer = {
  __typename?: 'Viewer';
  /** The subscription that runs now. */
  activeSubscription?: Maybe<ActiveSubscription>;
  /** The dashboard's sections. */
  dashboard?: Maybe<Dashboard>;
  /** What the person may use. */
  permissions: Array<Permission>;
  /** The person. */
  user: User;
};



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
) => Maybe<TTypes> | Promise<Maybe<TTypes>>;

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
  Node:
    | ( Dropinfo )
    | ( DropinfoFilter )
    | ( League )
    | ( Plan )
    | ( Tip )
    | ( User )
  ;
};

/** Mapping between all available schema types and the resolvers types */
export type ResolversTypes = {
  ActiveSubscription: ResolverTypeWrapper<ActiveSubscription>;
  Boolean: ResolverTypeWrapper<Scalars['Boolean']['output']>;
  Dashboard: ResolverTypeWrapper<DashboardModel>;
  DateTime: ResolverTypeWrapper<Scalars['DateTime']['output']>;
  Dropinfo: ResolverTypeWrapper<Dropinfo>;
  DropinfoConnection: ResolverTypeWrapper<DropinfoConnection>;
  DropinfoEdge: ResolverTypeWrapper<DropinfoEdge>;
  DropinfoFilter: ResolverTypeWrapper<DropinfoFilter>;
  DropinfoFilterInput: DropinfoFilterInput;
  DropinfoLeague: ResolverTypeWrapper<DropinfoLeague>;
  DropinfoOrder: DropinfoOrder;
  DropinfoOrderField: DropinfoOrderField;
  DropinfosAddedPayload: ResolverTypeWrapper<DropinfosAddedPayload>;
  Float: ResolverTypeWrapper<Scalars['Float']['output']>;
  ID: ResolverTypeWrapper<Scalars['ID']['output']>;
  Int: ResolverTypeWrapper<Scalars['Int']['output']>;
  League: ResolverTypeWrapper<League>;
  LeagueConnection: ResolverTypeWrapper<LeagueConnection>;
  LeagueEdge: ResolverTypeWrapper<LeagueEdge>;
  Market: Market;
  Mutation: ResolverTypeWrapper<Record<PropertyKey, never>>;
  Node: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['Node']>;
  OddsSide: ResolverTypeWrapper<OddsSide>;
  PageInfo: ResolverTypeWrapper<PageInfo>;
  Permission: Permission;
  Plan: ResolverTypeWrapper<Plan>;
  Query: ResolverTypeWrapper<Record<PropertyKey, never>>;
  Role: Role;
  Sale: ResolverTypeWrapper<Sale>;
  Season: ResolverTypeWrapper<Season>;
  SetTipCancelInput: SetTipCancelInput;
  SetTipCancelPayload: ResolverTypeWrapper<SetTipCancelPayload>;
  SetTipFailInput: SetTipFailInput;
  SetTipFailPayload: ResolverTypeWrapper<SetTipFailPayload>;
  SetTipSuccessInput: SetTipSuccessInput;
  SetTipSuccessPayload: ResolverTypeWrapper<SetTipSuccessPayload>;
  SignInInput: SignInInput;
  SignInPayload: ResolverTypeWrapper<Omit<SignInPayload, 'viewer'> & { viewer?: Maybe<ResolversTypes['Viewer']> }>;
  SignOutPayload: ResolverTypeWrapper<SignOutPayload>;
  Site: ResolverTypeWrapper<Site>;
  SortDirection: SortDirection;
  String: ResolverTypeWrapper<Scalars['String']['output']>;
  Subscription: ResolverTypeWrapper<Record<PropertyKey, never>>;
  Tip: ResolverTypeWrapper<Tip>;
  TipConnection: ResolverTypeWrapper<TipConnection>;
  TipEdge: ResolverTypeWrapper<TipEdge>;
  TipImage: ResolverTypeWrapper<TipImage>;
  TipMatch: ResolverTypeWrapper<TipMatch>;
  TipStatus: TipStatus;
  TipStatusesChangedPayload: ResolverTypeWrapper<TipStatusesChangedPayload>;
  TipType: TipType;
  User: ResolverTypeWrapper<User>;
  UserError: ResolverTypeWrapper<UserError>;
  Viewer: ResolverTypeWrapper<ViewerModel>;
};

/** Mapping between all available schema types and the resolvers parents */
export type ResolversParentTypes = {
  ActiveSubscription: ActiveSubscription;
  Boolean: Scalars['Boolean']['output'];
  Dashboard: DashboardModel;
  DateTime: Scalars['DateTime']['output'];
  Dropinfo: Dropinfo;
  DropinfoConnection: DropinfoConnection;
  DropinfoEdge: DropinfoEdge;
  DropinfoFilter: DropinfoFilter;
  DropinfoFilterInput: DropinfoFilterInput;
  DropinfoLeague: DropinfoLeague;
  DropinfoOrder: DropinfoOrder;
  DropinfosAddedPayload: DropinfosAddedPayload;
  Float: Scalars['Float']['output'];
  ID: Scalars['ID']['output'];
  Int: Scalars['Int']['output'];
  League: League;
  LeagueConnection: LeagueConnection;
  LeagueEdge: LeagueEdge;
  Mutation: Record<PropertyKey, never>;
  Node: ResolversInterfaceTypes<ResolversParentTypes>['Node'];
  OddsSide: OddsSide;
  PageInfo: PageInfo;
  Plan: Plan;
  Query: Record<PropertyKey, never>;
  Sale: Sale;
  Season: Season;
  SetTipCancelInput: SetTipCancelInput;
  SetTipCancelPayload: SetTipCancelPayload;
  SetTipFailInput: SetTipFailInput;
  SetTipFailPayload: SetTipFailPayload;
  SetTipSuccessInput: SetTipSuccessInput;
  SetTipSuccessPayload: SetTipSuccessPayload;
  SignInInput: SignInInput;
  SignInPayload: Omit<SignInPayload, 'viewer'> & { viewer?: Maybe<ResolversParentTypes['Viewer']> };
  SignOutPayload: SignOutPayload;
  Site: Site;
  String: Scalars['String']['output'];
  Subscription: Record<PropertyKey, never>;
  Tip: Tip;
  TipConnection: TipConnection;
  TipEdge: TipEdge;
  TipImage: TipImage;
  TipMatch: TipMatch;
  TipStatusesChangedPayload: TipStatusesChangedPayload;
  User: User;
  UserError: UserError;
  Viewer: ViewerModel;
};

export type AccessDirectiveArgs = {
  permission?: Maybe<Permission>;
  roles?: Maybe<Array<Role>>;
  signedIn?: Scalars['Boolean']['input'];
};

export type AccessDirectiveResolver<Result, Parent, ContextType = GraphContext, Args = AccessDirectiveArgs> = DirectiveResolverFn<Result, Parent, ContextType, Args>;

export type ActiveSubscriptionResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['ActiveSubscription'] = ResolversParentTypes['ActiveSubscription']> = {
  discord?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  expiresAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  goq?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  plan?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type DashboardResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['Dashboard'] = ResolversParentTypes['Dashboard']> = {
  chatgptTips?: Resolver<Maybe<Array<ResolversTypes['Tip']>>, ParentType, ContextType>;
  defaultTips?: Resolver<Maybe<Array<ResolversTypes['Tip']>>, ParentType, ContextType>;
  dropinfos?: Resolver<Maybe<Array<ResolversTypes['Dropinfo']>>, ParentType, ContextType>;
  limitedPlanWarning?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  specialTips?: Resolver<Maybe<Array<ResolversTypes['Tip']>>, ParentType, ContextType>;
};

export interface DateTimeScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['DateTime'], any> {
  name: 'DateTime';
}

export type DropinfoResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['Dropinfo'] = ResolversParentTypes['Dropinfo']> = {
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  date?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  drop?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  league?: Resolver<Maybe<ResolversTypes['DropinfoLeague']>, ParentType, ContextType>;
  market?: Resolver<Maybe<ResolversTypes['Market']>, ParentType, ContextType>;
  over?: Resolver<ResolversTypes['OddsSide'], ParentType, ContextType>;
  timebetween?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  tip?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  uid?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  under?: Resolver<Maybe<ResolversTypes['OddsSide']>, ParentType, ContextType>;
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
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type DropinfoLeagueResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['DropinfoLeague'] = ResolversParentTypes['DropinfoLeague']> = {
  country?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type DropinfosAddedPayloadResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['DropinfosAddedPayload'] = ResolversParentTypes['DropinfosAddedPayload']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  dropinfos?: Resolver<Array<ResolversTypes['Dropinfo']>, ParentType, ContextType>;
  gap?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type LeagueResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['League'] = ResolversParentTypes['League']> = {
  country?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  flag?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  logo?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  season?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  seasons?: Resolver<Array<ResolversTypes['Season']>, ParentType, ContextType>;
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

export type MutationResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['Mutation'] = ResolversParentTypes['Mutation']> = {
  setTipCancel?: Resolver<ResolversTypes['SetTipCancelPayload'], ParentType, ContextType, RequireFields<MutationSetTipCancelArgs, 'input'>>;
  setTipFail?: Resolver<ResolversTypes['SetTipFailPayload'], ParentType, ContextType, RequireFields<MutationSetTipFailArgs, 'input'>>;
  setTipSuccess?: Resolver<ResolversTypes['SetTipSuccessPayload'], ParentType, ContextType, RequireFields<MutationSetTipSuccessArgs, 'input'>>;
  signIn?: Resolver<ResolversTypes['SignInPayload'], ParentType, ContextType, RequireFields<MutationSignInArgs, 'input'>>;
  signOut?: Resolver<ResolversTypes['SignOutPayload'], ParentType, ContextType>;
};

export type NodeResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['Node'] = ResolversParentTypes['Node']> = {
  __resolveType: TypeResolveFn<'Dropinfo' | 'DropinfoFilter' | 'League' | 'Plan' | 'Tip' | 'User', ParentType, ContextType>;
};

export type OddsSideResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['OddsSide'] = ResolversParentTypes['OddsSide']> = {
  from?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  fromP?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  to?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  toP?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
};

export type PageInfoResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['PageInfo'] = ResolversParentTypes['PageInfo']> = {
  endCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  hasNextPage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  hasPreviousPage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  startCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type PlanResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['Plan'] = ResolversParentTypes['Plan']> = {
  activeSale?: Resolver<Maybe<ResolversTypes['Sale']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isLimited?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  limitedLeft?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  permissions?: Resolver<Array<ResolversTypes['Permission']>, ParentType, ContextType>;
  pricePln?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type QueryResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['Query'] = ResolversParentTypes['Query']> = {
  dropinfoFilters?: Resolver<Maybe<Array<ResolversTypes['DropinfoFilter']>>, ParentType, ContextType>;
  dropinfos?: Resolver<Maybe<ResolversTypes['DropinfoConnection']>, ParentType, ContextType, RequireFields<QueryDropinfosArgs, 'first'>>;
  leagues?: Resolver<Maybe<ResolversTypes['LeagueConnection']>, ParentType, ContextType, RequireFields<QueryLeaguesArgs, 'first'>>;
  liveCursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<Maybe<ResolversTypes['Node']>, ParentType, ContextType, RequireFields<QueryNodeArgs, 'id'>>;
  nodes?: Resolver<Array<Maybe<ResolversTypes['Node']>>, ParentType, ContextType, RequireFields<QueryNodesArgs, 'ids'>>;
  plans?: Resolver<Array<ResolversTypes['Plan']>, ParentType, ContextType>;
  site?: Resolver<ResolversTypes['Site'], ParentType, ContextType>;
  tip?: Resolver<Maybe<ResolversTypes['Tip']>, ParentType, ContextType, RequireFields<QueryTipArgs, 'uid'>>;
  tips?: Resolver<Maybe<ResolversTypes['TipConnection']>, ParentType, ContextType, RequireFields<QueryTipsArgs, 'first'>>;
  viewer?: Resolver<Maybe<ResolversTypes['Viewer']>, ParentType, ContextType>;
};

export type SaleResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['Sale'] = ResolversParentTypes['Sale']> = {
  percent?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type SeasonResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['Season'] = ResolversParentTypes['Season']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  year?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SetTipCancelPayloadResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['SetTipCancelPayload'] = ResolversParentTypes['SetTipCancelPayload']> = {
  errors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  tip?: Resolver<Maybe<ResolversTypes['Tip']>, ParentType, ContextType>;
};

export type SetTipFailPayloadResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['SetTipFailPayload'] = ResolversParentTypes['SetTipFailPayload']> = {
  errors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  tip?: Resolver<Maybe<ResolversTypes['Tip']>, ParentType, ContextType>;
};

export type SetTipSuccessPayloadResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['SetTipSuccessPayload'] = ResolversParentTypes['SetTipSuccessPayload']> = {
  errors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  tip?: Resolver<Maybe<ResolversTypes['Tip']>, ParentType, ContextType>;
};

export type SignInPayloadResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['SignInPayload'] = ResolversParentTypes['SignInPayload']> = {
  errors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  viewer?: Resolver<Maybe<ResolversTypes['Viewer']>, ParentType, ContextType>;
};

export type SignOutPayloadResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['SignOutPayload'] = ResolversParentTypes['SignOutPayload']> = {
  errors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type SiteResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['Site'] = ResolversParentTypes['Site']> = {
  dashboardBreak?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  offline?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  technicalBreak?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type SubscriptionResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['Subscription'] = ResolversParentTypes['Subscription']> = {
  dropinfosAdded?: SubscriptionResolver<ResolversTypes['DropinfosAddedPayload'], "dropinfosAdded", ParentType, ContextType, Partial<SubscriptionDropinfosAddedArgs>>;
  tipStatusesChanged?: SubscriptionResolver<ResolversTypes['TipStatusesChangedPayload'], "tipStatusesChanged", ParentType, ContextType, Partial<SubscriptionTipStatusesChangedArgs>>;
};

export type TipResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['Tip'] = ResolversParentTypes['Tip']> = {
  cancelReason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  date?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  ewk?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  exchange?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  idx?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  images?: Resolver<Array<ResolversTypes['TipImage']>, ParentType, ContextType>;
  matches?: Resolver<Array<ResolversTypes['TipMatch']>, ParentType, ContextType>;
  qualityValue?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  rate?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['TipStatus'], ParentType, ContextType>;
  tip?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['TipType'], ParentType, ContextType>;
  uid?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  units?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
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
  original?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type TipMatchResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['TipMatch'] = ResolversParentTypes['TipMatch']> = {
  date?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  exchange?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  tip?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type TipStatusesChangedPayloadResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['TipStatusesChangedPayload'] = ResolversParentTypes['TipStatusesChangedPayload']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  gap?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  tips?: Resolver<Array<ResolversTypes['Tip']>, ParentType, ContextType>;
};

export type UserResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['User'] = ResolversParentTypes['User']> = {
  discord?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  firstName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isAdmin?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isTyper?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  lastName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  showMeVipSubInfo?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type UserErrorResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['UserError'] = ResolversParentTypes['UserError']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  field?: Resolver<Maybe<Array<ResolversTypes['String']>>, ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ViewerResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['Viewer'] = ResolversParentTypes['Viewer']> = {
  activeSubscription?: Resolver<Maybe<ResolversTypes['ActiveSubscription']>, ParentType, ContextType>;
  dashboard?: Resolver<Maybe<ResolversTypes['Dashboard']>, ParentType, ContextType>;
  permissions?: Resolver<Array<ResolversTypes['Permission']>, ParentType, ContextType>;
  user?: Resolver<ResolversTypes['User'], ParentType, ContextType>;
};

export type Resolvers<ContextType = GraphContext> = {
  ActiveSubscription?: ActiveSubscriptionResolvers<ContextType>;
  Dashboard?: DashboardResolvers<ContextType>;
  DateTime?: GraphQLScalarType;
  Dropinfo?: DropinfoResolvers<ContextType>;
  DropinfoConnection?: DropinfoConnectionResolvers<ContextType>;
  DropinfoEdge?: DropinfoEdgeResolvers<ContextType>;
  DropinfoFilter?: DropinfoFilterResolvers<ContextType>;
  DropinfoLeague?: DropinfoLeagueResolvers<ContextType>;
  DropinfosAddedPayload?: DropinfosAddedPayloadResolvers<ContextType>;
  League?: LeagueResolvers<ContextType>;
  LeagueConnection?: LeagueConnectionResolvers<ContextType>;
  LeagueEdge?: LeagueEdgeResolvers<ContextType>;
  Mutation?: MutationResolvers<ContextType>;
  Node?: NodeResolvers<ContextType>;
  OddsSide?: OddsSideResolvers<ContextType>;
  PageInfo?: PageInfoResolvers<ContextType>;
  Plan?: PlanResolvers<ContextType>;
  Query?: QueryResolvers<ContextType>;
  Sale?: SaleResolvers<ContextType>;
  Season?: SeasonResolvers<ContextType>;
  SetTipCancelPayload?: SetTipCancelPayloadResolvers<ContextType>;
  SetTipFailPayload?: SetTipFailPayloadResolvers<ContextType>;
  SetTipSuccessPayload?: SetTipSuccessPayloadResolvers<ContextType>;
  SignInPayload?: SignInPayloadResolvers<ContextType>;
  SignOutPayload?: SignOutPayloadResolvers<ContextType>;
  Site?: SiteResolvers<ContextType>;
  Subscription?: SubscriptionResolvers<ContextType>;
  Tip?: TipResolvers<ContextType>;
  TipConnection?: TipConnectionResolvers<ContextType>;
  TipEdge?: TipEdgeResolvers<ContextType>;
  TipImage?: TipImageResolvers<ContextType>;
  TipMatch?: TipMatchResolvers<ContextType>;
  TipStatusesChangedPayload?: TipStatusesChangedPayloadResolvers<ContextType>;
  User?: UserResolvers<ContextType>;
  UserError?: UserErrorResolvers<ContextType>;
  Viewer?: ViewerResolvers<ContextType>;
};

export type DirectiveResolvers<ContextType = GraphContext> = {
  access?: AccessDirectiveResolver<any, any, ContextType>;
};
