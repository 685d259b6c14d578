/** An operation of the web app. */
export interface Operation {
  readonly name: string;
  readonly query: string;
  /** The upstream replies that it needs, by path without the query. */
  readonly paths: readonly string[];
}

const fragments = {
  Tip: 'fragment Tip on Tip { id uid number title tip type status odds stake profitUnits kickOff createdAt }',
  Dropinfo: `fragment Dropinfo on Dropinfo { id uid title tip kickOff createdAt minutesToKickOff drop market
    dropped { label openingOdds openingLine odds line } opposite { label openingOdds openingLine odds line } league { name country } }`,
  Side: 'fragment Side on MatchSide { team { teamId name logo } goals }',
};

/** A query with the fragments that it uses. */
export function withFragments(query: string): string {
  const used = Object.entries(fragments).filter(([name]) => query.includes(`...${name}`));
  return [query, ...used.map(([, text]) => text)].join(' ');
}

/** The measured operations. */
export const operations: readonly Operation[] = [
  {
    name: 'plans',
    paths: ['/plans.json'],
    query: 'query Plans { plans { id name pricePln isLimited placesLeft activeSale { percent } } }',
  },
  {
    name: 'dashboard',
    paths: ['/auth/validate_token.json', '/users/dashboard.json'],
    query: `query Dashboard { viewer {
      user { id email firstName isAdmin isTyper } permissions activeSubscriptionRestValuePln
      activeSubscription { planName expiresAt goq discord }
      dashboard { limitedPlanWarning
        specialTips { ...Tip } defaultTips { ...Tip } aiTips { ...Tip } dropinfos { ...Dropinfo } } } }`,
  },
  {
    name: '200 dropinfos',
    paths: ['/dropinfos.json'],
    query: `query Dropinfos { dropinfos(first: 200) {
      totalCount edges { cursor node { ...Dropinfo } } pageInfo { hasNextPage endCursor } } }`,
  },
  {
    name: '20 matches',
    paths: ['/matches/future_matches.json', '/leagues.json'],
    query: `query Matches { futureMatches(first: 20) {
      totalCount edges { cursor node {
        id matchId season round kickOff home { ...Side } away { ...Side } league { id name country currentSeason } } }
      pageInfo { hasNextPage endCursor } } }`,
  },
].map((operation) => ({ ...operation, query: withFragments(operation.query) }));
