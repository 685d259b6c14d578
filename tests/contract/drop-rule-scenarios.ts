import { and, eq, isNotNull, lt, sql } from 'drizzle-orm';
import { expect } from 'vitest';
import { dropRules } from '../../upstream/src/db/dropinfo-tables.ts';
import { matches, odds } from '../../upstream/src/db/tables.ts';
import type { Stack } from '../harness/start-stack.ts';

type DropRuleRow = 'dropRule.backtest' | 'dropRule.list' | 'dropRule.create' | 'dropRule.delete';

const globalId = (type: string, id: number) => btoa(`${type}:${id}`).replace(/=+$/, '');
const rule = { minDrop: 0.1, market: 'ONE_X_TWO', bookmaker: 'Scenario' };

/** Scenarios of odds drop rule calls. */
export function dropRuleScenarios(stack: () => Stack): Record<DropRuleRow, () => Promise<void>> {
  const saved = () => stack().db.select().from(dropRules);

  async function save(): Promise<string> {
    const client = await stack().signedIn('vip');
    const { createDropRule } = await client.data<{
      createDropRule: { rule: { id: string } | null; errors: unknown[] };
    }>(
      `mutation ($rule: DropRuleInput!) {
        createDropRule(input: { rule: $rule }) { rule { id } errors { field code } } }`,
      { rule },
    );
    expect(createDropRule.errors).toEqual([]);
    return createDropRule.rule?.id ?? '';
  }

  return {
    async 'dropRule.backtest'() {
      const { db, clock } = stack();
      const over = await db
        .select()
        .from(matches)
        .where(and(isNotNull(matches.goalHome), isNotNull(matches.goalAway), lt(matches.date, clock.now())))
        .limit(20);
      const price = {
        market: 'one_x_two',
        selection: 'home',
        bookmaker: 'Scenario',
        updatedAt: clock.now(),
      } as const;
      await db.insert(odds).values(
        over.map(({ id }, index) => ({
          ...price,
          matchId: id,
          opening: 2,
          current: index < 15 ? 1.8 : 1.9,
        })),
      );
      const client = await stack().signedIn('vip');
      const { dropinfoBacktest } = await client.data<{ dropinfoBacktest: unknown }>(
        `query ($rule: DropRuleInput!) { dropinfoBacktest(rule: $rule) {
          errors { field code } bookmakers
          result { matches isTooSmall total { signals hits atClosing { profit } } leagues { league { leagueId } } }
        } }`,
        { rule },
      );
      const won = over.slice(0, 15).filter(({ goalHome, goalAway }) => (goalHome ?? 0) > (goalAway ?? 0));
      const leagueIds = [...new Set(over.slice(0, 15).map(({ leagueId }) => leagueId))];
      expect(dropinfoBacktest).toEqual({
        errors: [],
        bookmakers: expect.arrayContaining(['Scenario']),
        result: {
          matches: 20,
          isTooSmall: true,
          total: {
            signals: 15,
            hits: won.length,
            atClosing: { profit: expect.closeTo(won.length * 1.8 - 15) },
          },
          leagues: expect.arrayContaining(
            leagueIds.map((id) => ({ league: { leagueId: globalId('League', id) } })),
          ),
        },
      });
      await db.delete(odds).where(eq(odds.bookmaker, 'Scenario'));
    },

    async 'dropRule.create'() {
      await save();
      expect((await saved()).at(-1)).toMatchObject({ ...rule, market: 'one_x_two' });
      await stack().db.execute(sql`delete from ${dropRules}`);
    },

    async 'dropRule.list'() {
      const id = await save();
      const client = await stack().signedIn('vip');
      expect(await client.data('{ viewer { dropRules { id minDrop bookmaker leagues { name } } } }')).toEqual(
        {
          viewer: { dropRules: [{ id, minDrop: 0.1, bookmaker: 'Scenario', leagues: [] }] },
        },
      );
      await stack().db.execute(sql`delete from ${dropRules}`);
    },

    async 'dropRule.delete'() {
      const id = await save();
      const client = await stack().signedIn('vip');
      expect(
        await client.data(
          'mutation ($id: ID!) { deleteDropRule(input: { ruleId: $id }) { ruleId errors { code } } }',
          { id },
        ),
      ).toEqual({ deleteDropRule: { ruleId: id, errors: [] } });
      expect(await saved()).toEqual([]);
    },
  };
}
