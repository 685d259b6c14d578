import { act } from '@testing-library/react';
import type { ReactNode } from 'react';
import { vi } from 'vitest';
import type { SessionPlan, SessionState } from '../../shared/session/session-state.ts';
import { createTestServices, renderPart } from '../../testing/render-screen.tsx';
import { guest, stillSession } from '../../testing/session-states.ts';

/** Draws a part of the home page for a person; gives what was put into the cart. */
export function renderHomePart(part: ReactNode, state: SessionState = guest()) {
  const add = vi.fn();
  const start = vi.fn(async () => true);
  const { cart } = createTestServices();
  const page = renderPart(part, { session: stillSession(state, { start }), cart: { ...cart, add } });
  return { ...page, add, start };
}

/** A plan as the server describes it, of 100 zł a month with the usual reductions, unless told otherwise. */
export function plan(over: Partial<SessionPlan> = {}): SessionPlan {
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
    id: `plan-${over.name ?? 'pro'}`,
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
    validUntil: null,
    unavailability: null,
    offers: [offer(1, 0), offer(3, 5), offer(6, 10), offer(12, 30)],
    ...over,
  };
}

/** Stands in for the browser's watch over what is in view: the test scrolls things in and out. */
export function fakeView() {
  const watchers = new Set<(isIntersecting: boolean) => void>();
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      private readonly tell: (isIntersecting: boolean) => void;
      constructor(callback: (entries: { isIntersecting: boolean }[]) => void) {
        this.tell = (isIntersecting) => callback([{ isIntersecting }]);
      }
      observe() {
        watchers.add(this.tell);
      }
      disconnect() {
        watchers.delete(this.tell);
      }
    },
  );
  return {
    scroll(isIntersecting: boolean) {
      act(() => {
        for (const tell of watchers) tell(isIntersecting);
      });
    },
  };
}
