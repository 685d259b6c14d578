import { act } from '@testing-library/react';
import type { ReactNode } from 'react';
import { vi } from 'vitest';
import type { SessionPlan, SessionState } from '../../shared/session/session-state.ts';
import { createTestServices, renderPart } from '../../testing/render-screen.tsx';
import { guest, stillSession } from '../../testing/session-states.ts';

/** Renders a section of the home page with mocks of `cart.add` and `session.start`. */
export function renderHomePart(part: ReactNode, state: SessionState = guest()) {
  const add = vi.fn();
  const start = vi.fn(async () => true);
  const { cart } = createTestServices();
  const page = renderPart(part, { session: stillSession(state, { start }), cart: { ...cart, add } });
  return { ...page, add, start };
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
    validUntil: null,
    unavailability: null,
    offers: [offer(1, 0), offer(3, 5), offer(6, 10), offer(12, 30)],
    ...overrides,
  };
}

/** Mocks IntersectionObserver; `scroll` moves all elements into or out of view. */
export function fakeView() {
  const callbacks = new Set<(isIntersecting: boolean) => void>();
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      private readonly notify: (isIntersecting: boolean) => void;
      constructor(callback: (entries: { isIntersecting: boolean }[]) => void) {
        this.notify = (isIntersecting) => callback([{ isIntersecting }]);
      }
      observe() {
        callbacks.add(this.notify);
      }
      disconnect() {
        callbacks.delete(this.notify);
      }
    },
  );
  return {
    scroll(isIntersecting: boolean) {
      act(() => {
        for (const notify of callbacks) notify(isIntersecting);
      });
    },
  };
}
