import { expect, test } from 'vitest';
import { dropRules } from '../db/dropinfo-tables.ts';
import { findDropinfo } from '../dropinfo/dropinfo-queries.ts';
import { makeDropinfo, makeLeague, makeMatch } from '../testing/fixtures.ts';
import { setUpApp } from '../testing/set-up-app.ts';
import { signInWith } from '../testing/sign-in-with.ts';
import { testStart } from '../testing/test-app.ts';
import { fittingRules } from './drop-rule.ts';

const { database, app } = await setUpApp();

const rule = { min_drop: 0.1, market: 'one_x_two' };

test('a user saves up to 20 different rules and deletes only their own', async () => {
  const { browser } = await signInWith(database.db, app, ['dropinfo']);
  const other = (await signInWith(database.db, app, ['dropinfo'], 'ola@tipgraph.example')).browser;
  const save = (terms: object) => browser.post('/dropinfos/rules.json', { rule: terms });
  const saved = (await save({ ...rule, max_minutes: 90, min_odds: 1.5, bookmaker: 'Pinnacle' })).json().rule;
  expect(saved).toEqual({
    ...rule,
    id: 1,
    bookmaker: 'Pinnacle',
    leagues: [],
    max_minutes: 90,
    min_odds: 1.5,
    max_odds: null,
  });
  const refusals: [object, Record<string, string[]>][] = [
    [{ ...rule, max_minutes: 90, min_odds: 1.5, bookmaker: 'Pinnacle' }, { base: ['taken'] }],
    [{ market: 'totals' }, { min_drop: ['blank'] }],
    [{ ...rule, league_ids: [99] }, { league_ids: ['invalid'] }],
  ];
  for (const [terms, errors] of refusals) expect((await save(terms)).json()).toEqual({ errors });
  for (let index = 2; index <= 20; index += 1) await save({ ...rule, min_drop: index / 100 });
  expect((await save({ ...rule, min_drop: 0.5 })).json()).toEqual({ errors: { base: ['too_many'] } });
  expect((await other.delete('/dropinfos/rules/1.json')).statusCode).toBe(404);
  expect((await browser.delete('/dropinfos/rules/1.json')).json()).toEqual({ success: true });
  expect((await browser.get('/dropinfos/rules.json')).json().rules).toHaveLength(19);
  expect((await other.get('/dropinfos/rules.json')).json()).toEqual({ rules: [] });
  const stranger = await signInWith(database.db, app, [], 'iga@tipgraph.example');
  expect((await stranger.browser.get('/dropinfos/rules.json')).statusCode).toBe(403);
});

test('fittingRules returns the rules that match the current odds', async () => {
  await database.clear();
  const { userId } = await signInWith(database.db, app, ['dropinfo']);
  const league = await makeLeague(database.db);
  const match = await makeMatch(database.db, league, new Date(testStart.getTime() + 90 * 60_000));
  const { id } = await makeDropinfo(database.db, { matchId: match.id, from: 2.5, to: 2, drop: 0.2 });
  const terms = { userId, minDrop: 0.2, market: 'one_x_two', createdAt: testStart } as const;
  const fitting = [
    {},
    { leagueIds: [league.league.id] },
    { maxMinutesToKickOff: 90 },
    { minOdds: 2, maxOdds: 2 },
  ];
  const others = [
    { minDrop: 0.21 },
    { market: 'totals' as const },
    { leagueIds: [league.league.id + 1] },
    { maxMinutesToKickOff: 89 },
    { maxOdds: 1.99 },
    { bookmaker: 'Bet365' },
  ];
  await database.db.insert(dropRules).values([...fitting, ...others].map((one) => ({ ...terms, ...one })));
  const dropinfo = await findDropinfo(database.db, id);
  const rules = dropinfo && (await fittingRules(database.db, dropinfo, testStart));
  expect(rules?.map((one) => one.id).toSorted()).toEqual([1, 2, 3, 4]);
});
