/** The operations of the bench, as the web app sends them, and the upstream replies that each needs. */
export const operations = [
  {
    name: 'plans',
    paths: ['/plans.json'],
    query: '{ plans { id name pricePln isLimited limitedLeft activeSale { percent } } }',
  },
  {
    name: 'dashboard',
    paths: ['/auth/validate_token.json', '/users/dashboard.json'],
    query: `{ viewer {
      user { id email firstName isAdmin isTyper } permissions
      activeSubscription { plan expiresAt goq discord }
      dashboard { limitedPlanWarning
        specialTips { ...Tip } defaultTips { ...Tip } chatgptTips { ...Tip } dropinfos { ...Dropinfo } } } }`,
  },
  {
    name: '200 dropinfos',
    paths: ['/dropinfos.json'],
    query:
      '{ dropinfos(first: 200) { totalCount edges { cursor node { ...Dropinfo } } pageInfo { hasNextPage endCursor } } }',
  },
].map((operation) => ({ ...operation, query: withFragments(operation.query) }));

function withFragments(query: string): string {
  const fragments = {
    Tip: 'fragment Tip on Tip { id uid idx title tip type status exchange rate units date createdAt }',
    Dropinfo: `fragment Dropinfo on Dropinfo { id uid title tip date createdAt timebetween drop market
      over { label from fromP to toP } under { label from fromP to toP } league { name country } }`,
  };
  const used = Object.entries(fragments).filter(([name]) => query.includes(`...${name}`));
  return [query, ...used.map(([, text]) => text)].join(' ');
}
