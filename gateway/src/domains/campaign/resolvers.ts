import { userErrorsOf } from '../../kit/errors.ts';
import type { AdminResolvers, MutationResolvers } from '../__generated__/resolver-types.ts';
import { boiskoAct, boiskoGet } from './endpoints.ts';

const visitBoisko: MutationResolvers['visitBoisko'] = async (_, _args, { rest, session }) => {
  try {
    await rest.call(boiskoAct, {}, session);
    return { errors: [] };
  } catch (error) {
    return { errors: userErrorsOf(error) };
  }
};

const campaignVisits: NonNullable<AdminResolvers['campaignVisits']> = async (_, _args, { rest, session }) =>
  (await rest.call(boiskoGet, {}, session)).visits.map(({ day, visits }) => ({ date: day, visits }));

export const campaignResolvers = { Admin: { campaignVisits }, Mutation: { visitBoisko } };
