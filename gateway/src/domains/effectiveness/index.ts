import { nullIfNotFound } from '../../kit/errors.ts';
import { type DomainResolvers, defineDomain } from '../define-domain.ts';
import * as endpoints from './endpoints.ts';

const resolvers: DomainResolvers = {
  Query: {
    effectiveness: async (_, _args, { loaders }) => {
      const reply = await nullIfNotFound(loaders.read(endpoints.effectivenessGet));
      return reply?.effectiveness ? endpoints.toEffectiveness(reply.effectiveness) : null;
    },
  },
};

export const effectiveness = defineDomain({ endpoints, resolvers: [resolvers] });
