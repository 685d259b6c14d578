import { notifications } from '@mantine/notifications';
import { act, screen, waitFor } from '@testing-library/react';
import type { IntlShape } from 'react-intl';
import { vi } from 'vitest';
import type { Cart } from '../../../shared/payment/cart-store.ts';
import type { SessionState } from '../../../shared/session/session-state.ts';
import { createTestServices, renderPart } from '../../../testing/render-screen.tsx';
import { signedIn } from '../../../testing/session-states.ts';
import { polish } from '../../../testing/texts.ts';
import { CartSheet } from '../cart-sheet.tsx';
import { LeavePageContext } from '../lib/use-order.ts';

/** Percent by length. */
const discounts = { 1: 0, 3: 5, 6: 10, 12: 30 };

/** A plan in the response to the cart's query. */
export function planOf(name: string, discordIncluded = false) {
  return {
    id: `plan-${name}`,
    name,
    pricePln: 129,
    discordIncluded,
    hasFixedDates: false,
    validFrom: null,
    validUntil: null,
    unavailability: null,
    offers: Object.entries(discounts).map(([months, durationDiscountPercent]) => ({
      months: Number(months),
      durationDiscountPercent,
      discordPricePln: 50 * Number(months) * (1 - durationDiscountPercent / 100),
    })),
  };
}

/** A buyer without names. */
export const buyer = {
  id: 'viewer',
  user: { firstName: null, lastName: null, discordName: null, id: 'user-1' },
};

/** The viewer in the response to the price's query, without a subscription. */
const unsubscribed = {
  id: 'viewer',
  activeSubscription: null,
  activeSubscriptionRestValuePln: null,
  activeSubscriptionDaysLeft: null,
};

/** The price of Pro for 3 months. */
export const price = {
  lines: [
    { kind: 'PACKAGE', amountPln: 387, percent: null },
    { kind: 'DURATION_DISCOUNT', amountPln: -19.35, percent: 5 },
  ],
  totalPln: 367.65,
  promoCodeErrors: [],
  action: 'BUY',
  extraMonths: 0,
  goqIncluded: false,
  unavailability: null,
};

/** A cart with all required fields. */
export const completeCart: Partial<Cart> = { subMonths: 3, firstName: 'Ewa', lastName: 'Nowak' };

interface OpenCart {
  /** Default plan: Pro. */
  cart?: Partial<Cart>;
  session?: SessionState;
  intl?: IntlShape;
}

/** Opens the cart over a blank page, on a scripted graph. */
export function openCart({ cart: content = {}, session: state = signedIn(), intl = polish }: OpenCart = {}) {
  // Toasts outlive a test's page.
  notifications.clean();
  const { cart, ...services } = createTestServices();
  act(() => {
    cart.add('pro');
    cart.change(content);
  });
  let current = state;
  const listeners = new Set<() => void>();
  const session = {
    ...services.session,
    state: () => current,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
  const leavePage = vi.fn<(address: string) => void>();
  const { graph, router, address } = renderPart(
    <LeavePageContext value={leavePage}>
      <CartSheet />
    </LeavePageContext>,
    { intl, cart, session, graph: services.graph, storage: services.storage },
  );

  const sent = (name: string) => graph.requests.filter((query) => query.name === name);
  /** Waits until an operation was sent `times` times, and returns the last one. */
  const next = (name: string, times = sent(name).length || 1) =>
    waitFor(() => {
      const query = sent(name)[times - 1];
      if (!query) throw new Error(`${name} was not sent ${times} times`);
      return query;
    });
  const answer = async (name: string, response: object, times?: number) => {
    const query = await next(name, times);
    await act(async () => query.answer(response));
  };
  return {
    graph,
    cart,
    router,
    leavePage,
    sent,
    next,
    answer,
    async fail(name: string, error: Error) {
      const query = await next(name);
      await act(async () => query.fail(error));
    },
    answerOffer: (plan: object = planOf('pro'), viewer: object | null = state.viewer ? buyer : null) =>
      answer('cartContentOfferQuery', { data: { plans: [plan], viewer } }),
    /** @param running the active subscription of the buyer */
    answerPrice: (change: object = {}, times?: number, running: object = {}) =>
      answer(
        'useCartPriceQuery',
        {
          data: {
            cartPrice: { ...price, ...change },
            viewer: state.viewer && { ...unsubscribed, ...running },
          },
        },
        times,
      ),
    async setSession(next: SessionState) {
      current = next;
      await act(async () => {
        for (const listener of listeners) listener();
      });
    },
    address,
    /** The texts of visible toasts. */
    toasts: () =>
      [...document.querySelectorAll('.mantine-Notification-root')]
        .map((toast) => toast.textContent)
        .join('|'),
    pay: () => screen.getByRole('button', { name: /Zapłać|Zamawiam/ }),
  };
}
