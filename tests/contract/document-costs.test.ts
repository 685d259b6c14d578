import { getOperationAST, type OperationDefinitionNode, parse } from 'graphql';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { allEndpoints } from '../../gateway/src/domains/index.ts';
import { createMeasure } from '../../gateway/src/execution/cost/operation-cost.ts';
import { toGlobalId } from '../../gateway/src/kit/global-id.ts';
import type { GraphClient } from '../harness/graph-client.ts';
import { insertPayment } from '../harness/insert-payment.ts';
import { makeProviderFolder, type ProviderFolder } from '../harness/provider-folder.ts';
import { releasedTexts } from '../harness/released-documents.ts';
import { type Stack, startStack } from '../harness/start-stack.ts';
import { schema } from './access-rules.ts';
import { rowOf } from './catalogue-rows.ts';
import { findDemoObjects } from './demo-objects.ts';
import { type SampleValues, sampleVariables } from './sample-variables.ts';

interface ReleasedDocument {
  name: string;
  text: string;
  operation: OperationDefinitionNode;
}

const order = ['query', 'subscription', 'mutation'];

const releasedDocuments: ReleasedDocument[] = releasedTexts
  .map((text) => {
    const operation = getOperationAST(parse(text));
    if (!operation) throw new Error('A released document does not have exactly one operation.');
    return { name: operation.name?.value ?? '', text, operation };
  })
  // Sign-out comes last.
  .toSorted((a, b) => Number(a.name === 'useSignOutMutation') - Number(b.name === 'useSignOutMutation'))
  .toSorted((a, b) => order.indexOf(a.operation.operation) - order.indexOf(b.operation.operation));

const measure = createMeasure(schema, allEndpoints);

let stack: Stack;
let provider: ProviderFolder;
let client: GraphClient;
let sampleValues: SampleValues;

beforeAll(async () => {
  provider = await makeProviderFolder();
  stack = await startStack({ upstream: provider.settings });
  client = await stack.signedIn('admin');
  const { tip, league, match, promoCode, filter, user } = await findDemoObjects(client);
  const { team } = match.home;
  // Each league mutation below then changes it.
  await client.data(
    'mutation ($id: ID!) { setLeagueActive(input: { leagueId: $id, value: false }) { errors { code } } }',
    {
      id: league.id,
    },
  );
  const payment = await insertPayment(stack.db, {
    of: 'standard',
    status: 'cancelled',
    createdAt: stack.clock.now(),
  });
  sampleValues = {
    ...{ first: 20, page: 1, size: 5, window: 5, line: 2.5, minHitRate: 60, months: 3, stats: true },
    ...{
      autofilters: true,
      categoryId: 32,
      tournamentId: 8,
      seasonId: 500,
      plan: 'premium',
      planName: 'premium',
      promoCode: 'none',
    },
    lines: [{ stat: 'GOALS', comparison: 'OVER', line: 2.5 }],
    leagueId: league.leagueId,
    league: league.id,
    matchId: match.matchId,
    match: match.id,
    'matchStatsDialogRefereeMutation.matchId': match.id,
    'matchStatsDialogStatsMutation.matchId': match.id,
    'adminLeaguesScreenToggleMutation.leagueId': league.id,
    'leagueTogglesActiveMutation.leagueId': league.id,
    'leagueTogglesFavouriteMutation.leagueId': league.id,
    userId: user.id,
    subscriptionId: user.subscription.id,
    filterId: filter.id,
    uid: payment,
    id: user.id,
    after: 'lostlog-1',
    tipId: tip.id,
    'editTipScreenRemoveImageMutation.imageId': toGlobalId('TipImage', 1),
    'savedRulesCreateMutation.minDrop': 0.1,
    'savedRulesDeleteMutation.ruleId': toGlobalId('DropRule', 1),
    'userScreenQuery.userId': user.userId,
    'dropinfoFilterScreenQuery.filterId': filter.filterId,
    'dropinfoFilterScreenQuery.isNew': false,
    'alertBudgetFormMutation.digestAt': '20:00',
    'alertBudgetFormMutation.timeZone': 'Europe/Warsaw',
    'alertBudgetFormMutation.leagueIds': [league.id],
    'adminLeaguesScreenToggleMutation.value': false,
    'leagueTogglesActiveMutation.value': false,
    'leagueTogglesFavouriteMutation.value': true,
    'tipsScreenQuery.uid': tip.uid,
    'matchesSectionPaginationQuery.id': league.id,
    'resultsSectionPaginationQuery.id': league.id,
    'teamResultsPaginationQuery.id': team.id,
    'comingSectionQuery.leagueId': match.leagueId,
    'comingSectionQuery.teamId': team.teamId,
    'teamScreenQuery.leagueId': match.leagueId,
    'teamScreenQuery.ofLeague': match.leagueId,
    'teamScreenQuery.teamId': team.teamId,
    'editTipScreenQuery.id': tip.uid,
    'adminPanelTodayQuery.isAdmin': true,
    'paymentScreenQuery.id': payment,
    paymentId: toGlobalId('Payment', payment),
    promoCodeId: promoCode.id,
    'planScreenMutation.planId': toGlobalId('Plan', 1),
    'useOrderPlaceMutation.expectedTotalPln': 1,
  };
});
afterAll(async () => {
  await stack.close();
  await provider.remove();
});

/** A toggle whose first call was undone, and whose replies have no leagues. */
const repeatedToggle = (toggle: string) => [toggle, 'auth.validateToken', 'auth.validateToken'];

/** Calls in the computed maximum that the demo data does not cause. */
const savedByReplies: Readonly<Record<string, readonly string[]>> = {
  // No tip has the sample's uid.
  dropinfoHistoryQuery: ['dropinfo.history'],
  // The demo data has one sport.
  dropinfoFilterScreenQuery: Array(11).fill('dropinfo.filterLeagues'),
  // No league is chosen for notifications.
  alertBudgetFormLatestQuery: ['league.list'],
  // The validation of the token returns the plans.
  sessionQuery: ['plan.list'],
  cartContentOfferQuery: ['plan.list'],
  useCartPriceQuery: ['plan.list'],
  useOrderPlaceMutation: ['plan.list'],
  // The league or toggle reply contains the caller's leagues, and the table of the current season.
  leagueScreenQuery: ['auth.validateToken', 'league.get'],
  // The league's table contains the team.
  teamScreenQuery: ['league.get', 'match.teamsMatches'],
  comingSectionQuery: ['league.get', 'match.teamsMatches'],
  leagueTogglesActiveMutation: [...repeatedToggle('user.toggleActiveLeague'), 'auth.validateToken'],
  leagueTogglesFavouriteMutation: [...repeatedToggle('user.toggleFavouriteLeague'), 'auth.validateToken'],
  adminLeaguesScreenToggleMutation: ['league.list', 'league.list', 'league.toggleEditable'],
  'changes in turn': [
    ...repeatedToggle('user.toggleFavouriteLeague'),
    ...repeatedToggle('user.toggleFavouriteLeague'),
  ],
  // The reply with the matches contains the autofilters.
  autofilterBuilderDraftQuery: ['user.dashboard'],
  autofilterMatchesSectionPaginationQuery: ['user.dashboard'],
  autofiltersScreenQuery: ['user.dashboard'],
  // No user has chosen leagues for notifications.
  profileScreenQuery: ['league.list'],
  // The lock's reply contains the user.
  userScreenLockSetLockedMutation: ['user.get'],
  // The replies contain the changed object.
  accountFormsProfileMutation: ['auth.validateToken'],
  discordPromptDialogMutation: ['auth.validateToken'],
  newPasswordScreenResetMutation: ['auth.validateToken'],
  pushToggleMutation: ['auth.validateToken'],
  registrationScreenRegisterMutation: ['auth.validateToken'],
  editTipScreenRemoveImageMutation: ['tip.get'],
  adminPaymentActionsCancelMutation: ['payment.get'],
  adminPaymentActionsPayMutation: ['payment.get'],
  waitingPaymentsCancelMutation: ['payment.get'],
  newPromoCodeScreenMutation: ['promocode.list'],
  promoCodesScreenDisableMutation: ['promocode.list'],
  dropinfoFilterScreenNewMutation: ['dropinfo.filters'],
  dropinfoFilterScreenEditMutation: ['dropinfo.filters'],
  // The move's reply contains the filters.
  dropinfoFiltersScreenMoveFilterUpMutation: ['dropinfo.filters'],
  dropinfoFiltersScreenMoveFilterDownMutation: ['dropinfo.filters'],
  // No season of the test provider is imported, so no league is queried.
  providerScreensTournamentsQuery: ['league.list'],
  providerSeasonsScreenQuery: ['league.list'],
  // The edit is refused, so no match's league is queried.
  matchStatsDialogRefereeMutation: ['league.list', 'match.get'],
  matchStatsDialogStatsMutation: ['league.list'],
};

/** The sorted ids of the calls that an operation made. */
async function callsOf(
  { text, operation }: ReleasedDocument,
  variables: Record<string, unknown>,
  requestId: string,
) {
  const headers = { 'x-request-id': requestId };
  if (operation.operation === 'subscription') await client.firstErrors(text, variables, headers);
  else await client.run(text, variables, headers);
  return stack.tap.calls
    .filter((call) => call.requestId === requestId)
    .map(({ method, path }) => rowOf(method, path)?.id ?? `${method} ${path}`)
    .toSorted();
}

/** The sorted ids of the calls that are computed for an operation. */
function computedCalls({ text, operation }: ReleasedDocument, variables: Record<string, unknown>): string[] {
  const { calls } = measure(parse(text), operation, variables);
  return [...calls].flatMap(([id, times]) => Array.from({ length: times }, () => id)).toSorted();
}

describe('a released document', () => {
  test.each(releasedDocuments.map((document, index) => ({ ...document, index })))(
    '$name makes the computed calls',
    async ({ index, ...document }) => {
      const { after, ...unpaged } = sampleValues;
      const values = document.operation.operation === 'subscription' ? { ...unpaged, after } : unpaged;
      const variables = sampleVariables(document.operation, values);
      const calls = await callsOf(document, variables, `document-${index}`);
      expect(calls.length).toBeGreaterThan(0);
      const saved = savedByReplies[document.name] ?? [];
      expect([...calls, ...saved].toSorted()).toEqual(computedCalls(document, variables));
    },
  );
});

/** Cases without a released document: calls per row, id, page and turn. */
const others: Readonly<Record<string, string>> = {
  'rows of people': `{ admin { users(first: 3) { edges { node {
    subscriptions { planName } logs(first: 5) { totalCount } devices(first: 5) { totalCount }
  } } } } }`,
  'rows of leagues': `{ leagues(first: 2) { edges { node {
    isActive standings { points } futureMatches(first: 1) { totalCount }
  } } } }`,
  'the teams of rows of matches': `{ futureMatches(first: 2) { edges { node {
    home { team { record { sampleSize } home: record(venue: HOME) { sampleSize } } }
  } } } }`,
  'a match by its id': `query ($match: ID!) {
    node(id: $match) { id }
    nodes(ids: [$match]) {
      ... on Match { homeWindow { form } awayWindow(sameLeague: true) { form } lineups { confirmed } }
    }
  }`,
  'the same under other names': `{
    a: tips(first: 1) { totalCount } b: tips(first: 2) { totalCount } tipBalance { won }
    c: effectiveness { won } d: effectiveness { lost } plans { id }
  }`,
  'changes in turn': `mutation ($league: ID!) {
    a: setLeagueFavourite(input: { leagueId: $league, value: true }) { errors { code } }
    b: setLeagueFavourite(input: { leagueId: $league, value: false }) { league { standings { points } } errors { code } }
  }`,
};

describe('another document', () => {
  // The released documents ended with a sign-out.
  beforeAll(async () => {
    client = await stack.signedIn('admin');
  });

  test.each(Object.entries(others))('with %s makes the computed calls', async (name, text) => {
    const operation = getOperationAST(parse(text));
    if (!operation) throw new Error('The document does not have exactly one operation.');
    const variables = sampleVariables(operation, sampleValues);
    const document = { name, text, operation };
    const calls = await callsOf(document, variables, `other-${name.replaceAll(' ', '-')}`);
    const saved = savedByReplies[name] ?? [];
    expect([...calls, ...saved].toSorted()).toEqual(computedCalls(document, variables));
  });
});

test('a tool gets the computed and the actual cost of an operation', async () => {
  const tool = await stack.client().run('{ plans { id } effectiveness { won } }');
  expect(tool.extensions).toEqual({ cost: { computed: 2, limit: 200, actual: 2 } });
  const other = await stack.client().run('{ plans { id } }', {}, { 'x-tools-key': '' });
  expect([other.errors, other.extensions]).toEqual([[], {}]);
});
