import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { GraphError } from '@tipgraph/client';
import { describe, expect, it, vi } from 'vitest';
import { emptyCart } from '../../shared/payment/cart-store.ts';
import { redirectDelay } from './lib/use-order.ts';
import { buyer, completeCart, openCart, planOf } from './testing/open-cart.tsx';

const mutation = 'useOrderPlaceMutation';
const taken = (paymentUrl: string) => ({ data: { placeOrder: { paymentUrl, errors: [] } } });
const refused = (...errors: { field: readonly string[] | null; code: string; message: string }[]) => ({
  data: { placeOrder: { paymentUrl: null, errors } },
});

async function open(cart = {}) {
  const opened = openCart({ cart: { ...completeCart, ...cart } });
  await opened.answerOffer();
  await opened.answerPrice();
  return opened;
}

describe('an order', () => {
  it('sends what is in the cart with the sum that was seen', async () => {
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

  it('that is taken resets and closes the cart at once, and leads to the payment half a second later', async () => {
    const { pay, next, answer, cart, leavePage, toasts } = await open();
    await userEvent.click(pay());
    await next(mutation);
    vi.useFakeTimers();
    await answer(mutation, taken('https://bank.example/pay/1'));
    expect(toasts()).toContain('Sukces! Przekierowuję na stronę płatności');
    expect(cart.view()).toEqual({ cart: emptyCart, isOpen: false });
    await act(() => vi.advanceTimersByTimeAsync(redirectDelay - 1));
    expect(leavePage).not.toHaveBeenCalled();
    await act(() => vi.advanceTimersByTimeAsync(1));
    expect(leavePage.mock.calls).toEqual([['https://bank.example/pay/1']]);
  });

  it('without anything to pay leads to the result', async () => {
    const { pay, next, answer, address, leavePage, toasts, ...opened } = openCart({ cart: completeCart });
    await opened.answerOffer();
    await opened.answerPrice({ totalPln: 0 });
    expect(screen.queryByRole('radio', { name: /BLIK/ })).toBeNull();
    expect(screen.queryByText(/stronę płatności/)).toBeNull();
    expect(screen.getByText(/^Pakiet włączy się od razu/)).toBeDefined();
    await userEvent.click(pay());
    await next(mutation);
    await answer(mutation, taken('/payment?payment_id=u1'));
    expect(toasts()).toContain('Sukces! Zamówienie przyjęte, nic nie płacisz');
    expect(toasts()).not.toContain('Przekierowuję');
    await waitFor(() => expect(address()).toBe('/payment?payment_id=u1'));
    expect(leavePage).not.toHaveBeenCalled();
  });

  it('that loses days and money is asked for once more, with both, and not sent otherwise', async () => {
    const { answer, answerPrice, asked, cart, pay } = openCart({ cart: { ...completeCart, subMonths: 1 } });
    const subscription = { planName: 'premium', expiresAt: '2027-11-22T12:00:00Z' };
    const plans = [planOf('pro'), { ...planOf('premium'), pricePln: 199 }];
    const viewer = {
      ...buyer,
      activeSubscription: subscription,
      activeSubscriptionRestValuePln: 1671.6,
      activeSubscriptionDaysLeft: 365,
    };
    await answer('cartContentOfferQuery', { data: { plans, viewer } });
    const lines = [
      { kind: 'PACKAGE', amountPln: 129, percent: null },
      { kind: 'ACTIVE_SUBSCRIPTION_REST', amountPln: -129, percent: null },
    ];
    await answerPrice({ lines, totalPln: 0, action: 'CHANGE' });
    await userEvent.click(pay());
    const question = () => screen.findByRole('dialog', { name: 'Zmienić Premium na Pro?' });
    const facts = [...(await question()).querySelectorAll('dl > div')].map((fact) =>
      fact.textContent?.replaceAll('\u00a0', ' '),
    );
    expect(facts).toEqual([
      'Niewykorzystane dni365 dni',
      'Ich wartość1 671,60 zł',
      'Odliczone od ceny129,00 zł',
      'Przepada1 542,60 zł',
    ]);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog', { name: /^Zmienić/ })).toBeNull());
    expect(cart.view().isOpen).toBe(true);
    expect(asked(mutation)).toHaveLength(0);
    await userEvent.click(pay());
    await question();
    await userEvent.click(screen.getByRole('button', { name: 'Zmień pakiet' }));
    expect(asked(mutation)).toHaveLength(1);
  });

  it('is sent once, however often the button is pressed', async () => {
    const { pay, asked } = await open();
    await userEvent.dblClick(pay());
    await userEvent.click(screen.getByRole('dialog').querySelector('[type=submit]') ?? document.body);
    expect(asked(mutation)).toHaveLength(1);
  });

  it('that is refused says why, each reason in its own words, and the cart is reset and closed', async () => {
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
      [
        { field: null, code: 'PAYMENT_UNAVAILABLE', message: 'payment_unavailable' },
        'Operator płatności nie przyjął zamówienia. Nic nie pobrano',
      ],
      [{ field: ['lastName'], code: 'INVALID', message: 'Zły <b>znak</b>' }, 'Nazwisko: Zły <b>znak</b>'],
      [{ field: ['companyTaxId'], code: 'INVALID', message: 'To nie NIP' }, 'companyTaxId: To nie NIP'],
    ] as const;
    const { pay, answer, cart, toasts, leavePage } = await open();
    await userEvent.click(pay());
    await answer(mutation, refused(...reasons.map(([error]) => error)));
    for (const [, text] of reasons) await waitFor(() => expect(toasts()).toContain(text));
    expect(cart.view()).toEqual({ cart: emptyCart, isOpen: false });
    expect(leavePage).not.toHaveBeenCalled();
  });

  it('that is refused for several reasons tells them all, each once', async () => {
    const { pay, answer } = await open();
    await userEvent.click(pay());
    const taxId = { field: ['lastName'], code: 'BLANK', message: 'blank' };
    await answer(mutation, refused(taxId, taxId, { field: ['firstName'], code: 'BLANK', message: 'blank' }));
    await screen.findByText('Podaj imię.');
    expect(screen.getAllByText('Podaj nazwisko.')).toHaveLength(1);
  });

  it('of another price keeps the cart, and asks for the price again', async () => {
    const { pay, answer, next, cart, toasts } = await open();
    await userEvent.click(pay());
    await answer(mutation, refused({ field: ['expectedTotalPln'], code: 'PRICE_CHANGED', message: 'x' }));
    await waitFor(() => expect(toasts()).toContain('Cena się zmieniła'));
    expect(cart.view()).toMatchObject({ isOpen: true, cart: { sub: 'pro' } });
    await next('useCartPriceQuery', 2);
  });

  it('of a session that has ended keeps the cart and leads to the sign-in, which leads back', async () => {
    const { pay, fail, cart, address } = await open();
    await userEvent.click(pay());
    await fail(mutation, new GraphError('UNAUTHENTICATED', 'x'));
    await waitFor(() => expect(address()).toBe('/login?to=%2F%3FopenCart%3D1'));
    expect(cart.view()).toMatchObject({ isOpen: false, cart: { sub: 'pro', firstName: 'Ewa' } });
  });

  it.each([
    ['NETWORK', 'Brak połączenia z internetem'],
    ['XSRF_REFUSED', 'Strona wygasła'],
  ] as const)(
    'that failed with %s keeps the cart, because it can be tried again safely',
    async (code, text) => {
      const { pay, fail, cart, toasts } = await open();
      await userEvent.click(pay());
      await fail(mutation, new GraphError(code, 'x'));
      await waitFor(() => expect(toasts()).toContain(text));
      expect(cart.view().cart.sub).toBe('pro');
    },
  );

  it('that the upstream fails at resets and closes the cart', async () => {
    const { pay, fail, cart, toasts } = await open();
    await userEvent.click(pay());
    await fail(mutation, new GraphError('UPSTREAM_ERROR', 'x'));
    await waitFor(() => expect(toasts()).toContain('Serwer zgłosił błąd'));
    expect(cart.view()).toEqual({ cart: emptyCart, isOpen: false });
  });

  it('never leads to where nobody can pay', async () => {
    const { pay, answer, leavePage, address } = await open();
    await userEvent.click(pay());
    await answer(mutation, taken('javascript:alert(1)'));
    expect(await screen.findByText('Zamówienie zostało odrzucone')).toBeDefined();
    expect(leavePage).not.toHaveBeenCalled();
    expect(address()).toBe('/');
  });
});
