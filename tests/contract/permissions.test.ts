import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readEventStream } from '../harness/event-stream.ts';
import type { GraphClient } from '../harness/graph-client.ts';
import { type PersonaName, personas } from '../harness/personas.ts';
import { makeProviderFolder, type ProviderFolder } from '../harness/provider-folder.ts';
import { type Street, startStreet } from '../harness/start-street.ts';
import { type AccessRule, accessRules, refusal } from './access-rules.ts';

/** A cursor of a log that is not there: the first payload then comes at once and says that there is a gap. */
const lostCursor = 'lostlog-1';

/**
 * The smallest document that uses a field, by `Type.field`; `$id` and `$uid` are those of a tip, `$league` and `$match` the ids of a league
 * and a match. `nobody` becomes another
 * address for each caller, since one that is guessed at is closed for a while.
 */
const documents: Record<string, string> = {
  'Query.dropinfos': '{ dropinfos { totalCount } }',
  'Query.dropinfoFilters': '{ dropinfoFilters { id } }',
  'Query.tips': '{ tips { totalCount } }',
  'Query.tip': 'query ($uid: String!) { tip(uid: $uid) { id } }',
  'Query.tipBalance': '{ tipBalance { sampleSize } }',
  'Query.goqTips': '{ goqTips { totalCount } }',
  'Query.leagues': '{ leagues { totalCount } }',
  'Query.league': '{ league(leagueId: 2000000000) { id } }',
  'Query.futureMatches': '{ futureMatches { totalCount } }',
  'Query.match': '{ match(matchId: 2000000000) { id } }',
  'Query.autofilterMatches': '{ autofilterMatches { totalCount } }',
  'Query.autofilterDraft': `{ autofilterDraft(input: {
    name: "", stat: GOAL, comparison: OVER, line: 2.5, side: SUM, window: 5, leastHitRate: 80
  }) { errors { code } } }`,
  'Query.admin': '{ admin { __typename } }',
  'Query.payment': '{ payment(id: "none") { uid } }',
  'Viewer.payments': '{ viewer { payments { totalCount } } }',
  'Viewer.favouriteLeagues': '{ viewer { favouriteLeagues { id } } }',
  'Viewer.autofilters': '{ viewer { autofilters { id } } }',
  'Viewer.dashboard': '{ viewer { dashboard { limitedPlanWarning } } }',
  'Dashboard.specialTips': '{ viewer { dashboard { specialTips { id } } } }',
  'Dashboard.defaultTips': '{ viewer { dashboard { defaultTips { id } } } }',
  'Dashboard.chatgptTips': '{ viewer { dashboard { chatgptTips { id } } } }',
  'Dashboard.dropinfos': '{ viewer { dashboard { dropinfos { id } } } }',
  'Dashboard.leagues': '{ viewer { dashboard { leagues { league { id } } } } }',
  'Dashboard.autofilterMatches': '{ viewer { dashboard { autofilterMatches { match { id } } } } }',
  'Admin.providerCategories': '{ admin { providerCategories { name } } }',
  'Admin.providerTournaments': '{ admin { providerTournaments(categoryId: 32) { name } } }',
  'Admin.providerSeasons': '{ admin { providerSeasons(tournamentId: 8) { name } } }',
  'Admin.matchesWithoutStats': '{ admin { matchesWithoutStats { totalCount } } }',
  'Mutation.signIn':
    'mutation { signIn(input: { email: "nobody@tipgraph.example", password: "x" }) { errors { code } } }',
  'Mutation.signOut': 'mutation { signOut { errors { code } } }',
  'Mutation.register':
    'mutation { register(input: { email: "", password: "", passwordConfirmation: "", termsAccepted: false }) { errors { code } } }',
  'Mutation.updateAccount': 'mutation { updateAccount(input: {}) { errors { code } } }',
  'Mutation.updateProfile': 'mutation { updateProfile(input: {}) { errors { code } } }',
  'Mutation.setPushPreference':
    'mutation { setPushPreference(input: { kind: DROPINFO, wanted: false }) { errors { code } } }',
  'Mutation.registerDevice':
    'mutation { registerDevice(input: { token: "", deviceType: WEB }) { errors { code } } }',
  'Mutation.updatePassword':
    'mutation { updatePassword(input: { currentPassword: "", password: "", passwordConfirmation: "" }) { errors { code } } }',
  'Mutation.requestPasswordReset':
    'mutation { requestPasswordReset(input: { email: "" }) { errors { code } } }',
  'Mutation.resetPassword':
    'mutation { resetPassword(input: { code: "", password: "", passwordConfirmation: "" }) { errors { code } } }',
  'Mutation.redeemPromoCode': 'mutation { redeemPromoCode(input: { code: "none" }) { errors { code } } }',
  'Mutation.order':
    'mutation { order(input: { plan: "none", months: 1, paymentMethod: P24, firstName: "", lastName: "" }) { errors { code } } }',
  'Mutation.visitBoisko': 'mutation { visitBoisko { errors { code } } }',
  'Mutation.toggleFavouriteLeague':
    'mutation ($league: ID!) { toggleFavouriteLeague(input: { league: $league }) { errors { code } } }',
  'Mutation.toggleActiveLeague':
    'mutation ($league: ID!) { toggleActiveLeague(input: { league: $league }) { errors { code } } }',
  'Mutation.createAutofilter': `mutation { createAutofilter(input: { autofilter: {
    name: "", stat: GOAL, comparison: OVER, line: 2.5, side: SUM, window: 5, leastHitRate: 80
  } }) { errors { code } } }`,
  'Mutation.toggleLeagueEditable':
    'mutation ($league: ID!) { toggleLeagueEditable(input: { league: $league }) { errors { code } } }',
  'Mutation.editMatchStats': `mutation ($match: ID!) { editMatchStats(input: {
    match: $match, version: "none", home: {}, away: {}
  }) { errors { code } } }`,
  'Mutation.setMatchReferee': `mutation ($match: ID!) { setMatchReferee(input: {
    match: $match, version: "none", refereeDisplayName: ""
  }) { errors { code } } }`,
  'Mutation.activateTournament':
    'mutation { activateTournament(input: { tournamentId: 1, seasonId: 1 }) { errors { code } } }',
  'Mutation.setTipSuccess': 'mutation ($id: ID!) { setTipSuccess(input: { id: $id }) { errors { code } } }',
  'Mutation.setTipFail': 'mutation ($id: ID!) { setTipFail(input: { id: $id }) { errors { code } } }',
  'Mutation.setTipCancel':
    'mutation ($id: ID!) { setTipCancel(input: { id: $id, cancelReason: "x" }) { errors { code } } }',
  'Subscription.dropinfosAdded': `subscription { dropinfosAdded(after: "${lostCursor}") { gap } }`,
  'Subscription.tipStatusesChanged': `subscription { tipStatusesChanged(after: "${lostCursor}") { gap } }`,
};

const rules = accessRules();
const callers: ('guest' | PersonaName)[] = ['guest', ...(Object.keys(personas) as PersonaName[])];

let street: Street;
let provider: ProviderFolder;
let variables: { id: string; uid: string; league: string; match: string };

beforeAll(async () => {
  provider = await makeProviderFolder();
  street = await startStreet({ upstream: provider.settings });
  const admin = await street.signedIn('admin');
  const found = await admin.data<
    Record<'tips' | 'leagues' | 'futureMatches', { edges: { node: { id: string; uid: string } }[] }>
  >(
    `{ tips(statuses: [ACTIVE], first: 1) { edges { node { id uid } } } leagues(first: 1) { edges { node { id } } }
      futureMatches(first: 1) { edges { node { id } } } }`,
  );
  const [tip, league] = [found.tips.edges[0]?.node, found.leagues.edges[0]?.node];
  const match = found.futureMatches.edges[0]?.node;
  if (!tip || !league || !match) throw new Error('No active tip, league or match in the demo data.');
  variables = { ...tip, league: league.id, match: match.id };
});
afterAll(async () => {
  await street.close();
  await provider.remove();
});

async function codesOf(client: GraphClient, rule: AccessRule, caller: string): Promise<string[]> {
  const query = (documents[rule.field] ?? '').replace('nobody', `nobody-${caller}`);
  if (!rule.field.startsWith('Subscription.')) {
    return (await client.run(query, variables)).errors.map((error) => error.extensions?.code ?? 'none');
  }
  const { credentials } = client;
  const results = readEventStream(street.url, { query, credentials, signal: AbortSignal.timeout(10_000) });
  const first = await results.next();
  await results.return();
  const errors = (first.value?.errors ?? []) as { extensions?: { code?: string } }[];
  return errors.map((error) => error.extensions?.code ?? 'none');
}

test('every field with a rule has a document here', () => {
  expect(rules.map((rule) => rule.field).sort()).toEqual(Object.keys(documents).sort());
});

describe.each(callers)('%s', (caller) => {
  const persona = caller === 'guest' ? null : personas[caller];
  let client: GraphClient;

  beforeAll(async () => {
    client = persona === null ? await street.client().open() : await street.signedIn(caller as PersonaName);
  });

  test.each(rules.filter((rule) => rule.field !== 'Mutation.signOut'))('$field', async (rule) => {
    const isBelowViewer = /^(Viewer|Dashboard)\./.test(rule.field);
    const expected = persona === null && isBelowViewer ? null : refusal(rule, persona);
    expect(await codesOf(client, rule, caller)).toEqual(expected === null ? [] : [expected]);
  });

  test('Mutation.signOut', async () => {
    const own = persona === null ? client : await street.signedIn(caller as PersonaName);
    const reply = await own.run('mutation { signOut { errors { code } } }');
    expect(reply.errors.map((error) => error.extensions?.code)).toEqual(
      persona === null ? ['UNAUTHENTICATED'] : [],
    );
  });
});
