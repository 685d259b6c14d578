import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { GraphError } from '@tipgraph/client';
import { describe, expect, it } from 'vitest';
import { markHandled } from '../../shared/relay/app-error.ts';
import { guest, signedIn } from '../../testing/session-states.ts';
import { write } from '../../testing/write.ts';
import { completeCart, openCart } from './testing/open-cart.tsx';

const mutation = 'promoFieldCodeRedeemMutation';
const accepted = { redeemPromoCode: { promoCode: { code: 'WIOSNA10', percent: 10 }, errors: [] } };
const rejected = (code: string) => ({
  redeemPromoCode: { promoCode: null, errors: [{ field: ['code'], code }] },
});

async function open(session = signedIn()) {
  const opened = openCart({ cart: completeCart, session });
  await opened.answerOffer();
  await opened.answerPrice();
  const field = screen.getByRole('textbox', { name: 'Kod promocyjny' });
  return { ...opened, field, apply: () => screen.getByRole('button', { name: 'Zastosuj' }) };
}

describe('the promo code', () => {
  it('can be applied only when it is not blank', async () => {
    const { field, apply } = await open();
    expect(apply().hasAttribute('disabled')).toBe(true);
    write(field, '   ');
    expect(apply().hasAttribute('disabled')).toBe(true);
    write(field, '   X');
    expect(apply().hasAttribute('disabled')).toBe(false);
  });

  it('is checked, shown in a toast, and applied to the price', async () => {
    const { field, apply, answer, next, cart } = await open();
    write(field, ' WIOSNA10 ');
    await userEvent.click(apply());
    expect((await next(mutation)).variables).toEqual({ input: { code: 'WIOSNA10' } });
    await answer(mutation, { data: accepted });
    expect(await screen.findByText('Zastosowano kod promocyjny!')).toBeDefined();
    expect(cart.view().cart.promo).toEqual({ state: 'applied', percent: 10 });
    expect((await next('useCartPriceQuery', 2)).variables).toMatchObject({
      input: { promoCode: 'WIOSNA10' },
    });

    await userEvent.click(screen.getByRole('button', { name: 'Usuń kod' }));
    expect(cart.view().cart).toMatchObject({ promocode: '', promo: { state: 'none' } });
    expect(document.activeElement).toBe(field);
    expect((await next('useCartPriceQuery', 3)).variables).toMatchObject({ input: { promoCode: null } });
  });

  it.each([
    ['USED', 'Kod promocyjny został już użyty dla tego konta'],
    ['INVALID', 'Błędny kod promocyjny'],
    ['EXPIRED', 'Błędny kod promocyjny'],
    ['WHATEVER', 'Błędny kod promocyjny'],
  ])('shows that it is %s, and is not applied', async (code, text) => {
    const { field, apply, answer, cart, toasts } = await open();
    write(field, 'WIOSNA10');
    await userEvent.click(apply());
    await answer(mutation, { data: rejected(code) });
    await waitFor(() => expect(toasts()).toContain(text));
    expect(cart.view().cart.promo.state).toBe('refused');
  });

  it.each([
    ['USED', 'Kod promocyjny został już użyty dla tego konta'],
    ['INVALID', 'Błędny kod promocyjny'],
  ])('is not shown as applied when a later price finds it %s', async (code, text) => {
    const { field, apply, answer, answerPrice, next, cart } = await open();
    write(field, 'WIOSNA10');
    await userEvent.click(apply());
    await answer(mutation, { data: accepted });
    await answerPrice({ promoCodeErrors: [{ code }] }, 2);
    expect(await screen.findByText(text)).toBeDefined();
    expect(screen.queryByText(/Zastosowano kod promocyjny! −/)).toBeNull();
    expect(cart.view().cart.promocode).toBe('WIOSNA10');
    expect((await next('useCartPriceQuery', 3)).variables).toMatchObject({ input: { promoCode: null } });
  });

  it('can be replaced before the price without the refused one has come', async () => {
    const { field, apply, answer, answerPrice, cart } = await open();
    write(field, 'WIOSNA10');
    await userEvent.click(apply());
    await answer(mutation, { data: accepted });
    await answerPrice({ promoCodeErrors: [{ code: 'EXPIRED' }] }, 2);
    write(field, 'LATO5');
    await userEvent.click(apply());
    await answer(mutation, { data: accepted }, 2);
    expect(cart.view().cart).toMatchObject({ promocode: 'LATO5', promo: { state: 'applied' } });
    await answerPrice({ totalPln: 330.89 }, 4);
    expect(cart.view().cart.promo.state).toBe('applied');
  });

  it('stays typed when the server does not respond', async () => {
    const { field, apply, fail, cart, toasts } = await open();
    write(field, 'WIOSNA10');
    await userEvent.click(apply());
    await fail(mutation, new GraphError('UPSTREAM_TIMEOUT', 'x'));
    // Nothing is saved, so that nothing is unconfirmed.
    await waitFor(() => expect(toasts()).toBe('Serwer odpowiada zbyt długo'));
    expect(cart.view().cart).toMatchObject({ promocode: 'WIOSNA10', promo: { state: 'none' } });
  });

  it('shows no toast for an error that the app has acted on', async () => {
    const { field, apply, fail, cart, toasts } = await open();
    write(field, 'WIOSNA10');
    await userEvent.click(apply());
    await fail(mutation, markHandled(new GraphError('LOCKED', 'x')));
    await waitFor(() => expect(apply().getAttribute('aria-disabled')).toBeNull());
    expect(cart.view().cart.promo.state).toBe('none');
    expect(toasts()).toBe('');
  });

  it('must be checked before an order', async () => {
    const { field, apply, answer, answerPrice, pay } = await open();
    write(field, 'WIOSNA10');
    await userEvent.click(apply());
    expect(screen.getByText('Sprawdzamy kod…')).toBeDefined();
    expect(pay().getAttribute('aria-disabled')).toBe('true');
    await answer(mutation, { data: accepted });
    await answerPrice({ totalPln: 330.89 }, 2);
    expect(pay().getAttribute('aria-disabled')).toBeNull();
  });

  it('stays for the next sign-in when the session has ended', async () => {
    const { field, apply, fail, cart, setSession } = await open();
    write(field, 'WIOSNA10');
    await userEvent.click(apply());
    await setSession(guest());
    await fail(mutation, new GraphError('UNAUTHENTICATED', 'x'));
    expect(screen.getByText('Zastosujemy kod, gdy się zalogujesz.')).toBeDefined();
    expect(cart.view().cart).toMatchObject({ promocode: 'WIOSNA10', promo: { state: 'waiting' } });
  });

  it('can be applied again when the session of its check was replaced by another', async () => {
    const { field, apply, fail, cart } = await open();
    write(field, 'WIOSNA10');
    await userEvent.click(apply());
    await fail(mutation, new GraphError('UNAUTHENTICATED', 'x'));
    await waitFor(() => expect(cart.view().cart.promo.state).toBe('none'));
    expect(await screen.findByText('Musisz się zalogować')).toBeDefined();
  });

  it('is ignored when the cart was cleared during the check', async () => {
    const { field, apply, answer, cart, toasts } = await open();
    write(field, 'WIOSNA10');
    await userEvent.click(apply());
    await userEvent.click(screen.getByRole('button', { name: 'Wyczyść koszyk' }));
    await answer(mutation, { data: accepted });
    expect(cart.view().cart).toMatchObject({ promocode: '', promo: { state: 'none' } });
    expect(toasts()).toBe('');
  });

  it('waits for the sign-in of a guest, and is then applied without a toast', async () => {
    const { field, sent, next, answer, setSession, cart } = await open(guest());
    write(field, 'WIOSNA10');
    expect(screen.getByText('Zastosujemy kod, gdy się zalogujesz.')).toBeDefined();
    expect(sent(mutation)).toEqual([]);

    await setSession(signedIn());
    expect((await next(mutation)).variables).toEqual({ input: { code: 'WIOSNA10' } });
    await answer(mutation, { data: accepted });
    await waitFor(() => expect(cart.view().cart.promo).toEqual({ state: 'applied', percent: 10 }));
    expect(screen.queryByText('Zastosowano kod promocyjny!')).toBeNull();
    expect(sent(mutation)).toHaveLength(1);
  });

  it('is not sent after the sign-in of a guest who has typed only spaces', async () => {
    const { field, setSession, sent } = await open(guest());
    write(field, '   ');
    await setSession(signedIn());
    expect(sent(mutation)).toEqual([]);
  });

  it('shows a network error after the sign-in, and can be applied again', async () => {
    const { field, apply, sent, next, answer, fail, setSession, cart } = await open(guest());
    write(field, 'WIOSNA10');
    await userEvent.click(apply());
    await setSession(signedIn());
    await next(mutation);
    await fail(mutation, new GraphError('NETWORK', 'x'));
    expect(await screen.findByText('Brak połączenia z internetem')).toBeDefined();
    expect(sent(mutation)).toHaveLength(1);
    await userEvent.click(apply());
    await answer(mutation, { data: accepted });
    await waitFor(() => expect(cart.view().cart.promo).toEqual({ state: 'applied', percent: 10 }));
  });

  it('ignores the response for a previous text', async () => {
    const { field, apply, answer, cart } = await open();
    write(field, 'WIOSNA10');
    await userEvent.click(apply());
    write(field, 'WIOSNA10X');
    await answer(mutation, { data: accepted });
    expect(cart.view().cart).toMatchObject({ promocode: 'WIOSNA10X', promo: { state: 'none' } });
  });
});
