import { defineDomain } from '../define-domain.ts';
import { findTeam } from './mapper.ts';
import { teamResolvers } from './resolvers.ts';

export const team = defineDomain({
  resolvers: [teamResolvers],
  nodes: { Team: (id, { loaders }) => findTeam(id, loaders) },
});
