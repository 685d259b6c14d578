import type { sessionQuery$data } from '../../__generated__/sessionQuery.graphql.ts';
import type {
  Permission,
  sessionQuery_viewer$data,
} from '../../__generated__/sessionQuery_viewer.graphql.ts';

export type { Permission };

/** The signed-in user. */
export interface SessionViewer
  extends Omit<sessionQuery_viewer$data['user'], 'discordName'>,
    Pick<sessionQuery_viewer$data, 'permissions' | 'waitingPayments' | 'hasLimitedPlanPlace'> {
  /** The active subscription: plan name in lower case, expiry in ISO 8601. */
  subscription: { planName: string; expiresAt: string } | null;
  /** Subscriptions that start later, earliest first. */
  upcoming: sessionQuery_viewer$data['upcomingSubscriptions'];
  /** Whether the active subscription includes Discord and the user has no Discord name. */
  needsDiscordName: boolean;
}

/** An unpaid order. */
export type WaitingPayment = sessionQuery_viewer$data['waitingPayments'][number];

/** A plan on sale with its offers per length. */
export type SessionPlan = NonNullable<Extract<sessionQuery$data['plans'], { ok: true }>['value']>[number];

/** The state that the whole app shares. */
export interface SessionState {
  /** Whether the first load is over, successful or not. Pages wait for it. */
  loaded: boolean;
  /** Null for a guest. */
  viewer: SessionViewer | null;
  plans: readonly SessionPlan[];
  site: sessionQuery$data['site'];
  /** Whether the last request did not reach the server, or the last validation of the credentials failed. */
  offline: boolean;
  /** Whether a sign-out is running. Invalid credentials are then expected. */
  isSigningOut: boolean;
}

export const initialSessionState: SessionState = {
  loaded: false,
  viewer: null,
  plans: [],
  site: {
    name: 'Tipgraph',
    technicalBreak: false,
    dashboardBreak: false,
    offline: false,
    supportEmail: null,
    contactEmail: null,
    socialLinks: [],
    appDownloadUrl: null,
    recommendedPlan: null,
    trackers: { googleTagId: null, googleConversionId: null, metaPixelId: null },
  },
  offline: false,
  isSigningOut: false,
};

let prerendered = initialSessionState;

/** The initial state with the site's name, which prerendering and hydration use. */
export function prerenderedState({ site: { name } }: SessionState): SessionState {
  if (prerendered.site.name !== name) {
    prerendered = { ...initialSessionState, site: { ...initialSessionState.site, name } };
  }
  return prerendered;
}

export function toSessionViewer(data: sessionQuery_viewer$data): SessionViewer {
  const { permissions, hasLimitedPlanPlace, waitingPayments, activeSubscription } = data;
  const { discordName, ...user } = data.user;
  return {
    ...user,
    permissions,
    subscription: activeSubscription
      ? { planName: activeSubscription.planName, expiresAt: activeSubscription.expiresAt }
      : null,
    upcoming: data.upcomingSubscriptions,
    waitingPayments,
    hasLimitedPlanPlace,
    needsDiscordName: activeSubscription?.discord === true && !discordName?.trim(),
  };
}

/** A browser, or the web view of the mobile app. */
export type AppType = 'Browser' | 'App';

/** The mobile app's web view adds `TipgraphApp/<version>` to its user agent. */
export const appTypeOf = (userAgent: string): AppType =>
  /(^|\s)TipgraphApp\/\d/.test(userAgent) ? 'App' : 'Browser';
