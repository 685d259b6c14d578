import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { GraphError } from '@tipgraph/client';
import { commitLocalUpdate } from 'relay-runtime';
import { describe, expect, it, vi } from 'vitest';
import { emptyCart } from '../../shared/payment/cart-store.ts';
import { buyer, completeCart, openCart, planOf, price } from './testing/open-cart.tsx';

const mutation = 'useOrderPlaceMutation';
const accepted = (paymentUrl: string) => ({ data: { placeOrder: { paymentUrl, errors: [] } } });
const rejected = (...errors: { field: readonly string[] | null; code: string; message: string }[]) => ({
  data: { placeOrder: { paymentUrl: null, errors } },
});

async function open(cart = {}) {
  const opened = openCart({ cart: { ...completeCart, ...cart } });
  await opened.answerOffer();
  await opened.answerPrice();
  return opened;
}

describe('an order', () => {
  it('sends the content of the cart with the shown total', async () => {
    const { pay, next } = await open({
      discord: true,
      discordName: ' ewa.n ',
      promocode: ' WIOSNA10 ',
      promo: { state: 'applied', percent: 10 },
      paymentMethod: 'blik',
      firstName: ' Ewa ',
    });
    await userEvent.click(pay());
    expect((await next(mutation)).variables).toEqual({
      input: {
        planName: 'pro',
        months: 3,
        discord: true,
        discordName: 'ewa.n',
        promoCode: 'WIOSNA10',
        paymentMethod: 'BLIK',
        firstName: 'Ewa',
        lastName: 'Nowak',
        expectedTotalPln: 367.65,
      },
    });
  });

  it('sends neither a refused code nor the name for a server that is not ordered', async () => {
    const { pay, next } = await open({
      discordName: 'ewa.n',
      promocode: 'WIOSNA10',
      promo: { state: 'refused', isUsed: true },
      lastName: ' Nowak ',
    });
    await userEvent.click(pay());
    expect((await next(mutation)).variables).toMatchObject({
      input: { discord: false, discordName: null, promoCode: null, paymentMethod: 'P24', lastName: 'Nowak' },
    });
  });

  it('clears and closes the cart immediately, and opens the payment half a second later', async () => {
    const { pay, next, answer, cart, leavePage, toasts } = await open();
    await userEvent.click(pay());
    await next(mutation);
    vi.useFakeTimers();
    await answer(mutation, accepted('https://bank.example/pay/1'));
    expect(toasts()).toContain('Sukces! Przekierowuję na stronę płatności');
    expect(cart.view()).toEqual({ cart: emptyCart, isOpen: false });
    await act(() => vi.advanceTimersByTimeAsync(499));
    expect(leavePage).not.toHaveBeenCalled();
    await act(() => vi.advanceTimersByTimeAsync(1));
    expect(leavePage.mock.calls).toEqual([['https://bank.example/pay/1']]);
  });

  it('opens the result when it is free', async () => {
    const { pay, next, answer, address, leavePage, toasts, ...opened } = openCart({ cart: completeCart });
    await opened.answerOffer();
    await opened.answerPrice({ totalPln: 0 });
    expect(screen.queryByRole('radio', { name: /BLIK/ })).toBeNull();
    expect(screen.queryByText(/stronę płatności/)).toBeNull();
    expect(screen.getByText(/^Pakiet włączy się od razu/)).toBeDefined();
    await userEvent.click(pay());
    await next(mutation);
    await answer(mutation, accepted('/payment?payment_id=u1'));
    expect(toasts()).toContain('Sukces! Zamówienie przyjęte, nic nie płacisz');
    expect(toasts()).not.toContain('Przekierowuję');
    await waitFor(() => expect(address()).toBe('/payment?payment_id=u1'));
    expect(leavePage).not.toHaveBeenCalled();
  });

  it('is sent only after a confirmation when days and money are lost', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-22T10:00:00Z') });
    const { answerOffer, answerPrice, sent, cart, pay, graph } = openCart({
      cart: { ...completeCart, subMonths: 1 },
    });
    await answerOffer();
    await answerPrice();
    // Bought on another device while the cart is open.
    await act(async () => cart.change({ subMonths: 3 }));
    const running = {
      activeSubscription: { planName: 'premium', expiresAt: '2027-11-22T12:00:00Z' },
      activeSubscriptionRestValuePln: 1671.6,
      activeSubscriptionDaysLeft: 366,
    };
    const lines = [
      { kind: 'PACKAGE', amountPln: 129, percent: null },
      { kind: 'ACTIVE_SUBSCRIPTION_REST', amountPln: -129, percent: null },
    ];
    await answerPrice({ lines, totalPln: 0, action: 'CHANGE' }, 2, running);
    // A later read of the session fails.
    act(() => commitLocalUpdate(graph.environment, (store) => store.getRoot().setValue(null, 'viewer')));
    expect(screen.getByText(/Zmieniasz Premium na/)).toBeDefined();
    await userEvent.click(pay());
    const confirmation = () => screen.findByRole('dialog', { name: 'Zmienić Premium na Pro?' });
    const facts = [...(await confirmation()).querySelectorAll('dl > div')].map((fact) =>
      fact.textContent?.replaceAll('\u00a0', ' '),
    );
    expect(facts).toEqual([
      'Niewykorzystane dni366 dni',
      'Pozostała wartość1 671,60 zł',
      'Odliczone od ceny129,00 zł',
      'Przepada1 542,60 zł',
    ]);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog', { name: /^Zmienić/ })).toBeNull());
    expect(cart.view().isOpen).toBe(true);
    expect(sent(mutation)).toHaveLength(0);
    await userEvent.click(pay());
    await confirmation();
    await userEvent.click(screen.getByRole('button', { name: 'Zmień pakiet' }));
    expect(sent(mutation)).toHaveLength(1);
  });

  it('is sent only after a confirmation of a cheaper plan when the service does not send what is left', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-22T10:00:00Z') });
    const { answer, answerPrice, sent, pay } = openCart({ cart: completeCart });
    const plans = [planOf('pro'), { ...planOf('premium'), pricePln: 199 }];
    await answer('cartContentOfferQuery', { data: { plans, viewer: buyer } });
    const lines = [...price.lines, { kind: 'ACTIVE_SUBSCRIPTION_REST', amountPln: -50, percent: null }];
    const running = { activeSubscription: { planName: 'premium', expiresAt: '2026-11-27T12:00:00Z' } };
    await answerPrice({ lines, action: 'CHANGE' }, 1, running);
    await userEvent.click(pay());
    const dialog = await screen.findByRole('dialog', { name: 'Zmienić Premium na Pro?' });
    const facts = [...dialog.querySelectorAll('dl > div')].map(({ textContent }) => textContent);
    expect(facts).toEqual([
      'Niewykorzystane dni5 dni',
      'Pozostała wartość50,00\u00a0zł',
      'Odliczone od ceny50,00\u00a0zł',
      'Przepada0,00\u00a0zł',
    ]);
    expect(sent(mutation)).toHaveLength(0);
  });

  it('is sent once when the button is clicked repeatedly', async () => {
    const { pay, sent } = await open();
    await userEvent.dblClick(pay());
    await userEvent.click(screen.getByRole('dialog').querySelector('[type=submit]') ?? document.body);
    expect(sent(mutation)).toHaveLength(1);
  });

  it('is sent once when the button is pressed again before it shows the order', async () => {
    const { pay, sent } = await open();
    const button = pay();
    await act(async () => {
      button.click();
      button.click();
    });
    expect(sent(mutation)).toHaveLength(1);
  });

  it('shows the reasons of a rejection, clears and closes the cart, and reads what is still sold', async () => {
    const reasons = [
      [
        { field: ['planName'], code: 'SOLD_OUT', message: 'sold_out' },
        'Wszystkie miejsca w tym pakiecie są już zajęte',
      ],
      [
        { field: ['planName'], code: 'UNAVAILABLE', message: 'unavailable' },
        'Tego pakietu nie można teraz kupić',
      ],
      [
        { field: ['promoCode'], code: 'USED', message: 'used' },
        'Kod promocyjny został już użyty dla tego konta',
      ],
      [{ field: ['lastName'], code: 'TOO_LONG', message: 'too_long' }, 'Nazwisko jest za długie'],
      [{ field: ['discordName'], code: 'INVALID', message: 'invalid' }, 'To nie jest nazwa z Discorda'],
      [
        { field: null, code: 'PAYMENT_UNAVAILABLE', message: 'payment_unavailable' },
        'Operator płatności nie przyjął zamówienia. Nic nie pobrano',
      ],
      [
        { field: ['discordName'], code: 'INVALID', message: 'Zły <b>znak</b>' },
        'Nazwa na Discordzie: Zły <b>znak</b>',
      ],
      [{ field: ['companyTaxId'], code: 'INVALID', message: 'To nie NIP' }, 'companyTaxId: To nie NIP'],
    ] as const;
    const { pay, answer, next, cart, toasts, leavePage } = await open();
    await userEvent.click(pay());
    await answer(mutation, rejected(...reasons.map(([error]) => error)));
    await next('sessionQuery', 1);
    for (const [, text] of reasons) await waitFor(() => expect(toasts()).toContain(text));
    expect(cart.view()).toEqual({ cart: emptyCart, isOpen: false });
    expect(leavePage).not.toHaveBeenCalled();
  });

  it('shows each reason of a rejection once', async () => {
    const { pay, answer } = await open();
    await userEvent.click(pay());
    const taxId = { field: ['lastName'], code: 'BLANK', message: 'blank' };
    await answer(mutation, rejected(taxId, taxId, { field: ['firstName'], code: 'BLANK', message: 'blank' }));
    await screen.findByText('Podaj imię');
    expect(screen.getAllByText('Podaj nazwisko')).toHaveLength(1);
  });

  it('keeps the cart and fetches the price when it has changed', async () => {
    const { pay, answer, next, cart, toasts } = await open();
    await userEvent.click(pay());
    await answer(mutation, rejected({ field: ['expectedTotalPln'], code: 'PRICE_CHANGED', message: 'x' }));
    await waitFor(() => expect(toasts()).toContain('Cena się zmieniła'));
    expect(cart.view()).toMatchObject({ isOpen: true, cart: { sub: 'pro' } });
    await next('useCartPriceQuery', 2);
  });

  it('keeps the cart while another payment is being collected', async () => {
    const { pay, answer, cart, toasts } = await open();
    await userEvent.click(pay());
    await answer(mutation, rejected({ field: null, code: 'UNDER_WAY', message: 'under_way' }));
    await waitFor(() => expect(toasts()).toContain('Rozliczamy właśnie inną Twoją płatność'));
    expect(cart.view()).toMatchObject({ isOpen: true, cart: { sub: 'pro' } });
  });

  it('keeps the cart and opens the sign-in in place of the page when the session has ended', async () => {
    const { pay, fail, cart, address, router } = await open();
    await userEvent.click(pay());
    await fail(mutation, new GraphError('UNAUTHENTICATED', 'x'));
    await waitFor(() => expect(address()).toBe('/login?to=%2F%3FopenCart%3D1'));
    expect(router.state.historyAction).toBe('REPLACE');
    expect(cart.view()).toMatchObject({ isOpen: false, cart: { sub: 'pro', firstName: 'Ewa' } });
  });

  it.each([
    ['NETWORK', 'Brak połączenia z internetem'],
    ['BAD_UPSTREAM_RESPONSE', 'Nie wiadomo, czy zmiana się zapisała'],
    ['XSRF_REFUSED', 'Strona wygasła'],
  ] as const)(
    'keeps the cart after %s, because a retry is safe, and reads what became of it',
    async (code, text) => {
      const { pay, fail, cart, next, toasts } = await open();
      await userEvent.click(pay());
      await fail(mutation, new GraphError(code, 'x'));
      await waitFor(() => expect(toasts()).toContain(text));
      expect(cart.view().cart.sub).toBe('pro');
      await next('sessionQuery', 1);
    },
  );

  it.each([
    ['UPSTREAM_ERROR', 'Błąd po stronie serwera. Spróbuj za chwilę'],
    ['RATE_LIMITED', 'Za dużo prób'],
  ] as const)('clears and closes the cart after %s', async (code, text) => {
    const { pay, fail, cart, toasts } = await open();
    await userEvent.click(pay());
    await fail(mutation, new GraphError(code, 'x'));
    await waitFor(() => expect(toasts()).toContain(text));
    expect(cart.view()).toEqual({ cart: emptyCart, isOpen: false });
  });

  it('rejects an invalid payment address', async () => {
    const { pay, answer, leavePage, address } = await open();
    await userEvent.click(pay());
    await answer(mutation, accepted('javascript:alert(1)'));
    expect(
      await screen.findByText('Zamówienie zostało odrzucone, nic nie pobrano. Zamów ponownie'),
    ).toBeDefined();
    expect(leavePage).not.toHaveBeenCalled();
    expect(address()).toBe('/');
  });
});
