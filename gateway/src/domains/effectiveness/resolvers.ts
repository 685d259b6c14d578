import { orNull } from '../../kit/errors.ts';
import type { QueryResolvers } from '../__generated__/resolver-types.ts';
import { effectivenessGet } from './endpoints.ts';
import { toEffectiveness } from './mapper.ts';

const effectiveness: QueryResolvers['effectiveness'] = async (_, _args, { rest, session }) => {
  const reply = await orNull(rest.call(effectivenessGet, {}, session));
  return reply?.effectiveness ? toEffectiveness(reply.effectiveness) : null;
};

export const effectivenessResolvers = { Query: { effectiveness } };
