import { anything, list, shape } from '../../kit/shape.ts';
import { del, get, post } from '../../rest/endpoint.ts';
import { backtestReply, type DropRuleWire, dropRule } from './shapes.ts';

interface BacktestQuery {
  readonly rule: DropRuleWire;
  readonly season: string | null;
}

export const dropRuleBacktest = get('dropRule.backtest', '/dropinfos/backtest.json', {
  query: ({ rule: { league_ids, ...rule }, season }: BacktestQuery) => ({
    ...rule,
    'league_ids[]': league_ids,
    season,
  }),
  optional: true,
  decode: backtestReply,
  cost: 4,
  fields: [{ field: 'Query.dropinfoBacktest', by: ['rule', 'season'] }],
});

export const dropRuleList = get('dropRule.list', '/dropinfos/rules.json', {
  optional: true,
  decode: shape({ rules: list(dropRule) }),
  fields: ['Viewer.dropRules', { finds: 'DropRule' }],
});

export const dropRuleCreate = post('dropRule.create', '/dropinfos/rules.json', {
  body: (rule: DropRuleWire) => ({ rule }),
  optional: true,
  decode: shape({ rule: dropRule }),
  fields: ['Mutation.createDropRule'],
});

export const dropRuleDelete = del('dropRule.delete', '/dropinfos/rules/{ruleId}.json', {
  decode: anything,
  fields: ['Mutation.deleteDropRule'],
});
