import {
  initialSessionState,
  type SessionPlan,
  type SessionState,
  type SessionViewer,
} from '../shared/session/session-state.ts';
import type { SessionStore } from '../shared/session/session-store.ts';

/** A loaded session of a guest. */
export function guest(): SessionState {
  return { ...initialSessionState, loaded: true };
}

/** A loaded session of a user, by default without permissions. */
export function signedIn(viewer: Partial<SessionViewer> = {}): SessionState {
  return {
    ...guest(),
    viewer: {
      id: 'user-1',
      email: 'ewa@tipgraph.example',
      isAdmin: false,
      isTyper: false,
      permissions: [],
      subscription: null,
      upcoming: [],
      waitingPayments: [],
      hasLimitedPlanPlace: false,
      needsDiscordName: false,
      ...viewer,
    },
  };
}

/** A plan, by default for 100 zł a month with the usual discounts. */
export function plan(overrides: Partial<SessionPlan> = {}): SessionPlan {
  const offer = (months: number, percent: number) => ({
    months,
    durationDiscountPercent: percent,
    regularPricePln: 100 * months,
    pricePln: months * (100 - percent),
    pricePerMonthPln: 100 - percent,
    discordPricePln: 50 * months,
    goqIncluded: false,
  });
  return {
    id: `plan-${overrides.name ?? 'pro'}`,
    name: 'pro',
    pricePln: 100,
    activeSale: null,
    isLimited: false,
    placesLeft: null,
    permissions: [],
    tipsEveryNth: 4,
    discordIncluded: false,
    soldUntil: null,
    validFrom: null,
    hasFixedDates: false,
    validUntil: null,
    unavailability: null,
    offers: [offer(1, 0), offer(3, 5), offer(6, 10), offer(12, 30)],
    ...overrides,
  };
}

/** A session store with a constant state. */
export function stillSession(state: SessionState, overrides: Partial<SessionStore> = {}): SessionStore {
  const nothing = () => undefined;
  return {
    state: () => state,
    subscribe: () => nothing,
    start: async () => true,
    refresh: async () => undefined,
    enter: nothing,
    leave: nothing,
    setOffline: nothing,
    setSigningOut: nothing,
    ...overrides,
  };
}
