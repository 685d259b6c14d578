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

/** A reduction for the length in percent. */
const reductions = { 1: 0, 3: 5, 6: 10, 12: 30 };

/** A plan as the graph offers it. */
export function planOf(name: string, discordIncluded = false) {
  return {
    id: `plan-${name}`,
    name,
    pricePln: 129,
    discordIncluded,
    validFrom: null,
    validUntil: null,
    unavailability: null,
    offers: Object.entries(reductions).map(([months, durationDiscountPercent]) => ({
      months: Number(months),
      durationDiscountPercent,
      discordPricePln: 50 * Number(months) * (1 - durationDiscountPercent / 100),
    })),
  };
}

/** What is known of a buyer without a name and without a subscription. */
export const buyer = {
  id: 'viewer',
  user: { firstName: null, lastName: null, discord: null, id: 'user-1' },
  activeSubscription: null,
  activeSubscriptionRestValuePln: null,
  activeSubscriptionDaysLeft: null,
};

/** A price of Pro for 3 months. */
export const price = {
  lines: [
    { kind: 'PACKAGE', amountPln: 387, percent: null },
    { kind: 'DURATION_DISCOUNT', amountPln: -19.35, percent: 5 },
  ],
  totalPln: 367.65,
  action: 'BUY',
  extraMonths: 0,
  goqIncluded: false,
  unavailability: null,
};

/** A cart with everything that is needed to pay. */
export const completeCart: Partial<Cart> = { subMonths: 3, firstName: 'Ewa', lastName: 'Nowak' };

interface OpenCart {
  /** What is in the cart; Pro unless told otherwise. */
  cart?: Partial<Cart>;
  session?: SessionState;
  intl?: IntlShape;
}

/** Opens the cart over a blank page, before a graph that the test scripts. */
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

  const asked = (name: string) => graph.asked.filter((query) => query.name === name);
  /** Waits until an operation was asked so many times, and gives the last of them. */
  const next = (name: string, times = asked(name).length || 1) =>
    waitFor(() => {
      const query = asked(name)[times - 1];
      if (!query) throw new Error(`${name} was not asked ${times} times`);
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
    asked,
    next,
    answer,
    async fail(name: string, error: Error) {
      const query = await next(name);
      await act(async () => query.fail(error));
    },
    answerOffer: (plan: object = planOf('pro'), viewer: object | null = state.viewer ? buyer : null) =>
      answer('cartContentOfferQuery', { data: { plans: [plan], viewer } }),
    answerPrice: (change: object = {}, times?: number) =>
      answer('useCartPriceQuery', { data: { cartPrice: { ...price, ...change } } }, times),
    /** Has somebody sign in. */
    async enter(next: SessionState) {
      current = next;
      await act(async () => {
        for (const listener of listeners) listener();
      });
    },
    address,
    /** Texts of the toasts on show. */
    toasts: () =>
      [...document.querySelectorAll('.mantine-Notification-root')]
        .map((toast) => toast.textContent)
        .join('|'),
    pay: () => screen.getByRole('button', { name: /Zapłać|Zamawiam/ }),
  };
}
