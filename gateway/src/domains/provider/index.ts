import { defineDomain } from '../define-domain.ts';
import * as endpoints from './endpoints.ts';
import { providerResolvers } from './resolvers.ts';

export const provider = defineDomain({ endpoints, resolvers: [providerResolvers] });
