import type { QueryResolvers } from '../__generated__/schema.ts';
import { orNull } from '../errors.ts';
import { effectivenessGet } from './endpoints.ts';
import { toEffectiveness } from './mapper.ts';

const effectiveness: QueryResolvers['effectiveness'] = async (_, _args, { rest, session }) => {
  const reply = await orNull(rest.call(effectivenessGet, {}, session));
  return reply?.effectiveness ? toEffectiveness(reply.effectiveness) : null;
};

export const effectivenessResolvers = { Query: { effectiveness } };
