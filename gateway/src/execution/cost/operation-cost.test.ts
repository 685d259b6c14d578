import { readFileSync } from 'node:fs';
import {
  buildSchema,
  getNamedType,
  getOperationAST,
  isInputObjectType,
  isInterfaceType,
  isObjectType,
  parse,
  validate,
} from 'graphql';
import { describe, expect, it } from 'vitest';
import { allEndpoints } from '../../domains/index.ts';
import { toGlobalId } from '../../kit/global-id.ts';
import { withTerms } from './field-uses.ts';
import { createMeasure } from './operation-cost.ts';

const schema = buildSchema(readFileSync(new URL('../../../../schema.graphql', import.meta.url), 'utf8'));
const measure = createMeasure(schema, allEndpoints);

function calls(text: string, variables: Readonly<Record<string, unknown>> | null = {}) {
  const document = parse(text);
  expect(validate(schema, document)).toEqual([]);
  const operation = getOperationAST(document);
  if (!operation) throw new Error('The document has no operation.');
  return Object.fromEntries(measure(document, operation, variables).calls);
}

/** @param name such as `Query.plans` */
function fieldOf(name: string) {
  const [typeName = '', fieldName = ''] = name.split('.');
  const type = schema.getType(typeName);
  return isObjectType(type) ? type.getFields()[fieldName] : undefined;
}

/** @param path an argument, or an input field such as `filter.leagueFilterId` */
function hasArgument(field: string, path: string): boolean {
  const [name, ...parts] = path.split('.');
  let type = fieldOf(field)?.args.find((argument) => argument.name === name)?.type;
  for (const part of parts) {
    const named = type && getNamedType(type);
    type = isInputObjectType(named) ? named.getFields()[part]?.type : undefined;
  }
  return type !== undefined;
}

describe('the fields of the endpoints', () => {
  const node = schema.getType('Node');
  const nodeTypes = isInterfaceType(node) ? schema.getPossibleTypes(node).map(({ name }) => name) : [];
  const uses = allEndpoints.flatMap(({ id, fields }) => fields.map((use) => ({ id, use })));

  it('are given for every call', () => {
    expect(allEndpoints.filter(({ fields }) => fields.length === 0).map(({ id }) => id)).toEqual([]);
  });

  it('exist in the schema, with their arguments', () => {
    const wrong = uses.flatMap(({ id, use }) => {
      if (typeof use === 'object' && 'finds' in use) {
        return nodeTypes.includes(use.finds) ? [] : [`${id}: ${use.finds}`];
      }
      const { field, by = [], of = [], when = {} } = withTerms(use);
      return [
        ...[field, ...of].filter((name) => fieldOf(name) === undefined),
        ...[...by, ...Object.keys(when)].filter((path) => !hasArgument(field, path)),
      ].map((name) => `${id}: ${name}`);
    });
    expect(wrong).toEqual([]);
  });

  it('cover every node type, mutation and subscription', () => {
    const found = uses.flatMap(({ use }) => (typeof use === 'object' && 'finds' in use ? use.finds : []));
    expect(nodeTypes.filter((name) => !found.includes(name))).toEqual([]);
    const named = new Set(
      uses.flatMap(({ use }) => (typeof use === 'object' && 'finds' in use ? [] : withTerms(use).field)),
    );
    const changing = ['Mutation', 'Subscription'].flatMap((name) => {
      const type = schema.getType(name);
      return isObjectType(type) ? Object.keys(type.getFields()).map((field) => `${name}.${field}`) : [];
    });
    expect(changing.filter((name) => !named.has(name as `${string}.${string}`))).toEqual([]);
  });
});

describe('the calls of an operation', () => {
  it('are counted once when the operation shares them', () => {
    expect(
      calls('{ a: tips { totalCount } b: tips(types: [SPECIAL]) { totalCount } tipBalance { won } }'),
    ).toEqual({
      'tip.list': 1,
    });
    expect(calls('{ plans { id } admin { plans { id } } }')).toMatchObject({ 'plan.list': 2 });
    expect(calls('{ site { name } liveCursor __typename }')).toEqual({});
  });

  it('are counted by differing arguments, not by aliases', () => {
    expect(
      calls(
        'query ($u: String!) { a: tip(uid: "1") { id } b: tip(uid: "1") { uid } c: tip(uid: $u) { id } }',
        {
          u: '2',
        },
      ),
    ).toEqual({ 'tip.get': 2 });
    expect(
      calls('query ($u: String!, $v: String!) { a: tip(uid: $u) { id } b: tip(uid: $v) { id } }', null),
    ).toEqual({ 'tip.get': 2 });
    const dropinfos = (filter: string) => `dropinfos(filter: ${filter}) { totalCount }`;
    expect(
      calls(
        `{ a: ${dropinfos('{ minDrop: 0.1 }')} b: ${dropinfos('{ leagueFilterId: "x" }')} dropinfos { totalCount } }`,
      ),
    ).toEqual({ 'auth.validateToken': 1, 'dropinfo.list': 2 });
  });

  it.each([
    ['effectiveness', '', 'effectiveness { won }'],
    ['seal.head', '', 'sealHead { sequence }'],
    ['dropRule.backtest', '', 'dropinfoBacktest(rule: { minDrop: $, market: TOTALS }) { bookmakers }', 2],
    [
      'dropRule.backtest',
      '',
      'dropinfoBacktest(rule: { minDrop: 1, market: TOTALS }, season: "$") { seasons }',
      2,
    ],
    ['admin.figures', 'admin', 'counts { pendingPayments }'],
    ['boisko.get', 'admin', 'campaignVisits { date }'],
    ['commission.list', 'admin', 'commissions(first: $) { totalCount }'],
    ['commission.get', 'admin', 'typerCommission(typerId: $) { month }', 2],
    ['commission.get', 'admin', 'typerCommission(typerId: 1, month: "2026-0$") { month }', 2],
    ['dropinfo.filterSports', 'admin', 'dropinfoFilterSports { sportId }'],
    ['dropinfo.filterLeagues', 'admin', 'dropinfoFilterLeagues(sportId: $) { leagueId }', 2],
    ['file.list', 'admin', 'files(first: $) { totalCount }'],
    ['payment.stats', 'admin', 'paymentStats { byPlan { __typename } }'],
    ['plan.list', 'admin', 'plans { id }'],
    ['provider.categories', 'admin', 'providerCategories { name }'],
    ['provider.tournaments', 'admin', 'providerTournaments(categoryId: $) { name }', 2],
    ['provider.seasons', 'admin', 'providerSeasons(tournamentId: $) { name }', 2],
    ['subscription.discordList', 'admin', 'discordUsers(first: $) { totalCount }'],
    ['tip.list', 'admin', 'tips(first: $) { totalCount }'],
  ])('of %s are shared by aliases: %s %s', (id, owner, field, differing = 1) => {
    const times = (one: string, other: string) => {
      const aliases = `{ a: ${field.replace('$', one)} b: ${field.replace('$', other)} }`;
      return calls(owner === '' ? aliases : `{ ${owner} ${aliases} }`)[id];
    };
    expect([times('7', '7'), times('7', '8')]).toEqual([1, differing]);
  });

  it('are as many as a field may make', () => {
    expect(calls('{ admin { dropinfoFilterSports { name } dropinfoFilterLeagues { name } } }')).toMatchObject(
      {
        'dropinfo.filterSports': 1,
        'dropinfo.filterLeagues': 12,
      },
    );
  });

  it('are counted per occurrence when they also depend on the selection', () => {
    const draft = (selection: string) => `autofilterDraft(input: $input) { ${selection} }`;
    const text = 'query ($input: AutofilterInput!)';
    const found = 'matches { totalCount }';
    expect(calls(`${text} { a: ${draft(found)} b: ${draft('errors { code }')} }`)).toEqual({
      'autofilter.matches': 2,
    });
    expect(
      calls(`${text} { ${draft(found)} ...F } fragment F on Query { ${draft('errors { code }')} }`),
    ).toEqual({ 'autofilter.matches': 1 });
  });

  it('depend on directives; an unknown variable counts both branches', () => {
    const text =
      'query ($on: Boolean!) { plans @include(if: $on) { id } tips @skip(if: $on) { totalCount } }';
    expect(calls(text, { on: true })).toEqual({ 'plan.list': 1 });
    expect(calls(text, { on: false })).toEqual({ 'tip.list': 1 });
    expect(calls(text, null)).toEqual({ 'plan.list': 1, 'tip.list': 1 });
  });

  it('depend on arguments and their defaults', () => {
    expect(calls('{ leagues { totalCount } }')).toEqual({ 'league.list': 1 });
    const text = 'query ($scope: LeagueScope! = ACTIVE) { leagues(scope: $scope) { totalCount } }';
    expect(calls(text)).toEqual({ 'league.active': 1 });
    expect(calls(text, { scope: 'FAVOURITE' })).toEqual({ 'league.list': 1, 'auth.validateToken': 1 });
  });

  it('grow with rows only when each object has its own call', () => {
    const list = (fields: string) => `{ futureMatches(first: 30) { edges { node { ${fields} } } } }`;
    expect(calls(list('league { name } homeWindow { form } awayWindow { form }'))).toEqual({
      'match.future': 1,
      'league.list': 1,
    });
    expect(calls(list('lineups { confirmed } headToHead { id lineups { confirmed } }'))).toEqual({
      'match.future': 1,
      'match.teamsHistory': 30,
      'match.lineups': 30 + 30 * 5,
    });
    expect(calls('{ viewer { favouriteLeagues { standings { points } } } }')).toMatchObject({
      'league.get': 10,
    });
  });

  it('of a single match include one call for both windows', () => {
    expect(
      calls(`{ match(matchId: 1) {
        homeWindow { form } awayWindow(size: 10) { form } leagueHome: homeWindow(sameLeague: true) { form }
      } }`),
    ).toEqual({ 'match.get': 1, 'match.teamsMatches': 2 });
  });

  it('of a linked object are none when the link has all selected fields', () => {
    const list = (fields: string) => `{ dropinfos(first: 30) { edges { node { match { ${fields} } } } } }`;
    expect(calls(list('__typename id matchId leagueId'))).toEqual({ 'dropinfo.list': 1 });
    expect(calls(`${list('...F')} fragment F on Match { matchId }`)).toEqual({ 'dropinfo.list': 1 });
    expect(calls(list('id ... on Match { season }'))).toEqual({
      'dropinfo.list': 1,
      'match.get': 30,
    });
    expect(calls(list('season @skip(if: true)'))).toEqual({ 'dropinfo.list': 1 });
    const legs = 'matches { match { homeWindow { form } } } match { matchId dropinfos { id } }';
    expect(calls(`{ tips(first: 2) { edges { node { ${legs} } } } }`)).toEqual({
      'tip.list': 1,
      'match.get': 2 + 2 * 10,
      'match.teamsMatches': 2 * 10,
      'dropinfo.list': 1,
    });
  });

  it('are one per page of a list', () => {
    const goq = (args: string) => calls(`{ goqTips(${args}) { totalCount } }`)['tip.goq'];
    expect([goq('first: 20'), goq('first: 21'), goq('first: 20, after: "x"'), goq('first: 1000')]).toEqual([
      1, 2, 2, 5,
    ]);
    const payments = (args: string) =>
      calls(`{ admin { payments(${args}) { totalCount } } }`)['payment.list'];
    expect([payments('first: 40, page: 2'), payments('first: 50, page: 2')]).toEqual([2, 4]);
    const text = 'query ($first: Int!) { goqTips(first: $first) { totalCount } }';
    expect([calls(text, { first: 3 }), calls(text, null), calls(text, { first: 'x' })]).toEqual([
      { 'tip.goq': 1 },
      { 'tip.goq': 5 },
      { 'tip.goq': 5 },
    ]);
  });

  it('are counted again after each mutation', () => {
    const set = (name: string) =>
      `${name}: setLeagueFavourite(input: { leagueId: "x", value: true }) { league { isActive futureMatches { totalCount } } }`;
    expect(calls(`mutation { ${set('a')} ${set('b')} }`)).toEqual({
      'user.toggleFavouriteLeague': 2 * 2,
      'league.list': 2,
      'auth.validateToken': 2 * (3 + 1),
      'league.futureMatches': 2,
    });
  });

  it('of a node depend on the type in its id; an unknown id counts as the most expensive type', () => {
    const text = 'query ($id: ID!) { node(id: $id) { ... on Match { homeWindow { form } } } plans { id } }';
    expect(calls(text, { id: toGlobalId('Plan', 1) })).toEqual({
      'auth.validateToken': 1,
      'plan.list': 2,
      'match.teamsMatches': 1,
    });
    expect(calls(text, { id: 'nonsense' })).toEqual({ 'plan.list': 1, 'match.teamsMatches': 1 });
    expect(calls('query ($id: ID!) { node(id: $id) { id } }', null)).toEqual({ 'tip.list': 1, 'tip.get': 1 });
    const ids = [1, 2, 3].map((id) => toGlobalId('Match', id));
    expect(
      calls('query ($ids: [ID!]!) { nodes(ids: $ids) { ... on Match { lineups { confirmed } } } }', { ids }),
    ).toEqual({ 'match.get': 3, 'match.lineups': 3 });
    const plans = ['week', 'month'].map((id) => toGlobalId('Plan', id));
    expect(calls('query ($ids: [ID!]!) { nodes(ids: $ids) { id } plans { id } }', { ids: plans })).toEqual({
      'auth.validateToken': 1,
      'plan.list': 2,
    });
  });

  it('of nested fragments are counted quickly', () => {
    const fragments = Array.from(
      { length: 40 },
      (_, index) => `fragment F${index} on Query { ...F${index + 1} ...F${index + 1} }`,
    );
    expect(calls(`{ ...F0 } ${fragments.join(' ')} fragment F40 on Query { plans { id } }`)).toEqual({
      'plan.list': 1,
    });
  });
});
