import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { GraphError } from '@tipgraph/client';
import { describe, expect, it } from 'vitest';
import { asksOnClosing } from '../../testing/asks-on-closing.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { write } from '../../testing/write.ts';
import { resetPassword } from './route.ts';

async function setUp(address?: string) {
  const page = await renderScreen(resetPassword, { address });
  const { graph } = page;
  const submit = async (email: string) => {
    const user = userEvent.setup();
    if (email) write(screen.getByRole('textbox', { name: 'Adres e-mail' }), email);
    await user.click(screen.getByRole('button', { name: 'Wyślij link' }));
  };
  const answer = (errors: readonly { field: string[] | null; code: string }[]) =>
    graph.latest().answer({ data: { requestPasswordReset: { errors } } });
  return { ...page, submit, answer };
}

describe('the screen for a forgotten password', () => {
  it('confirms leaving with unsaved input, but not after sending', async () => {
    const { submit, answer } = await setUp();
    await submit('ewa@tipgraph.example');
    expect(asksOnClosing()).toBe(true);
    answer([]);
    await screen.findByRole('heading', { name: 'Sprawdź pocztę' });
    expect(asksOnClosing()).toBe(false);
  });

  it('keeps the return address of the sign-in', async () => {
    await setUp('/reset-password?to=%2Ftips%2Fx');
    expect(screen.getByRole('link', { name: 'Wróć do logowania' }).getAttribute('href')).toBe(
      '/login?to=%2Ftips%2Fx',
    );
  });

  it.each([
    ['', 'Podaj adres e-mail'],
    ['ewa', 'To nie wygląda na adres e-mail'],
  ])('sends no request with %j', async (email, error) => {
    const { submit, graph } = await setUp();
    await submit(email);
    expect(screen.getByText(error)).toBeDefined();
    expect(graph.requests).toEqual([]);
  });

  it('shows the next step without revealing whether the account exists', async () => {
    const { submit, answer, graph } = await setUp();
    await submit(' ewa@tipgraph.example');
    expect(graph.latest().variables).toEqual({
      input: { email: 'ewa@tipgraph.example' },
    });
    answer([]);
    expect(await screen.findByRole('heading', { name: 'Sprawdź pocztę' })).toBeDefined();
    expect(screen.getByText(/Jeśli istnieje konto z adresem/).textContent).toContain('ewa@tipgraph.example');
    expect(screen.getByText('Jeśli konto istnieje, link jest w drodze')).toBeDefined();

    await userEvent.click(screen.getByRole('button', { name: 'Wyślij na inny adres' }));
    expect(screen.getByRole('textbox', { name: 'Adres e-mail' })).toBeDefined();
  });

  it('shows server errors under the field', async () => {
    const { submit, answer } = await setUp();
    await submit('ewa@x');
    answer([{ field: ['email'], code: 'INVALID' }]);
    expect(await screen.findByText('To nie wygląda na adres e-mail')).toBeDefined();
  });

  it('shows that there were too many attempts', async () => {
    const { submit, graph } = await setUp();
    await submit('ewa@tipgraph.example');
    graph.latest().fail(new GraphError('RATE_LIMITED', 'x'));
    expect((await screen.findByRole('alert')).textContent).toMatch(/Za dużo prób/);
  });
});
