import { defineDomain } from '../define-domain.ts';
import { findTeam, teamResolvers } from './resolvers.ts';

export const team = defineDomain({
  resolvers: [teamResolvers],
  nodes: { Team: (id, { loaders }) => findTeam(id, loaders) },
});
