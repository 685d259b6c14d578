import { afterEach, beforeEach, expect, it } from 'vitest';
import { toGlobalId } from '../../kit/global-id.ts';
import { json } from '../../testing/fake-origin.ts';
import { sampleUser } from '../../testing/samples.ts';
import { startTestEngine, type TestEngine } from '../../testing/test-engine.ts';

let test: TestEngine;
beforeEach(async () => {
  test = await startTestEngine();
  test.origin.on('GET /auth/validate_token.json', json({ user: sampleUser(), plans: [] }));
});
afterEach(() => test.close());

const rule = { minDrop: 0.1, market: 'ONE_X_TWO' };
const terms = 'id minDrop market bookmaker leagues { name } maxMinutesToKickOff minOdds maxOdds';
const sample = (signals: number) => ({
  signals,
  hits: 40,
  voids: 0,
  hit_rate: { value: 0.4, low: 0.3, high: 0.5 },
  at_opening: { profit: 12, yield: { value: 0.12, low: null, high: null } },
  at_signal: null,
  at_closing: { profit: -3.5, yield: { value: -0.035, low: -0.2, high: 0.13 } },
});
const premier = { id: 1, name: 'Premier League', country: 'Anglia' };
const result = (signals: number) => ({
  matches: 380,
  untimed: 7,
  ...sample(signals),
  longest_losing_run: 9,
  curve: [{ signals: 1, date: '2025-08-16T14:00:00.000Z', at_opening: 1.2, at_signal: 1.1, at_closing: 1 }],
  selections: [{ selection: 'home', ...sample(30) }],
  seasons: [{ season: '2024/2025', ...sample(signals) }],
  leagues: [{ league: premier, ...sample(signals) }],
});
const document = `query ($rule: DropRuleInput!, $season: String) {
  dropinfoBacktest(rule: $rule, season: $season) {
    errors { field code } bookmakers seasons leagues { leagueId }
    result {
      matches untimed isTooSmall longestLosingRun
      total { signals hits voids hitRate { value low high } atOpening { profit yield { value low } } atSignal { profit } }
      curve { signals date atClosing }
      selections { selection sample { signals } }
      seasons { season sample { signals } }
      leagues { league { leagueId name country } sample { atClosing { yield { high } } } }
    }
  }
}`;

it('dropinfoBacktest sends all fields of a rule, and returns results by selection, season and league', async () => {
  const reply = {
    backtest: result(99),
    bookmakers: ['Pinnacle'],
    seasons: ['2024/2025'],
    leagues: [premier],
  };
  test.origin.on('GET /dropinfos/backtest.json', json(reply));
  const whole = {
    ...rule,
    bookmaker: 'Pinnacle',
    leagueIds: [toGlobalId('League', 3), toGlobalId('League', 1)],
    maxMinutesToKickOff: 90,
    minOdds: 1.5,
    maxOdds: 4,
  };
  const answer = await test.execute(document, { rule: whole, season: '2024/2025' });
  expect(answer).toMatchObject({
    errors: [],
    data: {
      dropinfoBacktest: {
        errors: [],
        bookmakers: ['Pinnacle'],
        seasons: ['2024/2025'],
        leagues: [{ leagueId: toGlobalId('League', 1) }],
        result: {
          matches: 380,
          untimed: 7,
          isTooSmall: true,
          longestLosingRun: 9,
          total: {
            signals: 99,
            hits: 40,
            voids: 0,
            hitRate: { value: 0.4, low: 0.3, high: 0.5 },
            atOpening: { profit: 12, yield: { value: 0.12, low: null } },
            atSignal: null,
          },
          curve: [{ signals: 1, date: '2025-08-16T14:00:00.000Z', atClosing: 1 }],
          selections: [{ selection: 'HOME', sample: { signals: 30 } }],
          seasons: [{ season: '2024/2025', sample: { signals: 99 } }],
          leagues: [
            {
              league: { leagueId: toGlobalId('League', 1), name: 'Premier League', country: 'Anglia' },
              sample: { atClosing: { yield: { high: 0.13 } } },
            },
          ],
        },
      },
    },
  });
  const request = test.origin.seen.find(({ path }) => path.startsWith('/dropinfos/backtest.json'));
  expect([...new URLSearchParams(request?.path.split('?')[1])].toSorted()).toEqual([
    ['bookmaker', 'Pinnacle'],
    ['league_ids[]', '1'],
    ['league_ids[]', '3'],
    ['market', 'one_x_two'],
    ['max_minutes', '90'],
    ['max_odds', '4'],
    ['min_drop', '0.1'],
    ['min_odds', '1.5'],
    ['season', '2024/2025'],
  ]);
});

it('100 signals are a large enough sample', async () => {
  test.origin.on(
    'GET /dropinfos/backtest.json',
    json({ backtest: result(100), bookmakers: [], seasons: [], leagues: [] }),
  );
  const { data } = await test.execute(document, { rule });
  expect(data).toMatchObject({ dropinfoBacktest: { result: { isTooSmall: false } } });
});

it('a refused rule returns errors by field; wrong ids are refused without a call', async () => {
  const refusal = { errors: { min_drop: ['out_of_range'], max_minutes: ['invalid'] } };
  test.origin.on('GET /dropinfos/backtest.json', json(refusal, 422));
  const errors = async (given: object) =>
    (
      await test.execute(
        `query ($rule: DropRuleInput!) { dropinfoBacktest(rule: $rule) {
      result { matches } errors { field code } } }`,
        { rule: given },
      )
    ).data;
  expect(await errors(rule)).toEqual({
    dropinfoBacktest: {
      result: null,
      errors: [
        { field: ['minDrop'], code: 'OUT_OF_RANGE' },
        { field: ['maxMinutesToKickOff'], code: 'INVALID' },
      ],
    },
  });
  const calls = test.origin.seen.length;
  for (const id of [toGlobalId('Team', 1), toGlobalId('League', 'uid')]) {
    expect(await errors({ ...rule, leagueIds: [id] })).toMatchObject({
      dropinfoBacktest: { result: null, errors: [{ field: ['leagueIds'], code: 'INVALID' }] },
    });
  }
  expect(test.origin.seen.length).toBe(calls);
});

it('an upstream without these calls gives null, and UNSUPPORTED when a rule is saved', async () => {
  for (const call of [
    'GET /dropinfos/backtest.json',
    'GET /dropinfos/rules.json',
    'POST /dropinfos/rules.json',
  ]) {
    test.origin.on(call, json({ errors: ['Not found'] }, 404));
  }
  const read = `query ($rule: DropRuleInput!) {
    dropinfoBacktest(rule: $rule) { seasons } viewer { dropRules { id } } }`;
  expect(await test.execute(read, { rule })).toMatchObject({
    errors: [],
    data: { dropinfoBacktest: null, viewer: { dropRules: null } },
  });
  const save = `mutation ($rule: DropRuleInput!) {
    createDropRule(input: { rule: $rule }) { rule { id } errors { field code } } }`;
  expect((await test.execute(save, { rule })).data).toEqual({
    createDropRule: { rule: null, errors: [{ field: null, code: 'UNSUPPORTED' }] },
  });
});

it('rules can be saved, listed, fetched by id and deleted', async () => {
  const wire = { id: 4, min_drop: 0.1, market: 'one_x_two', leagues: [premier] };
  test.origin.on('GET /dropinfos/rules.json', json({ rules: [wire] }));
  test.origin.on('POST /dropinfos/rules.json', json({ rule: wire }));
  test.origin.on('DELETE /dropinfos/rules/4.json', json({ success: true }));
  const id = toGlobalId('DropRule', 4);
  const shown = {
    ...rule,
    id,
    bookmaker: null,
    leagues: [{ name: 'Premier League' }],
    maxMinutesToKickOff: null,
    minOdds: null,
    maxOdds: null,
  };
  const read = `query ($id: ID!) { viewer { dropRules { ${terms} } } node(id: $id) { ... on DropRule { ${terms} } } }`;
  expect((await test.execute(read, { id })).data).toEqual({ viewer: { dropRules: [shown] }, node: shown });
  const save = `mutation ($rule: DropRuleInput!) {
    createDropRule(input: { rule: $rule }) {
      rule { ${terms} } viewer { dropRules { id } } errors { field code } } }`;
  expect((await test.execute(save, { rule })).data).toEqual({
    createDropRule: { rule: shown, viewer: { dropRules: [{ id }] }, errors: [] },
  });
  test.origin.on(
    'POST /dropinfos/rules.json',
    json({ errors: { min_odds: ['invalid'], base: ['taken'] } }, 422),
  );
  expect((await test.execute(save, { rule })).data).toMatchObject({
    createDropRule: {
      rule: null,
      viewer: null,
      errors: [
        { field: ['rule', 'minOdds'], code: 'INVALID' },
        { field: null, code: 'TAKEN' },
      ],
    },
  });
  const remove = `mutation ($id: ID!) { deleteDropRule(input: { ruleId: $id }) {
    ruleId viewer { dropRules { id } } errors { field code } } }`;
  test.origin.on('GET /dropinfos/rules.json', json({ rules: [] }));
  expect((await test.execute(remove, { id })).data).toEqual({
    deleteDropRule: { ruleId: id, viewer: { dropRules: [] }, errors: [] },
  });
  test.origin.on('DELETE /dropinfos/rules/4.json', json({ errors: ['Not found'] }, 404));
  expect((await test.execute(remove, { id })).data).toEqual({
    deleteDropRule: {
      ruleId: null,
      viewer: { dropRules: [] },
      errors: [{ field: ['ruleId'], code: 'NOT_FOUND' }],
    },
  });
});
