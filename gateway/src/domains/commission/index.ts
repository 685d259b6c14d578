import { defineDomain } from '../define-domain.ts';
import * as endpoints from './endpoints.ts';
import { commissionResolvers } from './resolvers.ts';

export const commission = defineDomain({ endpoints, resolvers: [commissionResolvers] });
