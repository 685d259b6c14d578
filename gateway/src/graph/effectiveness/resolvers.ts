import type { QueryResolvers } from '../__generated__/schema.ts';
import { isUpstreamError } from '../errors.ts';
import { effectivenessGet } from './endpoints.ts';
import { toEffectiveness } from './mapper.ts';

const effectiveness: QueryResolvers['effectiveness'] = async (_, _args, { rest, session }) => {
  try {
    const reply = await rest.call(effectivenessGet, {}, session);
    return reply.effectiveness ? toEffectiveness(reply.effectiveness) : null;
  } catch (error) {
    if (isUpstreamError(error, 'NOT_FOUND')) return null;
    throw error;
  }
};

export const effectivenessResolvers = { Query: { effectiveness } };
