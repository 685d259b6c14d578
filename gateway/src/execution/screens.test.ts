import { afterEach, beforeEach, expect, it } from 'vitest';
import { scriptMemberStack } from '../testing/member-stack.ts';
import { startTestEngine, type TestEngine } from '../testing/test-engine.ts';
import { webQuery } from '../testing/web-query.ts';
import { webScreens } from '../testing/web-screens.ts';

let test: TestEngine;
beforeEach(async () => {
  test = await startTestEngine();
});
afterEach(() => test.close());

it.each(webScreens)(
  '%s of the web app makes the same upstream calls with more rows',
  async (name, variables) => {
    const callsWith = async (rows: number) => {
      const before = test.origin.seen.length;
      scriptMemberStack(test.origin, rows);
      const answer = await test.execute(webQuery(name), variables);
      expect(answer.codes.filter((code) => code !== 'FORBIDDEN')).toEqual([]);
      return test.origin.seen.slice(before).map(({ path }) => path.split('?')[0]);
    };
    const calls = await callsWith(1);
    expect(calls.length).toBeGreaterThan(0);
    expect((await callsWith(45)).sort()).toEqual(calls.sort());
  },
);
