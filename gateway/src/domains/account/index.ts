import { defineDomain } from '../define-domain.ts';
import * as endpoints from './endpoints.ts';
import { accountResolvers } from './resolvers.ts';

export const account = defineDomain({ endpoints, resolvers: [accountResolvers] });
