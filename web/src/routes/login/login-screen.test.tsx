import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { GraphError } from '@tipgraph/client';
import { describe, expect, it } from 'vitest';
import { createRoutes } from '../../app/router.tsx';
import { screenWithoutQuery } from '../../shared/routing/lazy-screen.tsx';
import type { Route } from '../../shared/routing/route.ts';
import { answerSession } from '../../testing/answer-session.ts';
import { asksOnClosing } from '../../testing/asks-on-closing.ts';
import { graphSite, graphViewer } from '../../testing/graph-samples.ts';
import { renderPages, renderScreen } from '../../testing/render-screen.tsx';
import { write } from '../../testing/write.ts';
import { registration } from '../registration/route.ts';
import { login } from './route.ts';

const viewer = { ...graphViewer, permissions: ['DROPINFO'] };

async function setUp(address = '/login') {
  return fillIn(await renderScreen(login, { address }));
}

function fillIn<TPage extends object>(page: TPage) {
  const email = screen.getByRole('textbox', { name: 'Adres e-mail' });
  const password = screen.getByLabelText('Hasło');
  const submit = async (typedEmail: string, secret: string) => {
    const user = userEvent.setup();
    if (typedEmail) write(email, typedEmail);
    if (secret) write(password, secret);
    await user.click(screen.getByRole('button', { name: 'Zaloguj się' }));
  };
  return { ...page, email, password, submit };
}

describe('the sign-in screen', () => {
  it('does not confirm leaving for the password reset', async () => {
    const { email, address } = await setUp();
    write(email, 'ewa');
    expect(asksOnClosing()).toBe(false);
    await userEvent.click(screen.getByRole('link', { name: /Nie pamiętam/ }));
    expect(address()).toBe('/reset-password');
  });

  it.each([
    ['Załóż konto', '/registration'],
    ['Nie pamiętam hasła', '/reset-password'],
  ])('keeps the return address: %s', async (name, page) => {
    await setUp('/login?to=%2Ftips%2Fx');
    expect(screen.getByRole('link', { name }).getAttribute('href')).toBe(`${page}?to=%2Ftips%2Fx`);
  });

  it('drops a return address of another site', async () => {
    await setUp('/login?to=%2F%2Fevil.example');
    expect(screen.getByRole('link', { name: 'Załóż konto' }).getAttribute('href')).toBe('/registration');
  });

  it('supports password managers', async () => {
    const { email, password } = await setUp();
    expect(email.getAttribute('autocomplete')).toBe('username');
    expect(password.getAttribute('autocomplete')).toBe('current-password');
  });

  it.each([
    ['', '', 'Podaj adres e-mail'],
    ['ewa', 'x', 'To nie wygląda na adres e-mail'],
    ['ewa@tipgraph.example', '', 'Podaj hasło'],
  ])('sends no request with %j and %j', async (address, secret, error) => {
    const { submit, graph } = await setUp();
    await submit(address, secret);
    expect(screen.getByText(error)).toBeDefined();
    expect(graph.requests).toEqual([]);
  });

  it('focuses the first invalid field and links its error', async () => {
    const { submit, email } = await setUp();
    await submit('', '');
    expect(document.activeElement).toBe(email);
    expect(email.getAttribute('aria-invalid')).toBe('true');
    const described = document.getElementById(email.getAttribute('aria-describedby') ?? '');
    expect(described?.textContent).toBe('Podaj adres e-mail');
  });

  it('reads what a password manager has filled in without events', async () => {
    const { submit, graph, email, password } = await setUp();
    if (email instanceof HTMLInputElement) email.value = 'ewa@tipgraph.example';
    if (password instanceof HTMLInputElement) password.value = 'tipgraph-demo';
    await submit('', '');
    expect(graph.latest().variables).toEqual({
      input: { email: 'ewa@tipgraph.example', password: 'tipgraph-demo' },
    });
  });

  it('signs in and goes to the return address', async () => {
    const { submit, graph, session, address } = await setUp('/login?to=%2Fdropinfo%2Fu1');
    await submit(' ewa@tipgraph.example', 'tipgraph-demo');
    expect(graph.latest().variables).toEqual({
      input: { email: 'ewa@tipgraph.example', password: 'tipgraph-demo' },
    });
    graph.latest().answer({ data: { signIn: { viewer, errors: [] } } });
    await answerSession(graph, viewer);
    await waitFor(() => expect(address()).toBe('/dropinfo/u1'));
    expect(session.state().viewer?.email).toBe('ewa@tipgraph.example');
    expect(screen.getByText('Zalogowano')).toBeDefined();
  });

  it('reads whether the site has a break before it opens the page', async () => {
    const { submit, graph, session, address } = await setUp();
    await submit('ewa@tipgraph.example', 'tipgraph-demo');
    graph.latest().answer({ data: { signIn: { viewer, errors: [] } } });
    await answerSession(graph, viewer, { ...graphSite, dashboardBreak: true });
    expect(address()).toBe('/login');
    await waitFor(() => expect(address()).toBe('/dashboard'));
    expect(session.state().site.dashboardBreak).toBe(true);
  });

  it('does not replace a page that the user has opened meanwhile', async () => {
    const { submit, graph, router, address } = await setUp();
    await submit('ewa@tipgraph.example', 'tipgraph-demo');
    graph.latest().answer({ data: { signIn: { viewer, errors: [] } } });
    await waitFor(() => expect(graph.latest().name).toBe('sessionQuery'));
    await act(() => router.navigate('/terms'));
    await answerSession(graph, viewer);
    expect(await screen.findByText('Zalogowano')).toBeDefined();
    expect(address()).toBe('/terms');
  });

  it('leaves a page for guests that the user has opened meanwhile', async () => {
    const dashboard: Route = {
      ...login,
      path: '/dashboard',
      access: { kind: 'login' },
      screen: screenWithoutQuery(async () => () => null),
    };
    const page = renderPages(
      (services) =>
        createRoutes([login, registration, dashboard], {
          services,
          notify: () => undefined,
          ensureMessages: () => null,
        }),
      { address: '/login' },
    );
    await screen.findByLabelText('Hasło');
    const { submit, graph, router, address } = fillIn(page);
    await submit('ewa@tipgraph.example', 'tipgraph-demo');
    await act(() => router.navigate('/registration'));
    await screen.findByRole('button', { name: 'Załóż konto' });
    graph.latest().answer({ data: { signIn: { viewer, errors: [] } } });
    await answerSession(graph, viewer);
    await waitFor(() => expect(address()).toBe('/dashboard'));
  });

  it('shows an error when the user could not be read', async () => {
    const { submit, graph, address } = await setUp();
    await submit('ewa@tipgraph.example', 'tipgraph-demo');
    const errors = [{ message: '', path: ['signIn', 'viewer'], extensions: { code: 'UPSTREAM_TIMEOUT' } }];
    graph.latest().answer({ data: { signIn: { viewer: null, errors: [] } }, errors });
    expect((await screen.findByRole('alert')).textContent).toContain('Serwer odpowiada zbyt długo');
    expect(address()).toBe('/login');
  });

  it('shows that the credentials are wrong until the next attempt', async () => {
    const { submit, graph, session, address, password } = await setUp();
    await submit('ewa@tipgraph.example', 'wrong');
    const invalidCredentials = { field: null, code: 'INVALID_CREDENTIALS' };
    graph.latest().answer({ data: { signIn: { viewer: null, errors: [invalidCredentials] } } });
    expect((await screen.findByRole('alert')).textContent).toBe('Nieprawidłowy e-mail lub hasło');
    expect(address()).toBe('/login');
    expect(session.state().viewer).toBeNull();

    write(password, '');
    await submit('', '');
    expect(screen.getByText('Podaj hasło')).toBeDefined();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('shows that the server does not respond', async () => {
    const { submit, graph } = await setUp();
    await submit('ewa@tipgraph.example', 'tipgraph-demo');
    graph.latest().fail(new GraphError('NETWORK', 'x'));
    expect((await screen.findByRole('alert')).textContent).toBe('Brak połączenia z internetem');
  });
});
