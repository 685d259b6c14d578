import type { DomainResolvers } from '../define-domain.ts';
import { mutation } from '../mutation.ts';
import { boiskoAct, boiskoGet } from './endpoints.ts';

export const campaignResolvers = {
  Admin: {
    campaignVisits: async (_, _args, { call }) =>
      (await call(boiskoGet)).visits.map(({ day, visits }) => ({ date: day, visits })),
  },
  Mutation: {
    recordCampaignVisit: (_, _args, context) =>
      mutation(context, {}, () => context.call(boiskoAct).then(() => ({}))),
  },
} satisfies DomainResolvers;
