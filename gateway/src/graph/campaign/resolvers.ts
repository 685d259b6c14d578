import type { MutationResolvers } from '../__generated__/schema.ts';
import { userErrorsOf } from '../errors.ts';
import { boiskoAct } from './endpoints.ts';

const visitBoisko: MutationResolvers['visitBoisko'] = async (_, _args, { rest, session }) => {
  try {
    await rest.call(boiskoAct, {}, session);
    return { errors: [] };
  } catch (error) {
    return { errors: userErrorsOf(error) };
  }
};

export const campaignResolvers = { Mutation: { visitBoisko } };
