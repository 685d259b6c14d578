import { defineDomain } from '../define-domain.ts';
import * as endpoints from './endpoints.ts';
import { effectivenessResolvers } from './resolvers.ts';

export const effectiveness = defineDomain({ endpoints, resolvers: [effectivenessResolvers] });
