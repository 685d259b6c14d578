import type { AdminResolvers, MutationResolvers } from '../__generated__/resolver-types.ts';
import { mutation } from '../mutation.ts';
import { boiskoAct, boiskoGet } from './endpoints.ts';

const recordCampaignVisit: MutationResolvers['recordCampaignVisit'] = (_, _args, context) =>
  mutation(context, {}, () => context.rest.call(boiskoAct, {}, context.session).then(() => ({})));

const campaignVisits: NonNullable<AdminResolvers['campaignVisits']> = async (_, _args, { rest, session }) =>
  (await rest.call(boiskoGet, {}, session)).visits.map(({ day, visits }) => ({ date: day, visits }));

export const campaignResolvers = { Admin: { campaignVisits }, Mutation: { recordCampaignVisit } };
