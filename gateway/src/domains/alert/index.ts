import { defineDomain } from '../define-domain.ts';
import * as endpoints from './endpoints.ts';
import { createAlertLoaders } from './loaders.ts';
import { alertResolvers } from './resolvers.ts';

export const alert = defineDomain({
  endpoints,
  loaders: { alert: createAlertLoaders },
  resolvers: [alertResolvers],
});
