import { defineDomain } from '../define-domain.ts';
import * as endpoints from './endpoints.ts';
import { adminResolvers } from './resolvers.ts';

export const admin = defineDomain({ endpoints, resolvers: [adminResolvers] });
