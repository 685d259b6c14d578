import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

/** Cancels an unpaid order, with its confirmation. */
export async function cancelOrder() {
  const name = 'Anuluj zamówienie';
  await userEvent.click(screen.getByRole('button', { name }));
  await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name }));
}
