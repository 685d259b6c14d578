import { nullIfNotFound } from '../../kit/errors.ts';
import { idOf } from '../../kit/global-id.ts';
import type { UserError } from '../__generated__/schema.ts';
import { type DomainResolvers, defineDomain, findRow } from '../define-domain.ts';
import { leagueIdErrors } from '../league/league-ids.ts';
import { mutation, prefixErrors, userError, userErrorsOf } from '../mutation.ts';
import { payloadViewer, requireViewer } from '../user/viewer.ts';
import * as endpoints from './endpoints.ts';
import { minSignals, ruleNames, toBacktest, toDropRule, toRuleWire } from './shapes.ts';

const refused = (errors: UserError[]) => ({ errors, result: null, bookmakers: [], seasons: [], leagues: [] });

const unsupported = userError(null, 'UNSUPPORTED', 'The upstream does not support rules for odds drops.');

const ruleNotFound = userError('ruleId', 'NOT_FOUND', 'There is no such rule.');

const resolvers: DomainResolvers = {
  Query: {
    dropinfoBacktest: async (_, { rule, season }, { loaders }) => {
      const errors = leagueIdErrors(rule.leagueIds);
      if (errors.length > 0) return refused(errors);
      const query = { rule: toRuleWire(rule), season: season ?? null };
      try {
        const found = await nullIfNotFound(loaders.read(endpoints.dropRuleBacktest, query));
        return found && toBacktest(found);
      } catch (error) {
        return refused(userErrorsOf(error, ruleNames));
      }
    },
  },
  Mutation: {
    createDropRule: async (_, { input }, context) => {
      const errors = leagueIdErrors(input.rule.leagueIds);
      if (errors.length > 0) return { errors: prefixErrors('rule', errors) };
      const errorsByCode = { NOT_FOUND: [unsupported] };
      const payload = await mutation(context, { names: ruleNames, errorsByCode }, async () => {
        const { rule } = await context.call(endpoints.dropRuleCreate, toRuleWire(input.rule));
        return { rule: toDropRule(rule) };
      });
      return { ...payload, errors: prefixErrors('rule', payload.errors) };
    },
    deleteDropRule: (_, { input }, context) => {
      const ruleId = idOf('DropRule', input.ruleId, 'ruleId');
      return mutation(context, { errorsByCode: { NOT_FOUND: [ruleNotFound] } }, async () => {
        await context.call(endpoints.dropRuleDelete, { ruleId });
        return { ruleId: input.ruleId };
      });
    },
  },
  CreateDropRulePayload: { viewer: payloadViewer },
  DeleteDropRulePayload: { viewer: (_, _args, context) => requireViewer(context) },
  BacktestResult: { isTooSmall: ({ total }) => total.signals < minSignals },
  Viewer: {
    dropRules: async (_, _args, { loaders }) =>
      (await nullIfNotFound(loaders.read(endpoints.dropRuleList)))?.rules.map(toDropRule) ?? null,
  },
};

export const dropRule = defineDomain({
  endpoints,
  resolvers: [resolvers],
  nodes: {
    DropRule: async (id, { loaders }) =>
      findRow((await nullIfNotFound(loaders.read(endpoints.dropRuleList)))?.rules, id, toDropRule),
  },
});
