import { defineDomain, findRow } from '../define-domain.ts';
import * as endpoints from './endpoints.ts';
import { createDropRuleLoaders } from './loaders.ts';
import { dropRuleResolvers } from './resolvers.ts';
import { toDropRule } from './shapes.ts';

export const dropRule = defineDomain({
  endpoints,
  loaders: { dropRule: createDropRuleLoaders },
  resolvers: [dropRuleResolvers],
  nodes: { DropRule: async (id, { loaders }) => findRow(await loaders.dropRule.list(), id, toDropRule) },
});
