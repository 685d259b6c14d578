import { type DomainResolvers, defineDomain } from '../define-domain.ts';
import { noLogCursor } from '../live-source.ts';

const resolvers: DomainResolvers = {
  Query: {
    site: (_, _args, { config }) => ({
      name: config.siteName,
      technicalBreak: config.technicalBreak,
      dashboardBreak: config.dashboardBreak,
      offline: config.offline,
      supportEmail: config.supportEmail,
      contactEmail: config.contactEmail,
      socialLinks: [...config.socialLinks],
      appDownloadUrl: config.appDownloadUrl,
      recommendedPlan: config.recommendedPlan,
      trackers: config.trackers,
    }),
    /** Without live there is no log; a later subscription then reports a gap. */
    liveCursor: (_, _args, { live }) => live?.cursor() ?? noLogCursor,
  },
};

export const site = defineDomain({ resolvers: [resolvers] });
