import { type DomainResolvers, defineDomain } from '../define-domain.ts';
import { mutation } from '../mutation.ts';
import * as endpoints from './endpoints.ts';

const resolvers: DomainResolvers = {
  Admin: {
    campaignVisits: async (_, _args, { loaders }) =>
      (await loaders.read(endpoints.campaignVisits)).visits.map(endpoints.toCampaignVisits),
  },
  Mutation: {
    recordCampaignVisit: (_, _args, context) =>
      mutation(context, {}, () => context.call(endpoints.campaignRecordVisit).then(() => ({}))),
  },
};

export const campaign = defineDomain({ endpoints, resolvers: [resolvers] });
