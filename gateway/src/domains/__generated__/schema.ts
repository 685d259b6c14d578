import type { Upload } from '../../kit/upload.ts';
export type Maybe<T> = T | null;
export type InputMaybe<T> = Maybe<T>;
/** All built-in and custom scalars, mapped to their actual values */
export type Scalars = {
  ID: { input: string; output: string; }
  String: { input: string; output: string; }
  Boolean: { input: boolean; output: boolean; }
  Int: { input: number; output: number; }
  Float: { input: number; output: number; }
  /** A day, ISO 8601, for example `2026-03-14`. */
  Date: { input: string; output: string; }
  /** A point in time, ISO 8601 in UTC, for example `2026-03-14T18:43:00.000Z`. */
  DateTime: { input: string; output: string; }
  /**
   * An address: whole, or of this site when it begins with a slash, for example `/media/teams/7.png`. Clients of other sites resolve it against the
   * gateway's own address.
   */
  URL: { input: string; output: string; }
  /**
   * A file of a multipart request: `null` in the variables, and its place told by the request's `map`. Files come in the order of
   * the variables, each for one place.
   */
  Upload: { input: Upload; output: Upload; }
  /** A month, ISO 8601, for example `2026-03`. */
  YearMonth: { input: string; output: string; }
};

/** What `activateTournament` is given. */
export type ActivateTournamentInput = {
  /** Number of the season at the provider. Errors: INVALID, EMPTY. */
  seasonId: Scalars['Int']['input'];
  /** Number of the tournament at the provider. Errors: INVALID. */
  tournamentId: Scalars['Int']['input'];
};

/** What came of `activateTournament`. */
export type ActivateTournamentPayload = {
  __typename?: 'ActivateTournamentPayload';
  /** What the person can fix. */
  errors: Array<UserError>;
  /** What the import came to; null when refused, or where the upstream does not tell. */
  imported?: Maybe<ImportedSeason>;
  /** The league; null when refused. */
  league?: Maybe<League>;
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
  /** The plan; null when it is not on sale any more. */
  plan?: Maybe<Plan>;
  /** Name of the plan in lower case, which may not be on sale any more. */
  planName: Scalars['String']['output'];
};

/** Reading for those who run the service. */
export type Admin = {
  __typename?: 'Admin';
  /** All visits of /boiskoprawdy by day in Poland, earliest first; a day without any is left out, so that there is one entry at most for each day of the campaign. */
  campaignVisits?: Maybe<Array<DailyCampaignVisits>>;
  /** What typers have earned by their tips, one entry a typer and month, newest month first. */
  commissions?: Maybe<CommissionConnection>;
  /**
   * What waits for an admin now, and how many people the filters of their list find. Null where the upstream does not offer it; one that
   * does knows the filters of `payments` and `users` too.
   */
  counts?: Maybe<AdminCounts>;
  /** Those whose subscription includes the Discord server now; those without a name there first, then by name. */
  discordUsers?: Maybe<DiscordUserConnection>;
  /** A filter to be edited; null when there is none. */
  dropinfoFilter?: Maybe<DropinfoFilter>;
  /** All leagues that a filter may be restricted to, by country and name: those that were imported, some hundreds at most. */
  dropinfoFilterLeagues?: Maybe<Array<DropinfoFilterLeague>>;
  /** All sports that a filter may be restricted to: those that there is data for, tens at most. */
  dropinfoFilterSports?: Maybe<Array<Sport>>;
  /** All filters of dropinfos, in the order in which people choose from them; admins make them one by one, so that there are tens at most. */
  dropinfoFilters?: Maybe<Array<DropinfoFilter>>;
  /** The files that were made for download, newest first. */
  files?: Maybe<ExportFileConnection>;
  /** The newest payments that wait for an admin, at most 20: `failure` says why each could not be honoured. */
  heldPayments?: Maybe<Array<Payment>>;
  /** Matches of editable leagues that are over and lack a count, newest first. */
  matchesWithoutStats?: Maybe<MatchConnection>;
  /** Anybody's payment; null when there is none. */
  payment?: Maybe<Payment>;
  /** Figures of all payments. */
  paymentStats?: Maybe<PaymentStats>;
  /** Payments of everybody, newest first unless another order is asked for. */
  payments?: Maybe<PaymentConnection>;
  /** A plan to be edited; null when there is none. */
  plan?: Maybe<Plan>;
  /** All plans, also those that are not sold any more, in the order of the offer. */
  plans?: Maybe<Array<Plan>>;
  /** All promo codes, newest first. */
  promoCodes?: Maybe<Array<PromoCode>>;
  /** Categories of the data provider: mostly countries. */
  providerCategories?: Maybe<Array<ProviderCategory>>;
  /** Seasons of a tournament, newest first. */
  providerSeasons?: Maybe<Array<ProviderSeason>>;
  /** Tournaments of a category. */
  providerTournaments?: Maybe<Array<ProviderTournament>>;
  /** One tip to be edited; null when there is none. */
  tip?: Maybe<Tip>;
  /** Tips of all kinds, for those who write them. Admins reach back further than typers. */
  tips?: Maybe<TipConnection>;
  /** What one typer has earned; null for somebody who earns nothing by tips. */
  typerCommission?: Maybe<TyperCommission>;
  /** One person with an account; null when there is none. */
  user?: Maybe<User>;
  /** Everybody with an account, by number unless another order is asked for. */
  users?: Maybe<UserConnection>;
};


/** Reading for those who run the service. */
export type AdminCommissionsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: Scalars['Int']['input'];
};


/** Reading for those who run the service. */
export type AdminDiscordUsersArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: Scalars['Int']['input'];
};


/** Reading for those who run the service. */
export type AdminDropinfoFilterArgs = {
  filterId: Scalars['Int']['input'];
};


/** Reading for those who run the service. */
export type AdminDropinfoFilterLeaguesArgs = {
  sportId?: InputMaybe<Scalars['Int']['input']>;
};


/** Reading for those who run the service. */
export type AdminFilesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: Scalars['Int']['input'];
};


/** Reading for those who run the service. */
export type AdminMatchesWithoutStatsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: Scalars['Int']['input'];
  leagueId?: InputMaybe<Scalars['Int']['input']>;
  page?: InputMaybe<Scalars['Int']['input']>;
};


/** Reading for those who run the service. */
export type AdminPaymentArgs = {
  uidOrNumber: Scalars['String']['input'];
};


/** Reading for those who run the service. */
export type AdminPaymentsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: Scalars['Int']['input'];
  orderBy?: InputMaybe<PaymentOrder>;
  page?: InputMaybe<Scalars['Int']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
  status?: InputMaybe<PaymentFilter>;
};


/** Reading for those who run the service. */
export type AdminPlanArgs = {
  planId: Scalars['Int']['input'];
};


/** Reading for those who run the service. */
export type AdminProviderSeasonsArgs = {
  tournamentId: Scalars['Int']['input'];
};


/** Reading for those who run the service. */
export type AdminProviderTournamentsArgs = {
  categoryId: Scalars['Int']['input'];
};


/** Reading for those who run the service. */
export type AdminTipArgs = {
  uidOrNumber: Scalars['String']['input'];
};


/** Reading for those who run the service. */
export type AdminTipsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: Scalars['Int']['input'];
  orderBy?: InputMaybe<AdminTipOrder>;
  page?: InputMaybe<Scalars['Int']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
  statuses?: InputMaybe<Array<TipStatusInput>>;
  toSettle?: InputMaybe<Scalars['Boolean']['input']>;
  types?: InputMaybe<Array<TipTypeInput>>;
};


/** Reading for those who run the service. */
export type AdminTyperCommissionArgs = {
  month?: InputMaybe<Scalars['YearMonth']['input']>;
  typerId: Scalars['Int']['input'];
};


/** Reading for those who run the service. */
export type AdminUserArgs = {
  userId: Scalars['Int']['input'];
};


/** Reading for those who run the service. */
export type AdminUsersArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<UserFilter>;
  first?: Scalars['Int']['input'];
  orderBy?: InputMaybe<UserOrder>;
  page?: InputMaybe<Scalars['Int']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
};

/** What waits for an admin. Null stands for what the upstream does not count. */
export type AdminCounts = {
  __typename?: 'AdminCounts';
  /** Payments whose money was collected and that could not be honoured. */
  heldPayments?: Maybe<Scalars['Int']['output']>;
  /** Matches of editable leagues that are over and lack a count, as `matchesWithoutStats` has them. */
  matchesWithoutStats?: Maybe<Scalars['Int']['output']>;
  /** Payments that are not paid yet. */
  pendingPayments?: Maybe<Scalars['Int']['output']>;
  /** Imports of competitions that go on now. */
  runningImports?: Maybe<Scalars['Int']['output']>;
  /** Pending tips the last of whose matches began more than two hours ago, as `tips(toSettle: true)` has them. */
  tipsToSettle?: Maybe<Scalars['Int']['output']>;
  /** How many people there are. */
  users?: Maybe<UserCounts>;
};

/** Order of tips for those who write them. */
export type AdminTipOrder = {
  /** Which way. */
  direction?: SortDirection;
  /** What to sort by. */
  field?: AdminTipOrderField;
};

/** What tips can be sorted by. */
export type AdminTipOrderField =
  /** Author. */
  | 'AUTHOR'
  /** When it was published. */
  | 'CREATED_AT'
  /** Kick-off. */
  | 'KICK_OFF'
  /** Decimal odds. */
  | 'ODDS'
  /** Profit in units; pending tips count as 0. */
  | 'PROFIT_UNITS'
  /** Stake. */
  | 'STAKE'
  /** Title. */
  | 'TITLE';

/** The roles that can be given. */
export type AssignableRole =
  /** Runs the service. */
  | 'ADMIN'
  /** Writes tips. */
  | 'TYPER'
  /** Uses the service. */
  | 'USER';

/** A rule that picks coming matches by the last matches of their teams. */
export type Autofilter = Node & {
  __typename?: 'Autofilter';
  /** How it is held against the line. */
  comparison: Comparison;
  /** How many coming matches it picks; null where that is not known. */
  hitCount?: Maybe<Scalars['Int']['output']>;
  /** Global id, opaque. */
  id: Scalars['ID']['output'];
  /** The leagues that it looks at; null for all active leagues. */
  leagues?: Maybe<Array<League>>;
  /** The line; null for BTTS. */
  line?: Maybe<Scalars['Float']['output']>;
  /** The minimum share of matches that satisfy the line, in percent, 1 to 100. */
  minHitRate: Scalars['Float']['output'];
  /** Name. */
  name: Scalars['String']['output'];
  /** Whose matches and counts. */
  side: AutofilterSide;
  /** What is counted. */
  stat: MatchStat;
  /** How many last matches of a team are looked at: 5 or 10. */
  window: Scalars['Int']['output'];
};

/** What an autofilter that is not saved would do. */
export type AutofilterDraft = {
  __typename?: 'AutofilterDraft';
  /** How it would have done in the past, season by season. */
  backtest?: Maybe<Backtest>;
  /** What the person can fix, by paths as `name`; then there are no matches and no backtest. */
  errors: Array<UserError>;
  /** Coming matches that it picks, by kick-off; null for one that is refused. */
  matches?: Maybe<AutofilterMatchConnection>;
};


/** What an autofilter that is not saved would do. */
export type AutofilterDraftMatchesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: Scalars['Int']['input'];
};

/** How well a match fits an autofilter. */
export type AutofilterHit = {
  __typename?: 'AutofilterHit';
  /** The autofilter; null for a draft. */
  autofilter?: Maybe<Autofilter>;
  /** How many of the away team's last matches satisfied the line; null where they are not looked at. */
  awayHits?: Maybe<Scalars['Int']['output']>;
  /** The away team's last matches held against the autofilter's line; null where they are not looked at or not known. */
  awayRate?: Maybe<HitRate>;
  /** How many of the away team's last matches were counted. */
  awaySample?: Maybe<Scalars['Int']['output']>;
  /** How many of the home team's last matches satisfied the line; null where they are not looked at. */
  homeHits?: Maybe<Scalars['Int']['output']>;
  /** The home team's last matches held against the autofilter's line; null where they are not looked at or not known. */
  homeRate?: Maybe<HitRate>;
  /** How many of the home team's last matches were counted. */
  homeSample?: Maybe<Scalars['Int']['output']>;
  /** The hit rate in percent; of BOTH the lower one. */
  percent: Scalars['Float']['output'];
};

/** An autofilter as the person describes it. */
export type AutofilterInput = {
  /** OVER or UNDER; YES or NO for BTTS. Errors: INVALID. */
  comparison: Comparison;
  /** Global ids of the leagues; all active leagues when absent or empty. Errors: INVALID. */
  leagueIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** A half number within the range of the stat; absent for BTTS. Errors: BLANK, INVALID. */
  line?: InputMaybe<Scalars['Float']['input']>;
  /** Percent, 1 to 100. Errors: INVALID. */
  minHitRate: Scalars['Float']['input'];
  /** Name, 1 to 60 characters. Errors: BLANK, TOO_LONG. */
  name: Scalars['String']['input'];
  /** Whose matches and counts. */
  side: AutofilterSide;
  /** What is counted. */
  stat: MatchStat;
  /** 5 or 10. Errors: INVALID. */
  window: Scalars['Int']['input'];
};

/** A coming match that autofilters pick. */
export type AutofilterMatch = {
  __typename?: 'AutofilterMatch';
  /** Which autofilters pick it, and how well; one for a draft. */
  hits: Array<AutofilterHit>;
  /** The match. */
  match: Match;
};

/** A page of matches that autofilters pick. */
export type AutofilterMatchConnection = {
  __typename?: 'AutofilterMatchConnection';
  /** Items with their cursors. */
  edges: Array<AutofilterMatchEdge>;
  /** Where the page stands. */
  pageInfo: PageInfo;
  /** How many there are. */
  totalCount: Scalars['Int']['output'];
};

/** A match that autofilters pick, in a list. */
export type AutofilterMatchEdge = {
  __typename?: 'AutofilterMatchEdge';
  /** Its place in the list. */
  cursor: Scalars['String']['output'];
  /** The match with its hits. */
  node: AutofilterMatch;
};

/** Whose matches and counts an autofilter looks at. */
export type AutofilterSide =
  /** The away team's own counts in its last matches. */
  | 'AWAY'
  /** Each team's own counts in its last matches; both must reach the hit rate. */
  | 'BOTH'
  /** The home team's own counts in its last matches. */
  | 'HOME'
  /** Both counts together, in the last matches of either team taken as one sample. */
  | 'SUM';

/** How an autofilter would have done on matches that are played. */
export type Backtest = {
  __typename?: 'Backtest';
  /** How many of those then satisfied the line themselves. */
  correct: Scalars['Int']['output'];
  /** How many of them it would have picked. */
  hits: Scalars['Int']['output'];
  /** Matches looked at in all seasons: those whose teams had a full window before and whose count is known. */
  matches: Scalars['Int']['output'];
  /** Season by season, newest first. */
  seasons: Array<SeasonBacktest>;
};

/** How a bet ended. */
export type BetResult =
  /** Half of the stake lost, half was given back. */
  | 'HALF_LOST'
  /** Half of the stake won, half was given back. */
  | 'HALF_WON'
  /** Lost. */
  | 'LOST'
  /** An end that this version does not know. */
  | 'UNKNOWN'
  /** The stake was given back. */
  | 'VOID'
  /** Won. */
  | 'WON';

/** What `cancelOwnPayment` is given. */
export type CancelOwnPaymentInput = {
  /** Global id of the payment. Errors: INVALID. */
  paymentId: Scalars['ID']['input'];
};

/** What came of `cancelOwnPayment`. */
export type CancelOwnPaymentPayload = {
  __typename?: 'CancelOwnPaymentPayload';
  /** What the person can fix: UNDER_WAY, ALREADY_PAID, FAILED. */
  errors: Array<UserError>;
  /** The payment as it is now; null when refused. */
  payment?: Maybe<Payment>;
};

/** What `cancelPayment` is given. */
export type CancelPaymentInput = {
  /** Global id of the payment. */
  paymentId: Scalars['ID']['input'];
};

/** What came of `cancelPayment`. */
export type CancelPaymentPayload = {
  __typename?: 'CancelPaymentPayload';
  /** What the person can fix: ALREADY_PAID, FAILED, UNDER_WAY. */
  errors: Array<UserError>;
  /** The payment as it is now; null when refused. */
  payment?: Maybe<Payment>;
};

/** Colours of cards. */
export type Card =
  /** Red. */
  | 'RED'
  /** Yellow. */
  | 'YELLOW'
  /** The second yellow. */
  | 'YELLOW_RED';

/** A card. */
export type CardIncident = MatchIncident & {
  __typename?: 'CardIncident';
  /** Minutes added to `time`. */
  addedTime?: Maybe<Scalars['Int']['output']>;
  /** Colour. */
  card: Card;
  /** Whether for the home team. */
  isHome: Scalars['Boolean']['output'];
  /** Who got it. */
  player?: Maybe<Player>;
  /** Why, in the provider's words, for example `Foul`; always in English. */
  reason?: Maybe<Scalars['String']['output']>;
  /** Whether it was taken back. */
  rescinded: Scalars['Boolean']['output'];
  /** Minute; negative where it was shown to the bench before the start. */
  time: Scalars['Int']['output'];
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
  planName: Scalars['String']['input'];
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
  promoCode?: Maybe<PromoCodeDiscount>;
  /** Why the given promo code does not count, with the field `promoCode` and codes as of `redeemPromoCode`. */
  promoCodeErrors: Array<UserError>;
  /** The sum of the lines: what is paid. */
  totalPln: Scalars['Float']['output'];
  /** Why the caller cannot order this now; null when they can. */
  unavailability?: Maybe<PlanUnavailability>;
};

/** What the tips of a typer have brought in a calendar month of Poland, by kick-off. */
export type Commission = {
  __typename?: 'Commission';
  /** What the typer earns for it, in PLN with at most two decimals; 0 for a month without profit. */
  amountPln: Scalars['Float']['output'];
  /** How many of them were cancelled. */
  cancelled: Scalars['Int']['output'];
  /** How many of them lost. */
  lost: Scalars['Int']['output'];
  /** The month. */
  month: Scalars['YearMonth']['output'];
  /** How many of them are pending. */
  pending: Scalars['Int']['output'];
  /** Sum of the profits, in units. */
  profitUnits: Scalars['Float']['output'];
  /** Sum of the stakes of those that won or lost, in units. */
  stakeUnits: Scalars['Float']['output'];
  /** All tips of the month. */
  tips: Scalars['Int']['output'];
  /** Who the typer is: first and last name, else the e-mail address. */
  typerName: Scalars['String']['output'];
  /** The typer, who is read by a call of their own where more than the ids are asked for. */
  user?: Maybe<User>;
  /** How many of them won. */
  won: Scalars['Int']['output'];
};

/** A page of commissions. */
export type CommissionConnection = {
  __typename?: 'CommissionConnection';
  /** Items with their cursors. */
  edges: Array<CommissionEdge>;
  /** Where the page stands. */
  pageInfo: PageInfo;
  /** How many there are. */
  totalCount: Scalars['Int']['output'];
};

/** One of commissions, in a list. */
export type CommissionEdge = {
  __typename?: 'CommissionEdge';
  /** Its place in the list. */
  cursor: Scalars['String']['output'];
  /** What one typer has earned in one month. */
  node: Commission;
};

/** How a count is held against a line. */
export type Comparison =
  /** Not both teams score; only with BTTS. */
  | 'NO'
  /** More than the line. */
  | 'OVER'
  /** Less than the line. */
  | 'UNDER'
  /** Both teams score; only with BTTS. */
  | 'YES';

/** What `createAutofilter` is given. */
export type CreateAutofilterInput = {
  /** The autofilter. Errors: those of its fields, by paths as `autofilter`, `name`, and TAKEN for its name when the caller has one of the same name. */
  autofilter: AutofilterInput;
};

/** What came of `createAutofilter`. */
export type CreateAutofilterPayload = {
  __typename?: 'CreateAutofilterPayload';
  /** The new autofilter; null when refused. */
  autofilter?: Maybe<Autofilter>;
  /** What the person can fix. */
  errors: Array<UserError>;
};

/** What `createDropinfoFilter` is given. */
export type CreateDropinfoFilterInput = {
  /** Only these leagues; all when empty. Errors: INVALID. */
  leagueIds: Array<Scalars['ID']['input']>;
  /** Name in English. Errors: TOO_LONG. */
  nameEn?: InputMaybe<Scalars['String']['input']>;
  /** Name in Polish. Errors: BLANK, TOO_LONG over 60 characters. */
  namePl: Scalars['String']['input'];
  /** Only these sports, by number; all when empty. Errors: INVALID. */
  sportIds: Array<Scalars['Int']['input']>;
};

/** What came of `createDropinfoFilter`. */
export type CreateDropinfoFilterPayload = {
  __typename?: 'CreateDropinfoFilterPayload';
  /** What the person can fix. */
  errors: Array<UserError>;
  /** The new filter; null when refused. */
  filter?: Maybe<DropinfoFilter>;
};

/** What came of `createFile`. */
export type CreateFilePayload = {
  __typename?: 'CreateFilePayload';
  /** What the person can fix. */
  errors: Array<UserError>;
  /** The new file; null when refused. */
  file?: Maybe<ExportFile>;
};

/** What `createPaymentsFile` is given. */
export type CreatePaymentsFileInput = {
  /** What it is written as. */
  format: PaymentsFileFormat;
  /** The first day, in Warsaw. */
  from: Scalars['Date']['input'];
  /** The last day, in Warsaw. Errors: REVERSED before the first, TOO_LONG more than 10 years. */
  until: Scalars['Date']['input'];
};

/** What `createPromoCode` is given. */
export type CreatePromoCodeInput = {
  /** The code: letters, digits, - and _; capitals do not matter. Errors: BLANK, TOO_LONG, INVALID, TAKEN. */
  code: Scalars['String']['input'];
  /** When it cannot be used any more; without an end when absent. Errors: PAST, REVERSED. */
  expiresAt?: InputMaybe<Scalars['DateTime']['input']>;
  /** Percent that it takes off, 1 to 100 with at most two decimals. Errors: INVALID, OUT_OF_RANGE. */
  percent: Scalars['Float']['input'];
  /** From when on it can be used; at once when absent. */
  startsAt?: InputMaybe<Scalars['DateTime']['input']>;
};

/** What came of `createPromoCode`. */
export type CreatePromoCodePayload = {
  __typename?: 'CreatePromoCodePayload';
  /** What the person can fix. */
  errors: Array<UserError>;
  /** The promo code; null when refused. */
  promoCode?: Maybe<PromoCode>;
};

/** What `createTip` is given. */
export type CreateTipInput = {
  /** The reasoning, at most 5000 characters. Errors: TOO_LONG, INVALID. */
  description?: InputMaybe<Scalars['String']['input']>;
  /** Expected value. Errors: INVALID, OUT_OF_RANGE. */
  expectedValue?: InputMaybe<Scalars['Float']['input']>;
  /** Pictures in their order: PNG, JPEG or WebP, at most 5 MiB each, at most 8. Errors: TOO_MANY; by paths as `images`, `0`: TOO_LARGE, EMPTY, NOT_AN_IMAGE, DAMAGED. */
  images?: Array<Scalars['Upload']['input']>;
  /** Kick-off of the first match; from a typer one that is to come. Errors: INVALID, PAST. */
  kickOff: Scalars['DateTime']['input'];
  /** The matches of a combined tip, at most 20. Errors: TOO_MANY, and those of their fields by paths as `matches`, `0`, `title`. */
  matches?: Array<TipMatchInput>;
  /** Decimal odds, 1.01 to 1000, at most four decimals. Errors: INVALID, OUT_OF_RANGE. */
  odds: Scalars['Float']['input'];
  /** Quality value; with one the tip is part of the quality guarantee. Errors: INVALID, OUT_OF_RANGE. */
  qualityValue?: InputMaybe<Scalars['Float']['input']>;
  /** Stake in units, 0.1 to 100, at most four decimals. Errors: INVALID, OUT_OF_RANGE. */
  stake: Scalars['Float']['input'];
  /** What is tipped, at most 200 characters. Errors: BLANK, TOO_LONG, INVALID. */
  tip: Scalars['String']['input'];
  /** The match or matches, at most 200 characters. Errors: BLANK, TOO_LONG, INVALID. */
  title: Scalars['String']['input'];
  /** Kind. */
  type: TipTypeInput;
};

/** What came of `createTip`. */
export type CreateTipPayload = {
  __typename?: 'CreateTipPayload';
  /** What the person can fix. */
  errors: Array<UserError>;
  /** The new tip; null when refused. */
  tip?: Maybe<Tip>;
};

/** A subscription that is given by hand. */
export type CreateUserSubscriptionInput = {
  /** Whether Discord is included. */
  discord?: Scalars['Boolean']['input'];
  /** Whether the quality guarantee is included. */
  goq?: Scalars['Boolean']['input'];
  /** For how many calendar months, 1 to 36; a plan with fixed dates has those. */
  months: Scalars['Int']['input'];
  /** Name of the plan. */
  planName: Scalars['String']['input'];
  /** The person. */
  userId: Scalars['ID']['input'];
};

/** Answer to `createUserSubscription`. */
export type CreateUserSubscriptionPayload = {
  __typename?: 'CreateUserSubscriptionPayload';
  /** What can be fixed. */
  errors: Array<UserError>;
  /** The person as they are now; null when there are errors. */
  user?: Maybe<User>;
};

/** What `createXlsxFile` is given. */
export type CreateXlsxFileInput = {
  /** What it is of. */
  content: XlsxFileContent;
  /** The first day, in Warsaw. */
  from: Scalars['Date']['input'];
  /** The last day, in Warsaw. Errors: REVERSED before the first, TOO_LONG more than 10 years. */
  until: Scalars['Date']['input'];
};

/** Visits of the campaign's page on one day. */
export type DailyCampaignVisits = {
  __typename?: 'DailyCampaignVisits';
  /** The day in Poland. */
  date: Scalars['Date']['output'];
  /** How many there were. */
  visits: Scalars['Int']['output'];
};

/** The dashboard: each section is null, with a `FORBIDDEN` error, when the caller lacks its permission. */
export type Dashboard = {
  __typename?: 'Dashboard';
  /** AI tips by creation, then by running number. */
  aiTips?: Maybe<Array<Tip>>;
  /** The first three coming matches that the person's autofilters pick. */
  autofilterMatches?: Maybe<Array<AutofilterMatch>>;
  /** Standard tips by creation, then by running number. */
  defaultTips?: Maybe<Array<Tip>>;
  /** The next odds drops. */
  dropinfos?: Maybe<Array<Dropinfo>>;
  /** The person's active leagues, each with its next matches. */
  leagues?: Maybe<Array<DashboardLeague>>;
  /** Whether a limited plan is running out; only ever true for admins. */
  limitedPlanWarning: Scalars['Boolean']['output'];
  /** Which limited plans are running out; empty for others than admins, and where the REST service does not name them. */
  plansRunningOut: Array<PlanRunningOut>;
  /** Special tips by creation, then by running number. */
  specialTips?: Maybe<Array<Tip>>;
};

/** An active league on the dashboard. */
export type DashboardLeague = {
  __typename?: 'DashboardLeague';
  /** The league. */
  league: League;
  /** Its next matches, at most five. */
  matches: Array<Match>;
};

/** Defence. */
export type DefenceCounters = {
  __typename?: 'DefenceCounters';
  /** Balls recovered. */
  ballRecoveries?: Maybe<Scalars['Int']['output']>;
  /** Clearances. */
  clearances?: Maybe<Scalars['Int']['output']>;
  /** Clearances off the line. */
  clearancesOffLine?: Maybe<Scalars['Int']['output']>;
  /** Errors that led to a goal. */
  errorsLeadingToGoal?: Maybe<Scalars['Int']['output']>;
  /** Errors that led to a shot. */
  errorsLeadingToShot?: Maybe<Scalars['Int']['output']>;
  /** Interceptions. */
  interceptions?: Maybe<Scalars['Int']['output']>;
  /** Tackles as the last man. */
  lastManTackles?: Maybe<Scalars['Int']['output']>;
  /** Penalties conceded. */
  penaltiesConceded?: Maybe<Scalars['Int']['output']>;
  /** Shots blocked. */
  shotsBlocked?: Maybe<Scalars['Int']['output']>;
  /** Tackles. */
  tackles?: Maybe<Scalars['Int']['output']>;
  /** Tackles won. */
  tacklesWon?: Maybe<Scalars['Int']['output']>;
};

/** What `deleteFile` is given. */
export type DeleteFileInput = {
  /** Name of the file. Errors: INVALID for a name that no file can have, NOT_FOUND. */
  name: Scalars['String']['input'];
};

/** What came of `deleteFile`. */
export type DeleteFilePayload = {
  __typename?: 'DeleteFilePayload';
  /** What the person can fix. */
  errors: Array<UserError>;
  /** Name of the file that is gone; null when refused. */
  name?: Maybe<Scalars['String']['output']>;
};

/** Kinds of devices. */
export type DeviceType =
  /** The app on Android. */
  | 'ANDROID'
  /** The app on iOS. */
  | 'IOS'
  /** A browser. */
  | 'WEB';

/** What `disablePromoCode` is given. */
export type DisablePromoCodeInput = {
  /** Global id of the promo code. */
  promoCodeId: Scalars['ID']['input'];
};

/** What came of `disablePromoCode`. */
export type DisablePromoCodePayload = {
  __typename?: 'DisablePromoCodePayload';
  /** What the person can fix. */
  errors: Array<UserError>;
  /** The promo code as it is now. */
  promoCode?: Maybe<PromoCode>;
};

/** Somebody whose subscription includes the Discord server now. */
export type DiscordUser = {
  __typename?: 'DiscordUser';
  /** Name on Discord; null for somebody who has not given one. */
  discord?: Maybe<Scalars['String']['output']>;
  /** When Discord ends. */
  expiresAt: Scalars['DateTime']['output'];
  /** The plan; null for one that is not on sale. */
  plan?: Maybe<Plan>;
  /** Name of the plan in lower case. */
  planName: Scalars['String']['output'];
  /** The person, who is read by a call of their own where more than ids, address and names are asked for. */
  user?: Maybe<User>;
};

/** A page of the Discord list. */
export type DiscordUserConnection = {
  __typename?: 'DiscordUserConnection';
  /** Items with their cursors. */
  edges: Array<DiscordUserEdge>;
  /** Where the page stands. */
  pageInfo: PageInfo;
  /** How many there are. */
  totalCount: Scalars['Int']['output'];
};

/** One of the Discord list, in a list. */
export type DiscordUserEdge = {
  __typename?: 'DiscordUserEdge';
  /** Its place in the list. */
  cursor: Scalars['String']['output'];
  /** The entry. */
  node: DiscordUser;
};

/** An odds drop: the odds of a selection are lower than they opened. */
export type Dropinfo = Node & {
  __typename?: 'Dropinfo';
  /** The away team; null where `title` does not name two teams. */
  awayTeam?: Maybe<Scalars['String']['output']>;
  /** When the drop was noticed. */
  createdAt: Scalars['DateTime']['output'];
  /** Size of the drop as a fraction of the opening odds, 4 decimals: 0.2376 is 23.76 %. */
  drop: Scalars['Float']['output'];
  /** The side whose odds dropped: of two sides the one that dropped more. */
  dropped: OddsSide;
  /** The home team; null where `title` does not name two teams. */
  homeTeam?: Maybe<Scalars['String']['output']>;
  /** Global id, opaque. */
  id: Scalars['ID']['output'];
  /** Kick-off. */
  kickOff: Scalars['DateTime']['output'];
  /** The league, where the upstream says so. */
  league?: Maybe<DropinfoLeague>;
  /** Which market, where the upstream says so. */
  market?: Maybe<Market>;
  /** The match, null where the upstream does not name it; with `id`, `matchId` and `leagueId` alone nothing more is read. */
  match?: Maybe<Match>;
  /** Whole minutes from `createdAt` to kick-off. */
  minutesToKickOff: Scalars['Int']['output'];
  /** The opposite side; null for a draw. */
  opposite?: Maybe<OddsSide>;
  /** How the match and a bet on the selection ended, once that is known and where the upstream says so. */
  outcome?: Maybe<DropinfoOutcome>;
  /** The selection whose odds dropped, in the caller's language. */
  tip: Scalars['String']['output'];
  /** The match, for example `Odra – Granit`. */
  title: Scalars['String']['output'];
  /** Stable name in addresses, as in /dropinfo/{uid}. */
  uid: Scalars['String']['output'];
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

/** A named choice of sports and leagues for dropinfos. */
export type DropinfoFilter = Node & {
  __typename?: 'DropinfoFilter';
  /** Number of the filter, as in the address /admin/dropinfo/{id}/edit. */
  filterId: Scalars['Int']['output'];
  /** Global id, opaque. */
  id: Scalars['ID']['output'];
  /** Global ids of the leagues that alone are let through; all when empty. Null for everyone but admins, and where the list does not say. */
  leagueIds?: Maybe<Array<Scalars['ID']['output']>>;
  /** Name in the caller's language, or in Polish where there is no translation. */
  name: Scalars['String']['output'];
  /** Name in English; null where there is none. */
  nameEn?: Maybe<Scalars['String']['output']>;
  /** Name in Polish, and in English where that has none. */
  namePl: Scalars['String']['output'];
  /** Only these sports, by number; all when empty. Null for everyone but admins, and where the list does not say. */
  sportIds?: Maybe<Array<Scalars['Int']['output']>>;
  /** Counts the changes. Null for everyone but admins, and where the list does not say. */
  version?: Maybe<Scalars['Int']['output']>;
};

/** Which dropinfos are wanted: those that meet all that is given. */
export type DropinfoFilterInput = {
  /**
   * Only those of the caller's favourite leagues (true), so none that the upstream names no league of. A subscription goes
   * by the favourites of the time when it began, or when the caller's credentials were last proved.
   */
  favouriteLeagues?: InputMaybe<Scalars['Boolean']['input']>;
  /** Global id of a DropinfoFilter; ignored for a caller without the permission DROPINFO_FILTERS. */
  leagueFilterId?: InputMaybe<Scalars['ID']['input']>;
  /** Only these markets, at most 4 of them; all for an empty list. What the upstream says no market of is in none. */
  markets?: InputMaybe<Array<Market>>;
  /** Only those noticed at most this many whole minutes before kick-off. */
  maxMinutesToKickOff?: InputMaybe<Scalars['Int']['input']>;
  /** Only where the odds now of the side that dropped are at most this. */
  maxOdds?: InputMaybe<Scalars['Float']['input']>;
  /** Only drops of at least this fraction, for example 0.2. */
  minDrop?: InputMaybe<Scalars['Float']['input']>;
  /** Only where the odds now of the side that dropped are at least this. */
  minOdds?: InputMaybe<Scalars['Float']['input']>;
  /** Only those whose match, or whose league's name or country, has this in it, without regard to case and accents; at most 200 characters. */
  search?: InputMaybe<Scalars['String']['input']>;
  /** Only those whose match is to come, or has begun; both when absent. A subscription judges by the time of its payload. */
  when?: InputMaybe<DropinfoTime>;
};

/** A league that filters of dropinfos may be restricted to; only admins see it. */
export type DropinfoFilterLeague = {
  __typename?: 'DropinfoFilterLeague';
  /** Country in the caller's language; null where the upstream does not say. */
  country?: Maybe<Scalars['String']['output']>;
  /** Global id of the league, as filters have it. */
  leagueId: Scalars['ID']['output'];
  /** Name of the league. */
  name: Scalars['String']['output'];
  /** Number of its sport; null where the upstream does not say. */
  sportId?: Maybe<Scalars['Int']['output']>;
};

/** The league of a dropinfo. */
export type DropinfoLeague = {
  __typename?: 'DropinfoLeague';
  /** Country of the league. */
  country: Scalars['String']['output'];
  /** The league with its table and matches; null where it is not on the list of leagues. Refused to a caller without the permission STATS. */
  league?: Maybe<League>;
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
  /** When the drop was noticed. */
  | 'CREATED_AT'
  /** Size of the drop. */
  | 'DROP'
  /** Kick-off. */
  | 'KICK_OFF'
  /** Minutes from when the drop was noticed to kick-off. */
  | 'MINUTES_TO_KICK_OFF';

/** How the match of a dropinfo ended, and with it a bet on the selection whose odds dropped. */
export type DropinfoOutcome = {
  __typename?: 'DropinfoOutcome';
  /** Goals of the away team in normal time. */
  awayGoals: Scalars['Int']['output'];
  /** Goals of the home team in normal time. */
  homeGoals: Scalars['Int']['output'];
  /** How the bet ended. */
  result: BetResult;
};

/** Whether a dropinfo's match has begun. */
export type DropinfoTime =
  /** Kick-off is to come. */
  | 'COMING'
  /** The match has begun, or is over. */
  | 'PAST';

/** What came of `dropinfosAdded`. */
export type DropinfosAddedPayload = {
  __typename?: 'DropinfosAddedPayload';
  /** Where the log stands after this payload; give it as `after` to resume. */
  cursor: Scalars['String']['output'];
  /** The new dropinfos: by the looks at the upstream that have found them, those of one look by their numbers. */
  dropinfos: Array<Dropinfo>;
  /** Whether events between `after` and this payload may be lost: read the list again. */
  gap: Scalars['Boolean']['output'];
};

/** Duels. */
export type DuelCounters = {
  __typename?: 'DuelCounters';
  /** Duels in the air lost. */
  aerialDuelsLost?: Maybe<Scalars['Int']['output']>;
  /** Duels in the air won. */
  aerialDuelsWon?: Maybe<Scalars['Int']['output']>;
  /** Dribbles. */
  dribbles?: Maybe<Scalars['Int']['output']>;
  /** Duels lost. */
  duelsLost?: Maybe<Scalars['Int']['output']>;
  /** Duels won. */
  duelsWon?: Maybe<Scalars['Int']['output']>;
  /** Dribbles that succeeded. */
  successfulDribbles?: Maybe<Scalars['Int']['output']>;
  /** Times dribbled past. */
  timesDribbledPast?: Maybe<Scalars['Int']['output']>;
};

/** What `editMatchStats` is given. */
export type EditMatchStatsInput = {
  /** Counts of the away team. */
  away: MatchSideStatsInput;
  /** Counts of the home team. */
  home: MatchSideStatsInput;
  /** Global id of the match. A match that is not over or whose league is not editable: NOT_EDITABLE, without a field. */
  matchId: Scalars['ID']['input'];
  /** The version that was edited. Another one by now: STALE, without a field, and nothing is changed. */
  version: Scalars['String']['input'];
};

/** What came of `editMatchStats`. */
export type EditMatchStatsPayload = {
  __typename?: 'EditMatchStatsPayload';
  /** What the person can fix. */
  errors: Array<UserError>;
  /** The match as it is now; null when refused. */
  match?: Maybe<Match>;
};

/** How the published tips have done. Whatever the upstream does not tell is null. */
export type Effectiveness = {
  __typename?: 'Effectiveness';
  /** Profit of a year in percent of the bank that it is played with. */
  annualRoiPercent?: Maybe<Scalars['Float']['output']>;
  /** The bank that `annualRoiPercent` is counted on, in units. */
  bankUnits?: Maybe<Scalars['Float']['output']>;
  /** The same by kind of tip; empty when not told. */
  byType: Array<TipTypeEffectiveness>;
  /** Day of the first tip counted. */
  from?: Maybe<Scalars['Date']['output']>;
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
  /** Day up to which tips are counted. */
  to?: Maybe<Scalars['Date']['output']>;
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
  /** The day. */
  date: Scalars['Date']['output'];
  /** Tips counted up to and including this day. */
  sampleSize?: Maybe<Scalars['Int']['output']>;
};

/** A file that was made for those who run the service. */
export type ExportFile = {
  __typename?: 'ExportFile';
  /** When it was made. */
  createdAt: Scalars['DateTime']['output'];
  /** Name, which no other file has. */
  name: Scalars['String']['output'];
  /** Size in bytes. */
  size: Scalars['Int']['output'];
  /** Address on this site from which it can be fetched; it holds for a few minutes and needs no credentials, so keep it to yourself. */
  url: Scalars['URL']['output'];
};

/** A page of files. */
export type ExportFileConnection = {
  __typename?: 'ExportFileConnection';
  /** Items with their cursors. */
  edges: Array<ExportFileEdge>;
  /** Where the page stands. */
  pageInfo: PageInfo;
  /** How many there are. */
  totalCount: Scalars['Int']['output'];
};

/** One of files, in a list. */
export type ExportFileEdge = {
  __typename?: 'ExportFileEdge';
  /** Its place in the list. */
  cursor: Scalars['String']['output'];
  /** The file. */
  node: ExportFile;
};

/** A goal. */
export type GoalIncident = MatchIncident & {
  __typename?: 'GoalIncident';
  /** Minutes added to `time`. */
  addedTime?: Maybe<Scalars['Int']['output']>;
  /** Who gave the last pass. */
  assist?: Maybe<Player>;
  /** Away goals after it. */
  awayScore?: Maybe<Scalars['Int']['output']>;
  /** Home goals after it. */
  homeScore?: Maybe<Scalars['Int']['output']>;
  /** Whether it counts for the home team, an own goal too. */
  isHome: Scalars['Boolean']['output'];
  /** What kind of goal. */
  kind: GoalKind;
  /** Who scored. */
  player?: Maybe<Player>;
  /** Minute. */
  time: Scalars['Int']['output'];
};

/** Kinds of goals. */
export type GoalKind =
  /** Into the own goal. */
  | 'OWN_GOAL'
  /** From the penalty spot. */
  | 'PENALTY'
  /** From play or a free kick. */
  | 'REGULAR';

/** Which tips with a quality value are wanted. */
export type GoqFilterInput = {
  /** Only those published before this time. */
  before?: InputMaybe<Scalars['DateTime']['input']>;
  /** Only those published at this time or later. */
  from?: InputMaybe<Scalars['DateTime']['input']>;
  /** Only those of at least this quality value. */
  minQualityValue?: InputMaybe<Scalars['Float']['input']>;
  /** Only this status. */
  status?: InputMaybe<TipStatusInput>;
  /** Global id of one tip. */
  tipId?: InputMaybe<Scalars['ID']['input']>;
  /** Only this kind. */
  type?: InputMaybe<TipTypeInput>;
};

/** How often the matches of a window satisfied a line. */
export type HitRate = {
  __typename?: 'HitRate';
  /** Mean of the counts; null for BTTS and without a sample. */
  average?: Maybe<Scalars['Float']['output']>;
  /** How it was held against the line. */
  comparison: Comparison;
  /** How many matches satisfied it. */
  hits: Scalars['Int']['output'];
  /** The line; null for BTTS. */
  line?: Maybe<Scalars['Float']['output']>;
  /** `hits` in percent of `sampleSize`; null without a sample. */
  percent?: Maybe<Scalars['Float']['output']>;
  /** The matches one by one, newest first. */
  results: Array<LineResult>;
  /** In how many the count is known: the sample. */
  sampleSize: Scalars['Int']['output'];
  /** Whose count. */
  scope: StatScope;
  /** What was counted. */
  stat: MatchStat;
};

/** What an import of a season came to. */
export type ImportedSeason = {
  __typename?: 'ImportedSeason';
  /** How many of them are new. */
  added: Scalars['Int']['output'];
  /** How many matches of it are stored now. */
  matches: Scalars['Int']['output'];
  /** How many of them have a result. */
  played: Scalars['Int']['output'];
  /** Name of the season, for example `2025/2026`. */
  season: Scalars['String']['output'];
};

/** Time that the referee adds. */
export type InjuryTimeIncident = MatchIncident & {
  __typename?: 'InjuryTimeIncident';
  /** Always null: it is added for both teams. */
  isHome?: Maybe<Scalars['Boolean']['output']>;
  /** Minutes added. */
  length: Scalars['Int']['output'];
  /** Minute. */
  time: Scalars['Int']['output'];
};

/** Goalkeeping. */
export type KeeperCounters = {
  __typename?: 'KeeperCounters';
  /** Crosses not caught. */
  crossesNotClaimed?: Maybe<Scalars['Int']['output']>;
  /** Goals prevented. */
  goalsPrevented?: Maybe<Scalars['Float']['output']>;
  /** High balls caught. */
  highClaims?: Maybe<Scalars['Int']['output']>;
  /** Penalties faced. */
  penaltiesFaced?: Maybe<Scalars['Int']['output']>;
  /** Penalties saved. */
  penaltiesSaved?: Maybe<Scalars['Int']['output']>;
  /** Balls punched away. */
  punches?: Maybe<Scalars['Int']['output']>;
  /** Runs out of the goal. */
  runsOut?: Maybe<Scalars['Int']['output']>;
  /** Saved shots from inside the box. */
  savedShotsFromInsideTheBox?: Maybe<Scalars['Int']['output']>;
  /** Saves. */
  saves?: Maybe<Scalars['Int']['output']>;
  /** Saves in the shoot-out. */
  shootoutSaves?: Maybe<Scalars['Int']['output']>;
  /** Runs out of the goal that succeeded. */
  successfulRunsOut?: Maybe<Scalars['Int']['output']>;
};

/** Languages of the site. */
export type Language =
  /** English. */
  | 'EN'
  /** Polish. */
  | 'PL'
  /** A language that this version does not know. */
  | 'UNKNOWN';

/** A league with statistics. */
export type League = Node & {
  __typename?: 'League';
  /** Country, in the caller's language. */
  country: Scalars['String']['output'];
  /** ISO 3166 code of the country, for example `PL` or `GB-ENG`; null where it is not known. */
  countryCode?: Maybe<Scalars['String']['output']>;
  /** The season that runs now, for example `2025/2026`. */
  currentSeason?: Maybe<Scalars['String']['output']>;
  /** Address of the country's flag; null where there is none, which a client then draws by `countryCode`. */
  flagUrl?: Maybe<Scalars['String']['output']>;
  /** Coming matches of a season by kick-off, each with its teams' last matches; null for a season that the league does not have. */
  futureMatches?: Maybe<MatchConnection>;
  /** Global id, opaque. */
  id: Scalars['ID']['output'];
  /** Whether the caller has made it active; autofilters look at active leagues. */
  isActive?: Maybe<Scalars['Boolean']['output']>;
  /** Whether its match statistics may be edited by hand. */
  isEditable: Scalars['Boolean']['output'];
  /** Whether it is a favourite of the caller; a favourite is always active. */
  isFavourite?: Maybe<Scalars['Boolean']['output']>;
  /** Number of the league, as in the address /leagues/{leagueId}. */
  leagueId: Scalars['Int']['output'];
  /** Address of the league's logo. */
  logo?: Maybe<Scalars['URL']['output']>;
  /** Name. */
  name: Scalars['String']['output'];
  /** Matches of a season that are over, newest first; null where the REST service does not list them. */
  pastMatches?: Maybe<MatchConnection>;
  /** Seasons with data, newest first. */
  seasons: Array<Season>;
  /** The table of a season; empty for a season without matches, null for one that the league does not have. */
  standings?: Maybe<Array<Standing>>;
  /** A team of its table, or any other that has played; null when there is none. */
  team?: Maybe<Team>;
};


/** A league with statistics. */
export type LeagueFutureMatchesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: Scalars['Int']['input'];
  season?: InputMaybe<Scalars['String']['input']>;
};


/** A league with statistics. */
export type LeaguePastMatchesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: Scalars['Int']['input'];
  season?: InputMaybe<Scalars['String']['input']>;
};


/** A league with statistics. */
export type LeagueStandingsArgs = {
  season?: InputMaybe<Scalars['String']['input']>;
};


/** A league with statistics. */
export type LeagueTeamArgs = {
  teamId: Scalars['Int']['input'];
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

/** Which leagues are wanted. */
export type LeagueScope =
  /** Those that the caller has made active. */
  | 'ACTIVE'
  /** All. */
  | 'ALL'
  /** Those that the caller has made favourite. */
  | 'FAVOURITE';

/** A match held against a line. */
export type LineResult = {
  __typename?: 'LineResult';
  /** The count; null where it is not known, and for BTTS. */
  count?: Maybe<Scalars['Int']['output']>;
  /** Whether it satisfied the line; null where that is not known. */
  hit?: Maybe<Scalars['Boolean']['output']>;
  /** The match. */
  match: Match;
};

/** A team's players for a match. */
export type Lineup = {
  __typename?: 'Lineup';
  /** For example `4-3-3`. */
  formation?: Maybe<Scalars['String']['output']>;
  /** Those who will not or may not play. */
  missing: Array<MissingPlayer>;
  /** Those who begin, goalkeeper first, then as the formation stands. */
  starting: Array<LineupPlayer>;
  /** Those on the bench. */
  substitutes: Array<LineupPlayer>;
};

/** A player in a line-up. */
export type LineupPlayer = {
  __typename?: 'LineupPlayer';
  /** Whether the player leads the team. */
  captain: Scalars['Boolean']['output'];
  /** The player. */
  player: Player;
  /** Position in this match. */
  position?: Maybe<PlayerPosition>;
  /** Number on the shirt. */
  shirtNumber?: Maybe<Scalars['Int']['output']>;
};

/** Who plays in a match. */
export type Lineups = {
  __typename?: 'Lineups';
  /** The away team's. */
  away: Lineup;
  /** Whether they are final. */
  confirmed: Scalars['Boolean']['output'];
  /** The home team's. */
  home: Lineup;
};

/** A field that a logged action changed. */
export type LogChange = {
  __typename?: 'LogChange';
  /** Its value after as text; null for none. */
  after?: Maybe<Scalars['String']['output']>;
  /** Its value before as text; null for none. */
  before?: Maybe<Scalars['String']['output']>;
  /** The field's name on the wire. */
  field: Scalars['String']['output'];
};

/** Something that an entry of the log is about. */
export type LogDetail = {
  __typename?: 'LogDetail';
  /** Its name on the wire, for example `payment_id`. */
  name: Scalars['String']['output'];
  /** Its value as text. */
  value: Scalars['String']['output'];
};

/** What `markPaymentPaid` is given. */
export type MarkPaymentPaidInput = {
  /** Global id of the payment. */
  paymentId: Scalars['ID']['input'];
};

/** What came of `markPaymentPaid`. */
export type MarkPaymentPaidPayload = {
  __typename?: 'MarkPaymentPaidPayload';
  /** What the person can fix: CANCELLED, FAILED, UNDER_WAY, SOLD_OUT, PROMOCODE_USED, OUTDATED. */
  errors: Array<UserError>;
  /** The payment as it is now; null when refused. */
  payment?: Maybe<Payment>;
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

/** A match. */
export type Match = Node & {
  __typename?: 'Match';
  /** The away team and its counts. */
  away: MatchSide;
  /** The away team's last matches before this one; null where they are not known. */
  awayWindow?: Maybe<TeamWindow>;
  /** Whether both teams scored; null before the match is played. */
  btts?: Maybe<Scalars['Boolean']['output']>;
  /** Of the dropinfos that `dropinfos` lists those of this match, newest first; empty where the upstream does not name their matches. */
  dropinfos?: Maybe<Array<Dropinfo>>;
  /** Matches of the two teams against each other before this one, newest first. */
  headToHead?: Maybe<Array<Match>>;
  /** The home team and its counts. */
  home: MatchSide;
  /** The home team's last matches before this one; null where they are not known. */
  homeWindow?: Maybe<TeamWindow>;
  /** Global id, opaque. */
  id: Scalars['ID']['output'];
  /** What happened, in the order of time; empty where it is not known. */
  incidents?: Maybe<Array<MatchIncident>>;
  /** Kick-off. */
  kickOff: Scalars['DateTime']['output'];
  /** Its league; null where the league is not on the list of leagues. */
  league?: Maybe<League>;
  /** Number of its league. */
  leagueId: Scalars['Int']['output'];
  /** Who plays and who is missing; null where it is not known. */
  lineups?: Maybe<Lineups>;
  /** Number of the match, as in the address /leagues/{leagueId}/match/{matchId}. */
  matchId: Scalars['Int']['output'];
  /** What the players did, in the order of the line-ups; empty where it is not known. */
  playerStatistics?: Maybe<Array<PlayerStatistics>>;
  /** The referee. */
  referee?: Maybe<Scalars['String']['output']>;
  /** Round or stage, for example `Round 12`. */
  round?: Maybe<Scalars['String']['output']>;
  /** Name of its season, for example `2025/2026`. */
  season: Scalars['String']['output'];
  /** Of the tips that `tips` lists those on this match, newest first; empty where the upstream does not name their matches. */
  tips?: Maybe<Array<Tip>>;
  /** What an edit of it sends back, so that nobody's edit is lost; null for all but admins, and in lists that do not tell it. */
  version?: Maybe<Scalars['String']['output']>;
};


/** A match. */
export type MatchAwayWindowArgs = {
  sameLeague?: Scalars['Boolean']['input'];
  size?: Scalars['Int']['input'];
};


/** A match. */
export type MatchDropinfosArgs = {
  first?: Scalars['Int']['input'];
};


/** A match. */
export type MatchHeadToHeadArgs = {
  first?: Scalars['Int']['input'];
};


/** A match. */
export type MatchHomeWindowArgs = {
  sameLeague?: Scalars['Boolean']['input'];
  size?: Scalars['Int']['input'];
};


/** A match. */
export type MatchTipsArgs = {
  first?: Scalars['Int']['input'];
};

/** A page of matches. */
export type MatchConnection = {
  __typename?: 'MatchConnection';
  /** Items with their cursors. */
  edges: Array<MatchEdge>;
  /** Where the page stands. */
  pageInfo: PageInfo;
  /** How many there are. */
  totalCount: Scalars['Int']['output'];
};

/** A match in a list. */
export type MatchEdge = {
  __typename?: 'MatchEdge';
  /** Its place in the list. */
  cursor: Scalars['String']['output'];
  /** The match. */
  node: Match;
};

/** Something that happened in a match. */
export type MatchIncident = {
  /** Whether it is of the home team; null for what is of both, as the end of a half. */
  isHome?: Maybe<Scalars['Boolean']['output']>;
  /** Minute; null where it has none, as a penalty of a shoot-out. */
  time?: Maybe<Scalars['Int']['output']>;
};

/** A team in a match. Counts are null where they are not known, for example before the match. */
export type MatchSide = {
  __typename?: 'MatchSide';
  /** Corners. */
  corners?: Maybe<Scalars['Int']['output']>;
  /** Fouls. */
  fouls?: Maybe<Scalars['Int']['output']>;
  /** Goals. */
  goals?: Maybe<Scalars['Int']['output']>;
  /** Red cards. */
  redCards?: Maybe<Scalars['Int']['output']>;
  /** Shots. */
  shots?: Maybe<Scalars['Int']['output']>;
  /** Shots on goal. */
  shotsOnGoal?: Maybe<Scalars['Int']['output']>;
  /** The team. */
  team: Team;
  /** Yellow cards. */
  yellowCards?: Maybe<Scalars['Int']['output']>;
};

/** Counts of a team in a match; null for one that is not known, absent for one that stays as it is. */
export type MatchSideStatsInput = {
  /** Corners, 0 to 50. Errors: INVALID. */
  corners?: InputMaybe<Scalars['Int']['input']>;
  /** Fouls, 0 to 100. Errors: INVALID. */
  fouls?: InputMaybe<Scalars['Int']['input']>;
  /** Goals, 0 to 30. Errors: BLANK, INVALID. */
  goals?: InputMaybe<Scalars['Int']['input']>;
  /** Red cards, 0 to 15. Errors: INVALID. */
  redCards?: InputMaybe<Scalars['Int']['input']>;
  /** Shots, 0 to 100. Errors: INVALID. */
  shots?: InputMaybe<Scalars['Int']['input']>;
  /** Shots on goal, 0 to 100, at most the shots. Errors: INVALID, TOO_MANY. */
  shotsOnGoal?: InputMaybe<Scalars['Int']['input']>;
  /** Yellow cards, 0 to 30. Errors: INVALID. */
  yellowCards?: InputMaybe<Scalars['Int']['input']>;
};

/** What is counted in a match. */
export type MatchStat =
  /** Both teams to score: yes or no. */
  | 'BTTS'
  /** Corners; lines 0.5 to 20.5. */
  | 'CORNERS'
  /** Fouls; lines 5.5 to 35.5. */
  | 'FOULS'
  /** Goals; lines 0.5 to 6.5. */
  | 'GOAL'
  /** Red cards; lines 0.5 to 1.5. */
  | 'RED'
  /** Shots; lines 5.5 to 35.5. */
  | 'SHOTS'
  /** Shots on goal; lines 0.5 to 35.5. */
  | 'SHOTS_ON_GOAL'
  /** Yellow cards; lines 0.5 to 8.5. */
  | 'YELLOW';

/** A penalty in play that was not scored. */
export type MissedPenaltyIncident = MatchIncident & {
  __typename?: 'MissedPenaltyIncident';
  /** Minutes added to `time`. */
  addedTime?: Maybe<Scalars['Int']['output']>;
  /** Whether of the home team. */
  isHome: Scalars['Boolean']['output'];
  /** Who shot. */
  player?: Maybe<Player>;
  /** Whether the goalkeeper saved it; else it missed the goal. */
  saved: Scalars['Boolean']['output'];
  /** Minute. */
  time: Scalars['Int']['output'];
};

/** How certain it is that a player is missing. */
export type MissingCertainty =
  /** May not play. */
  | 'DOUBTFUL'
  /** Will not play. */
  | 'MISSING';

/** A player who will not or may not play. */
export type MissingPlayer = {
  __typename?: 'MissingPlayer';
  /** Whether it is certain. */
  certainty: MissingCertainty;
  /** Why, in the provider's words, for example `Knee Injury`; always in English. */
  description?: Maybe<Scalars['String']['output']>;
  /** Until when, as far as is known. */
  expectedEndAt?: Maybe<Scalars['DateTime']['output']>;
  /** The player. */
  player: Player;
  /** Position. */
  position?: Maybe<PlayerPosition>;
  /** Why, by the provider's code; null where it is not known. */
  reason?: Maybe<MissingReason>;
};

/** Why a player is missing. */
export type MissingReason =
  /** Ill. */
  | 'ILLNESS'
  /** Injured. */
  | 'INJURY'
  /** Another reason. */
  | 'OTHER'
  /** Suspended. */
  | 'SUSPENSION';

/** What `moveDropinfoFilter` is given. */
export type MoveDropinfoFilterInput = {
  /** The filter. */
  filterId: Scalars['ID']['input'];
};

/** What came of `moveDropinfoFilter`. */
export type MoveDropinfoFilterPayload = {
  __typename?: 'MoveDropinfoFilterPayload';
  /** What the person can fix. */
  errors: Array<UserError>;
  /** All filters in their order now; null when refused. */
  filters?: Maybe<Array<DropinfoFilter>>;
};

/** What can be changed. Mutations of an operation run one after another. */
export type Mutation = {
  __typename?: 'Mutation';
  /**
   * Imports a season of a tournament from the data provider and makes its league known; repeated, it brings it up to date.
   * Nothing of it is stored unless all of it can be. When the provider does not do its part the error's code is
   * PROVIDER_UNREACHABLE, PROVIDER_REFUSED, PROVIDER_RATE_LIMITED or PROVIDER_UNREADABLE, as for the reading of `Admin`.
   */
  activateTournament?: Maybe<ActivateTournamentPayload>;
  /** Cancels an order of the caller's own that waits to be paid, so that its place is free. One that is paid meanwhile stays. */
  cancelOwnPayment?: Maybe<CancelOwnPaymentPayload>;
  /** Cancels a pending or expired payment, so that its place is free, or a held one, whose money was given back. A cancelled one stays so. */
  cancelPayment?: Maybe<CancelPaymentPayload>;
  /** Saves an autofilter. */
  createAutofilter?: Maybe<CreateAutofilterPayload>;
  /** Makes a filter of dropinfos, behind all others. */
  createDropinfoFilter?: Maybe<CreateDropinfoFilterPayload>;
  /** Makes a file of the payments of some days. */
  createPaymentsFile?: Maybe<CreateFilePayload>;
  /** Makes a promo code. */
  createPromoCode?: Maybe<CreatePromoCodePayload>;
  /** Publishes a tip, with pictures as files of a multipart request. Never sent twice by the gateway. */
  createTip?: Maybe<CreateTipPayload>;
  /** Gives a person a subscription from now on, without a payment; refused while one runs, so that it is given once. Never sent twice by the gateway. */
  createUserSubscription?: Maybe<CreateUserSubscriptionPayload>;
  /** Makes a workbook of tips or subscriptions of some days. */
  createXlsxFile?: Maybe<CreateFilePayload>;
  /** Deletes a file for good. */
  deleteFile?: Maybe<DeleteFilePayload>;
  /** Takes a promo code out of use. A disabled one stays so. */
  disablePromoCode?: Maybe<DisablePromoCodePayload>;
  /** Sets the counts of a match that is over, in an editable league: all of them or none. */
  editMatchStats?: Maybe<EditMatchStatsPayload>;
  /** Marks a pending or expired payment as paid, whose money came another way, or honours a held one: its subscription starts, once. A done one stays so. */
  markPaymentPaid?: Maybe<MarkPaymentPaidPayload>;
  /** Lets a filter of dropinfos change places with the one after it; the last stays. */
  moveDropinfoFilterDown?: Maybe<MoveDropinfoFilterPayload>;
  /** Lets a filter of dropinfos change places with the one before it; the first stays. */
  moveDropinfoFilterUp?: Maybe<MoveDropinfoFilterPayload>;
  /** Orders a plan. Never sent twice by the gateway; the same order repeated while its payment is pending leads to the same payment. */
  placeOrder?: Maybe<PlaceOrderPayload>;
  /** Counts a visit of /boiskoprawdy, without personal data. */
  recordCampaignVisit?: Maybe<RecordCampaignVisitPayload>;
  /** Checks a promo code for the caller; it is used up only by a paid order. */
  redeemPromoCode?: Maybe<RedeemPromoCodePayload>;
  /** Opens an account and signs in: the credentials come in the response headers as after signIn. */
  register?: Maybe<RegisterPayload>;
  /** Lets a device of the caller ring; one that was registered before is marked as seen. */
  registerDevice?: Maybe<RegisterDevicePayload>;
  /** Takes a picture from its tip. */
  removeTipImage?: Maybe<RemoveTipImagePayload>;
  /** Sends a message with a link to /reset-password/{code}. The answer is the same whether the address is known or not. */
  requestPasswordReset?: Maybe<RequestPasswordResetPayload>;
  /** Sets a new password with the code of the message and signs in: the credentials come in the response headers. */
  resetPassword?: Maybe<ResetPasswordPayload>;
  /** Makes a league active for the caller, or inactive and no favourite any more. Promises what `setLeagueFavourite` does. */
  setLeagueActive?: Maybe<SetLeagueActivePayload>;
  /** Opens the statistics of a league's matches to edits by hand, or closes them. Promises what `setLeagueFavourite` does. */
  setLeagueEditable?: Maybe<SetLeagueEditablePayload>;
  /**
   * Makes a league a favourite of the caller, and active with it, or no favourite any more. Repeated, it changes nothing. Of
   * changes of one league at the same time none can be promised to last: the payload says what is so after this one.
   */
  setLeagueFavourite?: Maybe<SetLeagueFavouritePayload>;
  /** Names the referee of a match. */
  setMatchReferee?: Maybe<SetMatchRefereePayload>;
  /** Says whether the caller wants a kind of notifications. */
  setPushPreference?: Maybe<SetPushPreferencePayload>;
  /**
   * Locks or unlocks a person, where the upstream offers it, else UNSUPPORTED. Who is locked is signed out everywhere, within
   * seconds on open sockets, and cannot sign in; who is unlocked signs in again. What is so already stays. The last admin and
   * the watcher's account stay unlocked.
   */
  setUserLocked?: Maybe<SetUserLockedPayload>;
  /** Gives a person a role. The last admin keeps the role. */
  setUserRole?: Maybe<SetUserRolePayload>;
  /** Says how a tip ended; also of one that was settled before, whose result is corrected. */
  settleTip?: Maybe<SettleTipPayload>;
  /** Signs in. The new credentials come in the response headers access-token, client, token-type and uid. */
  signIn?: Maybe<SignInPayload>;
  /** Signs out this client only. */
  signOut?: Maybe<SignOutPayload>;
  /**
   * Changes names and Discord name of the caller's account, each by itself.
   * @deprecated Use updateProfile, which takes the same and notes. Goes after 2027-06-30.
   */
  updateAccount?: Maybe<UpdateAccountPayload>;
  /** Changes a filter of dropinfos. */
  updateDropinfoFilter?: Maybe<UpdateDropinfoFilterPayload>;
  /** Changes the caller's password. */
  updatePassword?: Maybe<UpdatePasswordPayload>;
  /** Changes the price, sale, limit and dates of a plan. Orders that were made before keep their price. */
  updatePlan?: Maybe<UpdatePlanPayload>;
  /** Changes what the caller's profile shows. */
  updateProfile?: Maybe<UpdateProfilePayload>;
  /**
   * Changes what is written of a tip and adds pictures, as files of a multipart request. Once the tip has begun or is settled
   * a typer changes no more than kind, expected value, quality value, reasoning and pictures. It begins at the earliest time that its
   * date, or that of one of its matches, has ever had; to move them later does not open it again.
   */
  updateTip?: Maybe<UpdateTipPayload>;
  /** Changes the data of a person. */
  updateUser?: Maybe<UpdateUserPayload>;
  /** Changes a subscription of a person by hand. */
  updateUserSubscription?: Maybe<UpdateUserSubscriptionPayload>;
};


/** What can be changed. Mutations of an operation run one after another. */
export type MutationActivateTournamentArgs = {
  input: ActivateTournamentInput;
};


/** What can be changed. Mutations of an operation run one after another. */
export type MutationCancelOwnPaymentArgs = {
  input: CancelOwnPaymentInput;
};


/** What can be changed. Mutations of an operation run one after another. */
export type MutationCancelPaymentArgs = {
  input: CancelPaymentInput;
};


/** What can be changed. Mutations of an operation run one after another. */
export type MutationCreateAutofilterArgs = {
  input: CreateAutofilterInput;
};


/** What can be changed. Mutations of an operation run one after another. */
export type MutationCreateDropinfoFilterArgs = {
  input: CreateDropinfoFilterInput;
};


/** What can be changed. Mutations of an operation run one after another. */
export type MutationCreatePaymentsFileArgs = {
  input: CreatePaymentsFileInput;
};


/** What can be changed. Mutations of an operation run one after another. */
export type MutationCreatePromoCodeArgs = {
  input: CreatePromoCodeInput;
};


/** What can be changed. Mutations of an operation run one after another. */
export type MutationCreateTipArgs = {
  input: CreateTipInput;
};


/** What can be changed. Mutations of an operation run one after another. */
export type MutationCreateUserSubscriptionArgs = {
  input: CreateUserSubscriptionInput;
};


/** What can be changed. Mutations of an operation run one after another. */
export type MutationCreateXlsxFileArgs = {
  input: CreateXlsxFileInput;
};


/** What can be changed. Mutations of an operation run one after another. */
export type MutationDeleteFileArgs = {
  input: DeleteFileInput;
};


/** What can be changed. Mutations of an operation run one after another. */
export type MutationDisablePromoCodeArgs = {
  input: DisablePromoCodeInput;
};


/** What can be changed. Mutations of an operation run one after another. */
export type MutationEditMatchStatsArgs = {
  input: EditMatchStatsInput;
};


/** What can be changed. Mutations of an operation run one after another. */
export type MutationMarkPaymentPaidArgs = {
  input: MarkPaymentPaidInput;
};


/** What can be changed. Mutations of an operation run one after another. */
export type MutationMoveDropinfoFilterDownArgs = {
  input: MoveDropinfoFilterInput;
};


/** What can be changed. Mutations of an operation run one after another. */
export type MutationMoveDropinfoFilterUpArgs = {
  input: MoveDropinfoFilterInput;
};


/** What can be changed. Mutations of an operation run one after another. */
export type MutationPlaceOrderArgs = {
  input: PlaceOrderInput;
};


/** What can be changed. Mutations of an operation run one after another. */
export type MutationRedeemPromoCodeArgs = {
  input: RedeemPromoCodeInput;
};


/** What can be changed. Mutations of an operation run one after another. */
export type MutationRegisterArgs = {
  input: RegisterInput;
};


/** What can be changed. Mutations of an operation run one after another. */
export type MutationRegisterDeviceArgs = {
  input: RegisterDeviceInput;
};


/** What can be changed. Mutations of an operation run one after another. */
export type MutationRemoveTipImageArgs = {
  input: RemoveTipImageInput;
};


/** What can be changed. Mutations of an operation run one after another. */
export type MutationRequestPasswordResetArgs = {
  input: RequestPasswordResetInput;
};


/** What can be changed. Mutations of an operation run one after another. */
export type MutationResetPasswordArgs = {
  input: ResetPasswordInput;
};


/** What can be changed. Mutations of an operation run one after another. */
export type MutationSetLeagueActiveArgs = {
  input: SetLeagueActiveInput;
};


/** What can be changed. Mutations of an operation run one after another. */
export type MutationSetLeagueEditableArgs = {
  input: SetLeagueEditableInput;
};


/** What can be changed. Mutations of an operation run one after another. */
export type MutationSetLeagueFavouriteArgs = {
  input: SetLeagueFavouriteInput;
};


/** What can be changed. Mutations of an operation run one after another. */
export type MutationSetMatchRefereeArgs = {
  input: SetMatchRefereeInput;
};


/** What can be changed. Mutations of an operation run one after another. */
export type MutationSetPushPreferenceArgs = {
  input: SetPushPreferenceInput;
};


/** What can be changed. Mutations of an operation run one after another. */
export type MutationSetUserLockedArgs = {
  input: SetUserLockedInput;
};


/** What can be changed. Mutations of an operation run one after another. */
export type MutationSetUserRoleArgs = {
  input: SetUserRoleInput;
};


/** What can be changed. Mutations of an operation run one after another. */
export type MutationSettleTipArgs = {
  input: SettleTipInput;
};


/** What can be changed. Mutations of an operation run one after another. */
export type MutationSignInArgs = {
  input: SignInInput;
};


/** What can be changed. Mutations of an operation run one after another. */
export type MutationUpdateAccountArgs = {
  input: UpdateAccountInput;
};


/** What can be changed. Mutations of an operation run one after another. */
export type MutationUpdateDropinfoFilterArgs = {
  input: UpdateDropinfoFilterInput;
};


/** What can be changed. Mutations of an operation run one after another. */
export type MutationUpdatePasswordArgs = {
  input: UpdatePasswordInput;
};


/** What can be changed. Mutations of an operation run one after another. */
export type MutationUpdatePlanArgs = {
  input: UpdatePlanInput;
};


/** What can be changed. Mutations of an operation run one after another. */
export type MutationUpdateProfileArgs = {
  input: UpdateProfileInput;
};


/** What can be changed. Mutations of an operation run one after another. */
export type MutationUpdateTipArgs = {
  input: UpdateTipInput;
};


/** What can be changed. Mutations of an operation run one after another. */
export type MutationUpdateUserArgs = {
  input: UpdateUserInput;
};


/** What can be changed. Mutations of an operation run one after another. */
export type MutationUpdateUserSubscriptionArgs = {
  input: UpdateUserSubscriptionInput;
};

/** An object that can be fetched again by its global id. */
export type Node = {
  /** Global id, opaque. */
  id: Scalars['ID']['output'];
};

/** One side of a market and how its odds moved. */
export type OddsSide = {
  __typename?: 'OddsSide';
  /** Name of the side in the caller's language. */
  label: Scalars['String']['output'];
  /** The line that the odds stand for now; null in home, draw, away. */
  line?: Maybe<Scalars['Float']['output']>;
  /** Decimal odds now. */
  odds: Scalars['Float']['output'];
  /** The line that the opening odds stood for; null in home, draw, away. */
  openingLine?: Maybe<Scalars['Float']['output']>;
  /** Opening decimal odds. */
  openingOdds: Scalars['Float']['output'];
};

/** How a match ended for a team. */
export type Outcome =
  /** Drawn. */
  | 'DRAWN'
  /** Lost. */
  | 'LOST'
  /** Won. */
  | 'WON';

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

/** Passing. */
export type PassingCounters = {
  __typename?: 'PassingCounters';
  /** Crosses that arrived. */
  accurateCrosses?: Maybe<Scalars['Int']['output']>;
  /** Long passes that arrived. */
  accurateLongBalls?: Maybe<Scalars['Int']['output']>;
  /** Passes in the opponent's half that arrived. */
  accurateOppositionHalfPasses?: Maybe<Scalars['Int']['output']>;
  /** Passes in the own half that arrived. */
  accurateOwnHalfPasses?: Maybe<Scalars['Int']['output']>;
  /** Passes that arrived. */
  accuratePasses?: Maybe<Scalars['Int']['output']>;
  /** Passes before a goal. */
  assists?: Maybe<Scalars['Int']['output']>;
  /** Big chances created. */
  bigChancesCreated?: Maybe<Scalars['Int']['output']>;
  /** Crosses. */
  crosses?: Maybe<Scalars['Int']['output']>;
  /** Expected assists. */
  expectedAssists?: Maybe<Scalars['Float']['output']>;
  /** Passes before a shot. */
  keyPasses?: Maybe<Scalars['Int']['output']>;
  /** Long passes. */
  longBalls?: Maybe<Scalars['Int']['output']>;
  /** Passes in the opponent's half. */
  oppositionHalfPasses?: Maybe<Scalars['Int']['output']>;
  /** Passes in the own half. */
  ownHalfPasses?: Maybe<Scalars['Int']['output']>;
  /** Passes. */
  passes?: Maybe<Scalars['Int']['output']>;
};

/** A payment for an order: to its payer their own, to admins anybody's. */
export type Payment = Node & {
  __typename?: 'Payment';
  /** Amount in PLN with at most two decimals. */
  amountPln: Scalars['Float']['output'];
  /** Whether its payer may cancel it by `cancelOwnPayment`; false where the upstream does not offer that. */
  canCancel: Scalars['Boolean']['output'];
  /** When it was ordered. */
  createdAt?: Maybe<Scalars['DateTime']['output']>;
  /** Whether the Discord server was added. */
  discord?: Maybe<Scalars['Boolean']['output']>;
  /** The Discord name that it was ordered with. */
  discordName?: Maybe<Scalars['String']['output']>;
  /** The payer's e-mail address; null for everyone but admins. */
  email?: Maybe<Scalars['String']['output']>;
  /** Why a payment that was made could not be honoured; null for everyone but admins. */
  failure?: Maybe<PaymentFailure>;
  /** The first name that it was ordered with. */
  firstName?: Maybe<Scalars['String']['output']>;
  /** Global id, opaque. */
  id: Scalars['ID']['output'];
  /** The last name that it was ordered with. */
  lastName?: Maybe<Scalars['String']['output']>;
  /** How its amount came about, in the order of `CartLineKind`; empty for everyone but admins. */
  lines: Array<PaymentLine>;
  /** How it is paid. */
  method?: Maybe<PaymentMethod>;
  /** Length in months. */
  months?: Maybe<Scalars['Int']['output']>;
  /** When it was paid. */
  paidAt?: Maybe<Scalars['DateTime']['output']>;
  /** Until when a pending payment can be gone on with: then it is EXPIRED. Null where the upstream does not tell. */
  payableUntil?: Maybe<Scalars['DateTime']['output']>;
  /** Where a pending payment can be gone on with. */
  paymentUrl?: Maybe<Scalars['URL']['output']>;
  /** The plan; null when it is not on sale any more. */
  plan?: Maybe<Plan>;
  /** Name of the plan in lower case, which may not be on sale any more. */
  planName?: Maybe<Scalars['String']['output']>;
  /** The promo code that reduced it. */
  promoCode?: Maybe<Scalars['String']['output']>;
  /** Name of the payment provider; null for everyone but admins. */
  provider?: Maybe<Scalars['String']['output']>;
  /** The provider's name for it; null for everyone but admins. */
  providerOrderId?: Maybe<Scalars['String']['output']>;
  /** Until when a pending payment holds its place; null for everyone but admins. */
  reservedUntil?: Maybe<Scalars['DateTime']['output']>;
  /** State. */
  status: PaymentStatus;
  /** The state in the upstream's word, to be shown where `status` is UNKNOWN. */
  statusText: Scalars['String']['output'];
  /** Stable name in addresses, as in /payments/{uid}. */
  uid: Scalars['String']['output'];
  /** The payer, of whom nothing more is read with `id` and `userId` alone; null for everyone but admins. */
  user?: Maybe<User>;
  /** Number of the payer, as in the address /admin/users/{id}; null for everyone but admins. */
  userId?: Maybe<Scalars['Int']['output']>;
};

/** What came of `paymentChanged`. */
export type PaymentChangedPayload = {
  __typename?: 'PaymentChangedPayload';
  /** Where the log stands after this payload; give it as `after` to resume. */
  cursor: Scalars['String']['output'];
  /** Whether events between `after` and this payload may be lost: read the list again. */
  gap: Scalars['Boolean']['output'];
  /** The payments that changed, as they are now, newest first; empty in a payload that only tells the cursor or a gap. */
  payments?: Maybe<Array<Payment>>;
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

/** Why a payment could not be taken. */
export type PaymentFailure =
  /** The subscription that it was priced by had changed. */
  | 'OUTDATED'
  /** Its promo code had been used by another order. */
  | 'PROMOCODE_USED'
  /** No place of the limited plan was left. */
  | 'SOLD_OUT'
  /** The provider did not take the order. */
  | 'UNAVAILABLE'
  /** A reason that this version does not know. */
  | 'UNKNOWN'
  /** Within a day it was not sure that the money was handed over, or the order could not be ended. */
  | 'UNSETTLED';

/** By what admins narrow the list of payments. */
export type PaymentFilter =
  /** Cancelled. */
  | 'CANCELLED'
  /** Paid. */
  | 'DONE'
  /** Not paid in time. */
  | 'EXPIRED'
  /** Refused or given up. */
  | 'FAILED'
  /** Held for an admin. */
  | 'HELD'
  /** Not paid yet. */
  | 'PENDING';

/** A line of a payment. */
export type PaymentLine = {
  __typename?: 'PaymentLine';
  /** Its amount in PLN; negative for what is taken off. */
  amountPln: Scalars['Float']['output'];
  /** What it stands for; null for what this version does not know. */
  kind?: Maybe<CartLineKind>;
};

/** Ways to pay. */
export type PaymentMethod =
  /** BLIK. */
  | 'BLIK'
  /** Przelewy24: transfers and cards. */
  | 'P24';

/** The done payments by a method. */
export type PaymentMethodStats = {
  __typename?: 'PaymentMethodStats';
  /** Their sum. */
  amountPln: Scalars['Float']['output'];
  /** How many. */
  count: Scalars['Int']['output'];
  /** The method; null for one that this version does not know. */
  method?: Maybe<PaymentMethod>;
};

/** The done payments of a month. */
export type PaymentMonthStats = {
  __typename?: 'PaymentMonthStats';
  /** Their sum. */
  amountPln: Scalars['Float']['output'];
  /** How many. */
  count: Scalars['Int']['output'];
  /** The month. */
  month: Scalars['YearMonth']['output'];
};

/** Order of payments. */
export type PaymentOrder = {
  /** Which way. */
  direction: SortDirection;
  /** What they are sorted by. */
  field: PaymentOrderField;
};

/** What payments can be sorted by. */
export type PaymentOrderField =
  /** Their amount. */
  | 'AMOUNT'
  /** When they were ordered. */
  | 'CREATED_AT'
  /** When they were paid; those that are not come after all that are, when the latest is first. */
  | 'PAID_AT'
  /** Their state. */
  | 'STATUS';

/** The done payments for a plan. */
export type PaymentPlanStats = {
  __typename?: 'PaymentPlanStats';
  /** Their sum. */
  amountPln: Scalars['Float']['output'];
  /** How many. */
  count: Scalars['Int']['output'];
  /** Name of the plan in lower case. */
  planName: Scalars['String']['output'];
};

/** Figures of all payments. Amounts are PLN with at most two decimals. */
export type PaymentStats = {
  __typename?: 'PaymentStats';
  /** Done payments by method, most first. */
  byMethod: Array<PaymentMethodStats>;
  /** Done payments by the month of paying in Poland, earliest first, without gaps. */
  byMonth: Array<PaymentMonthStats>;
  /** Done payments by plan, most first. */
  byPlan: Array<PaymentPlanStats>;
  /** All payments by state, most first. */
  byStatus: Array<PaymentStatusStats>;
};

/** States of a payment. */
export type PaymentStatus =
  /** Cancelled. */
  | 'CANCELLED'
  /** Paid: the subscription runs. */
  | 'DONE'
  /** Not paid in time. Money that comes all the same is taken where the order can still be honoured. */
  | 'EXPIRED'
  /** Refused or given up. */
  | 'FAILED'
  /** Its money was collected, or may have been, and the order could not be honoured: an admin decides. */
  | 'HELD'
  /** Not paid yet. */
  | 'PENDING'
  /** A status that this version does not know; not to be treated as paid. */
  | 'UNKNOWN';

/** The payments in a state. */
export type PaymentStatusStats = {
  __typename?: 'PaymentStatusStats';
  /** Their sum. */
  amountPln: Scalars['Float']['output'];
  /** How many. */
  count: Scalars['Int']['output'];
  /** The state. */
  status: PaymentStatus;
  /** The state in the upstream's word, to be shown where `status` is UNKNOWN. */
  statusText: Scalars['String']['output'];
};

/** What a file of payments is written as. */
export type PaymentsFileFormat =
  /** Text with semicolons, as spreadsheets read it. */
  | 'CSV'
  /** A workbook. */
  | 'XLSX';

/** Parts of a match. */
export type Period =
  /** Extra time. */
  | 'EXTRA_TIME'
  /** The second half. */
  | 'FULL_TIME'
  /** The first half. */
  | 'HALF_TIME'
  /** The shoot-out. */
  | 'PENALTIES'
  /** A part that this version does not know. */
  | 'UNKNOWN';

/** The end of a part of the match. */
export type PeriodIncident = MatchIncident & {
  __typename?: 'PeriodIncident';
  /** Away goals by then. */
  awayScore?: Maybe<Scalars['Int']['output']>;
  /** Home goals by then. */
  homeScore?: Maybe<Scalars['Int']['output']>;
  /** Always null: it ends for both teams. */
  isHome?: Maybe<Scalars['Boolean']['output']>;
  /** Which part ended. */
  period: Period;
  /** Minute. */
  time: Scalars['Int']['output'];
};

/** What a user may see or do. */
export type Permission =
  /** The administration area. */
  | 'ADMIN_PANEL'
  /** AI tips. */
  | 'AI_TIPS'
  /** Autofilters. */
  | 'AUTOFILTERS'
  /** Standard tips. */
  | 'DEFAULT_TIPS'
  /** Odds drops. */
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

/** What `placeOrder` is given. */
export type PlaceOrderInput = {
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
  planName: Scalars['String']['input'];
  /** A promo code. Errors: USED, INVALID, EXPIRED. */
  promoCode?: InputMaybe<Scalars['String']['input']>;
};

/** What came of `placeOrder`. */
export type PlaceOrderPayload = {
  __typename?: 'PlaceOrderPayload';
  /** What the person can fix. */
  errors: Array<UserError>;
  /** The payment that was made for the order; null when refused, and where the upstream does not send it. */
  payment?: Maybe<Payment>;
  /** Where to pay; for a sum of 0 the page of the result. Null when refused. */
  paymentUrl?: Maybe<Scalars['URL']['output']>;
};

/** A package of the offer. */
export type Plan = Node & {
  __typename?: 'Plan';
  /** The sale that applies now, if any. */
  activeSale?: Maybe<Sale>;
  /** Whether the Discord server is included without extra charge. */
  discordIncluded: Scalars['Boolean']['output'];
  /** From how many months on the quality guarantee is included; null where it never is. */
  goqFromMonths?: Maybe<Scalars['Int']['output']>;
  /** Whether it runs on dates of its own instead of from its payment. */
  hasFixedDates: Scalars['Boolean']['output'];
  /** Global id, opaque. */
  id: Scalars['ID']['output'];
  /** Whether only a limited number is sold. */
  isLimited: Scalars['Boolean']['output'];
  /** Name in lower case, for example `standard+`. */
  name: Scalars['String']['output'];
  /** For how long it can be bought and at what price, without promo code and active subscription; shortest first. */
  offers: Array<PlanOffer>;
  /** What the plan's holder may use. */
  permissions: Array<Permission>;
  /** How many are left; null for a plan without a limit. */
  placesLeft?: Maybe<Scalars['Int']['output']>;
  /** How many hold a place: a subscription that is not over or a pending order. Null where it is not known, and for everyone but admins. */
  placesTaken?: Maybe<Scalars['Int']['output']>;
  /** How many places a limited plan has; null for everyone but admins. */
  placesTotal?: Maybe<Scalars['Int']['output']>;
  /** Number of the plan, as in the address /admin/plans/{id}. */
  planId: Scalars['Int']['output'];
  /** Price of a month, in PLN with at most two decimals; of a plan with fixed dates its whole price. */
  pricePln: Scalars['Float']['output'];
  /** When the sale is over; null without an end, and for everyone but admins. */
  saleEndsAt?: Maybe<Scalars['DateTime']['output']>;
  /** Percent of the sale, whether it runs or not; null without one, and for everyone but admins. */
  salePercent?: Maybe<Scalars['Float']['output']>;
  /** When the sale begins; null for at once, and for everyone but admins. */
  saleStartsAt?: Maybe<Scalars['DateTime']['output']>;
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
  /** Which version of the plan this is; given with a change, so that nobody saves over another's. Null for everyone but admins. */
  version?: Maybe<Scalars['Int']['output']>;
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

/** A limited plan of which few places are left. */
export type PlanRunningOut = {
  __typename?: 'PlanRunningOut';
  /** Name of the plan in lower case, for example `me_vip`. */
  name: Scalars['String']['output'];
  /** How many places are left. */
  placesLeft: Scalars['Int']['output'];
};

/** Why a plan cannot be bought. */
export type PlanUnavailability =
  /** It is not sold in the language of the request: Premium and VIP are sold in Polish only. */
  | 'LANGUAGE'
  /** It has fixed dates, is bought once, and the caller has it already, also when it begins later. */
  | 'OWNED'
  /** It is limited, none is left, and the caller holds no place. */
  | 'SOLD_OUT';

/** Time and general counters. */
export type PlayCounters = {
  __typename?: 'PlayCounters';
  /** Carries of the ball. */
  ballCarries?: Maybe<Scalars['Int']['output']>;
  /** Distance of the carries, in metres. */
  carriesDistance?: Maybe<Scalars['Float']['output']>;
  /** Times the ball was taken away. */
  dispossessed?: Maybe<Scalars['Int']['output']>;
  /** Fouls. */
  fouls?: Maybe<Scalars['Int']['output']>;
  /** Distance covered, in kilometres. */
  kilometersCovered?: Maybe<Scalars['Float']['output']>;
  /** Minutes played. */
  minutesPlayed?: Maybe<Scalars['Int']['output']>;
  /** Times the ball was lost. */
  possessionLost?: Maybe<Scalars['Int']['output']>;
  /** Carries towards the goal. */
  progressiveCarries?: Maybe<Scalars['Int']['output']>;
  /** The provider's rating, 3 to 10. */
  rating?: Maybe<Scalars['Float']['output']>;
  /** Sprints. */
  sprints?: Maybe<Scalars['Int']['output']>;
  /** Highest speed, in km/h. */
  topSpeed?: Maybe<Scalars['Float']['output']>;
  /** Touches of the ball. */
  touches?: Maybe<Scalars['Int']['output']>;
  /** Touches that failed. */
  unsuccessfulTouches?: Maybe<Scalars['Int']['output']>;
  /** Fouls suffered. */
  wasFouled?: Maybe<Scalars['Int']['output']>;
};

/** A player. No call of the REST service finds one, so that a player has no global id and is no Node. */
export type Player = {
  __typename?: 'Player';
  /** Address of the player's picture; null where there is none. */
  avatar?: Maybe<Scalars['URL']['output']>;
  /** Name. */
  name: Scalars['String']['output'];
  /** Number of the player; null in incidents, for which the provider sends no more than names. */
  playerId?: Maybe<Scalars['Int']['output']>;
};

/** Where a player plays. */
export type PlayerPosition =
  /** Defender. */
  | 'DEFENDER'
  /** Forward. */
  | 'FORWARD'
  /** Goalkeeper. */
  | 'GOALKEEPER'
  /** Midfielder. */
  | 'MIDFIELDER'
  /** A position that this version does not know. */
  | 'UNKNOWN';

/** What a player did in a match. Of the counters, one that the provider did not send is null. */
export type PlayerStatistics = {
  __typename?: 'PlayerStatistics';
  /** Defence. */
  defence: DefenceCounters;
  /** Duels. */
  duels: DuelCounters;
  /** Whether for the home team. */
  isHome: Scalars['Boolean']['output'];
  /** Goalkeeping; null for a player who is no goalkeeper and has no such counter. */
  keeper?: Maybe<KeeperCounters>;
  /** Passing. */
  passing: PassingCounters;
  /** Time and general counters. */
  play: PlayCounters;
  /** The player. */
  player: Player;
  /** Position in this match. */
  position?: Maybe<PlayerPosition>;
  /** Shooting. */
  shooting: ShootingCounters;
  /** Whether the player came from the bench. */
  substitute: Scalars['Boolean']['output'];
  /** The player's team. */
  team: Team;
};

/** A promo code, for those who run the service. */
export type PromoCode = Node & {
  __typename?: 'PromoCode';
  /** The code, in upper case. */
  code: Scalars['String']['output'];
  /** When it was made. */
  createdAt?: Maybe<Scalars['DateTime']['output']>;
  /** When it cannot be used any more; null without an end. */
  expiresAt?: Maybe<Scalars['DateTime']['output']>;
  /** Global id, opaque. */
  id: Scalars['ID']['output'];
  /** Whether it was taken out of use. */
  isDisabled: Scalars['Boolean']['output'];
  /** Percent that it takes off. */
  percent: Scalars['Float']['output'];
  /** From when on it can be used; null without a beginning. */
  startsAt?: Maybe<Scalars['DateTime']['output']>;
  /** How many accounts have used it; null where it is not known. */
  usageCount?: Maybe<Scalars['Int']['output']>;
};

/** What a promo code takes off for the caller, who may use it. */
export type PromoCodeDiscount = {
  __typename?: 'PromoCodeDiscount';
  /** The code as the person wrote it, without spaces around it. */
  code: Scalars['String']['output'];
  /** Percent taken off the package, 0 to 100; the Discord server keeps its price. */
  percent: Scalars['Float']['output'];
};

/** A category of the data provider. */
export type ProviderCategory = {
  __typename?: 'ProviderCategory';
  /** Number at the provider. */
  categoryId: Scalars['Int']['output'];
  /** ISO 3166 code of the country, for example `PL` or `GB-ENG`; null where it is not known, and for what is no country. */
  countryCode?: Maybe<Scalars['String']['output']>;
  /** Address of the flag; null where there is none. */
  flagUrl?: Maybe<Scalars['String']['output']>;
  /** Name. */
  name: Scalars['String']['output'];
};

/** A season of a tournament of the data provider. */
export type ProviderSeason = {
  __typename?: 'ProviderSeason';
  /** The league that has it; null while it is not imported, or where the upstream does not tell. */
  league?: Maybe<League>;
  /** Name. */
  name: Scalars['String']['output'];
  /** Number at the provider. */
  seasonId: Scalars['Int']['output'];
  /** Year or years, for example `25/26`. */
  year: Scalars['String']['output'];
};

/** A tournament of the data provider. */
export type ProviderTournament = {
  __typename?: 'ProviderTournament';
  /** The league that it has become; null while no season of it is imported, or where the upstream does not tell. */
  league?: Maybe<League>;
  /** Address of the logo. */
  logo?: Maybe<Scalars['URL']['output']>;
  /** Name. */
  name: Scalars['String']['output'];
  /** Number at the provider. */
  tournamentId: Scalars['Int']['output'];
};

/** Kinds of notifications. */
export type PushKind =
  /** New AI tips. */
  | 'AI_TIPS'
  /** New standard tips. */
  | 'DEFAULT_TIPS'
  /** New dropinfos. */
  | 'DROPINFO'
  /** New special tips. */
  | 'SPECIAL_TIPS';

/** Which notifications a person wants on their devices. */
export type PushPreferences = {
  __typename?: 'PushPreferences';
  /** Of new AI tips. */
  aiTips: Scalars['Boolean']['output'];
  /** Of new standard tips. */
  defaultTips: Scalars['Boolean']['output'];
  /** Of new dropinfos. */
  dropinfo: Scalars['Boolean']['output'];
  /** The key that a browser subscribes to (Web Push, base64url); null where the upstream does not notify. */
  publicKey?: Maybe<Scalars['String']['output']>;
  /** Of new special tips. */
  specialTips: Scalars['Boolean']['output'];
};

/** What can be read. Each field is read by itself, so that one that fails leaves the others standing. */
export type Query = {
  __typename?: 'Query';
  /** Reading for those who run the service; null for everyone else. */
  admin?: Maybe<Admin>;
  /** What an autofilter that is not saved would do; null where the upstream cannot tell. */
  autofilterDraft?: Maybe<AutofilterDraft>;
  /** Coming matches that the caller's autofilters pick, by kick-off. */
  autofilterMatches?: Maybe<AutofilterMatchConnection>;
  /** What a cart costs, line by line, as the upstream will charge it; null when its plan is not offered. For a signed-in caller the active subscription and the promo code count. */
  cartPrice?: Maybe<CartPrice>;
  /** One dropinfo by its uid; null when there is none that the caller may see. */
  dropinfo?: Maybe<Dropinfo>;
  /** Named league filters for dropinfos; empty for a caller without the permission DROPINFO_FILTERS. */
  dropinfoFilters?: Maybe<Array<DropinfoFilter>>;
  /** Odds drops. */
  dropinfos?: Maybe<DropinfoConnection>;
  /** How the published tips have done; null where the upstream has no figures. */
  effectiveness?: Maybe<Effectiveness>;
  /** Coming matches of all leagues by kick-off. */
  futureMatches?: Maybe<MatchConnection>;
  /** Tips with a quality value that the caller may see, newest first. */
  goqTips?: Maybe<TipConnection>;
  /** A league; null when there is none. */
  league?: Maybe<League>;
  /** Leagues with statistics, by country and name. */
  leagues?: Maybe<LeagueConnection>;
  /** The place that the live log has reached. Asked for together with a list and given as `after` to a subscription, nothing between the two is missed. */
  liveCursor: Scalars['String']['output'];
  /** A match; null when there is none. */
  match?: Maybe<Match>;
  /** Any object by its global id; null when it does not exist or is not visible to the caller. */
  node?: Maybe<Node>;
  /** Several objects by their global ids, in the order asked for; at most 100. */
  nodes?: Maybe<Array<Maybe<Node>>>;
  /** One of the caller's payments; null when there is none. */
  payment?: Maybe<Payment>;
  /** The plans on sale, in the order of the upstream. */
  plans?: Maybe<Array<Plan>>;
  /** Facts about the site that need no session: its name and whether it is on a break. */
  site: Site;
  /** One tip by its uid; null when there is none or the caller may not see it. */
  tip?: Maybe<Tip>;
  /** How the settled tips that the caller may see have done, by the time of their publishing. */
  tipBalance?: Maybe<TipBalance>;
  /** Tips that the caller may see. */
  tips?: Maybe<TipConnection>;
  /** The signed-in user and what is theirs; null for a guest, also when the credentials are no longer valid. */
  viewer?: Maybe<Viewer>;
};


/** What can be read. Each field is read by itself, so that one that fails leaves the others standing. */
export type QueryAutofilterDraftArgs = {
  input: AutofilterInput;
};


/** What can be read. Each field is read by itself, so that one that fails leaves the others standing. */
export type QueryAutofilterMatchesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  autofilterId?: InputMaybe<Scalars['ID']['input']>;
  first?: Scalars['Int']['input'];
};


/** What can be read. Each field is read by itself, so that one that fails leaves the others standing. */
export type QueryCartPriceArgs = {
  input: CartInput;
};


/** What can be read. Each field is read by itself, so that one that fails leaves the others standing. */
export type QueryDropinfoArgs = {
  uid: Scalars['String']['input'];
};


/** What can be read. Each field is read by itself, so that one that fails leaves the others standing. */
export type QueryDropinfosArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<DropinfoFilterInput>;
  first?: Scalars['Int']['input'];
  orderBy?: InputMaybe<DropinfoOrder>;
};


/** What can be read. Each field is read by itself, so that one that fails leaves the others standing. */
export type QueryFutureMatchesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: Scalars['Int']['input'];
  search?: InputMaybe<Scalars['String']['input']>;
};


/** What can be read. Each field is read by itself, so that one that fails leaves the others standing. */
export type QueryGoqTipsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<GoqFilterInput>;
  first?: Scalars['Int']['input'];
};


/** What can be read. Each field is read by itself, so that one that fails leaves the others standing. */
export type QueryLeagueArgs = {
  leagueId: Scalars['Int']['input'];
};


/** What can be read. Each field is read by itself, so that one that fails leaves the others standing. */
export type QueryLeaguesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  editable?: InputMaybe<Scalars['Boolean']['input']>;
  first?: Scalars['Int']['input'];
  scope?: LeagueScope;
  search?: InputMaybe<Scalars['String']['input']>;
};


/** What can be read. Each field is read by itself, so that one that fails leaves the others standing. */
export type QueryMatchArgs = {
  matchId: Scalars['Int']['input'];
};


/** What can be read. Each field is read by itself, so that one that fails leaves the others standing. */
export type QueryNodeArgs = {
  id: Scalars['ID']['input'];
};


/** What can be read. Each field is read by itself, so that one that fails leaves the others standing. */
export type QueryNodesArgs = {
  ids: Array<Scalars['ID']['input']>;
};


/** What can be read. Each field is read by itself, so that one that fails leaves the others standing. */
export type QueryPaymentArgs = {
  uidOrNumber: Scalars['String']['input'];
};


/** What can be read. Each field is read by itself, so that one that fails leaves the others standing. */
export type QueryTipArgs = {
  uid: Scalars['String']['input'];
};


/** What can be read. Each field is read by itself, so that one that fails leaves the others standing. */
export type QueryTipBalanceArgs = {
  types?: InputMaybe<Array<TipTypeInput>>;
};


/** What can be read. Each field is read by itself, so that one that fails leaves the others standing. */
export type QueryTipsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<TipFilterInput>;
  first?: Scalars['Int']['input'];
  orderBy?: InputMaybe<TipOrder>;
  statuses?: InputMaybe<Array<TipStatusInput>>;
  types?: InputMaybe<Array<TipTypeInput>>;
};

/** What came of `recordCampaignVisit`. */
export type RecordCampaignVisitPayload = {
  __typename?: 'RecordCampaignVisitPayload';
  /** What the person can fix. */
  errors: Array<UserError>;
};

/** What `redeemPromoCode` is given. */
export type RedeemPromoCodeInput = {
  /** The code. Errors: BLANK, USED, INVALID, EXPIRED. */
  code: Scalars['String']['input'];
};

/** What came of `redeemPromoCode`. */
export type RedeemPromoCodePayload = {
  __typename?: 'RedeemPromoCodePayload';
  /** What the person can fix. */
  errors: Array<UserError>;
  /** The code and what it takes off; null when refused. */
  promoCode?: Maybe<PromoCodeDiscount>;
};

/** What `registerDevice` is given. */
export type RegisterDeviceInput = {
  /** What it is. */
  deviceType: DeviceType;
  /** Of a browser its push subscription as JSON, of an app its token. Errors: BLANK, INVALID. */
  token: Scalars['String']['input'];
};

/** What came of `registerDevice`. */
export type RegisterDevicePayload = {
  __typename?: 'RegisterDevicePayload';
  /** What the person can fix. */
  errors: Array<UserError>;
};

/** What `register` is given. */
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

/** What came of `register`. */
export type RegisterPayload = {
  __typename?: 'RegisterPayload';
  /** What the person can fix. */
  errors: Array<UserError>;
  /** The new user, signed in; null when refused. */
  viewer?: Maybe<Viewer>;
};

/** What `removeTipImage` is given. */
export type RemoveTipImageInput = {
  /** Global id of the picture. */
  imageId: Scalars['ID']['input'];
  /** The version of the tip that was looked at. Another one by now: STALE, without a field, and nothing is changed. */
  version?: InputMaybe<Scalars['Int']['input']>;
};

/** What came of `removeTipImage`. */
export type RemoveTipImagePayload = {
  __typename?: 'RemoveTipImagePayload';
  /** What the person can fix. */
  errors: Array<UserError>;
  /** The tip as it is now; null when refused. */
  tip?: Maybe<Tip>;
};

/** What `requestPasswordReset` is given. */
export type RequestPasswordResetInput = {
  /** E-mail address of the account. Errors: BLANK, INVALID. */
  email: Scalars['String']['input'];
};

/** What came of `requestPasswordReset`. */
export type RequestPasswordResetPayload = {
  __typename?: 'RequestPasswordResetPayload';
  /** What the person can fix. */
  errors: Array<UserError>;
};

/** What `resetPassword` is given. */
export type ResetPasswordInput = {
  /** Code of the message. Errors: INVALID for one that is unknown, used or expired. */
  code: Scalars['String']['input'];
  /** The new password, 6 characters or more. Errors: BLANK, TOO_SHORT, TOO_LONG. */
  password: Scalars['String']['input'];
  /** The new password once more. Errors: CONFIRMATION. */
  passwordConfirmation: Scalars['String']['input'];
};

/** What came of `resetPassword`. */
export type ResetPasswordPayload = {
  __typename?: 'ResetPasswordPayload';
  /** What the person can fix. */
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

/** How an autofilter would have done in a season. */
export type SeasonBacktest = {
  __typename?: 'SeasonBacktest';
  /** How many of those then satisfied the line themselves. */
  correct: Scalars['Int']['output'];
  /** How many of them it would have picked. */
  hits: Scalars['Int']['output'];
  /** Matches looked at. */
  matches: Scalars['Int']['output'];
  /** Name of the season. */
  season: Scalars['String']['output'];
};

/** What `setLeagueActive` is given. */
export type SetLeagueActiveInput = {
  /** Global id of the league. */
  leagueId: Scalars['ID']['input'];
  /** Whether it is to be active. */
  value: Scalars['Boolean']['input'];
};

/** What came of `setLeagueActive`. */
export type SetLeagueActivePayload = {
  __typename?: 'SetLeagueActivePayload';
  /** What the person can fix. */
  errors: Array<UserError>;
  /** The league as it is now; null when refused. */
  league?: Maybe<League>;
};

/** What `setLeagueEditable` is given. */
export type SetLeagueEditableInput = {
  /** Global id of the league. */
  leagueId: Scalars['ID']['input'];
  /** Whether its match statistics may be edited by hand. */
  value: Scalars['Boolean']['input'];
};

/** What came of `setLeagueEditable`. */
export type SetLeagueEditablePayload = {
  __typename?: 'SetLeagueEditablePayload';
  /** What the person can fix. */
  errors: Array<UserError>;
  /** The league as it is now; null when refused. */
  league?: Maybe<League>;
};

/** What `setLeagueFavourite` is given. */
export type SetLeagueFavouriteInput = {
  /** Global id of the league. */
  leagueId: Scalars['ID']['input'];
  /** Whether it is to be a favourite. */
  value: Scalars['Boolean']['input'];
};

/** What came of `setLeagueFavourite`. */
export type SetLeagueFavouritePayload = {
  __typename?: 'SetLeagueFavouritePayload';
  /** What the person can fix. */
  errors: Array<UserError>;
  /** The league as it is now; null when refused. */
  league?: Maybe<League>;
};

/** What `setMatchReferee` is given. */
export type SetMatchRefereeInput = {
  /** Global id of the match. */
  matchId: Scalars['ID']['input'];
  /** The name; blank for a referee who is not known. Errors: TOO_LONG, INVALID. */
  referee: Scalars['String']['input'];
  /** The version that was edited. Another one by now: STALE, without a field, and nothing is changed. */
  version: Scalars['String']['input'];
};

/** What came of `setMatchReferee`. */
export type SetMatchRefereePayload = {
  __typename?: 'SetMatchRefereePayload';
  /** What the person can fix. */
  errors: Array<UserError>;
  /** The match as it is now; null when refused. */
  match?: Maybe<Match>;
};

/** What `setPushPreference` is given. */
export type SetPushPreferenceInput = {
  /** Which notifications. */
  kind: PushKind;
  /** Whether they are wanted. */
  wanted: Scalars['Boolean']['input'];
};

/** What came of `setPushPreference`. */
export type SetPushPreferencePayload = {
  __typename?: 'SetPushPreferencePayload';
  /** What the person can fix. */
  errors: Array<UserError>;
  /** The user as they are now; null when refused. */
  viewer?: Maybe<Viewer>;
};

/** Whether whom is locked. */
export type SetUserLockedInput = {
  /** True to lock, false to unlock. */
  isLocked: Scalars['Boolean']['input'];
  /** The person. */
  userId: Scalars['ID']['input'];
};

/** Answer to `setUserLocked`. */
export type SetUserLockedPayload = {
  __typename?: 'SetUserLockedPayload';
  /** What can be fixed; UNSUPPORTED where the upstream does not offer to lock. */
  errors: Array<UserError>;
  /** The person as they are now; null when there are errors. */
  user?: Maybe<User>;
};

/** Which role whom. */
export type SetUserRoleInput = {
  /** The role. */
  role: AssignableRole;
  /** The person. */
  userId: Scalars['ID']['input'];
};

/** Answer to `setUserRole`. */
export type SetUserRolePayload = {
  __typename?: 'SetUserRolePayload';
  /** What can be fixed. */
  errors: Array<UserError>;
  /** The person as they are now; null when there are errors. */
  user?: Maybe<User>;
};

/** What `settleTip` is given. */
export type SettleTipInput = {
  /** Why it is cancelled, shown to subscribers; needed with CANCEL, and of no meaning else. Errors: BLANK, TOO_LONG. */
  cancelReason?: InputMaybe<Scalars['String']['input']>;
  /** How it ended. */
  result: TipResult;
  /** Global id of the tip. */
  tipId: Scalars['ID']['input'];
};

/** What came of `settleTip`. */
export type SettleTipPayload = {
  __typename?: 'SettleTipPayload';
  /** What the person can fix. */
  errors: Array<UserError>;
  /** The tip as it is now; null when refused. */
  tip?: Maybe<Tip>;
};

/** Shooting. */
export type ShootingCounters = {
  __typename?: 'ShootingCounters';
  /** Big chances missed. */
  bigChancesMissed?: Maybe<Scalars['Int']['output']>;
  /** Shots that were blocked. */
  blockedShots?: Maybe<Scalars['Int']['output']>;
  /** Expected goals. */
  expectedGoals?: Maybe<Scalars['Float']['output']>;
  /** Expected goals of the shots on target. */
  expectedGoalsOnTarget?: Maybe<Scalars['Float']['output']>;
  /** Goals. */
  goals?: Maybe<Scalars['Int']['output']>;
  /** Shots at the woodwork. */
  hitWoodwork?: Maybe<Scalars['Int']['output']>;
  /** Times offside. */
  offsides?: Maybe<Scalars['Int']['output']>;
  /** Own goals. */
  ownGoals?: Maybe<Scalars['Int']['output']>;
  /** Penalties missed. */
  penaltiesMissed?: Maybe<Scalars['Int']['output']>;
  /** Penalties won. */
  penaltiesWon?: Maybe<Scalars['Int']['output']>;
  /** Goals in the shoot-out. */
  shootoutGoals?: Maybe<Scalars['Int']['output']>;
  /** Misses in the shoot-out. */
  shootoutMisses?: Maybe<Scalars['Int']['output']>;
  /** Shots. */
  shots?: Maybe<Scalars['Int']['output']>;
  /** Shots off target. */
  shotsOffTarget?: Maybe<Scalars['Int']['output']>;
  /** Shots on target. */
  shotsOnTarget?: Maybe<Scalars['Int']['output']>;
};

/** A penalty of a shoot-out. */
export type ShootoutIncident = MatchIncident & {
  __typename?: 'ShootoutIncident';
  /** Away goals of the shoot-out after it. */
  awayScore?: Maybe<Scalars['Int']['output']>;
  /** Home goals of the shoot-out after it. */
  homeScore?: Maybe<Scalars['Int']['output']>;
  /** Whether of the home team. */
  isHome: Scalars['Boolean']['output'];
  /** Who shot. */
  player?: Maybe<Player>;
  /** Whether it went in. */
  scored: Scalars['Boolean']['output'];
  /** Its place in the shoot-out, from 1. */
  sequence?: Maybe<Scalars['Int']['output']>;
  /** Always null: a shoot-out has no minutes. */
  time?: Maybe<Scalars['Int']['output']>;
};

/** What `signIn` is given. */
export type SignInInput = {
  /** E-mail address. Errors, without a field: INVALID_CREDENTIALS, for a wrong address as for a wrong password. */
  email: Scalars['String']['input'];
  /** Password. */
  password: Scalars['String']['input'];
};

/** What came of `signIn`. */
export type SignInPayload = {
  __typename?: 'SignInPayload';
  /** What the person can fix. */
  errors: Array<UserError>;
  /** The signed-in user; null when refused. */
  viewer?: Maybe<Viewer>;
};

/** What came of `signOut`. */
export type SignOutPayload = {
  __typename?: 'SignOutPayload';
  /** What the person can fix. */
  errors: Array<UserError>;
};

/** Configuration of the site that every visitor may know. */
export type Site = {
  __typename?: 'Site';
  /** Address of the Android app's file; null when there is none. */
  appDownloadUrl?: Maybe<Scalars['URL']['output']>;
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
  url: Scalars['URL']['output'];
};

/** Direction of a sort. */
export type SortDirection =
  /** Smallest or earliest first. */
  | 'ASC'
  /** Largest or latest first. */
  | 'DESC';

/** A sport that filters of dropinfos may be restricted to; only admins see it. */
export type Sport = {
  __typename?: 'Sport';
  /** Name in the caller's language. */
  name: Scalars['String']['output'];
  /** Number of the sport. */
  sportId: Scalars['Int']['output'];
};

/** A row of a league's table. Of equal points, the better goal difference, then more goals, then the name. */
export type Standing = {
  __typename?: 'Standing';
  /** Matches drawn. */
  drawn?: Maybe<Scalars['Int']['output']>;
  /** Outcomes of the last five matches, newest first. */
  form?: Maybe<Array<Outcome>>;
  /** Goals conceded. */
  goalsAgainst?: Maybe<Scalars['Int']['output']>;
  /** Goals scored. */
  goalsFor?: Maybe<Scalars['Int']['output']>;
  /** Matches lost. */
  lost?: Maybe<Scalars['Int']['output']>;
  /** Matches played; null where the upstream sends only points, as the next ones. */
  played?: Maybe<Scalars['Int']['output']>;
  /** Points. */
  points: Scalars['Int']['output'];
  /** Place, from 1. */
  position: Scalars['Int']['output'];
  /** The team. */
  team: Team;
  /** Matches won. */
  won?: Maybe<Scalars['Int']['output']>;
};

/** A line to hold matches against. */
export type StatLineInput = {
  /** OVER or UNDER; YES or NO for BTTS. */
  comparison: Comparison;
  /** A half number within the range of the stat; absent for BTTS. */
  line?: InputMaybe<Scalars['Float']['input']>;
  /** Whose count; of no matter for BTTS. */
  scope?: StatScope;
  /** What is counted. */
  stat: MatchStat;
};

/** Whose count is looked at in a team's match. */
export type StatScope =
  /** Its opponent's. */
  | 'OPPONENT'
  /** The team's own. */
  | 'OWN'
  /** Both teams' together. */
  | 'SUM';

/** What matches in a row have in common. */
export type StreakKind =
  /** Both teams scored. */
  | 'BTTS'
  /** The team lost. */
  | 'LOST'
  /** Three goals or more. */
  | 'OVER_2_5'
  /** The team scored. */
  | 'SCORED'
  /** The team did not lose. */
  | 'UNBEATEN'
  /** The team did not win. */
  | 'WINLESS'
  /** The team won. */
  | 'WON';

/** What can be followed as it happens, over WebSocket or as server-sent events. */
export type Subscription = {
  __typename?: 'Subscription';
  /** New dropinfos as they are noticed, at most four payloads a second. */
  dropinfosAdded: DropinfosAddedPayload;
  /** The caller's own payments as they are ordered, paid, cancelled or expire. At once where the upstream tells of it, else only what is done through the graph. */
  paymentChanged: PaymentChangedPayload;
  /** Tips that are new, settled or edited, at most four payloads a second. Only tips that the caller may see. Edits come where the upstream has versions of tips. */
  tipStatusesChanged: TipStatusesChangedPayload;
  /** The caller as their data, rights, role or subscription change. At once where the upstream tells of it, else only what is done through the graph. */
  viewerChanged: ViewerChangedPayload;
};


/** What can be followed as it happens, over WebSocket or as server-sent events. */
export type SubscriptionDropinfosAddedArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<DropinfoFilterInput>;
};


/** What can be followed as it happens, over WebSocket or as server-sent events. */
export type SubscriptionPaymentChangedArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
};


/** What can be followed as it happens, over WebSocket or as server-sent events. */
export type SubscriptionTipStatusesChangedArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
};


/** What can be followed as it happens, over WebSocket or as server-sent events. */
export type SubscriptionViewerChangedArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
};

/** A substitution. */
export type SubstitutionIncident = MatchIncident & {
  __typename?: 'SubstitutionIncident';
  /** Minutes added to `time`. */
  addedTime?: Maybe<Scalars['Int']['output']>;
  /** Whether because of an injury. */
  injury: Scalars['Boolean']['output'];
  /** Whether of the home team. */
  isHome: Scalars['Boolean']['output'];
  /** Who came. */
  playerIn?: Maybe<Player>;
  /** Who went. */
  playerOut?: Maybe<Player>;
  /** Minute. */
  time: Scalars['Int']['output'];
};

/** A team with its matches: the last 50 played ones of a choice, and those that come. */
export type Team = Node & {
  __typename?: 'Team';
  /** Coming matches in all leagues, by kick-off. */
  comingMatches?: Maybe<MatchConnection>;
  /** Global id, opaque. */
  id: Scalars['ID']['output'];
  /** The leagues of its last 50 matches, that of the newest first. */
  leagues?: Maybe<Array<League>>;
  /** Address of the team's logo; null where there is none. */
  logo?: Maybe<Scalars['URL']['output']>;
  /** Name. */
  name: Scalars['String']['output'];
  /** Played matches, newest first, the last 50 at most; null for a league or season that there is not. */
  pastMatches?: Maybe<MatchConnection>;
  /** What the played matches add up to, the last 50 at most; null for a league or season that there is not. */
  record?: Maybe<TeamRecord>;
  /** Number of the team, as in the address /leagues/{leagueId}/team/{teamId}. */
  teamId: Scalars['Int']['output'];
};


/** A team with its matches: the last 50 played ones of a choice, and those that come. */
export type TeamComingMatchesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: Scalars['Int']['input'];
};


/** A team with its matches: the last 50 played ones of a choice, and those that come. */
export type TeamPastMatchesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: Scalars['Int']['input'];
  leagueId?: InputMaybe<Scalars['Int']['input']>;
  season?: InputMaybe<Scalars['String']['input']>;
  venue?: Venue;
};


/** A team with its matches: the last 50 played ones of a choice, and those that come. */
export type TeamRecordArgs = {
  leagueId?: InputMaybe<Scalars['Int']['input']>;
  season?: InputMaybe<Scalars['String']['input']>;
  venue?: Venue;
};

/** What the played matches of a team add up to. */
export type TeamRecord = {
  __typename?: 'TeamRecord';
  /** How they ended for the team, newest first. */
  form: Array<Outcome>;
  /** How often each line was satisfied, in the order of the lines. */
  rates: Array<HitRate>;
  /** How many matches were looked at. Each rate has a sample of its own: the matches in which the count is known. */
  sampleSize: Scalars['Int']['output'];
  /** Runs of matches of each kind, in the order of the kinds. */
  streaks: Array<TeamStreak>;
};


/** What the played matches of a team add up to. */
export type TeamRecordRatesArgs = {
  lines: Array<StatLineInput>;
};

/** Matches in a row in which a team did the same. Matches without known goals are left out. */
export type TeamStreak = {
  __typename?: 'TeamStreak';
  /** How many newest matches in a row. */
  current: Scalars['Int']['output'];
  /** What they have in common. */
  kind: StreakKind;
  /** The most in a row. */
  longest: Scalars['Int']['output'];
};

/** Last matches of a team. */
export type TeamWindow = {
  __typename?: 'TeamWindow';
  /** How they ended for the team, newest first. */
  form: Array<Outcome>;
  /** The matches, newest first; fewer than asked for where there are no more. */
  matches: Array<Match>;
  /** How often each line was satisfied, in the order of the lines. */
  rates: Array<HitRate>;
};


/** Last matches of a team. */
export type TeamWindowRatesArgs = {
  lines: Array<StatLineInput>;
};

/** An expert's tip. */
export type Tip = Node & {
  __typename?: 'Tip';
  /** The same as a user, of whom `id` and `userId` are known without another call; more is for admins. Null where `authorName` is. */
  author?: Maybe<User>;
  /** Who wrote it: first and last name, else the e-mail address. For admins and typers; null for all others, in live payloads, and where it is not known. */
  authorName?: Maybe<Scalars['String']['output']>;
  /** The away team; null where `title` does not name two teams, as of a combined tip. */
  awayTeam?: Maybe<Scalars['String']['output']>;
  /** Why it was cancelled. */
  cancelReason?: Maybe<Scalars['String']['output']>;
  /** When it was published. */
  createdAt: Scalars['DateTime']['output'];
  /** The author's reasoning. */
  description?: Maybe<Scalars['String']['output']>;
  /** Expected value given by the author. */
  expectedValue?: Maybe<Scalars['Float']['output']>;
  /** The home team; null where `title` does not name two teams, as of a combined tip. */
  homeTeam?: Maybe<Scalars['String']['output']>;
  /** Global id, opaque. */
  id: Scalars['ID']['output'];
  /** Pictures. */
  images: Array<TipImage>;
  /** Kick-off of the first match. */
  kickOff: Scalars['DateTime']['output'];
  /** The match of a tip on a single one, null where the upstream does not name it; with `id`, `matchId` and `leagueId` alone nothing more is read. */
  match?: Maybe<Match>;
  /** The matches of a combined tip. */
  matches: Array<TipMatch>;
  /** Running number over all kinds. */
  number: Scalars['Int']['output'];
  /** Decimal odds. */
  odds: Scalars['Float']['output'];
  /** Profit in units: won stake × (odds − 1), lost −stake, cancelled 0; null while pending. */
  profitUnits?: Maybe<Scalars['Float']['output']>;
  /** Quality value given by the author. */
  qualityValue?: Maybe<Scalars['Float']['output']>;
  /** Stake in units. */
  stake: Scalars['Float']['output'];
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
  /** Which version of the tip this is, for `updateTip`, so that nobody saves over another's. For admins and typers; null for all others, in live payloads, and where the upstream has no versions. */
  version?: Maybe<Scalars['Int']['output']>;
};

/** How settled tips have done. */
export type TipBalance = {
  __typename?: 'TipBalance';
  /** Sum of the profits, in units, added exactly and rounded to two decimals. */
  profitUnits: Scalars['Float']['output'];
  /** Settled tips counted, without cancelled ones: the sample. */
  sampleSize: Scalars['Int']['output'];
  /** The balance after each tip, earliest first; where `tips` does not list all, after each of those that it lists. */
  series: Array<TipBalancePoint>;
  /** Sum of the stakes, in units, added exactly and rounded to two decimals. */
  stakeUnits: Scalars['Float']['output'];
  /** How many of them won. */
  won: Scalars['Int']['output'];
  /** Profit in percent of the stakes, two decimals; null without a sample. */
  yieldPercent?: Maybe<Scalars['Float']['output']>;
};

/** The balance after a tip. */
export type TipBalancePoint = {
  __typename?: 'TipBalancePoint';
  /** When the tip was published. */
  at: Scalars['DateTime']['output'];
  /** Profit of all tips up to and including this one, in units, added exactly and rounded to two decimals. */
  cumulativeUnits: Scalars['Float']['output'];
  /** How many they are. */
  sampleSize: Scalars['Int']['output'];
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

/** Which tips are wanted. */
export type TipFilterInput = {
  /** Only those whose first match kicks off before this time. */
  before?: InputMaybe<Scalars['DateTime']['input']>;
  /** Only those whose first match kicks off at this time or later. */
  from?: InputMaybe<Scalars['DateTime']['input']>;
  /** Only those in which title, tip or a match has this in it, without regard to case and accents; at most 200 characters. */
  search?: InputMaybe<Scalars['String']['input']>;
};

/** A picture of a tip. */
export type TipImage = {
  __typename?: 'TipImage';
  /** Global id, by which `removeTipImage` takes the picture from its tip; null as `Tip.version` is. */
  id?: Maybe<Scalars['ID']['output']>;
  /** Address of the picture as uploaded. */
  original: Scalars['URL']['output'];
  /** Address of the picture to show. */
  url: Scalars['URL']['output'];
};

/** A match within a tip. */
export type TipMatch = {
  __typename?: 'TipMatch';
  /** Kick-off. */
  kickOff: Scalars['DateTime']['output'];
  /** The match itself, null where the upstream does not name it; with `id`, `matchId` and `leagueId` alone nothing more is read. */
  match?: Maybe<Match>;
  /** Decimal odds. */
  odds: Scalars['Float']['output'];
  /** What is tipped. */
  tip: Scalars['String']['output'];
  /** The match. */
  title: Scalars['String']['output'];
};

/** A match of a combined tip. */
export type TipMatchInput = {
  /** Kick-off; from a typer one that is to come. Errors: INVALID, PAST. */
  kickOff: Scalars['DateTime']['input'];
  /** Decimal odds, 1.01 to 1000. Errors: INVALID, OUT_OF_RANGE. */
  odds: Scalars['Float']['input'];
  /** What is tipped, at most 200 characters. Errors: BLANK, TOO_LONG, INVALID. */
  tip: Scalars['String']['input'];
  /** The two teams, at most 200 characters. Errors: BLANK, TOO_LONG, INVALID. */
  title: Scalars['String']['input'];
};

/** Order of tips. */
export type TipOrder = {
  /** Which way. */
  direction?: SortDirection;
  /** What to sort by; tips that are equal in it go on by their running number, the same way. */
  field?: TipOrderField;
};

/** What tips can be sorted by. Those without the figure come last, either way. */
export type TipOrderField =
  /** When it was published. */
  | 'CREATED_AT'
  /** Expected value given by the author. */
  | 'EXPECTED_VALUE'
  /** Kick-off of the first match. */
  | 'KICK_OFF'
  /** Decimal odds. */
  | 'ODDS'
  /** Profit in units. */
  | 'PROFIT_UNITS'
  /** Stake. */
  | 'STAKE';

/** How a tip can end. */
export type TipResult =
  /** Cancelled. */
  | 'CANCEL'
  /** Lost. */
  | 'FAIL'
  /** Won. */
  | 'SUCCESS';

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

/** A change of a tip. */
export type TipStatusChange = {
  __typename?: 'TipStatusChange';
  /** Its status at the look before, the same as now after an edit; null for a new tip. What came in between two looks is not known. */
  previousStatus?: Maybe<TipStatus>;
  /** The tip as it is now. */
  tip: Tip;
};

/** States of a tip to ask for. */
export type TipStatusInput =
  /** Pending. */
  | 'ACTIVE'
  /** Cancelled. */
  | 'CANCEL'
  /** Lost. */
  | 'FAIL'
  /** Won. */
  | 'SUCCESS';

/** What came of `tipStatusesChanged`. */
export type TipStatusesChangedPayload = {
  __typename?: 'TipStatusesChangedPayload';
  /** What changed of each of them, in the same order. */
  changes: Array<TipStatusChange>;
  /** Where the log stands after this payload; give it as `after` to resume. */
  cursor: Scalars['String']['output'];
  /** Whether events between `after` and this payload may be lost: read the list again. */
  gap: Scalars['Boolean']['output'];
  /** The tips as they are now, in the order of the looks at the upstream that have found their changes, those of one look by their numbers. */
  tips: Array<Tip>;
};

/** Kinds of tips. */
export type TipType =
  /** AI. */
  | 'AI'
  /** Standard. */
  | 'DEFAULT'
  /** Special. */
  | 'SPECIAL'
  /** A kind that this version does not know. */
  | 'UNKNOWN';

/** How the tips of one kind have done. */
export type TipTypeEffectiveness = {
  __typename?: 'TipTypeEffectiveness';
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

/** Kinds of tips to write, or to ask for. */
export type TipTypeInput =
  /** AI. */
  | 'AI'
  /** Standard. */
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

/** What one typer has earned. */
export type TyperCommission = {
  __typename?: 'TyperCommission';
  /** The month that `tips` are of. */
  month: Scalars['YearMonth']['output'];
  /** All months with tips, newest first: twelve a year at most. */
  months: Array<Commission>;
  /** All tips of that month, latest kick-off first. */
  tips: Array<Tip>;
  /** Who the typer is: first and last name, else the e-mail address. */
  typerName: Scalars['String']['output'];
  /** The typer, who is read by a call of their own where more than the ids are asked for. */
  user?: Maybe<User>;
};

/** A subscription that begins later. */
export type UpcomingSubscription = {
  __typename?: 'UpcomingSubscription';
  /** When it ends. */
  expiresAt: Scalars['DateTime']['output'];
  /** The plan; null when it is not on sale any more. */
  plan?: Maybe<Plan>;
  /** Name of the plan in lower case, which may not be on sale any more. */
  planName: Scalars['String']['output'];
  /** When it begins. */
  startsAt: Scalars['DateTime']['output'];
};

/** What `updateAccount` is given. */
export type UpdateAccountInput = {
  /** Name on Discord; unchanged when absent. Errors: TOO_LONG. */
  discord?: InputMaybe<Scalars['String']['input']>;
  /** First name; unchanged when absent. Errors: TOO_LONG. */
  firstName?: InputMaybe<Scalars['String']['input']>;
  /** Last name; unchanged when absent. Errors: TOO_LONG. */
  lastName?: InputMaybe<Scalars['String']['input']>;
};

/** What came of `updateAccount`. */
export type UpdateAccountPayload = {
  __typename?: 'UpdateAccountPayload';
  /** What the person can fix. */
  errors: Array<UserError>;
  /** The user as they are now; null when refused. */
  viewer?: Maybe<Viewer>;
};

/** What `updateDropinfoFilter` is given. */
export type UpdateDropinfoFilterInput = {
  /** The filter. */
  filterId: Scalars['ID']['input'];
  /** Only these leagues; all when empty. Errors: INVALID. */
  leagueIds: Array<Scalars['ID']['input']>;
  /** Name in English. Errors: TOO_LONG. */
  nameEn?: InputMaybe<Scalars['String']['input']>;
  /** Name in Polish. Errors: BLANK, TOO_LONG over 60 characters. */
  namePl: Scalars['String']['input'];
  /** Only these sports, by number; all when empty. Errors: INVALID. */
  sportIds: Array<Scalars['Int']['input']>;
  /** The version that the person saw; another one by now is the error STALE without a field. Null is not looked at. */
  version?: InputMaybe<Scalars['Int']['input']>;
};

/** What came of `updateDropinfoFilter`. */
export type UpdateDropinfoFilterPayload = {
  __typename?: 'UpdateDropinfoFilterPayload';
  /** What the person can fix. */
  errors: Array<UserError>;
  /** The filter as it is now; null when refused. */
  filter?: Maybe<DropinfoFilter>;
};

/** What `updatePassword` is given. */
export type UpdatePasswordInput = {
  /** The password so far. Errors: BLANK, INVALID. */
  currentPassword: Scalars['String']['input'];
  /** The new password, 6 characters or more. Errors: BLANK, TOO_SHORT, TOO_LONG. */
  password: Scalars['String']['input'];
  /** The new password once more. Errors: CONFIRMATION. */
  passwordConfirmation: Scalars['String']['input'];
};

/** What came of `updatePassword`. */
export type UpdatePasswordPayload = {
  __typename?: 'UpdatePasswordPayload';
  /** What the person can fix. */
  errors: Array<UserError>;
  /** The user; null when refused. */
  viewer?: Maybe<Viewer>;
};

/** What a plan is to be; null takes away. */
export type UpdatePlanInput = {
  /** Whether only a limited number is sold. */
  isLimited: Scalars['Boolean']['input'];
  /** How many places it has. Errors: BLANK for a limited plan, OUT_OF_RANGE. */
  placesTotal?: InputMaybe<Scalars['Int']['input']>;
  /** Global id of the plan. */
  planId: Scalars['ID']['input'];
  /** Price in PLN with at most two decimals. Errors: INVALID, OUT_OF_RANGE. */
  pricePln: Scalars['Float']['input'];
  /** When the sale is over. Errors: REVERSED. */
  saleEndsAt?: InputMaybe<Scalars['DateTime']['input']>;
  /** Percent of the sale, 1 to 100 with at most two decimals. Errors: BLANK with dates of a sale, INVALID, OUT_OF_RANGE. */
  salePercent?: InputMaybe<Scalars['Float']['input']>;
  /** When the sale begins. */
  saleStartsAt?: InputMaybe<Scalars['DateTime']['input']>;
  /** The last moment at which it is sold. Errors: REVERSED when it is after the plan's end. */
  soldUntil?: InputMaybe<Scalars['DateTime']['input']>;
  /** When a plan with fixed dates begins; not looked at for others. */
  validFrom?: InputMaybe<Scalars['DateTime']['input']>;
  /** The last moment of a plan with fixed dates; not looked at for others. Errors: BLANK, REVERSED. */
  validUntil?: InputMaybe<Scalars['DateTime']['input']>;
  /** The version that the person saw; another one by now is the error STALE without a field. */
  version: Scalars['Int']['input'];
};

/** What came of `updatePlan`. */
export type UpdatePlanPayload = {
  __typename?: 'UpdatePlanPayload';
  /** What the person can fix. */
  errors: Array<UserError>;
  /** The plan as it is now; null when refused. */
  plan?: Maybe<Plan>;
};

/** What `updateProfile` is given. */
export type UpdateProfileInput = {
  /** Name on Discord; unchanged when absent. Errors: BLANK while the subscription includes Discord, INVALID. */
  discord?: InputMaybe<Scalars['String']['input']>;
  /** First name; unchanged when absent. Errors: BLANK, TOO_LONG, INVALID. */
  firstName?: InputMaybe<Scalars['String']['input']>;
  /** Last name; unchanged when absent. Errors: BLANK, TOO_LONG, INVALID. */
  lastName?: InputMaybe<Scalars['String']['input']>;
  /** Notes, kept from admins only; unchanged when absent. Errors: TOO_LONG, INVALID. */
  notes?: InputMaybe<Scalars['String']['input']>;
};

/** What came of `updateProfile`. */
export type UpdateProfilePayload = {
  __typename?: 'UpdateProfilePayload';
  /** What the person can fix. */
  errors: Array<UserError>;
  /** The user as they are now; null when refused. */
  viewer?: Maybe<Viewer>;
};

/** What `updateTip` is given. */
export type UpdateTipInput = {
  /** The reasoning, at most 5000 characters. Errors: TOO_LONG, INVALID. */
  description?: InputMaybe<Scalars['String']['input']>;
  /** Expected value. Errors: INVALID, OUT_OF_RANGE. */
  expectedValue?: InputMaybe<Scalars['Float']['input']>;
  /** Pictures to be added behind those that are there. Errors as of CreateTipInput; the tip may have 8 in all. */
  images?: Array<Scalars['Upload']['input']>;
  /**
   * Kick-off of the first match; a typer changes it only to one that is to come (PAST), and no more once the tip has begun or is
   * settled (SETTLED). Errors: INVALID, PAST, SETTLED.
   */
  kickOff: Scalars['DateTime']['input'];
  /**
   * The matches of a combined tip, at most 20. Errors: TOO_MANY, and those of their fields by paths as `matches`, `0`, `title`;
   * for a typer SETTLED once the tip has begun or is settled.
   */
  matches?: Array<TipMatchInput>;
  /** Decimal odds, 1.01 to 1000, at most four decimals. Errors: INVALID, OUT_OF_RANGE; for a typer SETTLED once the tip has begun or is settled. */
  odds: Scalars['Float']['input'];
  /** Quality value; with one the tip is part of the quality guarantee. Errors: INVALID, OUT_OF_RANGE. */
  qualityValue?: InputMaybe<Scalars['Float']['input']>;
  /** Stake in units, 0.1 to 100, at most four decimals. Errors: INVALID, OUT_OF_RANGE; for a typer SETTLED once the tip has begun or is settled. */
  stake: Scalars['Float']['input'];
  /** What is tipped, at most 200 characters. Errors: BLANK, TOO_LONG, INVALID; for a typer SETTLED once the tip has begun or is settled. */
  tip: Scalars['String']['input'];
  /** Global id of the tip. */
  tipId: Scalars['ID']['input'];
  /** The match or matches, at most 200 characters. Errors: BLANK, TOO_LONG, INVALID; for a typer SETTLED once the tip has begun or is settled. */
  title: Scalars['String']['input'];
  /** Kind. */
  type: TipTypeInput;
  /** The version that was edited. Another one by now: STALE, without a field, and nothing is changed. Errors: INVALID (less than 1). */
  version?: InputMaybe<Scalars['Int']['input']>;
};

/** What came of `updateTip`. */
export type UpdateTipPayload = {
  __typename?: 'UpdateTipPayload';
  /** What the person can fix. */
  errors: Array<UserError>;
  /** The tip as it is now; null when refused. */
  tip?: Maybe<Tip>;
};

/** What is changed of a person; what is absent stays, a blank text takes it away. */
export type UpdateUserInput = {
  /** Name on Discord. */
  discord?: InputMaybe<Scalars['String']['input']>;
  /** First name, at most 100 characters. */
  firstName?: InputMaybe<Scalars['String']['input']>;
  /** Last name, at most 100 characters. */
  lastName?: InputMaybe<Scalars['String']['input']>;
  /** Notes that only admins see, at most 5000 characters. */
  notes?: InputMaybe<Scalars['String']['input']>;
  /** The person. */
  userId: Scalars['ID']['input'];
  /** Version of the data that was read: of another one the change is refused with the code STALE. Without it, nothing is checked. */
  version?: InputMaybe<Scalars['String']['input']>;
};

/** Answer to `updateUser`. */
export type UpdateUserPayload = {
  __typename?: 'UpdateUserPayload';
  /** What can be fixed. */
  errors: Array<UserError>;
  /** The person as they are now; null when there are errors. */
  user?: Maybe<User>;
};

/** How a subscription is to be; what is absent stays. */
export type UpdateUserSubscriptionInput = {
  /** Whether Discord is included. */
  discord?: InputMaybe<Scalars['Boolean']['input']>;
  /** When it ends: after its beginning, at most ten years ahead. */
  expiresAt?: InputMaybe<Scalars['DateTime']['input']>;
  /** Whether the quality guarantee is included. */
  goq?: InputMaybe<Scalars['Boolean']['input']>;
  /** Name of the plan. */
  planName?: InputMaybe<Scalars['String']['input']>;
  /** The subscription, which is one of the person's. */
  subscriptionId: Scalars['ID']['input'];
  /** The person. */
  userId: Scalars['ID']['input'];
  /** Version that was read: of another one the change is refused with the code STALE. Without it, nothing is checked. */
  version?: InputMaybe<Scalars['String']['input']>;
};

/** Answer to `updateUserSubscription`. */
export type UpdateUserSubscriptionPayload = {
  __typename?: 'UpdateUserSubscriptionPayload';
  /** What can be fixed. */
  errors: Array<UserError>;
  /** The person as they are now; null when there are errors. */
  user?: Maybe<User>;
};

/** A person with an account: to everybody only themselves, to admins whoever it is. */
export type User = Node & {
  __typename?: 'User';
  /** On how many devices the person is notified. */
  deviceCount?: Maybe<Scalars['Int']['output']>;
  /** Devices on which the person is notified, the one seen last first. */
  devices?: Maybe<UserDeviceConnection>;
  /** Name on Discord. */
  discord?: Maybe<Scalars['String']['output']>;
  /** E-mail address, also the sign-in name. */
  email: Scalars['String']['output'];
  /** First name. */
  firstName?: Maybe<Scalars['String']['output']>;
  /** Global id, opaque. */
  id: Scalars['ID']['output'];
  /** Whether the person runs the service. */
  isAdmin: Scalars['Boolean']['output'];
  /** Whether it is nobody's: the account with which the gateway watches what comes live. False where the upstream does not say. */
  isService?: Maybe<Scalars['Boolean']['output']>;
  /** Whether the person creates tips. */
  isTyper: Scalars['Boolean']['output'];
  /** When the account was opened. */
  joinedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Last name. */
  lastName?: Maybe<Scalars['String']['output']>;
  /** Since when the account is locked; null for one that is not. */
  lockedAt?: Maybe<Scalars['DateTime']['output']>;
  /** What was done to the person, newest first. */
  logs?: Maybe<UserLogConnection>;
  /** Notes of those who run the service; null for everyone else, also for the person. */
  notes?: Maybe<Scalars['String']['output']>;
  /** Which notifications the person wants; null for everyone but the person. */
  push?: Maybe<PushPreferences>;
  /** What the person is to the service. */
  role: UserRole;
  /** Whether to show the notice about the reserved VIP subscription; null for everyone but the person. */
  showVipReservationNotice?: Maybe<Scalars['Boolean']['output']>;
  /** The subscription that ends last, whether it runs or not; null without any. */
  subscription?: Maybe<UserSubscription>;
  /** All subscriptions that the person has ever had, the one that ends last first. */
  subscriptions?: Maybe<Array<UserSubscription>>;
  /** Number of the person, as in the address /admin/users/{id}. */
  userId: Scalars['Int']['output'];
  /** To be sent back with a change of the data; null where the upstream has none. */
  version?: Maybe<Scalars['String']['output']>;
};


/** A person with an account: to everybody only themselves, to admins whoever it is. */
export type UserDevicesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: Scalars['Int']['input'];
  page?: InputMaybe<Scalars['Int']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
};


/** A person with an account: to everybody only themselves, to admins whoever it is. */
export type UserLogsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: Scalars['Int']['input'];
  page?: InputMaybe<Scalars['Int']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
};

/** A page of persons with an account. */
export type UserConnection = {
  __typename?: 'UserConnection';
  /** Items with their cursors. */
  edges: Array<UserEdge>;
  /** Where the page stands. */
  pageInfo: PageInfo;
  /** How many there are. */
  totalCount: Scalars['Int']['output'];
};

/** How many people there are, and how many each filter finds. */
export type UserCounts = {
  __typename?: 'UserCounts';
  /** Those who run the service. */
  admins: Scalars['Int']['output'];
  /** Everybody with an account. */
  all: Scalars['Int']['output'];
  /** Whose last subscription ends within 7 days. */
  ending: Scalars['Int']['output'];
  /** Those whose account is locked. */
  locked: Scalars['Int']['output'];
  /** With a subscription that is not over. */
  subscribed: Scalars['Int']['output'];
  /** Those who write tips. */
  typers: Scalars['Int']['output'];
};

/** A device on which a person is notified. */
export type UserDevice = {
  __typename?: 'UserDevice';
  /** When it was registered. */
  createdAt: Scalars['DateTime']['output'];
  /** Id of the device; it cannot be fetched by it. */
  id: Scalars['ID']['output'];
  /** Language of its notifications; null where it is not known. */
  language?: Maybe<Language>;
  /** When it was last seen. */
  seenAt?: Maybe<Scalars['DateTime']['output']>;
  /** Host of the push service of a browser. */
  service?: Maybe<Scalars['String']['output']>;
  /** Kind; null for one that this version does not know. */
  type?: Maybe<DeviceType>;
};

/** A page of devices. */
export type UserDeviceConnection = {
  __typename?: 'UserDeviceConnection';
  /** Items with their cursors. */
  edges: Array<UserDeviceEdge>;
  /** Where the page stands. */
  pageInfo: PageInfo;
  /** How many there are. */
  totalCount: Scalars['Int']['output'];
};

/** One of devices, in a list. */
export type UserDeviceEdge = {
  __typename?: 'UserDeviceEdge';
  /** Its place in the list. */
  cursor: Scalars['String']['output'];
  /** The device. */
  node: UserDevice;
};

/** One of persons with an account, in a list. */
export type UserEdge = {
  __typename?: 'UserEdge';
  /** Its place in the list. */
  cursor: Scalars['String']['output'];
  /** The person. */
  node: User;
};

/** Something the person can fix: one per field and code. */
export type UserError = {
  __typename?: 'UserError';
  /** What is wrong; clients translate it, and treat a code that they do not know as INVALID. */
  code: UserErrorCode;
  /** Path of the input field in this schema's names; null when no field is to blame. */
  field?: Maybe<Array<Scalars['String']['output']>>;
  /** The fault in the upstream's words; not meant to be shown raw. */
  message: Scalars['String']['output'];
};

/** What is wrong with an input. */
export type UserErrorCode =
  /** It must be accepted. */
  | 'ACCEPTED'
  /** The payment is done. */
  | 'ALREADY_PAID'
  /** It must be given. */
  | 'BLANK'
  /** The payment was cancelled. */
  | 'CANCELLED'
  /** It differs from what it repeats. */
  | 'CONFIRMATION'
  /** The picture is cut off or corrupt. */
  | 'DAMAGED'
  /** The season has no matches, or the file no bytes. */
  | 'EMPTY'
  /** The promo code is no longer valid. */
  | 'EXPIRED'
  /** The payment has failed. */
  | 'FAILED'
  /** It cannot be used, for example an e-mail address without an @, a wrong current password or an unknown promo code. */
  | 'INVALID'
  /** Wrong e-mail address or password. */
  | 'INVALID_CREDENTIALS'
  /** Nobody else runs the service. */
  | 'LAST_ADMIN'
  /** The form cannot be read. */
  | 'MALFORMED'
  /** There is no subscription to change. */
  | 'NONE'
  /** The file is no PNG, JPEG or WebP, whatever its name. */
  | 'NOT_AN_IMAGE'
  /** It is not open to edits. */
  | 'NOT_EDITABLE'
  /** There is none of this name. */
  | 'NOT_FOUND'
  /** The subscription that the order was priced by has changed since. */
  | 'OUTDATED'
  /** A number that is too small or too large. */
  | 'OUT_OF_RANGE'
  /** Its time is over already. */
  | 'PAST'
  /** The payment provider did not take the order. */
  | 'PAYMENT_UNAVAILABLE'
  /** The cart costs something else by now. */
  | 'PRICE_CHANGED'
  /** The promo code of the order has been used by another one. */
  | 'PROMOCODE_USED'
  /** The end is not after the beginning. */
  | 'REVERSED'
  /** A subscription runs already. */
  | 'RUNNING'
  /** It is the account with which the gateway watches what comes live. */
  | 'SERVICE_ACCOUNT'
  /** The match has begun or the tip is settled, so that only an admin may change this. */
  | 'SETTLED'
  /** No place of the limited plan is left. */
  | 'SOLD_OUT'
  /** Somebody else has changed it meanwhile. */
  | 'STALE'
  /** Somebody has it. */
  | 'TAKEN'
  /** The file has too many bytes. */
  | 'TOO_LARGE'
  /** It is too long. */
  | 'TOO_LONG'
  /** No more can be saved, or it is more than another figure allows. */
  | 'TOO_MANY'
  /** It is too short. */
  | 'TOO_SHORT'
  /** The plan or the way to pay is not offered in this language, or no longer. */
  | 'UNAVAILABLE'
  /** The payment is being settled. */
  | 'UNDER_WAY'
  /** The upstream named a code that this version does not know; to be treated as INVALID. */
  | 'UNKNOWN'
  /** The upstream does not offer this. */
  | 'UNSUPPORTED'
  /** The promo code has been used by this account. */
  | 'USED';

/** By what admins narrow the list of people. */
export type UserFilter =
  /** Those who run the service. */
  | 'ADMINS'
  /** Whose last subscription ends within 7 days. */
  | 'ENDING'
  /** Those whose account is locked. */
  | 'LOCKED'
  /** With a subscription that is not over. */
  | 'SUBSCRIBED'
  /** Those who write tips. */
  | 'TYPERS';

/** An entry of a person's log. */
export type UserLog = {
  __typename?: 'UserLog';
  /** What was done, for example `subscription.grant`. */
  action: Scalars['String']['output'];
  /** Who did it; null where that is not known any more. Read by a call of their own where more than ids and address are asked for. */
  author?: Maybe<User>;
  /** What changed. */
  changes: Array<LogChange>;
  /** When. */
  createdAt: Scalars['DateTime']['output'];
  /** What it was done to, for example `payment_id`. */
  details: Array<LogDetail>;
  /** Id of the entry; it cannot be fetched by it. */
  id: Scalars['ID']['output'];
};

/** A page of entries of a log. */
export type UserLogConnection = {
  __typename?: 'UserLogConnection';
  /** Items with their cursors. */
  edges: Array<UserLogEdge>;
  /** Where the page stands. */
  pageInfo: PageInfo;
  /** How many there are. */
  totalCount: Scalars['Int']['output'];
};

/** One of entries of a log, in a list. */
export type UserLogEdge = {
  __typename?: 'UserLogEdge';
  /** Its place in the list. */
  cursor: Scalars['String']['output'];
  /** The entry. */
  node: UserLog;
};

/** Order of a list of persons; those of the same value by number, those without a value last. */
export type UserOrder = {
  /** Which way. */
  direction: SortDirection;
  /** What they are sorted by. */
  field: UserOrderField;
};

/** What persons can be sorted by. */
export type UserOrderField =
  /** Number of devices. */
  | 'DEVICES'
  /** Whether Discord is included. */
  | 'DISCORD'
  /** When the subscription ends. */
  | 'EXPIRES_AT'
  /** Whether the quality guarantee is included. */
  | 'GOQ'
  /** Number. */
  | 'ID'
  /** When the account was opened. */
  | 'JOINED_AT'
  /** Role: admins, typers, users. */
  | 'RANK'
  /** When the subscription begins. */
  | 'STARTS_AT'
  /** Plan of the subscription, in the order of the offer. */
  | 'SUBSCRIPTION';

/** What a person is to the service. */
export type UserRole =
  /** Runs it. */
  | 'ADMIN'
  /** Writes tips. */
  | 'TYPER'
  /** A role that this version does not know. */
  | 'UNKNOWN'
  /** Uses it. */
  | 'USER';

/** A subscription of a person. */
export type UserSubscription = {
  __typename?: 'UserSubscription';
  /** Whether the Discord server is included. */
  discord: Scalars['Boolean']['output'];
  /** Until when Discord is paid for, where that is shorter than the subscription. */
  discordUntil?: Maybe<Scalars['DateTime']['output']>;
  /** When it ends. */
  expiresAt: Scalars['DateTime']['output'];
  /** Whether the quality guarantee is included. */
  goq: Scalars['Boolean']['output'];
  /** Id of the subscription, which mutations take; it cannot be fetched by it. */
  id: Scalars['ID']['output'];
  /** The plan; null for one that is not on sale. */
  plan?: Maybe<Plan>;
  /** Name of the plan in lower case. */
  planName: Scalars['String']['output'];
  /** When it begins. */
  startsAt: Scalars['DateTime']['output'];
  /** What it was bought for, in PLN with at most two decimals; null where the upstream does not say. */
  valuePln?: Maybe<Scalars['Float']['output']>;
  /** To be sent back with a change; null where the upstream has none. */
  version?: Maybe<Scalars['String']['output']>;
};

/** Decisions of the video referee. */
export type VarDecision =
  /** A yellow card becomes a red one. */
  | 'CARD_UPGRADE'
  /** The goal counts. */
  | 'GOAL_AWARDED'
  /** The goal does not count. */
  | 'GOAL_NOT_AWARDED'
  /** Another decision. */
  | 'OTHER'
  /** A penalty. */
  | 'PENALTY_AWARDED'
  /** No penalty. */
  | 'PENALTY_NOT_AWARDED'
  /** A red card. */
  | 'RED_CARD_GIVEN';

/** A decision of the video referee. */
export type VarIncident = MatchIncident & {
  __typename?: 'VarIncident';
  /** Minutes added to `time`. */
  addedTime?: Maybe<Scalars['Int']['output']>;
  /** Whether the referee kept to the first decision; null where it is not known. */
  confirmed?: Maybe<Scalars['Boolean']['output']>;
  /** What was decided. */
  decision: VarDecision;
  /** Whether about the home team. */
  isHome: Scalars['Boolean']['output'];
  /** About whom. */
  player?: Maybe<Player>;
  /** Minute. */
  time: Scalars['Int']['output'];
};

/** Where a team played. */
export type Venue =
  /** At home and away. */
  | 'ALL'
  /** Away. */
  | 'AWAY'
  /** At home. */
  | 'HOME';

/** The signed-in user and what belongs to them. */
export type Viewer = Node & {
  __typename?: 'Viewer';
  /** The subscription that runs now. */
  activeSubscription?: Maybe<ActiveSubscription>;
  /** Whole days until the active subscription ends; null without one. */
  activeSubscriptionDaysLeft?: Maybe<Scalars['Int']['output']>;
  /** What the rest of the active subscription is worth when the plan changes, in PLN with at most two decimals; null without one. */
  activeSubscriptionRestValuePln?: Maybe<Scalars['Float']['output']>;
  /** The person's autofilters in the order of their making, each with the number of coming matches that it picks. */
  autofilters?: Maybe<Array<Autofilter>>;
  /** Whether the Christmas sale of 2023 applies to the person; false while that sale is off. */
  canUseChristmasSale: Scalars['Boolean']['output'];
  /** The dashboard's sections. */
  dashboard?: Maybe<Dashboard>;
  /** The person's favourite leagues, by country and name. */
  favouriteLeagues?: Maybe<Array<League>>;
  /** Whether the person holds or has used a place of the limited plan: may buy it also when none is left. */
  hasLimitedPlanPlace: Scalars['Boolean']['output'];
  /** Global id, opaque. */
  id: Scalars['ID']['output'];
  /** The person's payments, newest first. */
  payments?: Maybe<PaymentConnection>;
  /** What the person may use. */
  permissions: Array<Permission>;
  /** Subscriptions that the person has and that begin later, the first one first; empty where the upstream does not tell. */
  upcomingSubscriptions: Array<UpcomingSubscription>;
  /** The person. */
  user: User;
  /** The person's orders that wait to be paid, newest first; empty where the upstream does not tell. */
  waitingPayments: Array<Payment>;
};


/** The signed-in user and what belongs to them. */
export type ViewerPaymentsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: Scalars['Int']['input'];
};

/** What came of `viewerChanged`. */
export type ViewerChangedPayload = {
  __typename?: 'ViewerChangedPayload';
  /** Where the log stands after this payload; give it as `after` to resume. */
  cursor: Scalars['String']['output'];
  /** Whether events between `after` and this payload may be lost: read the viewer again. */
  gap: Scalars['Boolean']['output'];
  /** The caller as they are now; null in a payload that only tells the cursor or a gap. */
  viewer?: Maybe<Viewer>;
};

/** What a workbook is of. */
export type XlsxFileContent =
  /** Subscriptions by the time at which they began. */
  | 'SUBSCRIPTIONS'
  /** Tips by the time at which they were given. */
  | 'TIPS';
