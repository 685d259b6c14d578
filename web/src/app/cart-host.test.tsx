import { act, screen } from '@testing-library/react';
import { Outlet } from 'react-router-dom';
import { beforeEach, expect, it } from 'vitest';
import { renderPages } from '../testing/render-screen.tsx';
import { CartHost } from './root-layout.tsx';

function Frame() {
  return (
    <>
      <Outlet />
      <CartHost ensureMessages={() => texts.ensureLoaded()} />
    </>
  );
}

const texts = { ensureLoaded: (): Promise<void> | null => null };
beforeEach(() => {
  texts.ensureLoaded = () => null;
});

function open(address: string) {
  const {
    cart,
    router,
    address: path,
  } = renderPages([{ Component: Frame, children: [{ path: '*', element: null }] }], { address });
  return { cart, router, path };
}

it('opens the cart and removes ?openCart from the address', async () => {
  const { cart, path } = open('/?openCart=1&lang=pl');
  await screen.findByRole('dialog', { name: 'Koszyk' });
  expect(cart.view().isOpen).toBe(true);
  expect(path()).toBe('/?lang=pl');
});

it('opens when a plan is added, and closes without losing it when another page opens', async () => {
  const { cart, router } = open('/');
  expect(screen.queryByRole('dialog')).toBeNull();
  act(() => cart.add('pro', 3));
  await screen.findByRole('dialog', { name: 'Koszyk' });
  await act(() => router.navigate('/goq'));
  expect(cart.view()).toMatchObject({ isOpen: false, cart: { sub: 'pro' } });
});

it('opens after a navigation to a page with ?openCart', async () => {
  const { cart, router } = open('/registration');
  act(() => cart.add('pro', 3));
  act(() => cart.close());
  await act(() => router.navigate('/?openCart=1'));
  expect(cart.view()).toMatchObject({ isOpen: true, cart: { sub: 'pro' } });
});

it('shows a network error without losing the cart, and opens on the next attempt', async () => {
  texts.ensureLoaded = () => Promise.reject(new TypeError('Failed to fetch'));
  const { cart } = open('/');
  act(() => cart.add('pro', 3));
  await screen.findByText('Brak połączenia z internetem');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(cart.view()).toMatchObject({ isOpen: false, cart: { sub: 'pro' } });
  texts.ensureLoaded = () => Promise.resolve();
  act(() => cart.open());
  await screen.findByRole('dialog', { name: 'Koszyk' });
});
