import type { FastifyInstance } from 'fastify';
import { LRUCache } from 'lru-cache';
import { singleFlight } from '../db/single-flight.ts';
import { bodyFields, FieldReader } from '../http/field-reader.ts';
import { languageOf } from '../http/language.ts';
import { type IdRoute, idOf } from '../http/read-params.ts';
import { callerWith } from '../identity/authentication.ts';
import type { StatisticsContext } from '../statistics/statistics-replies.ts';
import { type BacktestQuery, backtest } from './backtest.ts';
import { deleteRule, findRules, namedLeagues, readRule, ruleJson, saveRule } from './drop-rule.ts';
import { readSettledPrices, type SettledPrices } from './settled-prices.ts';

const maxSeasonLength = 20;

export function dropRuleRoutes(server: FastifyInstance, context: StatisticsContext): void {
  const { db, clock, answerStatistics } = context;
  /** Those of the current version of the statistics. An older version that is still being read goes to its requests. */
  const settledPrices = new LRUCache<string, SettledPrices>({
    max: 1,
    ignoreFetchAbort: true,
    fetchMethod: singleFlight(() => readSettledPrices(db, clock())),
  });

  server.get('/dropinfos/backtest.json', async (request, reply) => {
    const { statisticsVersion } = callerWith(request, 'dropinfo');
    return answerStatistics(request, reply, 'all', async () => {
      const query = await readQuery(request.query);
      const settled = await settledPrices.forceFetch(statisticsVersion);
      const leagues = settled.leagues[languageOf(request)];
      const result = backtest(settled, query);
      return {
        backtest: {
          ...result,
          leagues: result.leagues.map(({ league_id, ...of }) => ({ league: leagues.get(league_id), ...of })),
        },
        bookmakers: settled.bookmakers,
        seasons: settled.seasons,
        leagues: [...leagues.values()].filter(({ id }) => settled.leagueIds.has(id)),
      };
    });
  });

  server.get('/dropinfos/rules.json', async (request) => {
    const { user } = callerWith(request, 'dropinfo');
    const leagues = await namedLeagues(db, languageOf(request));
    return { rules: (await findRules(db, user.id)).map((rule) => ruleJson(rule, leagues)) };
  });

  server.post('/dropinfos/rules.json', async (request) => {
    const { user } = callerWith(request, 'dropinfo');
    const { rule } = bodyFields.parse(request.body);
    const saved = await saveRule(context, user.id, rule);
    return { rule: ruleJson(saved, await namedLeagues(db, languageOf(request))) };
  });

  server.delete<IdRoute>('/dropinfos/rules/:id.json', async (request) => {
    const { user } = callerWith(request, 'dropinfo');
    await deleteRule(db, user.id, idOf(request));
    return { success: true };
  });

  async function readQuery(given: unknown): Promise<BacktestQuery> {
    const { 'league_ids[]': leagueIds, ...query } = bodyFields.parse(given);
    const fields = new FieldReader({
      ...query,
      ...(leagueIds !== undefined && { league_ids: [leagueIds].flat().map(Number) }),
    });
    const season = fields.text('season') ?? null;
    if (season !== null && season.length > maxSeasonLength) fields.refuse('season', 'invalid');
    return { rule: await readRule(db, fields), season };
  }
}
