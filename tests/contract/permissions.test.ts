import { extendSchema, parse } from 'graphql';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { limits } from '../../gateway/src/guard/limits.ts';
import { toGlobalId } from '../../gateway/src/kit/global-id.ts';
import type { GraphClient } from '../harness/graph-client.ts';
import { insertPayment } from '../harness/insert-payment.ts';
import { LiveSocket } from '../harness/live-socket.ts';
import { type PersonaName, personas } from '../harness/personas.ts';
import { makeProviderFolder, type ProviderFolder } from '../harness/provider-folder.ts';
import { type Stack, startStack } from '../harness/start-stack.ts';
import {
  type AccessRule,
  accessRules,
  fieldsOpenToOthers,
  fieldsWithoutRule,
  refusalCode,
  schema,
} from './access-rules.ts';
import { findDemoObjects } from './demo-objects.ts';

/** An unknown cursor, so that a payload with a gap arrives immediately. */
const lostCursor = 'lostlog-1';

/**
 * The smallest document for each field, by `Type.field`. `$id` and `$uid` belong to a tip, `$league` and `$match` are ids.
 * `nobody` is replaced by a new address for each caller, since failed sign-ins lock an address.
 */
const documents: Record<string, string> = {
  'Query.dropinfos': '{ dropinfos { totalCount } }',
  'Query.dropinfo': '{ dropinfo(uid: "none") { id } }',
  'Dropinfo.history': '{ dropinfos(first: 1) { edges { node { history(first: 1) { openedAt } } } } }',
  'Query.dropinfoBacktest': '{ dropinfoBacktest(rule: { minDrop: 0.1, market: TOTALS }) { seasons } }',
  'Query.dropinfoFilters': '{ dropinfoFilters { id } }',
  'Query.tips': '{ tips { totalCount } }',
  'Query.tip': 'query ($uid: String!) { tip(uid: $uid) { id } }',
  'Query.tipBalance': '{ tipBalance { sampleSize } }',
  'Query.goqTips': '{ goqTips { totalCount } }',
  'Query.leagues': '{ leagues { totalCount } }',
  'Query.league': '{ league(leagueId: 2000000000) { id } }',
  'Query.futureMatches': '{ futureMatches { totalCount } }',
  'Query.match': '{ match(matchId: 2000000000) { id } }',
  'Match.dropinfos': '{ futureMatches(first: 1) { edges { node { dropinfos { id } } } } }',
  'Match.tips': '{ futureMatches(first: 1) { edges { node { tips { id } } } } }',
  'Query.autofilterMatches': '{ autofilterMatches { totalCount } }',
  'Query.autofilterDraft': `{ autofilterDraft(input: {
    name: "", stat: GOALS, comparison: OVER, line: 2.5, side: SUM, window: 5, minHitRate: 80
  }) { errors { code } } }`,
  'Query.admin': '{ admin { __typename } }',
  'Query.payment': '{ payment(uidOrNumber: "none") { uid } }',
  'Viewer.payments': '{ viewer { payments { totalCount } } }',
  'Viewer.favouriteLeagues': '{ viewer { favouriteLeagues { id } } }',
  'Viewer.autofilters': '{ viewer { autofilters { id } } }',
  'Viewer.dropRules': '{ viewer { dropRules { id } } }',
  'Viewer.alertSettings': '{ viewer { alertSettings { timeZone } } }',
  'Viewer.alertReceipts': '{ viewer { alertReceipts { totalCount } } }',
  'AlertSettings.leagues': '{ viewer { alertSettings { leagues { id } } } }',
  'Viewer.dashboard': '{ viewer { dashboard { limitedPlanWarning } } }',
  'Dashboard.specialTips': '{ viewer { dashboard { specialTips { id } } } }',
  'Dashboard.defaultTips': '{ viewer { dashboard { defaultTips { id } } } }',
  'Dashboard.aiTips': '{ viewer { dashboard { aiTips { id } } } }',
  'Dashboard.dropinfos': '{ viewer { dashboard { dropinfos { id } } } }',
  'Dashboard.leagues': '{ viewer { dashboard { leagues { league { id } } } } }',
  'Dashboard.autofilterMatches': '{ viewer { dashboard { autofilterMatches { match { id } } } } }',
  'User.isService': '{ viewer { user { isService } } }',
  'User.joinedAt': '{ viewer { user { joinedAt } } }',
  'User.lockedAt': '{ viewer { user { lockedAt } } }',
  'User.deviceCount': '{ viewer { user { deviceCount } } }',
  'User.subscription': '{ viewer { user { subscription { planName } } } }',
  'User.subscriptions': '{ viewer { user { subscriptions { planName } } } }',
  'User.version': '{ viewer { user { version } } }',
  'User.logs': '{ viewer { user { logs { totalCount } } } }',
  'User.devices': '{ viewer { user { devices { totalCount } } } }',
  'Admin.providerCategories': '{ admin { providerCategories { name } } }',
  'Admin.providerTournaments': '{ admin { providerTournaments(categoryId: 32) { name } } }',
  'Admin.providerSeasons': '{ admin { providerSeasons(tournamentId: 8) { name } } }',
  'Admin.payments': '{ admin { payments(first: 1) { totalCount } } }',
  'Admin.payment': '{ admin { payment(uidOrNumber: "none") { email } } }',
  'Admin.heldPayments': '{ admin { heldPayments { id } } }',
  'Admin.paymentStats': '{ admin { paymentStats { byMonth { month } } } }',
  'Admin.promoCodes': '{ admin { promoCodes { code } } }',
  'Admin.plans': '{ admin { plans { name } } }',
  'Admin.plan': '{ admin { plan(planId: 1) { name } } }',
  'Admin.matchesWithoutStats': '{ admin { matchesWithoutStats { totalCount } } }',
  'Admin.tips': '{ admin { tips { totalCount } } }',
  'Admin.tip': 'query ($uid: String!) { admin { tip(uidOrNumber: $uid) { version } } }',
  'Admin.commissions': '{ admin { commissions { totalCount } } }',
  'Admin.typerCommission': '{ admin { typerCommission(typerId: 2000000000) { month } } }',
  'Admin.users': '{ admin { users { totalCount } } }',
  'Admin.user': '{ admin { user(userId: 2000000000) { id } } }',
  'Admin.discordUsers': '{ admin { discordUsers { totalCount } } }',
  'Admin.counts': '{ admin { counts { tipsToSettle } } }',
  'Admin.campaignVisits': '{ admin { campaignVisits { date } } }',
  'Mutation.signIn':
    'mutation { signIn(input: { email: "nobody@tipgraph.example", password: "x" }) { errors { code } } }',
  'Mutation.signOut': 'mutation { signOut { errors { code } } }',
  'Mutation.register':
    'mutation { register(input: { email: "", password: "", passwordConfirmation: "", termsAccepted: false }) { errors { code } } }',
  'Mutation.updateAccount': 'mutation { updateAccount(input: {}) { errors { code } } }',
  'Mutation.updateProfile': 'mutation { updateProfile(input: {}) { errors { code } } }',
  'Mutation.setPushPreference':
    'mutation { setPushPreference(input: { kind: DROPINFO, wanted: false }) { errors { code } } }',
  'Mutation.saveAlertSettings':
    'mutation { saveAlertSettings(input: { digestAt: "", timeZone: "" }) { errors { code } } }',
  'Mutation.markAlertOpened': 'mutation { markAlertOpened(input: { alertId: "none" }) { errors { code } } }',
  'Mutation.registerDevice':
    'mutation { registerDevice(input: { token: "", deviceType: WEB }) { errors { code } } }',
  'Mutation.updatePassword':
    'mutation { updatePassword(input: { currentPassword: "", password: "", passwordConfirmation: "" }) { errors { code } } }',
  'Mutation.requestPasswordReset':
    'mutation { requestPasswordReset(input: { email: "" }) { errors { code } } }',
  'Mutation.resetPassword':
    'mutation { resetPassword(input: { code: "", password: "", passwordConfirmation: "" }) { errors { code } } }',
  'Mutation.redeemPromoCode': 'mutation { redeemPromoCode(input: { code: "none" }) { errors { code } } }',
  'Mutation.placeOrder':
    'mutation { placeOrder(input: { planName: "none", months: 1, paymentMethod: P24, firstName: "", lastName: "" }) { errors { code } } }',
  'Mutation.cancelOwnPayment':
    'mutation ($payment: ID!) { cancelOwnPayment(input: { paymentId: $payment }) { errors { code } } }',
  'Mutation.recordCampaignVisit': 'mutation { recordCampaignVisit { errors { code } } }',
  'Mutation.setLeagueFavourite':
    'mutation ($league: ID!) { setLeagueFavourite(input: { leagueId: $league, value: true }) { errors { code } } }',
  'Mutation.setLeagueActive':
    'mutation ($league: ID!) { setLeagueActive(input: { leagueId: $league, value: true }) { errors { code } } }',
  'Mutation.createAutofilter': `mutation { createAutofilter(input: { autofilter: {
    name: "", stat: GOALS, comparison: OVER, line: 2.5, side: SUM, window: 5, minHitRate: 80
  } }) { errors { code } } }`,
  'Mutation.createDropRule':
    'mutation { createDropRule(input: { rule: { minDrop: 0, market: TOTALS } }) { errors { code } } }',
  'Mutation.deleteDropRule':
    'mutation { deleteDropRule(input: { ruleId: "RHJvcFJ1bGU6MjAwMDAwMDAwMA" }) { errors { code } } }',
  'Mutation.setLeagueEditable':
    'mutation ($league: ID!) { setLeagueEditable(input: { leagueId: $league, value: true }) { errors { code } } }',
  'Mutation.editMatchStats': `mutation ($match: ID!) { editMatchStats(input: {
    matchId: $match, version: "none", home: {}, away: {}
  }) { errors { code } } }`,
  'Mutation.setMatchReferee': `mutation ($match: ID!) { setMatchReferee(input: {
    matchId: $match, version: "none", referee: ""
  }) { errors { code } } }`,
  'Mutation.activateTournament':
    'mutation { activateTournament(input: { tournamentId: 1, seasonId: 1 }) { errors { code } } }',
  'Mutation.cancelPayment':
    'mutation ($payment: ID!) { cancelPayment(input: { paymentId: $payment }) { errors { code } } }',
  'Mutation.markPaymentPaid':
    'mutation ($payment: ID!) { markPaymentPaid(input: { paymentId: $payment }) { errors { code } } }',
  'Mutation.createPromoCode':
    'mutation { createPromoCode(input: { code: "", percent: 0 }) { errors { code } } }',
  'Mutation.disablePromoCode':
    'mutation ($promoCode: ID!) { disablePromoCode(input: { promoCodeId: $promoCode }) { errors { code } } }',
  'Admin.dropinfoFilters': '{ admin { dropinfoFilters { name } } }',
  'Admin.dropinfoFilter': '{ admin { dropinfoFilter(filterId: 2000000000) { name } } }',
  'Admin.dropinfoFilterSports': '{ admin { dropinfoFilterSports { name } } }',
  'Admin.dropinfoFilterLeagues': '{ admin { dropinfoFilterLeagues { name } } }',
  'Admin.files': '{ admin { files { totalCount } } }',
  'Mutation.createDropinfoFilter': `mutation { createDropinfoFilter(input: {
    namePl: "", sportIds: [], leagueIds: []
  }) { errors { code } } }`,
  'Mutation.updateDropinfoFilter': `mutation ($filter: ID!) { updateDropinfoFilter(input: {
    filterId: $filter, namePl: "", sportIds: [], leagueIds: []
  }) { errors { code } } }`,
  'Mutation.moveDropinfoFilterUp':
    'mutation ($filter: ID!) { moveDropinfoFilterUp(input: { filterId: $filter }) { errors { code } } }',
  'Mutation.moveDropinfoFilterDown':
    'mutation ($filter: ID!) { moveDropinfoFilterDown(input: { filterId: $filter }) { errors { code } } }',
  'Mutation.createPaymentsFile': `mutation { createPaymentsFile(input: {
    from: "2026-01-02", until: "2026-01-01", format: CSV
  }) { errors { code } } }`,
  'Mutation.createXlsxFile':
    'mutation { createXlsxFile(input: { content: TIPS, from: "2026-01-02", until: "2026-01-01" }) { errors { code } } }',
  'Mutation.deleteFile': 'mutation { deleteFile(input: { name: "none.csv" }) { errors { code } } }',
  'Mutation.updatePlan': `mutation { updatePlan(input: { planId: "${toGlobalId('Plan', 1)}", version: -1, pricePln: -1, isLimited: false }) { errors { code } } }`,
  'Mutation.createTip': `mutation { createTip(input: {
    title: "", tip: "", type: DEFAULT, odds: 2, stake: 1, kickOff: "2026-03-14T12:00:00Z"
  }) { errors { code } } }`,
  'Mutation.updateTip': `mutation ($id: ID!) { updateTip(input: {
    tipId: $id, title: "", tip: "", type: DEFAULT, odds: 2, stake: 1, kickOff: "2026-03-14T12:00:00Z"
  }) { errors { code } } }`,
  'Mutation.removeTipImage':
    'mutation { removeTipImage(input: { imageId: "VGlwSW1hZ2U6MjAwMDAwMDAwMA" }) { errors { code } } }',
  'Mutation.settleTip':
    'mutation ($id: ID!) { settleTip(input: { tipId: $id, result: CANCEL, cancelReason: "x" }) { errors { code } } }',
  'Mutation.updateUser':
    'mutation ($person: ID!) { updateUser(input: { userId: $person }) { errors { code } } }',
  'Mutation.setUserRole':
    'mutation ($person: ID!) { setUserRole(input: { userId: $person, role: USER }) { errors { code } } }',
  'Mutation.setUserLocked':
    'mutation ($person: ID!) { setUserLocked(input: { userId: $person, isLocked: false }) { errors { code } } }',
  'Mutation.createUserSubscription':
    'mutation ($person: ID!) { createUserSubscription(input: { userId: $person, planName: "none", months: 1 }) { errors { code } } }',
  'Mutation.updateUserSubscription':
    'mutation ($person: ID!, $subscription: ID!) { updateUserSubscription(input: { userId: $person, subscriptionId: $subscription, planName: "none" }) { errors { code } } }',
  'Subscription.dropinfosAdded': `subscription { dropinfosAdded(after: "${lostCursor}") { gap } }`,
  'Subscription.tipStatusesChanged': `subscription { tipStatusesChanged(after: "${lostCursor}") { gap } }`,
  'Subscription.paymentChanged': `subscription { paymentChanged(after: "${lostCursor}") { gap } }`,
  'Subscription.viewerChanged': `subscription { viewerChanged(after: "${lostCursor}") { gap } }`,
};

const rules = accessRules();
type CallerName = 'guest' | PersonaName;
/** One caller for each set of permissions and roles; `tests/live/plans-and-roles.test.ts` tests all plans. */
const callers: CallerName[] = [
  'guest',
  'standard',
  'standardplus',
  'pro',
  'premium',
  'expired',
  'typer',
  'admin',
];
const transportNames = ['HTTP', 'SSE', 'WebSocket'] as const;
type TransportName = (typeof transportNames)[number];

let stack: Stack;
let provider: ProviderFolder;
let variables: Record<
  'id' | 'uid' | 'league' | 'match' | 'payment' | 'promoCode' | 'person' | 'filter' | 'subscription',
  string
>;

beforeAll(async () => {
  provider = await makeProviderFolder();
  stack = await startStack({ upstream: provider.settings });
  const { tip, league, match, promoCode, filter, user } = await findDemoObjects(
    await stack.signedIn('admin'),
  );
  const payment = await insertPayment(stack.db, {
    of: 'standard',
    status: 'cancelled',
    createdAt: stack.clock.now(),
  });
  variables = {
    ...tip,
    league: league.id,
    match: match.id,
    payment: toGlobalId('Payment', payment),
    promoCode: promoCode.id,
    person: user.id,
    filter: filter.id,
    subscription: user.subscription.id,
  };
});
afterAll(async () => {
  await stack.close();
  await provider.remove();
});

/** The type of a rule's operation. */
const kindOf = ({ field }: AccessRule) => /^(?:Mutation|Subscription)\b/.exec(field)?.[0] ?? 'Query';

/** The expected error code for a caller; null with access, and below `viewer` for a guest. */
function expectedCode(rule: AccessRule, caller: CallerName): string | null {
  const persona = caller === 'guest' ? null : personas[caller];
  const isBelowViewer = /^(Viewer|Dashboard|User|AlertSettings)\./.test(rule.field);
  return persona === null && isBelowViewer ? null : refusalCode(rule, persona);
}

/** Mutations that change the caller's credentials, each sent in an operation of its own. */
const signingMutations = ['signIn', 'signOut', 'register', 'resetPassword'].map((name) => `Mutation.${name}`);
const joined = {
  query: rules.filter((rule) => kindOf(rule) === 'Query'),
  mutation: rules.filter((rule) => kindOf(rule) === 'Mutation' && !signingMutations.includes(rule.field)),
};
const aliasOf = ({ field }: AccessRule): string => field.replace('.', '_');

/** Several queries or mutations as one operation. */
function joinFields(type: keyof typeof joined, some: readonly AccessRule[]): string {
  const fields = some.map(
    (rule) => `${aliasOf(rule)}: ${documents[rule.field]?.replace(/^.*?\{ |\}$/g, '')}`,
  );
  return `${type} { ${fields.join(' ')} }`.replaceAll(/\$(\w+)/g, (_, name) =>
    JSON.stringify(variables[name as keyof typeof variables]),
  );
}

/**
 * Whether a rule has a test of its own over a transport. All queries and mutations run over HTTP, most in few operations.
 * The other transports use the same rules: of these two kinds they test one rule per caller and outcome.
 */
function isTested(transport: TransportName, rule: AccessRule, caller: CallerName): boolean {
  const kind = kindOf(rule);
  if (rule.field === 'Mutation.signOut') return false;
  if (transport === 'HTTP') return signingMutations.includes(rule.field);
  if (kind === 'Subscription') return true;
  const code = expectedCode(rule, caller);
  return rule === rules.findLast((other) => kindOf(other) === kind && expectedCode(other, caller) === code);
}

/** Runs a document over a transport; returns the error codes of its first result. */
type Transport = (query: string) => Promise<unknown[]>;

/** The transports of a caller, each with its own session, since each rotates its own tokens. */
async function openTransports(
  caller: CallerName,
): Promise<Record<TransportName, Transport> & { client: GraphClient; signOut: Transport }> {
  const openClient = () => (caller === 'guest' ? stack.client().open() : stack.signedIn(caller));
  const [httpClient, sseClient, socketClient] = [await openClient(), await openClient(), await openClient()];
  const socket = new LiveSocket(stack.url, socketClient.credentials, { cookies: socketClient.cookies });
  return {
    client: httpClient,
    HTTP: async (query) => codesIn((await httpClient.run(query, variables)).errors),
    SSE: async (query) => codesIn(await sseClient.firstErrors(query, variables)),
    WebSocket: (query) => socket.errorCodes(query, variables),
    signOut: async (query) => {
      await socket.close();
      return codesIn((await httpClient.run(query)).errors);
    },
  };
}

const codesIn = (errors: readonly unknown[]): unknown[] =>
  errors.map((error) => (error as { extensions?: { code?: string } }).extensions?.code ?? 'none');

test('every field of Admin, every mutation and every subscription has an access rule', () => {
  expect(fieldsWithoutRule(schema)).toEqual([]);
  expect(fieldsOpenToOthers(rules)).toEqual([]);
  const extension = parse('extend type Admin { secrets: String } extend type Mutation { forget: Boolean }');
  expect(fieldsWithoutRule(extendSchema(schema, extension))).toEqual(['Admin.secrets', 'Mutation.forget']);
});

test('every field with a rule has a document', () => {
  expect(rules.map((rule) => rule.field).sort()).toEqual(Object.keys(documents).sort());
});

describe.each(callers)('%s', (caller) => {
  let transports: Awaited<ReturnType<typeof openTransports>>;

  beforeAll(async () => {
    transports = await openTransports(caller);
  });

  describe.each(transportNames)('over %s', (transport) => {
    test.each(rules.filter((rule) => isTested(transport, rule, caller)))('$field', async (rule) => {
      const expected = expectedCode(rule, caller);
      const query = (documents[rule.field] ?? '').replace(
        'nobody',
        `nobody-${caller}-${transport.toLowerCase()}`,
      );
      expect(await transports[transport](query)).toEqual(expected === null ? [] : [expected]);
    });
  });

  test.each(['query', 'mutation'] as const)('every %s over HTTP', async (type) => {
    const refused: string[] = [];
    for (let from = 0; from < joined[type].length; from += limits.aliases) {
      const some = joined[type].slice(from, from + limits.aliases);
      const { data, errors } = await transports.client.run(joinFields(type, some));
      expect(Object.keys(data ?? {})).toEqual(some.map(aliasOf));
      refused.push(...errors.map(({ path, extensions }) => `${path?.[0]}: ${extensions?.code}`));
    }
    const expected = joined[type]
      .map((rule) => [aliasOf(rule), expectedCode(rule, caller)])
      .filter(([, code]) => code !== null)
      .map(([alias, code]) => `${alias}: ${code}`);
    expect(refused.sort()).toEqual(expected.sort());
  });

  test('Mutation.signOut', async () => {
    const codes = await transports.signOut('mutation { signOut { errors { code } } }');
    expect(codes).toEqual(caller === 'guest' ? ['UNAUTHENTICATED'] : []);
  });
});
