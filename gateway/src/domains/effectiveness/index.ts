import { orNull } from '../../kit/errors.ts';
import { type DomainResolvers, defineDomain } from '../define-domain.ts';
import * as endpoints from './endpoints.ts';

const resolvers: DomainResolvers = {
  Query: {
    effectiveness: async (_, _args, { call }) => {
      const reply = await orNull(call(endpoints.effectivenessGet));
      return reply?.effectiveness ? endpoints.toEffectiveness(reply.effectiveness) : null;
    },
  },
};

export const effectiveness = defineDomain({ endpoints, resolvers: [resolvers] });
