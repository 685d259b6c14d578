import type { sessionQuery$data } from '../../__generated__/sessionQuery.graphql.ts';
import type {
  Permission,
  sessionQuery_viewer$data,
} from '../../__generated__/sessionQuery_viewer.graphql.ts';

export type { Permission };

/** The signed-in person as far as guards, menus and shells need them. */
export interface SessionViewer {
  id: string;
  email: string;
  isAdmin: boolean;
  isTyper: boolean;
  permissions: readonly Permission[];
  /** The running subscription: plan name in lower case and its end in ISO 8601; null without one. */
  subscription: { planName: string; expiresAt: string } | null;
  /** Plans that are bought and begin later, the first one first; when they begin in ISO 8601. */
  upcoming: sessionQuery_viewer$data['upcomingSubscriptions'];
  /** Orders that wait to be paid, newest first. */
  waitingPayments: readonly WaitingPayment[];
  /** Whether the person may buy a limited plan also when none is left. */
  hasLimitedPlanPlace: boolean;
  /** Whether the running subscription includes Discord and the person has given no name there. */
  needsDiscordName: boolean;
}

/** An order that waits to be paid. */
export type WaitingPayment = sessionQuery_viewer$data['waitingPayments'][number];

/** A plan on sale with what it costs for each length, as the graph describes it. */
export type SessionPlan = NonNullable<Extract<sessionQuery$data['plans'], { ok: true }>['value']>[number];

/** What the operator says about the site. */
export type SiteState = sessionQuery$data['site'];

/** The state that the whole app shares. */
export interface SessionState {
  /** Whether the start is over, well or not: only then may pages be shown. */
  loaded: boolean;
  /** Who is signed in; null for a guest. */
  viewer: SessionViewer | null;
  plans: readonly SessionPlan[];
  site: SiteState;
  /** Whether the last request found no server. */
  offline: boolean;
  /** Whether the person is on the way out: refused credentials then tell nothing new. */
  isSigningOut: boolean;
}

/** The state before anything is known. */
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

/** What a prerendered page shows, and so what hydration begins with: a guest before the server has answered, and the site's name. */
export function prerenderedState({ site: { name } }: SessionState): SessionState {
  if (prerendered.site.name !== name) {
    prerendered = { ...initialSessionState, site: { ...initialSessionState.site, name } };
  }
  return prerendered;
}

/** Takes over the person from the graph's answer. */
export function toSessionViewer(data: sessionQuery_viewer$data): SessionViewer {
  const {
    user,
    permissions,
    hasLimitedPlanPlace,
    activeSubscription,
    upcomingSubscriptions,
    waitingPayments,
  } = data;
  return {
    id: user.id,
    email: user.email,
    isAdmin: user.isAdmin,
    isTyper: user.isTyper,
    permissions,
    subscription: activeSubscription
      ? { planName: activeSubscription.planName, expiresAt: activeSubscription.expiresAt }
      : null,
    upcoming: upcomingSubscriptions,
    waitingPayments,
    hasLimitedPlanPlace,
    needsDiscordName: activeSubscription?.discord === true && !user.discord?.trim(),
  };
}

/** Takes over the plans; those known before stay when the answer has none. */
export function toSessionPlans(
  plans: sessionQuery$data['plans'],
  before: readonly SessionPlan[],
): readonly SessionPlan[] {
  return (plans.ok && plans.value) || before;
}

/** What carries the site, as the graph calls it: a browser, or the view of the mobile app. */
export type AppType = 'Browser' | 'App';

/** Tells it from `navigator.userAgent`: the mobile app's view adds `TipgraphApp/<version>` to its own. */
export const appTypeOf = (userAgent: string): AppType =>
  /(^|\s)TipgraphApp\/\d/.test(userAgent) ? 'App' : 'Browser';
