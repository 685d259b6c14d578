import { defineDomain } from '../define-domain.ts';
import * as endpoints from './endpoints.ts';
import { createMatchDetailsLoaders } from './loaders.ts';
import { matchDetailsResolvers } from './resolvers.ts';

export const matchDetails = defineDomain({
  endpoints,
  loaders: { matchDetails: createMatchDetailsLoaders },
  resolvers: [matchDetailsResolvers],
});
