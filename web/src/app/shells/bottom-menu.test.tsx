import { AppShell } from '@mantine/core';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { renderPart } from '../../testing/render-screen.tsx';
import { signedIn, stillSession } from '../../testing/session-states.ts';
import { BottomMenu } from './bottom-menu.tsx';

it('is hidden while a text field has the focus', async () => {
  renderPart(
    <AppShell>
      <input aria-label="Szukaj" />
      <input type="checkbox" aria-label="Tylko moje" />
      <BottomMenu routes={[]} />
    </AppShell>,
    { session: stillSession(signedIn()) },
  );
  const footer = screen.getByRole('contentinfo', { hidden: true });
  const search = screen.getByRole('textbox', { name: 'Szukaj' });
  expect(footer.hidden).toBe(false);
  act(() => search.focus());
  expect(footer.hidden).toBe(true);
  act(() => search.blur());
  expect(footer.hidden).toBe(false);
  act(() => screen.getByRole('checkbox', { name: 'Tylko moje' }).focus());
  expect(footer.hidden).toBe(false);
});

it('closes its sheet when another page opens, as with the back button', async () => {
  const menu = (
    <AppShell>
      <BottomMenu routes={[]} />
    </AppShell>
  );
  const { router } = renderPart(menu, { address: '/tips', session: stillSession(signedIn()) });
  await userEvent.click(screen.getByRole('button', { name: 'Menu', hidden: true }));
  await screen.findByRole('dialog', { name: 'ewa@tipgraph.example' });
  await act(() => router.navigate('/dropinfo'));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});
