import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { GraphError } from '@tipgraph/client';
import { describe, expect, it } from 'vitest';
import { answerSession } from '../../../testing/answer-session.ts';
import { asksOnClosing } from '../../../testing/asks-on-closing.ts';
import { graphViewer } from '../../../testing/graph-samples.ts';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { write } from '../../../testing/write.ts';
import { newPassword } from './route.ts';

async function setUp() {
  const page = await renderScreen(newPassword, { address: '/reset-password/kod-1' });
  const { graph } = page;
  const submit = async (password: string, repeated: string) => {
    const user = userEvent.setup();
    if (password) write(screen.getByLabelText('Nowe hasło'), password);
    if (repeated) write(screen.getByLabelText('Powtórz nowe hasło'), repeated);
    await user.click(screen.getByRole('button', { name: 'Zapisz nowe hasło' }));
  };
  const answer = async (errors: readonly { field: string[] | null; code: string }[]) => {
    const viewer = errors.length > 0 ? null : graphViewer;
    graph.latest().answer({ data: { resetPassword: { viewer, errors } } });
    if (viewer) await answerSession(graph);
  };
  return { ...page, submit, answer };
}

describe('the screen for a new password', () => {
  it('confirms leaving with unsaved input', async () => {
    const { address } = await setUp();
    write(screen.getByLabelText('Nowe hasło'), 'sec');
    expect(asksOnClosing()).toBe(true);
    await userEvent.click(screen.getByRole('link'));
    await userEvent.click(await screen.findByRole('button', { name: 'Wyjdź' }));
    await waitFor(() => expect(address()).toBe('/reset-password'));
    await waitFor(() => expect(asksOnClosing()).toBe(false));
  });

  it.each([
    ['', '', 'Podaj hasło'],
    ['12345', '12345', 'Nowe hasło jest za krótkie, min. 6 znaków'],
    ['secret', 'secrer', 'Podane hasła różnią się od siebie'],
  ])('sends no request with %j and %j', async (password, repeated, error) => {
    const { submit, graph } = await setUp();
    await submit(password, repeated);
    expect(screen.getByText(error)).toBeDefined();
    expect(graph.requests).toEqual([]);
  });

  it('saves the password with the code of the address, and signs in', async () => {
    const { submit, answer, graph, session, address } = await setUp();
    await submit('secret', 'secret');
    expect(graph.latest().variables).toEqual({
      input: { code: 'kod-1', password: 'secret', passwordConfirmation: 'secret' },
    });
    await answer([]);
    await waitFor(() => expect(address()).toBe('/dashboard'));
    expect(session.state().viewer?.email).toBe('ewa@tipgraph.example');
    expect(screen.getByText('Zapisano nowe hasło użytkownika')).toBeDefined();
  });

  it('leads to the sign-in when the server does not sign in', async () => {
    const { submit, graph, session, address } = await setUp();
    await submit('secret', 'secret');
    graph.latest().answer({ data: { resetPassword: { viewer: null, errors: [] } } });
    await waitFor(() => expect(address()).toBe('/login'));
    expect(session.state().viewer).toBeNull();
    expect(screen.getByText('Zapisano nowe hasło. Zaloguj się')).toBeDefined();
  });

  it('shows that the link has expired, with a link to request another', async () => {
    const { submit, answer } = await setUp();
    await submit('secret', 'secret');
    await answer([{ field: ['code'], code: 'INVALID' }]);
    expect((await screen.findByRole('alert')).textContent).toMatch(/wygasł albo był już użyty/);
    expect(screen.getByRole('link', { name: 'Wyślij nowy link' }).getAttribute('href')).toBe(
      '/reset-password',
    );
  });

  it('shows server errors under their fields', async () => {
    const { submit, answer } = await setUp();
    await submit('secret', 'secret');
    await answer([{ field: ['password'], code: 'TOO_SHORT' }]);
    expect(await screen.findByText('Nowe hasło jest za krótkie, min. 6 znaków')).toBeDefined();
  });

  it('shows that the server does not respond, and that the outcome is unknown', async () => {
    const { submit, graph } = await setUp();
    await submit('secret', 'secret');
    graph.latest().fail(new GraphError('NETWORK', 'x'));
    expect((await screen.findByRole('alert')).textContent).toBe(
      'Brak połączenia z internetemNie wiadomo, czy zmiana się zapisała. Sprawdź to, zanim spróbujesz ponownie',
    );
  });
});
