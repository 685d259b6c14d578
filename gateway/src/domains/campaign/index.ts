import { defineDomain } from '../define-domain.ts';
import * as endpoints from './endpoints.ts';
import { campaignResolvers } from './resolvers.ts';

export const campaign = defineDomain({ endpoints, resolvers: [campaignResolvers] });
