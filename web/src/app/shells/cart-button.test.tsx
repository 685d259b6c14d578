import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { renderPart } from '../../testing/render-screen.tsx';
import { english, polish } from '../../testing/texts.ts';
import { CartButton } from './shell-parts.tsx';

function open(plan: string | null, intl = polish) {
  const onFollow = vi.fn();
  const { cart } = renderPart(
    <>
      <CartButton variant="icon" showEmpty />
      <CartButton variant="menuItem" onFollow={onFollow} />
    </>,
    { intl },
  );
  act(() => {
    if (plan) cart.add(plan);
    cart.close();
  });
  return { cart, onFollow };
}

it('opens a closed cart from the bar, and from the menu, which closes', async () => {
  const { cart, onFollow } = open('pro');
  const [icon, menuItem] = screen.getAllByRole('button', { name: 'Koszyk (1)' });
  await userEvent.click(icon ?? document.body);
  expect(cart.view()).toMatchObject({ cart: { sub: 'pro' }, isOpen: true });
  act(() => cart.close());
  await userEvent.click(menuItem ?? document.body);
  expect(cart.view().isOpen).toBe(true);
  expect(onFollow).toHaveBeenCalledOnce();
});

it('shows an empty cart only in the bar, without a count', () => {
  open(null, english);
  expect(screen.getAllByRole('button')).toEqual([screen.getByRole('button', { name: 'Cart' })]);
});
