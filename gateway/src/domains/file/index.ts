import { defineDomain } from '../define-domain.ts';
import * as endpoints from './endpoints.ts';
import { fileResolvers } from './resolvers.ts';

export const file = defineDomain({ endpoints, resolvers: [fileResolvers] });
