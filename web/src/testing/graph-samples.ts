/** The `viewer` field of a subscriber without permissions. */
export const graphViewer = {
  id: 'viewer',
  user: { id: 'user-1', email: 'ewa@tipgraph.example', isAdmin: false, isTyper: false, discordName: null },
  permissions: [] as readonly string[],
  hasLimitedPlanPlace: false,
  upcomingSubscriptions: [],
  waitingPayments: [],
  activeSubscription: null,
};

/** The `site` field. */
export const graphSite = {
  name: 'Z sieci',
  technicalBreak: false,
  dashboardBreak: false,
  offline: false,
  supportEmail: 'support@tipgraph.example',
  contactEmail: 'contact@tipgraph.example',
  socialLinks: [],
  appDownloadUrl: null,
  recommendedPlan: null,
  trackers: { googleTagId: null, googleConversionId: null, metaPixelId: null },
};
