import type { DomainResolvers } from '../define-domain.ts';
import { boiskoGet } from './endpoints.ts';

export const adminCampaignResolvers = {
  Admin: {
    campaignVisits: async (_, _args, { call }) =>
      (await call(boiskoGet)).visits.map(({ day, visits }) => ({ date: day, visits })),
  },
} satisfies DomainResolvers;
