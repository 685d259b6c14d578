import { composeDomains } from './compose.ts';
import * as domainsByName from './list.ts';

export const domains = Object.values(domainsByName);

export const {
  endpoints: allEndpoints,
  resolvers,
  liveSources,
  personalSources,
  createLoaders,
} = composeDomains(domains);
