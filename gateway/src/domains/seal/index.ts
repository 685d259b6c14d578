import { defineDomain } from '../define-domain.ts';
import * as endpoints from './endpoints.ts';
import { sealResolvers } from './resolvers.ts';

export const seal = defineDomain({ endpoints, resolvers: [sealResolvers] });
