import { type DomainResolvers, defineDomain } from '../define-domain.ts';
import { mutation } from '../mutation.ts';
import { adminCampaignResolvers } from './admin-resolvers.ts';
import * as endpoints from './endpoints.ts';

const resolvers: DomainResolvers = {
  Mutation: {
    recordCampaignVisit: (_, _args, context) =>
      mutation(context, {}, () => context.call(endpoints.boiskoAct).then(() => ({}))),
  },
};

export const campaign = defineDomain({ endpoints, resolvers: [resolvers, adminCampaignResolvers] });
