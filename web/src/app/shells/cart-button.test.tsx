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
      <CartButton look="icon" isConstant />
      <CartButton look="line" onFollow={onFollow} />
    </>,
    { intl },
  );
  act(() => {
    if (plan) cart.add(plan);
    cart.close();
  });
  return { cart, onFollow };
}

it('a cart that was closed is opened again, from the bar and from the menu, which closes', async () => {
  const { cart, onFollow } = open('pro');
  const [icon, line] = screen.getAllByRole('button', { name: 'Koszyk (1)' });
  await userEvent.click(icon ?? document.body);
  expect(cart.view()).toMatchObject({ cart: { sub: 'pro' }, isOpen: true });
  act(() => cart.close());
  await userEvent.click(line ?? document.body);
  expect(cart.view().isOpen).toBe(true);
  expect(onFollow).toHaveBeenCalledOnce();
});

it('an empty cart stands in the bar without a count, and nowhere else', () => {
  open(null, english);
  expect(screen.getAllByRole('button')).toEqual([screen.getByRole('button', { name: 'Cart' })]);
});
