import { MantineProvider } from '@mantine/core';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { RawIntlProvider } from 'react-intl';
import { expect, it, vi } from 'vitest';
import { createLanguageStore } from '../../i18n/language.ts';
import { createCartStore } from '../../shared/cart/cart-store.ts';
import { CartContext } from '../../shared/cart/use-cart.ts';
import { createSharedStorage } from '../../testing/memory-storage.ts';
import { english, polish } from '../../testing/texts.ts';
import { CartButton } from './cart-button.tsx';

function open(plan: string | null, intl = polish) {
  const storage = createSharedStorage().openTab();
  const cart = createCartStore(storage, createLanguageStore(storage, []));
  if (plan) cart.add(plan);
  cart.close();
  const onFollow = vi.fn();
  render(
    <RawIntlProvider value={intl}>
      <MantineProvider env="test">
        <CartContext value={cart}>
          <CartButton look="icon" isConstant />
          <CartButton look="line" onFollow={onFollow} />
        </CartContext>
      </MantineProvider>
    </RawIntlProvider>,
  );
  return { cart, onFollow };
}

it('a cart that was closed is opened again, from the bar and from the menu, which closes', async () => {
  const { cart, onFollow } = open('pro');
  const [icon, line] = screen.getAllByRole('button', { name: 'Koszyk (1)' });
  await userEvent.click(icon ?? document.body);
  expect(cart.view()).toMatchObject({ cart: { sub: 'pro' }, isOpen: true });
  cart.close();
  await userEvent.click(line ?? document.body);
  expect(cart.view().isOpen).toBe(true);
  expect(onFollow).toHaveBeenCalledOnce();
});

it('an empty cart stands in the bar without a count, and nowhere else', () => {
  open(null, english);
  expect(screen.getAllByRole('button')).toEqual([screen.getByRole('button', { name: 'Cart' })]);
});
