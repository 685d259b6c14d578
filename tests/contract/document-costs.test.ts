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
import { type SampleValues, sampleVariables } from './sample-variables.ts';

interface Driven {
  name: string;
  text: string;
  operation: OperationDefinitionNode;
}

const order = ['query', 'subscription', 'mutation'];

const driven: Driven[] = releasedTexts
  .map((text) => {
    const operation = getOperationAST(parse(text));
    if (!operation) throw new Error('A released document does not have exactly one operation.');
    return { name: operation.name?.value ?? '', text, operation };
  })
  // Signing out is the end.
  .toSorted((a, b) => Number(a.name === 'useSignOutMutation') - Number(b.name === 'useSignOutMutation'))
  .toSorted((a, b) => order.indexOf(a.operation.operation) - order.indexOf(b.operation.operation));

interface ComingMatch {
  id: string;
  matchId: number;
  leagueId: number;
  home: { team: { id: string; teamId: number } };
}

const measure = createMeasure(schema, allEndpoints);

let stack: Stack;
let provider: ProviderFolder;
let client: GraphClient;
let known: SampleValues;

beforeAll(async () => {
  provider = await makeProviderFolder();
  stack = await startStack({ upstream: provider.settings });
  client = await stack.signedIn('admin');
  const found = await client.data<{
    tips: { edges: { node: { id: string; uid: string } }[] };
    leagues: { edges: { node: { id: string; leagueId: number } }[] };
    futureMatches: { edges: { node: ComingMatch }[] };
    admin: {
      promoCodes: { id: string }[];
      users: { edges: { node: { id: string; userId: number; subscription: { id: string } } }[] };
      dropinfoFilters: { id: string; filterId: number }[];
    };
  }>(`{
    tips(statuses: [ACTIVE], first: 1) { edges { node { id uid } } }
    leagues(first: 1) { edges { node { id leagueId } } }
    futureMatches(first: 1) { edges { node { id matchId leagueId home { team { id teamId } } } } }
    admin {
      promoCodes { id } users(search: "expired@") { edges { node { id userId subscription { id } } } }
      dropinfoFilters { id filterId }
    }
  }`);
  const [tip, league, match] = [found.tips, found.leagues, found.futureMatches].map(
    ({ edges }): Record<string, unknown> => edges[0]?.node ?? {},
  );
  const played = found.futureMatches.edges[0]?.node;
  const team = played?.home.team;
  const person = found.admin.users.edges[0]?.node;
  // Each of the changes of this league below changes it.
  await client.data(
    'mutation ($id: ID!) { setLeagueActive(input: { leagueId: $id, value: false }) { errors { code } } }',
    {
      id: league?.id,
    },
  );
  const [filter] = found.admin.dropinfoFilters;
  const payment = await insertPayment(stack.db, {
    of: 'standard',
    status: 'cancelled',
    createdAt: stack.clock.now(),
  });
  known = {
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
    lines: [{ stat: 'GOAL', comparison: 'OVER', line: 2.5 }],
    leagueId: league?.leagueId,
    league: league?.id,
    matchId: match?.matchId,
    match: match?.id,
    'matchStatsDialogRefereeFormMutation.matchId': match?.id,
    'statsFormMutation.matchId': match?.id,
    'adminLeaguesScreenLeagueRowEditableToggleMutation.leagueId': league?.id,
    'leagueTogglesActiveMutation.leagueId': league?.id,
    'leagueTogglesFavouriteMutation.leagueId': league?.id,
    userId: person?.id,
    subscriptionId: person?.subscription.id,
    filterId: filter?.id,
    uid: payment,
    id: person?.id,
    after: 'lostlog-1',
    tipId: tip?.id,
    'tipEditorRemoveImageMutation.imageId': toGlobalId('TipImage', 1),
    'savedRuleDeleteMutation.ruleId': toGlobalId('DropRule', 1),
    'userScreenQuery.userId': person?.userId,
    'editDropinfoFilterScreenQuery.filterId': filter?.filterId,
    'alertBudgetFormMutation.digestAt': '20:00',
    'alertBudgetFormMutation.timeZone': 'Europe/Warsaw',
    'alertBudgetFormMutation.leagueIds': [league?.id],
    'adminLeaguesScreenLeagueRowEditableToggleMutation.value': false,
    'leagueTogglesActiveMutation.value': false,
    'leagueTogglesFavouriteMutation.value': true,
    'tipsListSectionLinkedTipResultQuery.uid': tip?.uid,
    'resultsListPaginationQuery.id': league?.id,
    'comingListPaginationQuery.id': team?.id,
    'teamResultsPaginationQuery.id': team?.id,
    'teamScreenQuery.leagueId': played?.leagueId,
    'teamScreenQuery.ofLeague': played?.leagueId,
    'teamScreenQuery.teamId': team?.teamId,
    'editTipScreenQuery.id': tip?.uid,
    'adminPanelTodayQuery.isAdmin': true,
    'paymentScreenQuery.id': payment,
    paymentId: toGlobalId('Payment', payment),
    promoCodeId: found.admin.promoCodes[0]?.id,
    'planFormMutation.planId': toGlobalId('Plan', 1),
    'useOrderPlaceMutation.expectedTotalPln': 1,
  };
});
afterAll(async () => {
  await stack.close();
  await provider.remove();
});

/** Calls that are told because a reply may lead to them, and that those of the reference upstream do not. */
const sparedByReplies: Readonly<Record<string, readonly string[]>> = {
  // None has the sample's uid.
  dropinfoHistoryQuery: ['dropinfo.history'],
  // The plans come with who the caller is.
  sessionQuery: ['plan.list'],
  cartContentOfferQuery: ['plan.list'],
  useCartPriceQuery: ['plan.list'],
  useOrderPlaceMutation: ['plan.list'],
  // The caller's own leagues come with the league or the toggle, and its table is that of the season that runs.
  leagueScreenQuery: ['auth.validateToken', 'league.get'],
  // The team stands in the table that has come with the league.
  teamScreenQuery: ['league.get', 'match.teamsMatches'],
  leagueTogglesActiveMutation: ['auth.validateToken'],
  leagueTogglesFavouriteMutation: ['auth.validateToken'],
  // The autofilters come beside the matches that they pick.
  autofilterBuilderDraftQuery: ['user.dashboard'],
  autofilterMatchesSectionPaginationQuery: ['user.dashboard'],
  autofiltersScreenQuery: ['user.dashboard'],
  // Nobody has chosen leagues to be notified of.
  profileScreenQuery: ['league.list'],
  // The person comes with the lock.
  userScreenLockSetLockedMutation: ['user.get'],
  // The filters come with the move.
  dropinfoFiltersScreenMoveFilterUpMutation: ['dropinfo.filters'],
  dropinfoFiltersScreenMoveFilterDownMutation: ['dropinfo.filters'],
  // No season of the invented provider is imported, so that there is no league to be asked for.
  providerTournamentsScreenQuery: ['league.list'],
  providerSeasonsScreenQuery: ['league.list'],
  // The edit is refused, so that there is no match whose league could be asked for.
  matchStatsDialogRefereeFormMutation: ['league.list'],
  statsFormMutation: ['league.list'],
};

/** The ids of the calls that an operation made, in order of their names. */
async function callsOf({ text, operation }: Driven, variables: Record<string, unknown>, requestId: string) {
  const headers = { 'x-request-id': requestId };
  if (operation.operation === 'subscription') await client.firstErrors(text, variables, headers);
  else await client.run(text, variables, headers);
  return stack.tap.calls
    .filter((call) => call.requestId === requestId)
    .map(({ method, path }) => rowOf(method, path)?.id ?? `${method} ${path}`)
    .toSorted();
}

/** The ids of the calls that are told for an operation, in order of their names. */
function callsTold({ text, operation }: Driven, variables: Record<string, unknown>): string[] {
  const { calls } = measure(parse(text), operation, variables);
  return [...calls].flatMap(([id, times]) => Array.from({ length: times }, () => id)).toSorted();
}

describe('a released document', () => {
  test.each(driven.map((document, index) => ({ ...document, index })))(
    '$name makes the calls that its cost is told by',
    async ({ index, ...document }) => {
      const { after, ...unpaged } = known;
      const values = document.operation.operation === 'subscription' ? { ...unpaged, after } : unpaged;
      const variables = sampleVariables(document.operation, values);
      const made = await callsOf(document, variables, `document-${index}`);
      expect(made.length).toBeGreaterThan(0);
      const spared = sparedByReplies[document.name] ?? [];
      expect([...made, ...spared].toSorted()).toEqual(callsTold(document, variables));
    },
  );
});

/** What no released document asks for: calls by row, by id, by page and by turn. */
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
  // The released ones have ended with signing out.
  beforeAll(async () => {
    client = await stack.signedIn('admin');
  });

  test.each(Object.entries(others))(
    'with %s makes the calls that its cost is told by',
    async (name, text) => {
      const operation = getOperationAST(parse(text));
      if (!operation) throw new Error('The document does not have exactly one operation.');
      const variables = sampleVariables(operation, known);
      const document = { name, text, operation };
      const made = await callsOf(document, variables, `other-${name.replaceAll(' ', '-')}`);
      expect(made).toEqual(callsTold(document, variables));
    },
  );
});

test('a tool is told what an operation was told to cost and what it did', async () => {
  const tool = await stack.client().run('{ plans { id } effectiveness { won } }');
  expect(tool.extensions).toEqual({ cost: { computed: 2, limit: 200, actual: 2 } });
  const other = await stack.client().run('{ plans { id } }', {}, { 'x-tools-key': '' });
  expect([other.errors, other.extensions]).toEqual([[], {}]);
});
