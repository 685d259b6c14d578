import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { renderPart } from '../../testing/render-screen.tsx';
import { ConfirmDialog } from './confirm-dialog.tsx';

function setUp(isBusy = false) {
  const onConfirm = vi.fn();
  const onClose = vi.fn();
  renderPart(
    <ConfirmDialog
      isOpen
      title="Nadać rolę typera?"
      facts={[{ name: 'admin.user.roleNow', value: 'użytkownik' }]}
      action="Nadaj rolę"
      isBusy={isBusy}
      onConfirm={onConfirm}
      onClose={onClose}
    >
      Zmiana trafi do dziennika.
    </ConfirmDialog>,
  );
  return { onConfirm, onClose, user: userEvent.setup() };
}

const button = (name: string) => screen.getByRole('button', { name });

it('shows consequences and facts, and focuses the cancel button', async () => {
  setUp();
  const dialog = screen.getByRole('dialog', {
    name: 'Nadać rolę typera?',
    description: /^Zmiana trafi do dziennika/,
  });
  expect(dialog.textContent).toContain('Rola terazużytkownik');
  await expect.poll(() => document.activeElement).toBe(button('Wróć'));
});

it('confirms only by the action button', async () => {
  const { user, onConfirm, onClose } = setUp();
  await user.click(button('Wróć'));
  await user.keyboard('{Escape}');
  expect([onConfirm.mock.calls.length, onClose.mock.calls.length]).toEqual([0, 2]);
  await user.click(button('Nadaj rolę'));
  expect(onConfirm).toHaveBeenCalledTimes(1);
});

it('cannot be closed or confirmed while busy', async () => {
  const { user, onConfirm, onClose } = setUp(true);
  await user.keyboard('{Escape}');
  await user.click(button('Wróć'));
  await user.click(button('Nadaj rolę'));
  expect([onConfirm.mock.calls.length, onClose.mock.calls.length]).toEqual([0, 0]);
});
