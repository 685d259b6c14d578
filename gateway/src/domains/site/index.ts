import { defineDomain } from '../define-domain.ts';
import { siteResolvers } from './resolvers.ts';

export const site = defineDomain({ resolvers: [siteResolvers] });
