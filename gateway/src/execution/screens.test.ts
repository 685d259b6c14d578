import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { scriptMemberStack } from '../testing/member-stack.ts';
import { screenDocuments, webScreens } from '../testing/screen-documents.ts';
import { startTestEngine, type TestEngine } from '../testing/test-engine.ts';
import { webQuery } from '../testing/web-query.ts';

let test: TestEngine;
beforeEach(async () => {
  test = await startTestEngine();
});
afterEach(() => test.close());

/** Upstream calls of each screen, for any number of rows. */
const expectedCalls: Readonly<Record<string, readonly string[]>> = {
  'the leagues list': ['/auth/validate_token.json', '/leagues.json', '/leagues/active_leagues.json'],
  'the league page': ['/auth/validate_token.json', '/leagues/1.json', '/leagues/1/future_matches.json'],
  'the coming matches': ['/auth/validate_token.json', '/leagues.json', '/matches/future_matches.json'],
  'the match page': [
    '/auth/validate_token.json',
    '/leagues.json',
    '/matches/1.json',
    '/matches/1/incidents.json',
    '/matches/1/lineups.json',
    '/matches/1/player_statistics.json',
    '/matches/teams_history.json',
    '/matches/teams_matches.json',
    '/matches/teams_matches.json',
  ],
  'the autofilters page': [
    '/auth/validate_token.json',
    '/autofilters/autofilter_matches.json',
    '/autofilters/autofilter_matches.json',
    '/leagues.json',
    '/leagues/active_leagues.json',
    '/users/dashboard.json',
  ],
  'the dashboard': ['/auth/validate_token.json', '/leagues.json', '/users/dashboard.json'],
};

describe.each(Object.entries(screenDocuments))('%s', (name, { query, variables }) => {
  it.each([1, 45])('makes the same upstream calls with %i rows', async (size) => {
    scriptMemberStack(test.origin, size);
    const answer = await test.ask(query, variables);
    expect(answer.errors).toEqual([]);
    expect(test.origin.seen.map(({ path }) => path.split('?')[0]).sort()).toEqual(expectedCalls[name]);
  });
});

it.each(webScreens)(
  '%s of the web app makes the same upstream calls with more rows',
  async (name, variables) => {
    const callsWith = async (rows: number) => {
      const before = test.origin.seen.length;
      scriptMemberStack(test.origin, rows);
      const answer = await test.ask(webQuery(name), variables);
      expect(answer.codes.filter((code) => code !== 'FORBIDDEN')).toEqual([]);
      return test.origin.seen.slice(before).map(({ path }) => path.split('?')[0]);
    };
    const calls = await callsWith(1);
    expect(calls.length).toBeGreaterThan(0);
    expect((await callsWith(45)).sort()).toEqual(calls.sort());
  },
);
