import { defineDomain } from '../define-domain.ts';
import * as endpoints from './endpoints.ts';
import { viewerLiveSource } from './live-source.ts';
import { createSessionLoaders } from './loaders.ts';
import { sessionResolvers } from './resolvers.ts';

export const session = defineDomain({
  endpoints,
  loaders: { session: createSessionLoaders },
  live: viewerLiveSource,
  resolvers: [sessionResolvers],
});
