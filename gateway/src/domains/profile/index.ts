import { defineDomain } from '../define-domain.ts';
import * as endpoints from './endpoints.ts';
import { profileResolvers } from './resolvers.ts';

export const profile = defineDomain({ endpoints, resolvers: [profileResolvers] });
