import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { GraphError } from '@tipgraph/client';
import { describe, expect, it, vi } from 'vitest';
import { guest, signedIn } from '../../testing/session-states.ts';
import { english } from '../../testing/texts.ts';
import { NOW, stopClock, wait } from '../../testing/time.ts';
import { write } from '../../testing/write.ts';
import { buyer, completeCart, openCart, planOf } from './testing/open-cart.tsx';

const textOf = (element: HTMLElement) => element.textContent?.replaceAll('\u00a0', ' ') ?? '';
const lines = () =>
  [...document.querySelectorAll('dl > div')].map((line) =>
    [...line.querySelectorAll('dt, dd')].map((part) => textOf(part as HTMLElement)).join(' = '),
  );

/** Replaces text nodes as translators of browsers do. */
function translate(root: Element): void {
  const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const found: Node[] = [];
  while (texts.nextNode()) found.push(texts.currentNode);
  for (const text of found) {
    if (text.parentElement?.closest('[translate="no"]')) continue;
    const translated = document.createElement('font');
    translated.textContent = text.textContent;
    text.parentNode?.replaceChild(translated, text);
  }
}

describe('the cart', () => {
  it('shows each discount on its own line, the subtotal, the total, and the total on the button', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: NOW });
    const { answerOffer, answerPrice, pay } = openCart({
      cart: {
        ...completeCart,
        discord: true,
        promocode: ' WIOSNA10 ',
        promo: { state: 'applied', percent: 10 },
      },
    });
    await answerOffer();
    const change = {
      lines: [
        { kind: 'PACKAGE', amountPln: 387, percent: null },
        { kind: 'DURATION_DISCOUNT', amountPln: -19.35, percent: 5 },
        { kind: 'PROMO_CODE', amountPln: -36.76, percent: 10 },
        { kind: 'ACTIVE_SUBSCRIPTION_REST', amountPln: -160.89, percent: null },
        { kind: 'DISCORD', amountPln: 142.5, percent: null },
      ],
      totalPln: 312.5,
      action: 'CHANGE',
    };
    await answerPrice(change, 1, {
      activeSubscription: { planName: 'standard+', expiresAt: '2026-05-17T10:00:00Z' },
      activeSubscriptionDaysLeft: 64,
    });
    expect(lines()).toEqual([
      'Pro3 × 129,00 zł = 387,00 zł',
      'Rabat za 3 miesiące−5 % = −19,35 zł',
      'Kod WIOSNA10−10 % ceny pakietu = −36,76 zł',
      'Niewykorzystana część pakietu Standard+64 dni do końca pakietu = −160,89 zł',
      'Pakiet po rabatach = 170,00 zł',
      'Discord3 mies., −5 % = 142,50 zł',
    ]);
    expect(textOf(pay())).toBe('Zapłać 312,50 zł');
    expect(screen.getByText(/Zmieniasz Standard\+ na/)).toBeDefined();
  });

  it('names the days that the credit of the other plan counts, not those of the calendar', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: NOW });
    const { cart, answerOffer, answerPrice } = openCart({ cart: completeCart });
    await answerOffer();
    const rest = { kind: 'ACTIVE_SUBSCRIPTION_REST', amountPln: -4, percent: null } as const;
    for (const [index, [subMonths, expiresAt, activeSubscriptionDaysLeft, text]] of (
      [
        [3, '2026-03-14T20:00:00Z', 1, '1 dzień do końca pakietu'],
        [6, '2026-03-15T20:00:00Z', 2, '2 dni do końca pakietu'],
      ] as const
    ).entries()) {
      act(() => cart.change({ subMonths }));
      await answerPrice({ lines: [rest], totalPln: 125, action: 'CHANGE' }, index + 1, {
        activeSubscription: { planName: 'standard', expiresAt },
        activeSubscriptionDaysLeft,
      });
      expect(screen.getByText(text)).toBeDefined();
    }
  });

  it('says that the plan is extended', async () => {
    const { answerOffer, answerPrice } = openCart({ cart: completeCart });
    await answerOffer(planOf('pro'), buyer);
    expect(screen.getByText('za cały okres')).toBeDefined();
    await answerPrice({ action: 'EXTEND' });
    expect(screen.getByText(/Przedłużasz/)).toBeDefined();
  });

  it.each([
    [1, 0, 'Dostęp na 1 miesiąc: od razu albo od końca obecnego dostępu do Discorda.'],
    [3, 0, 'Dostęp na 3 miesiące: od razu albo od końca obecnego dostępu do Discorda.'],
    [6, 1, 'Dostęp na 7 miesięcy: od razu albo od końca obecnego dostępu do Discorda.'],
  ] as const)('says how long Discord lasts when a plan is extended by %i and %i months', async (...row) => {
    const [subMonths, extraMonths, text] = row;
    const { answerOffer, answerPrice } = openCart({ cart: { ...completeCart, subMonths } });
    await answerOffer();
    await answerPrice({ action: 'EXTEND', extraMonths });
    expect(screen.getByText(new RegExp(text))).toBeDefined();
    expect(screen.queryByText('za cały okres')).toBeNull();
  });

  it('fetches the price after every relevant change', async () => {
    const { answerOffer, answerPrice, next, pay } = openCart({
      cart: { ...completeCart, discordName: 'ewa' },
    });
    await answerOffer();
    expect((await next('useCartPriceQuery')).variables).toEqual({
      input: { planName: 'pro', months: 3, discord: false, promoCode: null },
    });
    await answerPrice();
    await userEvent.click(screen.getByRole('radio', { name: /12\smies/ }));
    expect((await next('useCartPriceQuery', 2)).variables).toEqual({
      input: { planName: 'pro', months: 12, discord: false, promoCode: null },
    });
    expect(pay().getAttribute('aria-disabled')).toBe('true');
    await answerPrice({ totalPln: 1083.6 }, 2);
    expect(textOf(pay())).toBe('Zapłać 1 083,60 zł');
    expect(pay().getAttribute('aria-disabled')).toBeNull();
    await userEvent.click(screen.getByRole('checkbox', { name: 'Serwer Discord' }));
    expect((await next('useCartPriceQuery', 3)).variables).toEqual({
      input: { planName: 'pro', months: 12, discord: true, promoCode: null },
    });
  });

  it('shows the sums of another length on a page that the browser has translated', async () => {
    const { answerOffer, answerPrice, pay } = openCart({ cart: completeCart });
    await answerOffer();
    await answerPrice();
    translate(document.body);
    await userEvent.click(screen.getByRole('radio', { name: /12\smies/ }));
    const lines = [{ kind: 'PACKAGE', amountPln: 1548, percent: null }];
    await answerPrice({ lines, totalPln: 0 }, 2);
    expect(textOf(pay())).toBe('Zamawiam bez opłaty');
    expect(screen.getByText('12 × 129,00 zł')).toBeDefined();
  });

  it('has the names of the buyer, but keeps typed ones', async () => {
    const { answerOffer, answerPrice, next, pay, cart } = openCart({
      cart: { subMonths: 3, discord: true, firstName: 'Ewa' },
    });
    await answerOffer(planOf('pro'), {
      ...buyer,
      user: { id: 'user-1', firstName: 'Anna', lastName: 'Nowak', discordName: 'ewa.n' },
    });
    await answerPrice();
    expect(screen.getByRole('textbox', { name: 'Nazwisko' })).toHaveProperty('value', 'Nowak');
    await userEvent.clear(screen.getByRole('textbox', { name: 'Nazwisko' }));
    await userEvent.click(pay());
    expect(screen.getByText('Podaj nazwisko')).toBeDefined();
    write(screen.getByRole('textbox', { name: 'Nazwisko' }), 'Lis');
    await userEvent.click(pay());
    expect((await next('useOrderPlaceMutation')).variables).toMatchObject({
      input: { firstName: 'Ewa', lastName: 'Lis', discordName: 'ewa.n' },
    });
    expect(cart.view().cart.discordName).toBeNull();
  });

  it('shows typed names only to the buyer who has typed them, and keeps them until another one types', async () => {
    const { answer, answerOffer, next, setSession, cart } = openCart({
      cart: { ...completeCart, buyerId: 'user-1' },
      session: signedIn({ id: 'user-2' }),
    });
    const firstName = () => screen.getByRole('textbox', { name: 'Imię' });
    const errors = [{ message: 'x', path: ['viewer'], extensions: { code: 'UPSTREAM_ERROR' } }];
    await answer('cartContentOfferQuery', { data: { plans: [planOf('pro')], viewer: null }, errors });
    expect(firstName()).toHaveProperty('value', '');

    await setSession(signedIn());
    await next('cartContentOfferQuery', 2);
    const user = { id: 'user-1', firstName: 'Anna', lastName: 'Nowak', discordName: 'ewa.n' };
    await answerOffer(planOf('pro', true), { ...buyer, user });
    expect(firstName()).toHaveProperty('value', 'Ewa');

    await setSession(guest());
    expect(firstName()).toHaveProperty('value', '');
    expect(screen.getByRole('textbox', { name: 'Nazwa na Discordzie' })).toHaveProperty('value', '');
    await next('cartContentOfferQuery', 3);
    expect(cart.view().cart).toMatchObject({ firstName: 'Ewa', buyerId: 'user-1' });
    write(firstName(), 'Jan');
    expect(cart.view().cart).toMatchObject({ firstName: 'Jan', lastName: null, buyerId: null });
  });

  it('keeps what a buyer types while the price is late or fails', async () => {
    const { answerOffer, fail, next } = openCart({ cart: { subMonths: 3 } });
    await answerOffer();
    const field = screen.getByRole('textbox', { name: 'Imię' });
    await userEvent.type(field, 'E');
    await next('useCartPriceQuery');
    await fail('useCartPriceQuery', new GraphError('NETWORK', 'x'));
    await screen.findByText(/^Nie udało się policzyć ceny/);
    await userEvent.keyboard('wa');
    expect(document.activeElement).toBe(field);
    expect(field).toHaveProperty('value', 'Ewa');
  });

  it('shows missing fields and their count, and does not order', async () => {
    const { answerOffer, sent, pay } = openCart({
      cart: { discord: true, firstName: ' ', lastName: ' ', discordName: ' ' },
    });
    await answerOffer();
    await userEvent.click(pay());
    for (const text of ['Wybierz okres', 'Podaj imię', 'Podaj nazwisko', /Podaj nazwę/]) {
      expect(screen.getByText(text)).toBeDefined();
    }
    expect(screen.getByText(/Uzupełnij 4 pola: okres, imię, nazwisko i nazwę na Discordzie/)).toBeDefined();
    expect(document.activeElement).toBe(screen.getByRole('radio', { name: /1\smies/ }));
    expect(sent('useOrderPlaceMutation')).toEqual([]);

    await userEvent.click(screen.getByRole('radio', { name: /3\smies/ }));
    write(screen.getByRole('textbox', { name: 'Imię' }), 'Ewa');
    expect(screen.getByText(/Uzupełnij 2 pola: nazwisko i nazwę na Discordzie/)).toBeDefined();
    await userEvent.click(pay());
    expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Nazwisko' }));
  });

  it('requires the Discord name when the plan includes the server', async () => {
    const { answerOffer, answerPrice, next, pay, cart } = openCart({ cart: completeCart });
    await answerOffer({ ...planOf('pro', true) });
    expect((await next('useCartPriceQuery')).variables).toMatchObject({ input: { discord: true } });
    await answerPrice();
    expect(screen.queryByRole('checkbox')).toBeNull();
    await userEvent.click(pay());
    expect(screen.getByText(/Uzupełnij 1 pole: nazwę na Discordzie/)).toBeDefined();
    expect(cart.view().cart.discord).toBe(false);
  });

  it('uses the only length of a fixed-time plan', async () => {
    const { answerOffer, next } = openCart({ cart: { sub: 'me_vip' } });
    await answerOffer({
      ...planOf('me_vip', true),
      hasFixedDates: true,
      validUntil: '2026-07-15T21:59:59Z',
      offers: [{ months: 1, durationDiscountPercent: 0, discordPricePln: 0 }],
    });
    expect(screen.getByText(/ważny do 15.07.2026/)).toBeDefined();
    expect(screen.queryByRole('textbox', { name: 'Kod promocyjny' })).toBeNull();
    expect((await next('useCartPriceQuery')).variables).toMatchObject({ input: { months: 1 } });
  });

  it('has no length and no price while its plan lacks the chosen one', async () => {
    const { answerOffer, sent, pay } = openCart({ cart: completeCart });
    await answerOffer({ ...planOf('pro'), offers: planOf('pro').offers.slice(3) });
    await userEvent.click(pay());
    expect(screen.getByText('Wybierz okres')).toBeDefined();
    expect(sent('useCartPriceQuery')).toEqual([]);
  });

  it('offers guests to register or sign in, and keeps the cart', async () => {
    const { answerOffer, answerPrice, cart } = openCart({ cart: completeCart, session: guest() });
    await answerOffer();
    await answerPrice();
    expect(screen.queryByRole('button', { name: /Zapłać/ })).toBeNull();
    expect(screen.getByRole('link', { name: /zaloguj/ }).getAttribute('href')).toBe(
      '/login?to=%2F%3FopenCart%3D1',
    );
    const register = screen.getByRole('link', { name: 'Załóż konto i kup' });
    expect(register.getAttribute('href')).toBe('/registration?cartLink=1');
    await userEvent.click(register);
    expect(cart.view()).toMatchObject({ isOpen: false, cart: { sub: 'pro', subMonths: 3 } });
  });

  it.each([
    ['LANGUAGE', 'Ten pakiet można kupić tylko w polskiej wersji serwisu.'],
    ['SOLD_OUT', 'Wszystkie miejsca w tym pakiecie są już zajęte.'],
  ])('shows why a plan is unavailable (%s), and does not order', async (unavailability, text) => {
    const { answerOffer, answerPrice, sent, pay } = openCart({ cart: completeCart });
    await answerOffer();
    await answerPrice({ unavailability });
    expect(screen.getByText(text)).toBeDefined();
    expect(pay()).toHaveProperty('disabled', true);
    await userEvent.type(screen.getByRole('textbox', { name: 'Imię' }), '{Enter}');
    expect(sent('useOrderPlaceMutation')).toEqual([]);
  });

  it('shows why a plan is unavailable before a length is chosen', async () => {
    const { answerOffer } = openCart();
    await answerOffer({ ...planOf('pro'), unavailability: 'LANGUAGE' });
    expect(screen.getByText('Ten pakiet można kupić tylko w polskiej wersji serwisu.')).toBeDefined();
  });

  it('can be paid when the price shows that its plan is available again', async () => {
    const { answerOffer, answerPrice, pay } = openCart({ cart: completeCart });
    await answerOffer({ ...planOf('pro'), unavailability: 'SOLD_OUT' });
    expect(screen.getByText('Wszystkie miejsca w tym pakiecie są już zajęte.')).toBeDefined();
    await answerPrice({ unavailability: null });
    expect(screen.queryByText('Wszystkie miejsca w tym pakiecie są już zajęte.')).toBeNull();
    expect(pay()).toHaveProperty('disabled', false);
  });

  it('keeps the focus when its form has loaded, and returns it when Escape closes it with its content', async () => {
    const opener = document.body.appendChild(document.createElement('button'));
    opener.focus();
    const { answerOffer, cart } = openCart({ cart: completeCart });
    const closeButton = screen.getByRole('button', { name: 'Zamknij koszyk' });
    await waitFor(() => expect(document.activeElement).toBe(closeButton));
    await answerOffer();
    expect(document.activeElement).toBe(closeButton);
    await userEvent.keyboard('{Escape}');
    expect(cart.view()).toMatchObject({ isOpen: false, cart: { sub: 'pro' } });
    await waitFor(() => expect(document.activeElement).toBe(opener));
    opener.remove();
  });

  it('leaves the focus in the plans when it closes by the link to them', async () => {
    stopClock();
    const opener = document.body.appendChild(document.createElement('button'));
    const plans = document.body.appendChild(document.createElement('section'));
    plans.id = 'kup';
    opener.focus();
    const { cart } = openCart();
    act(() => {
      cart.clear();
      cart.open();
    });
    await wait(50);
    fireEvent.click(screen.getByRole('link', { name: 'Zobacz pakiety' }));
    await wait(50);
    expect(cart.view().isOpen).toBe(false);
    expect(document.activeElement).toBe(plans);
    opener.remove();
    plans.remove();
  });

  it('closes by the close button and keeps its content', async () => {
    const { answerOffer, cart } = openCart({ cart: completeCart });
    await answerOffer();
    await userEvent.click(screen.getByRole('button', { name: 'Zamknij koszyk' }));
    expect(cart.view()).toMatchObject({ isOpen: false, cart: { sub: 'pro' } });
  });

  it('is cleared and closed by the clear button', async () => {
    const { answerOffer, cart } = openCart({ cart: completeCart });
    await answerOffer();
    await userEvent.click(screen.getByRole('button', { name: 'Wyczyść koszyk' }));
    expect(cart.view()).toMatchObject({ isOpen: false, cart: { sub: null } });
  });

  it('shows that it is empty', async () => {
    const { cart } = openCart();
    cart.clear();
    cart.open();
    expect(await screen.findByText('Koszyk jest pusty')).toBeDefined();
  });

  it('shows that its plan is no longer on sale', async () => {
    const { answerOffer } = openCart();
    await answerOffer(planOf('standard'));
    expect(screen.getByText('Tego pakietu nie ma już w ofercie')).toBeDefined();
  });

  it('shows a failed load with a retry', async () => {
    const { fail, answerOffer, next } = openCart();
    await fail('cartContentOfferQuery', new GraphError('UPSTREAM_TIMEOUT', 'x'));
    expect(screen.getByText('Serwer odpowiada zbyt długo')).toBeDefined();
    await userEvent.click(screen.getByRole('button', { name: 'Spróbuj ponownie' }));
    await next('cartContentOfferQuery', 2);
    await answerOffer();
    expect(screen.getByRole('textbox', { name: 'Imię' })).toBeDefined();
  });

  it('keeps the old price with its length until the new one arrives, and shows none after a failure', async () => {
    const { answerOffer, answerPrice, fail, next, pay } = openCart({ cart: completeCart });
    await answerOffer();
    await answerPrice();
    await userEvent.click(screen.getByRole('radio', { name: /12\smies/ }));
    await next('useCartPriceQuery', 2);
    expect(lines()[0]).toBe('Pro3 × 129,00 zł = 387,00 zł');
    await fail('useCartPriceQuery', new GraphError('UPSTREAM_ERROR', 'x'));
    expect(await screen.findByText(/^Nie udało się policzyć ceny/)).toBeDefined();
    expect(lines()).toEqual([]);
    expect(pay()).toHaveProperty('disabled', true);
  });

  it('says that its plan is no longer on sale when only the price shows it', async () => {
    const { answerOffer, answer, pay } = openCart({ cart: completeCart });
    await answerOffer();
    await answer('useCartPriceQuery', { data: { cartPrice: null } });
    expect(screen.getByText('Tego pakietu nie ma już w ofercie')).toBeDefined();
    expect(pay()).toHaveProperty('disabled', true);
  });

  it('names no action before the price of another plan than the active one is known', async () => {
    const subscription = { planName: 'standard', expiresAt: '2026-05-17T10:00:00Z' };
    const { answerOffer, answerPrice } = openCart({
      cart: completeCart,
      session: signedIn({ subscription }),
    });
    await answerOffer();
    expect(screen.queryByText(/Kupujesz/)).toBeNull();
    await answerPrice({ action: 'CHANGE' }, 1, { activeSubscription: subscription });
    expect(screen.getByText(/Zmieniasz Standard na/)).toBeDefined();
  });

  it.each([
    ['standard', 1],
    // Another plan may run at the same time, which the order then extends.
    ['me_vip', 0],
  ])('names the end of a change of %s: %i times', async (planName, times) => {
    const { answerOffer, answerPrice } = openCart({ cart: completeCart });
    await answerOffer();
    const activeSubscription = { planName, expiresAt: '2026-07-15T22:00:00Z' };
    await answerPrice({ action: 'CHANGE' }, 1, { activeSubscription });
    expect(screen.queryAllByText(/ważne do/)).toHaveLength(times);
  });

  it('shows a failed price with a retry', async () => {
    const { answerOffer, fail, answerPrice, pay } = openCart({ cart: completeCart });
    await answerOffer();
    await fail('useCartPriceQuery', new GraphError('UPSTREAM_ERROR', 'x'));
    const retry = await screen.findByRole('button', { name: 'Spróbuj ponownie' });
    await userEvent.click(retry);
    await answerPrice({}, 2);
    expect(textOf(pay())).toBe('Zapłać 367,65 zł');
  });

  it('is localized', async () => {
    const { answerOffer, answerPrice } = openCart({ cart: completeCart, intl: english });
    await answerOffer();
    await answerPrice();
    expect(textOf(screen.getByRole('button', { name: /^Pay/ }))).toBe('Pay PLN 367.65');
    const dialog = screen.getByRole('dialog', { name: 'Cart' });
    expect(within(dialog).getByText(/Discount for 3 months/)).toBeDefined();
  });
});
