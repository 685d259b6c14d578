import type { GraphQLResolveInfo, GraphQLScalarType, GraphQLScalarTypeConfig } from 'graphql';
import type { PlanModel } from '../plan/mapper.ts';
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

/** What an order does to the buyer's subscription. */
export type CartAction =
  /** Starts one; a plan with fixed dates starts beside a running one, which goes on. */
  | 'BUY'
  /** Ends the running one of another plan and starts this at once. */
  | 'CHANGE'
  /** Adds to the running one of the same plan. */
  | 'EXTEND';

/** What may be ordered. */
export type CartInput = {
  /** Whether the Discord server is added. */
  discord?: Scalars['Boolean']['input'];
  /** Length in months: 1, 3, 6 or 12; only 1 for a plan with fixed dates. */
  months: Scalars['Int']['input'];
  /** Name of the plan in lower case. */
  plan: Scalars['String']['input'];
  /** A promo code; not looked at for a guest, nor with a plan that has fixed dates and so no reductions. */
  promoCode?: InputMaybe<Scalars['String']['input']>;
};

/** A line of a cart. */
export type CartLine = {
  __typename?: 'CartLine';
  /** Its amount in PLN; negative for what is taken off. */
  amountPln: Scalars['Float']['output'];
  /** What it stands for. */
  kind: CartLineKind;
  /** The percent that a reduction takes off; null for the others. */
  percent?: Maybe<Scalars['Float']['output']>;
};

/** What a line of a cart stands for. */
export type CartLineKind =
  /** The rest of the active subscription when the plan changes, at most what the package costs by then. */
  | 'ACTIVE_SUBSCRIPTION_REST'
  /** The Discord server. */
  | 'DISCORD'
  /** Taken off for the length. */
  | 'DURATION_DISCOUNT'
  /** The plan for its months before any reduction. */
  | 'PACKAGE'
  /** Taken off by the promo code. */
  | 'PROMO_CODE'
  /** Taken off by a sale. */
  | 'SALE';

/** What a cart costs. Money is PLN with at most two decimals; each line is rounded half up to a grosz. */
export type CartPrice = {
  __typename?: 'CartPrice';
  /** What the order does to the caller's subscription. */
  action: CartAction;
  /** Whether the plan includes the Discord server, so that adding it costs nothing. */
  discordIncluded: Scalars['Boolean']['output'];
  /** Months that a sale adds for nothing. */
  extraMonths: Scalars['Int']['output'];
  /** Whether the quality guarantee is included. */
  goqIncluded: Scalars['Boolean']['output'];
  /** The lines, in the order of `CartLineKind`; all but PACKAGE only when they change the sum. */
  lines: Array<CartLine>;
  /** The promo code that counts; null without one. */
  promoCode?: Maybe<PromoCode>;
  /** Why the given promo code does not count, with the field `promoCode` and codes as of `redeemPromoCode`. */
  promoCodeErrors: Array<UserError>;
  /** The sum of the lines: what is paid. */
  totalPln: Scalars['Float']['output'];
  /** Why the caller cannot order this now; null when they can. */
  unavailability?: Maybe<PlanUnavailability>;
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

/** How the published tips have done. Whatever the upstream does not tell is null. */
export type Effectiveness = {
  __typename?: 'Effectiveness';
  /** Profit of a year in percent of the bank that it is played with. */
  annualRoiPercent?: Maybe<Scalars['Float']['output']>;
  /** The bank that `annualRoiPercent` is counted on, in units. */
  bankUnits?: Maybe<Scalars['Float']['output']>;
  /** The same by kind of tip; empty when not told. */
  byType: Array<EffectivenessOfType>;
  /** Day of the first tip counted, YYYY-MM-DD. */
  from?: Maybe<Scalars['String']['output']>;
  /** How many of them lost. */
  lost?: Maybe<Scalars['Int']['output']>;
  /** Sum of the profits, in units. */
  profitUnits?: Maybe<Scalars['Float']['output']>;
  /** Settled tips counted, without cancelled ones: the sample. */
  sampleSize?: Maybe<Scalars['Int']['output']>;
  /** Cumulative profit by day, earliest first; empty when not told. */
  series: Array<EffectivenessPoint>;
  /** Sum of the stakes, in units. */
  stakeUnits?: Maybe<Scalars['Float']['output']>;
  /** Day up to which tips are counted, YYYY-MM-DD. */
  to?: Maybe<Scalars['String']['output']>;
  /** How many of them won. */
  won?: Maybe<Scalars['Int']['output']>;
  /** Profit in percent of the stakes. */
  yieldPercent?: Maybe<Scalars['Float']['output']>;
};

/** How the tips of one kind have done. */
export type EffectivenessOfType = {
  __typename?: 'EffectivenessOfType';
  /** How many of them lost. */
  lost?: Maybe<Scalars['Int']['output']>;
  /** Sum of the profits, in units. */
  profitUnits?: Maybe<Scalars['Float']['output']>;
  /** Settled tips counted, without cancelled ones. */
  sampleSize: Scalars['Int']['output'];
  /** Sum of the stakes, in units. */
  stakeUnits?: Maybe<Scalars['Float']['output']>;
  /** The kind. */
  type: TipType;
  /** How many of them won. */
  won?: Maybe<Scalars['Int']['output']>;
  /** Profit in percent of the stakes. */
  yieldPercent?: Maybe<Scalars['Float']['output']>;
};

/** A day in the series of profits. */
export type EffectivenessPoint = {
  __typename?: 'EffectivenessPoint';
  /** Profit of all tips up to and including this day, in units. */
  cumulativeUnits: Scalars['Float']['output'];
  /** The day, YYYY-MM-DD. */
  date: Scalars['String']['output'];
  /** Tips counted up to and including this day. */
  sampleSize?: Maybe<Scalars['Int']['output']>;
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
  /** Orders a plan. Never sent twice by the gateway; the same order repeated while its payment is pending leads to the same payment. */
  order: OrderPayload;
  /** Checks a promo code for the caller; it is used up only by a paid order. */
  redeemPromoCode: RedeemPromoCodePayload;
  /** Opens an account and signs in: the credentials come in the response headers as after signIn. */
  register: RegisterPayload;
  /** Sends a message with a link to /reset-password/{code}. The answer is the same whether the address is known or not. */
  requestPasswordReset: RequestPasswordResetPayload;
  /** Sets a new password with the code of the message and signs in: the credentials come in the response headers. */
  resetPassword: ResetPasswordPayload;
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
  /** Changes the caller's own data. */
  updateAccount: UpdateAccountPayload;
  /** Changes the caller's password. */
  updatePassword: UpdatePasswordPayload;
  /** Counts a visit of /boiskoprawdy, without personal data. */
  visitBoisko: VisitBoiskoPayload;
};


export type MutationOrderArgs = {
  input: OrderInput;
};


export type MutationRedeemPromoCodeArgs = {
  input: RedeemPromoCodeInput;
};


export type MutationRegisterArgs = {
  input: RegisterInput;
};


export type MutationRequestPasswordResetArgs = {
  input: RequestPasswordResetInput;
};


export type MutationResetPasswordArgs = {
  input: ResetPasswordInput;
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


export type MutationUpdateAccountArgs = {
  input: UpdateAccountInput;
};


export type MutationUpdatePasswordArgs = {
  input: UpdatePasswordInput;
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

export type OrderInput = {
  /** Whether the Discord server is added. */
  discord?: Scalars['Boolean']['input'];
  /** Name on Discord, needed when `discord` is true or the plan includes the server. Errors: BLANK, TOO_LONG, INVALID. */
  discordName?: InputMaybe<Scalars['String']['input']>;
  /** The sum that the person saw; the order is refused with PRICE_CHANGED when it is another by now. */
  expectedTotalPln?: InputMaybe<Scalars['Float']['input']>;
  /** First name. Errors: BLANK, TOO_LONG. */
  firstName: Scalars['String']['input'];
  /** Last name. Errors: BLANK, TOO_LONG. */
  lastName: Scalars['String']['input'];
  /** Length in months. Errors: INVALID. */
  months: Scalars['Int']['input'];
  /** How to pay. Errors: UNAVAILABLE. */
  paymentMethod: PaymentMethod;
  /** Name of the plan in lower case. Errors: INVALID, UNAVAILABLE, SOLD_OUT. */
  plan: Scalars['String']['input'];
  /** A promo code. Errors: USED, INVALID, EXPIRED. */
  promoCode?: InputMaybe<Scalars['String']['input']>;
};

export type OrderPayload = {
  __typename?: 'OrderPayload';
  /** What the person can mend. */
  errors: Array<UserError>;
  /** Where to pay; for a sum of 0 the page of the result. Null when refused. */
  paymentUrl?: Maybe<Scalars['String']['output']>;
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

/** A payment for an order. */
export type Payment = {
  __typename?: 'Payment';
  /** Amount in PLN with at most two decimals. */
  amountPln: Scalars['Float']['output'];
  /** When it was ordered. */
  createdAt?: Maybe<Scalars['DateTime']['output']>;
  /** Whether the Discord server was added. */
  discord?: Maybe<Scalars['Boolean']['output']>;
  /** How it is paid. */
  method?: Maybe<PaymentMethod>;
  /** Length in months. */
  months?: Maybe<Scalars['Int']['output']>;
  /** When it was paid. */
  paidAt?: Maybe<Scalars['DateTime']['output']>;
  /** Where a pending payment can be gone on with. */
  paymentUrl?: Maybe<Scalars['String']['output']>;
  /** Name of the plan in lower case. */
  plan?: Maybe<Scalars['String']['output']>;
  /** State. */
  status: PaymentStatus;
  /** The state in the upstream's word, to be shown where `status` is UNKNOWN. */
  statusText: Scalars['String']['output'];
  /** Stable name in addresses, as in /payments/{uid}. */
  uid: Scalars['String']['output'];
};

/** A page of payments. */
export type PaymentConnection = {
  __typename?: 'PaymentConnection';
  /** Items with their cursors. */
  edges: Array<PaymentEdge>;
  /** Where the page stands. */
  pageInfo: PageInfo;
  /** How many there are. */
  totalCount: Scalars['Int']['output'];
};

/** A payment in a list. */
export type PaymentEdge = {
  __typename?: 'PaymentEdge';
  /** Its place in the list. */
  cursor: Scalars['String']['output'];
  /** The payment. */
  node: Payment;
};

/** Ways to pay. */
export type PaymentMethod =
  /** BLIK. */
  | 'BLIK'
  /** Przelewy24: transfers and cards. */
  | 'P24';

/** States of a payment. */
export type PaymentStatus =
  /** Cancelled. */
  | 'CANCELLED'
  /** Paid: the subscription runs. */
  | 'DONE'
  /** Refused or given up. */
  | 'FAILED'
  /** Not paid yet. */
  | 'PENDING'
  /** A status that this version does not know; not to be treated as paid. */
  | 'UNKNOWN';

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
  /** Whether the Discord server is included without extra charge. */
  discordIncluded: Scalars['Boolean']['output'];
  id: Scalars['ID']['output'];
  /** Whether only a limited number is sold. */
  isLimited: Scalars['Boolean']['output'];
  /** How many are left; null for a plan without a limit. */
  limitedLeft?: Maybe<Scalars['Int']['output']>;
  /** Name in lower case, for example `standard+`. */
  name: Scalars['String']['output'];
  /** For how long it can be bought and at what price, without promo code and active subscription; shortest first. */
  offers: Array<PlanOffer>;
  /** What the plan's holder may use. */
  permissions: Array<Permission>;
  /** Price of a month, in PLN with at most two decimals. */
  pricePln: Scalars['Float']['output'];
  /** Until when it is sold; null without an end. */
  soldUntil?: Maybe<Scalars['DateTime']['output']>;
  /** Every nth tip is shown to the plan's holder: 1 is all of them; null where it is not known. */
  tipsEveryNth?: Maybe<Scalars['Int']['output']>;
  /** Why the caller cannot buy it now, in the language of the request; null when it can be bought. */
  unavailability?: Maybe<PlanUnavailability>;
  /** When a plan with fixed dates begins; null for one that runs from its payment. */
  validFrom?: Maybe<Scalars['DateTime']['output']>;
  /** When a plan with fixed dates ends; null for one that runs from its payment. */
  validUntil?: Maybe<Scalars['DateTime']['output']>;
};

/** A plan for a number of months. Money is PLN with at most two decimals. */
export type PlanOffer = {
  __typename?: 'PlanOffer';
  /** Price of the Discord server for these months; 0 where it is included. */
  discordPricePln: Scalars['Float']['output'];
  /** Percent taken off for the length. */
  durationDiscountPercent: Scalars['Float']['output'];
  /** Whether the quality guarantee is included. */
  goqIncluded: Scalars['Boolean']['output'];
  /** Length in months: 1, 3, 6 or 12. */
  months: Scalars['Int']['output'];
  /** `pricePln` spread over the months, rounded half up. */
  pricePerMonthPln: Scalars['Float']['output'];
  /** Price after the reductions for the length and of the sale. */
  pricePln: Scalars['Float']['output'];
  /** Price before any reduction. */
  regularPricePln: Scalars['Float']['output'];
};

/** Why a plan cannot be bought. */
export type PlanUnavailability =
  /** It is not sold in the language of the request: Premium and VIP are sold in Polish only. */
  | 'LANGUAGE'
  /** It is limited, none is left, and the caller holds no place. */
  | 'SOLD_OUT';

/** A promo code that may be used by the caller. */
export type PromoCode = {
  __typename?: 'PromoCode';
  /** The code as the person wrote it, without spaces around it. */
  code: Scalars['String']['output'];
  /** Percent taken off the package, 0 to 100; the Discord server keeps its price. */
  percentage: Scalars['Float']['output'];
};

export type Query = {
  __typename?: 'Query';
  /** What a cart costs, line by line, as the upstream will charge it; null when its plan is not offered. For a signed-in caller the active subscription and the promo code count. */
  cartPrice?: Maybe<CartPrice>;
  /** Named league filters for dropinfos; empty for a caller without the permission DROPINFO_FILTERS. */
  dropinfoFilters?: Maybe<Array<DropinfoFilter>>;
  /** Falls of the odds. */
  dropinfos?: Maybe<DropinfoConnection>;
  /** How the published tips have done; null where the upstream has no figures. */
  effectiveness?: Maybe<Effectiveness>;
  /** Leagues with statistics. */
  leagues?: Maybe<LeagueConnection>;
  /** The place that the live log has reached. Asked for together with a list and given as `after` to a subscription, nothing between the two is missed. */
  liveCursor: Scalars['String']['output'];
  /** Any object by its global id; null when it does not exist or is not visible to the caller. */
  node?: Maybe<Node>;
  /** Several objects by their global ids, in the order asked for; at most 100. */
  nodes: Array<Maybe<Node>>;
  /** One of the caller's payments; null when there is none. */
  payment?: Maybe<Payment>;
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


export type QueryCartPriceArgs = {
  input: CartInput;
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


export type QueryPaymentArgs = {
  id: Scalars['String']['input'];
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

export type RedeemPromoCodeInput = {
  /** The code. Errors: BLANK, USED, INVALID, EXPIRED. */
  code: Scalars['String']['input'];
};

export type RedeemPromoCodePayload = {
  __typename?: 'RedeemPromoCodePayload';
  /** What the person can mend. */
  errors: Array<UserError>;
  /** The code and what it takes off; null when refused. */
  promoCode?: Maybe<PromoCode>;
};

export type RegisterInput = {
  /** E-mail address: becomes the sign-in name. Errors: BLANK, INVALID, TAKEN. */
  email: Scalars['String']['input'];
  /** Password of 6 characters or more. Errors: BLANK, TOO_SHORT, TOO_LONG. */
  password: Scalars['String']['input'];
  /** The password once more. Errors: CONFIRMATION. */
  passwordConfirmation: Scalars['String']['input'];
  /** Whether the terms are accepted. Errors: ACCEPTED. */
  termsAccepted: Scalars['Boolean']['input'];
};

export type RegisterPayload = {
  __typename?: 'RegisterPayload';
  /** What the person can mend. */
  errors: Array<UserError>;
  /** The new user, signed in; null when refused. */
  viewer?: Maybe<Viewer>;
};

export type RequestPasswordResetInput = {
  /** E-mail address of the account. Errors: BLANK, INVALID. */
  email: Scalars['String']['input'];
};

export type RequestPasswordResetPayload = {
  __typename?: 'RequestPasswordResetPayload';
  /** What the person can mend. */
  errors: Array<UserError>;
};

export type ResetPasswordInput = {
  /** Code of the message. Errors: INVALID for one that is unknown, used or expired. */
  code: Scalars['String']['input'];
  /** The new password, 6 characters or more. Errors: BLANK, TOO_SHORT, TOO_LONG. */
  password: Scalars['String']['input'];
  /** The new password once more. Errors: CONFIRMATION. */
  passwordConfirmation: Scalars['String']['input'];
};

export type ResetPasswordPayload = {
  __typename?: 'ResetPasswordPayload';
  /** What the person can mend. */
  errors: Array<UserError>;
  /** The user, signed in; null when refused. */
  viewer?: Maybe<Viewer>;
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
  /** Address of the Android app's file; null when there is none. */
  appDownloadUrl?: Maybe<Scalars['String']['output']>;
  /** E-mail address for everything else; null when not configured. */
  contactEmail?: Maybe<Scalars['String']['output']>;
  /** Whether the dashboard is on a break: only the public pages stay open. */
  dashboardBreak: Scalars['Boolean']['output'];
  /** Name of the site, as in page titles. */
  name: Scalars['String']['output'];
  /** Whether the operator has taken the service offline. */
  offline: Scalars['Boolean']['output'];
  /** Name of the plan that the offer recommends, in lower case; null for none. */
  recommendedPlan?: Maybe<Scalars['String']['output']>;
  /** Pages of the service elsewhere, in the configured order. */
  socialLinks: Array<SocialLink>;
  /** E-mail address for help with the product; null when not configured. */
  supportEmail?: Maybe<Scalars['String']['output']>;
  /** Whether a technical break is on: only the public pages stay open. */
  technicalBreak: Scalars['Boolean']['output'];
  /** Advertising trackers, to be loaded only after consent. */
  trackers: Trackers;
};

/** A page of the service elsewhere. */
export type SocialLink = {
  __typename?: 'SocialLink';
  /** Name of the place in lower case, for example `facebook`. */
  name: Scalars['String']['output'];
  /** Address of the page. */
  url: Scalars['String']['output'];
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

/** Ids of advertising trackers; null for one that is not in use. */
export type Trackers = {
  __typename?: 'Trackers';
  /** What a paid order is reported to at Google, for example `AW-123456/AbC`. */
  googleConversionId?: Maybe<Scalars['String']['output']>;
  /** Id of the Google tag, for example `AW-123456`. */
  googleTagId?: Maybe<Scalars['String']['output']>;
  /** Id of the Meta pixel. */
  metaPixelId?: Maybe<Scalars['String']['output']>;
};

export type UpdateAccountInput = {
  /** Name on Discord; unchanged when absent. Errors: TOO_LONG. */
  discord?: InputMaybe<Scalars['String']['input']>;
  /** First name; unchanged when absent. Errors: TOO_LONG. */
  firstName?: InputMaybe<Scalars['String']['input']>;
  /** Last name; unchanged when absent. Errors: TOO_LONG. */
  lastName?: InputMaybe<Scalars['String']['input']>;
};

export type UpdateAccountPayload = {
  __typename?: 'UpdateAccountPayload';
  /** What the person can mend. */
  errors: Array<UserError>;
  /** The user as they are now; null when refused. */
  viewer?: Maybe<Viewer>;
};

export type UpdatePasswordInput = {
  /** The password so far. Errors: BLANK, INVALID. */
  currentPassword: Scalars['String']['input'];
  /** The new password, 6 characters or more. Errors: BLANK, TOO_SHORT, TOO_LONG. */
  password: Scalars['String']['input'];
  /** The new password once more. Errors: CONFIRMATION. */
  passwordConfirmation: Scalars['String']['input'];
};

export type UpdatePasswordPayload = {
  __typename?: 'UpdatePasswordPayload';
  /** What the person can mend. */
  errors: Array<UserError>;
  /** The user; null when refused. */
  viewer?: Maybe<Viewer>;
};

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
  /**
   * Code of the fault, upper case; clients translate it and treat one that they do not know as INVALID.
   * BLANK: must be given. INVALID: not usable, for example an e-mail address without an @, a wrong current password or
   * an unknown promo code. TAKEN: somebody has it. TOO_SHORT, TOO_LONG: length. CONFIRMATION: differs from what it
   * repeats. ACCEPTED: must be accepted. USED: the promo code has been used by this account. EXPIRED: its time is over.
   * UNAVAILABLE: the plan is not sold in this language or no longer. SOLD_OUT: no place of the limited plan is left.
   * PRICE_CHANGED: the cart costs something else by now. PAYMENT_UNAVAILABLE: the payment provider did not take the
   * order. INVALID_CREDENTIALS: wrong e-mail address or password.
   */
  code: Scalars['String']['output'];
  /** Path of the input field in this schema's names; null when no field is to blame. */
  field?: Maybe<Array<Scalars['String']['output']>>;
  /** The fault in the upstream's words; not meant to be shown raw. */
  message: Scalars['String']['output'];
};

/** The signed-in user and what belongs to them. */
export type Viewer = {
  __typename?: 'Viewer';
  /** Whole days until the active subscription ends; null without one. */
  activeSubDaysToEnd?: Maybe<Scalars['Int']['output']>;
  /** What the rest of the active subscription is worth when the plan changes, in PLN with at most two decimals; null without one. */
  activeSubRestPrice?: Maybe<Scalars['Float']['output']>;
  /** The subscription that runs now. */
  activeSubscription?: Maybe<ActiveSubscription>;
  /** Whether the Christmas sale of 2023 applies to the person; false while that sale is off. */
  canUseDecember23Sale: Scalars['Boolean']['output'];
  /** The dashboard's sections. */
  dashboard?: Maybe<Dashboard>;
  /** Whether the person holds or has used a place of the limited plan: may buy it also when none is left. */
  limitedApplied: Scalars['Boolean']['output'];
  /** The person's payments, newest first. */
  payments?: Maybe<PaymentConnection>;
  /** What the person may use. */
  permissions: Array<Permission>;
  /** The person. */
  user: User;
};


/** The signed-in user and what belongs to them. */
export type ViewerPaymentsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: Scalars['Int']['input'];
};

export type VisitBoiskoPayload = {
  __typename?: 'VisitBoiskoPayload';
  /** What the person can mend. */
  errors: Array<UserError>;
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
    | ( PlanModel )
    | ( Tip )
    | ( User )
  ;
};

/** Mapping between all available schema types and the resolvers types */
export type ResolversTypes = {
  ActiveSubscription: ResolverTypeWrapper<ActiveSubscription>;
  Boolean: ResolverTypeWrapper<Scalars['Boolean']['output']>;
  CartAction: CartAction;
  CartInput: CartInput;
  CartLine: ResolverTypeWrapper<CartLine>;
  CartLineKind: CartLineKind;
  CartPrice: ResolverTypeWrapper<CartPrice>;
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
  Effectiveness: ResolverTypeWrapper<Effectiveness>;
  EffectivenessOfType: ResolverTypeWrapper<EffectivenessOfType>;
  EffectivenessPoint: ResolverTypeWrapper<EffectivenessPoint>;
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
  OrderInput: OrderInput;
  OrderPayload: ResolverTypeWrapper<OrderPayload>;
  PageInfo: ResolverTypeWrapper<PageInfo>;
  Payment: ResolverTypeWrapper<Payment>;
  PaymentConnection: ResolverTypeWrapper<PaymentConnection>;
  PaymentEdge: ResolverTypeWrapper<PaymentEdge>;
  PaymentMethod: PaymentMethod;
  PaymentStatus: PaymentStatus;
  Permission: Permission;
  Plan: ResolverTypeWrapper<PlanModel>;
  PlanOffer: ResolverTypeWrapper<PlanOffer>;
  PlanUnavailability: PlanUnavailability;
  PromoCode: ResolverTypeWrapper<PromoCode>;
  Query: ResolverTypeWrapper<Record<PropertyKey, never>>;
  RedeemPromoCodeInput: RedeemPromoCodeInput;
  RedeemPromoCodePayload: ResolverTypeWrapper<RedeemPromoCodePayload>;
  RegisterInput: RegisterInput;
  RegisterPayload: ResolverTypeWrapper<Omit<RegisterPayload, 'viewer'> & { viewer?: Maybe<ResolversTypes['Viewer']> }>;
  RequestPasswordResetInput: RequestPasswordResetInput;
  RequestPasswordResetPayload: ResolverTypeWrapper<RequestPasswordResetPayload>;
  ResetPasswordInput: ResetPasswordInput;
  ResetPasswordPayload: ResolverTypeWrapper<Omit<ResetPasswordPayload, 'viewer'> & { viewer?: Maybe<ResolversTypes['Viewer']> }>;
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
  SocialLink: ResolverTypeWrapper<SocialLink>;
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
  Trackers: ResolverTypeWrapper<Trackers>;
  UpdateAccountInput: UpdateAccountInput;
  UpdateAccountPayload: ResolverTypeWrapper<Omit<UpdateAccountPayload, 'viewer'> & { viewer?: Maybe<ResolversTypes['Viewer']> }>;
  UpdatePasswordInput: UpdatePasswordInput;
  UpdatePasswordPayload: ResolverTypeWrapper<Omit<UpdatePasswordPayload, 'viewer'> & { viewer?: Maybe<ResolversTypes['Viewer']> }>;
  User: ResolverTypeWrapper<User>;
  UserError: ResolverTypeWrapper<UserError>;
  Viewer: ResolverTypeWrapper<ViewerModel>;
  VisitBoiskoPayload: ResolverTypeWrapper<VisitBoiskoPayload>;
};

/** Mapping between all available schema types and the resolvers parents */
export type ResolversParentTypes = {
  ActiveSubscription: ActiveSubscription;
  Boolean: Scalars['Boolean']['output'];
  CartInput: CartInput;
  CartLine: CartLine;
  CartPrice: CartPrice;
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
  Effectiveness: Effectiveness;
  EffectivenessOfType: EffectivenessOfType;
  EffectivenessPoint: EffectivenessPoint;
  Float: Scalars['Float']['output'];
  ID: Scalars['ID']['output'];
  Int: Scalars['Int']['output'];
  League: League;
  LeagueConnection: LeagueConnection;
  LeagueEdge: LeagueEdge;
  Mutation: Record<PropertyKey, never>;
  Node: ResolversInterfaceTypes<ResolversParentTypes>['Node'];
  OddsSide: OddsSide;
  OrderInput: OrderInput;
  OrderPayload: OrderPayload;
  PageInfo: PageInfo;
  Payment: Payment;
  PaymentConnection: PaymentConnection;
  PaymentEdge: PaymentEdge;
  Plan: PlanModel;
  PlanOffer: PlanOffer;
  PromoCode: PromoCode;
  Query: Record<PropertyKey, never>;
  RedeemPromoCodeInput: RedeemPromoCodeInput;
  RedeemPromoCodePayload: RedeemPromoCodePayload;
  RegisterInput: RegisterInput;
  RegisterPayload: Omit<RegisterPayload, 'viewer'> & { viewer?: Maybe<ResolversParentTypes['Viewer']> };
  RequestPasswordResetInput: RequestPasswordResetInput;
  RequestPasswordResetPayload: RequestPasswordResetPayload;
  ResetPasswordInput: ResetPasswordInput;
  ResetPasswordPayload: Omit<ResetPasswordPayload, 'viewer'> & { viewer?: Maybe<ResolversParentTypes['Viewer']> };
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
  SocialLink: SocialLink;
  String: Scalars['String']['output'];
  Subscription: Record<PropertyKey, never>;
  Tip: Tip;
  TipConnection: TipConnection;
  TipEdge: TipEdge;
  TipImage: TipImage;
  TipMatch: TipMatch;
  TipStatusesChangedPayload: TipStatusesChangedPayload;
  Trackers: Trackers;
  UpdateAccountInput: UpdateAccountInput;
  UpdateAccountPayload: Omit<UpdateAccountPayload, 'viewer'> & { viewer?: Maybe<ResolversParentTypes['Viewer']> };
  UpdatePasswordInput: UpdatePasswordInput;
  UpdatePasswordPayload: Omit<UpdatePasswordPayload, 'viewer'> & { viewer?: Maybe<ResolversParentTypes['Viewer']> };
  User: User;
  UserError: UserError;
  Viewer: ViewerModel;
  VisitBoiskoPayload: VisitBoiskoPayload;
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

export type CartLineResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['CartLine'] = ResolversParentTypes['CartLine']> = {
  amountPln?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['CartLineKind'], ParentType, ContextType>;
  percent?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
};

export type CartPriceResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['CartPrice'] = ResolversParentTypes['CartPrice']> = {
  action?: Resolver<ResolversTypes['CartAction'], ParentType, ContextType>;
  discordIncluded?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  extraMonths?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  goqIncluded?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  lines?: Resolver<Array<ResolversTypes['CartLine']>, ParentType, ContextType>;
  promoCode?: Resolver<Maybe<ResolversTypes['PromoCode']>, ParentType, ContextType>;
  promoCodeErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  totalPln?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  unavailability?: Resolver<Maybe<ResolversTypes['PlanUnavailability']>, ParentType, ContextType>;
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

export type EffectivenessResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['Effectiveness'] = ResolversParentTypes['Effectiveness']> = {
  annualRoiPercent?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  bankUnits?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  byType?: Resolver<Array<ResolversTypes['EffectivenessOfType']>, ParentType, ContextType>;
  from?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  lost?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  profitUnits?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  sampleSize?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  series?: Resolver<Array<ResolversTypes['EffectivenessPoint']>, ParentType, ContextType>;
  stakeUnits?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  to?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  won?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  yieldPercent?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
};

export type EffectivenessOfTypeResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['EffectivenessOfType'] = ResolversParentTypes['EffectivenessOfType']> = {
  lost?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  profitUnits?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  sampleSize?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  stakeUnits?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  type?: Resolver<ResolversTypes['TipType'], ParentType, ContextType>;
  won?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  yieldPercent?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
};

export type EffectivenessPointResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['EffectivenessPoint'] = ResolversParentTypes['EffectivenessPoint']> = {
  cumulativeUnits?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  date?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  sampleSize?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
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
  order?: Resolver<ResolversTypes['OrderPayload'], ParentType, ContextType, RequireFields<MutationOrderArgs, 'input'>>;
  redeemPromoCode?: Resolver<ResolversTypes['RedeemPromoCodePayload'], ParentType, ContextType, RequireFields<MutationRedeemPromoCodeArgs, 'input'>>;
  register?: Resolver<ResolversTypes['RegisterPayload'], ParentType, ContextType, RequireFields<MutationRegisterArgs, 'input'>>;
  requestPasswordReset?: Resolver<ResolversTypes['RequestPasswordResetPayload'], ParentType, ContextType, RequireFields<MutationRequestPasswordResetArgs, 'input'>>;
  resetPassword?: Resolver<ResolversTypes['ResetPasswordPayload'], ParentType, ContextType, RequireFields<MutationResetPasswordArgs, 'input'>>;
  setTipCancel?: Resolver<ResolversTypes['SetTipCancelPayload'], ParentType, ContextType, RequireFields<MutationSetTipCancelArgs, 'input'>>;
  setTipFail?: Resolver<ResolversTypes['SetTipFailPayload'], ParentType, ContextType, RequireFields<MutationSetTipFailArgs, 'input'>>;
  setTipSuccess?: Resolver<ResolversTypes['SetTipSuccessPayload'], ParentType, ContextType, RequireFields<MutationSetTipSuccessArgs, 'input'>>;
  signIn?: Resolver<ResolversTypes['SignInPayload'], ParentType, ContextType, RequireFields<MutationSignInArgs, 'input'>>;
  signOut?: Resolver<ResolversTypes['SignOutPayload'], ParentType, ContextType>;
  updateAccount?: Resolver<ResolversTypes['UpdateAccountPayload'], ParentType, ContextType, RequireFields<MutationUpdateAccountArgs, 'input'>>;
  updatePassword?: Resolver<ResolversTypes['UpdatePasswordPayload'], ParentType, ContextType, RequireFields<MutationUpdatePasswordArgs, 'input'>>;
  visitBoisko?: Resolver<ResolversTypes['VisitBoiskoPayload'], ParentType, ContextType>;
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

export type OrderPayloadResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['OrderPayload'] = ResolversParentTypes['OrderPayload']> = {
  errors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  paymentUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type PageInfoResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['PageInfo'] = ResolversParentTypes['PageInfo']> = {
  endCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  hasNextPage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  hasPreviousPage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  startCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type PaymentResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['Payment'] = ResolversParentTypes['Payment']> = {
  amountPln?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  createdAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  discord?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  method?: Resolver<Maybe<ResolversTypes['PaymentMethod']>, ParentType, ContextType>;
  months?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  paidAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  paymentUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  plan?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['PaymentStatus'], ParentType, ContextType>;
  statusText?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  uid?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
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

export type PlanResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['Plan'] = ResolversParentTypes['Plan']> = {
  activeSale?: Resolver<Maybe<ResolversTypes['Sale']>, ParentType, ContextType>;
  discordIncluded?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isLimited?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  limitedLeft?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  offers?: Resolver<Array<ResolversTypes['PlanOffer']>, ParentType, ContextType>;
  permissions?: Resolver<Array<ResolversTypes['Permission']>, ParentType, ContextType>;
  pricePln?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  soldUntil?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  tipsEveryNth?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  unavailability?: Resolver<Maybe<ResolversTypes['PlanUnavailability']>, ParentType, ContextType>;
  validFrom?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  validUntil?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
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

export type PromoCodeResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['PromoCode'] = ResolversParentTypes['PromoCode']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  percentage?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type QueryResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['Query'] = ResolversParentTypes['Query']> = {
  cartPrice?: Resolver<Maybe<ResolversTypes['CartPrice']>, ParentType, ContextType, RequireFields<QueryCartPriceArgs, 'input'>>;
  dropinfoFilters?: Resolver<Maybe<Array<ResolversTypes['DropinfoFilter']>>, ParentType, ContextType>;
  dropinfos?: Resolver<Maybe<ResolversTypes['DropinfoConnection']>, ParentType, ContextType, RequireFields<QueryDropinfosArgs, 'first'>>;
  effectiveness?: Resolver<Maybe<ResolversTypes['Effectiveness']>, ParentType, ContextType>;
  leagues?: Resolver<Maybe<ResolversTypes['LeagueConnection']>, ParentType, ContextType, RequireFields<QueryLeaguesArgs, 'first'>>;
  liveCursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<Maybe<ResolversTypes['Node']>, ParentType, ContextType, RequireFields<QueryNodeArgs, 'id'>>;
  nodes?: Resolver<Array<Maybe<ResolversTypes['Node']>>, ParentType, ContextType, RequireFields<QueryNodesArgs, 'ids'>>;
  payment?: Resolver<Maybe<ResolversTypes['Payment']>, ParentType, ContextType, RequireFields<QueryPaymentArgs, 'id'>>;
  plans?: Resolver<Array<ResolversTypes['Plan']>, ParentType, ContextType>;
  site?: Resolver<ResolversTypes['Site'], ParentType, ContextType>;
  tip?: Resolver<Maybe<ResolversTypes['Tip']>, ParentType, ContextType, RequireFields<QueryTipArgs, 'uid'>>;
  tips?: Resolver<Maybe<ResolversTypes['TipConnection']>, ParentType, ContextType, RequireFields<QueryTipsArgs, 'first'>>;
  viewer?: Resolver<Maybe<ResolversTypes['Viewer']>, ParentType, ContextType>;
};

export type RedeemPromoCodePayloadResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['RedeemPromoCodePayload'] = ResolversParentTypes['RedeemPromoCodePayload']> = {
  errors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  promoCode?: Resolver<Maybe<ResolversTypes['PromoCode']>, ParentType, ContextType>;
};

export type RegisterPayloadResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['RegisterPayload'] = ResolversParentTypes['RegisterPayload']> = {
  errors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  viewer?: Resolver<Maybe<ResolversTypes['Viewer']>, ParentType, ContextType>;
};

export type RequestPasswordResetPayloadResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['RequestPasswordResetPayload'] = ResolversParentTypes['RequestPasswordResetPayload']> = {
  errors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type ResetPasswordPayloadResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['ResetPasswordPayload'] = ResolversParentTypes['ResetPasswordPayload']> = {
  errors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
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
  appDownloadUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  contactEmail?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  dashboardBreak?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  offline?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  recommendedPlan?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  socialLinks?: Resolver<Array<ResolversTypes['SocialLink']>, ParentType, ContextType>;
  supportEmail?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  technicalBreak?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  trackers?: Resolver<ResolversTypes['Trackers'], ParentType, ContextType>;
};

export type SocialLinkResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['SocialLink'] = ResolversParentTypes['SocialLink']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
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

export type TrackersResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['Trackers'] = ResolversParentTypes['Trackers']> = {
  googleConversionId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  googleTagId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  metaPixelId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type UpdateAccountPayloadResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['UpdateAccountPayload'] = ResolversParentTypes['UpdateAccountPayload']> = {
  errors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  viewer?: Resolver<Maybe<ResolversTypes['Viewer']>, ParentType, ContextType>;
};

export type UpdatePasswordPayloadResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['UpdatePasswordPayload'] = ResolversParentTypes['UpdatePasswordPayload']> = {
  errors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  viewer?: Resolver<Maybe<ResolversTypes['Viewer']>, ParentType, ContextType>;
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
  activeSubDaysToEnd?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  activeSubRestPrice?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  activeSubscription?: Resolver<Maybe<ResolversTypes['ActiveSubscription']>, ParentType, ContextType>;
  canUseDecember23Sale?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  dashboard?: Resolver<Maybe<ResolversTypes['Dashboard']>, ParentType, ContextType>;
  limitedApplied?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  payments?: Resolver<Maybe<ResolversTypes['PaymentConnection']>, ParentType, ContextType, RequireFields<ViewerPaymentsArgs, 'first'>>;
  permissions?: Resolver<Array<ResolversTypes['Permission']>, ParentType, ContextType>;
  user?: Resolver<ResolversTypes['User'], ParentType, ContextType>;
};

export type VisitBoiskoPayloadResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['VisitBoiskoPayload'] = ResolversParentTypes['VisitBoiskoPayload']> = {
  errors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type Resolvers<ContextType = GraphContext> = {
  ActiveSubscription?: ActiveSubscriptionResolvers<ContextType>;
  CartLine?: CartLineResolvers<ContextType>;
  CartPrice?: CartPriceResolvers<ContextType>;
  Dashboard?: DashboardResolvers<ContextType>;
  DateTime?: GraphQLScalarType;
  Dropinfo?: DropinfoResolvers<ContextType>;
  DropinfoConnection?: DropinfoConnectionResolvers<ContextType>;
  DropinfoEdge?: DropinfoEdgeResolvers<ContextType>;
  DropinfoFilter?: DropinfoFilterResolvers<ContextType>;
  DropinfoLeague?: DropinfoLeagueResolvers<ContextType>;
  DropinfosAddedPayload?: DropinfosAddedPayloadResolvers<ContextType>;
  Effectiveness?: EffectivenessResolvers<ContextType>;
  EffectivenessOfType?: EffectivenessOfTypeResolvers<ContextType>;
  EffectivenessPoint?: EffectivenessPointResolvers<ContextType>;
  League?: LeagueResolvers<ContextType>;
  LeagueConnection?: LeagueConnectionResolvers<ContextType>;
  LeagueEdge?: LeagueEdgeResolvers<ContextType>;
  Mutation?: MutationResolvers<ContextType>;
  Node?: NodeResolvers<ContextType>;
  OddsSide?: OddsSideResolvers<ContextType>;
  OrderPayload?: OrderPayloadResolvers<ContextType>;
  PageInfo?: PageInfoResolvers<ContextType>;
  Payment?: PaymentResolvers<ContextType>;
  PaymentConnection?: PaymentConnectionResolvers<ContextType>;
  PaymentEdge?: PaymentEdgeResolvers<ContextType>;
  Plan?: PlanResolvers<ContextType>;
  PlanOffer?: PlanOfferResolvers<ContextType>;
  PromoCode?: PromoCodeResolvers<ContextType>;
  Query?: QueryResolvers<ContextType>;
  RedeemPromoCodePayload?: RedeemPromoCodePayloadResolvers<ContextType>;
  RegisterPayload?: RegisterPayloadResolvers<ContextType>;
  RequestPasswordResetPayload?: RequestPasswordResetPayloadResolvers<ContextType>;
  ResetPasswordPayload?: ResetPasswordPayloadResolvers<ContextType>;
  Sale?: SaleResolvers<ContextType>;
  Season?: SeasonResolvers<ContextType>;
  SetTipCancelPayload?: SetTipCancelPayloadResolvers<ContextType>;
  SetTipFailPayload?: SetTipFailPayloadResolvers<ContextType>;
  SetTipSuccessPayload?: SetTipSuccessPayloadResolvers<ContextType>;
  SignInPayload?: SignInPayloadResolvers<ContextType>;
  SignOutPayload?: SignOutPayloadResolvers<ContextType>;
  Site?: SiteResolvers<ContextType>;
  SocialLink?: SocialLinkResolvers<ContextType>;
  Subscription?: SubscriptionResolvers<ContextType>;
  Tip?: TipResolvers<ContextType>;
  TipConnection?: TipConnectionResolvers<ContextType>;
  TipEdge?: TipEdgeResolvers<ContextType>;
  TipImage?: TipImageResolvers<ContextType>;
  TipMatch?: TipMatchResolvers<ContextType>;
  TipStatusesChangedPayload?: TipStatusesChangedPayloadResolvers<ContextType>;
  Trackers?: TrackersResolvers<ContextType>;
  UpdateAccountPayload?: UpdateAccountPayloadResolvers<ContextType>;
  UpdatePasswordPayload?: UpdatePasswordPayloadResolvers<ContextType>;
  User?: UserResolvers<ContextType>;
  UserError?: UserErrorResolvers<ContextType>;
  Viewer?: ViewerResolvers<ContextType>;
  VisitBoiskoPayload?: VisitBoiskoPayloadResolvers<ContextType>;
};

export type DirectiveResolvers<ContextType = GraphContext> = {
  access?: AccessDirectiveResolver<any, any, ContextType>;
};
