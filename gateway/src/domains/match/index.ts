import { defineDomain } from '../define-domain.ts';
import { adminMatchResolvers } from './admin-resolvers.ts';
import * as endpoints from './endpoints.ts';
import { createMatchLoaders } from './loaders.ts';
import { matchResolvers } from './resolvers.ts';

export const match = defineDomain({
  endpoints,
  loaders: { match: createMatchLoaders },
  resolvers: [matchResolvers, adminMatchResolvers],
  nodes: { Match: (id, { loaders }) => loaders.match.byId(id) },
});
