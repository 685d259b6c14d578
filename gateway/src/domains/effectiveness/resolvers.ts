import { orNull } from '../../kit/errors.ts';
import type { DomainResolvers } from '../define-domain.ts';
import { effectivenessGet } from './endpoints.ts';
import { toEffectiveness } from './mapper.ts';

export const effectivenessResolvers = {
  Query: {
    effectiveness: async (_, _args, { rest, session }) => {
      const reply = await orNull(rest.call(effectivenessGet, {}, session));
      return reply?.effectiveness ? toEffectiveness(reply.effectiveness) : null;
    },
  },
} satisfies DomainResolvers;
