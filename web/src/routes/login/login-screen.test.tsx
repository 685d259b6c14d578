import { MantineProvider } from '@mantine/core';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createCredentialStore, GraphError } from '@tipgraph/client';
import { RawIntlProvider } from 'react-intl';
import { RelayEnvironmentProvider } from 'react-relay';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { createMockEnvironment } from 'relay-test-utils';
import { describe, expect, it } from 'vitest';
import { createEnvironmentStore } from '../../shared/relay/environment.ts';
import { createSessionStore } from '../../shared/session/session-store.ts';
import { SessionContext } from '../../shared/session/use-session.ts';
import { toastDuration } from '../../shared/ui/toast.tsx';
import { Toasts } from '../../shared/ui/toasts.tsx';
import { asksOnClosing } from '../../testing/asks-on-closing.ts';
import { graphViewer } from '../../testing/graph-samples.ts';
import { createSharedStorage } from '../../testing/memory-storage.ts';
import { polish } from '../../testing/texts.ts';
import { LoginScreen } from './login-screen.tsx';

const viewer = { ...graphViewer, permissions: ['DROPINFO'] };

function setUp(address = '/login') {
  const environment = createMockEnvironment();
  const session = createSessionStore(
    createEnvironmentStore(() => environment),
    createCredentialStore(createSharedStorage().openTab()),
  );
  const router = createMemoryRouter(
    [
      { path: '/login', Component: LoginScreen },
      { path: '*', element: null },
    ],
    { initialEntries: [address] },
  );
  render(
    <RawIntlProvider value={polish}>
      <MantineProvider>
        <Toasts duration={toastDuration.default} />
        <RelayEnvironmentProvider environment={environment}>
          <SessionContext value={session}>
            <RouterProvider router={router} />
          </SessionContext>
        </RelayEnvironmentProvider>
      </MantineProvider>
    </RawIntlProvider>,
  );
  const email = screen.getByRole('textbox', { name: 'Adres e-mail' });
  const password = screen.getByLabelText('Hasło');
  const submit = async (address_: string, secret: string) => {
    const user = userEvent.setup();
    if (address_) await user.type(email, address_);
    if (secret) await user.type(password, secret);
    await user.click(screen.getByRole('button', { name: 'Zaloguj się' }));
  };
  const path = () => router.state.location.pathname + router.state.location.search;
  return { environment, session, email, password, submit, path };
}

describe('the sign-in screen', () => {
  it('lets go whoever has forgotten the password', async () => {
    const { email, path } = setUp();
    await userEvent.type(email, 'ewa');
    expect(asksOnClosing()).toBe(false);
    await userEvent.click(screen.getByRole('link', { name: /Nie pamiętam/ }));
    expect(path()).toBe('/reset-password');
  });

  it('can be filled in by a password manager', () => {
    const { email, password } = setUp();
    expect(email.getAttribute('autocomplete')).toBe('username');
    expect(password.getAttribute('autocomplete')).toBe('current-password');
  });

  it.each([
    ['', '', 'Podaj adres e-mail'],
    ['ewa', 'x', 'To nie wygląda na adres e-mail'],
    ['ewa@tipgraph.example', '', 'Podaj hasło'],
  ])('asks nothing of the server with %j and %j', async (address, secret, fault) => {
    const { submit, environment } = setUp();
    await submit(address, secret);
    expect(screen.getByText(fault)).toBeDefined();
    expect(environment.mock.getAllOperations()).toEqual([]);
  });

  it('puts the focus on the first wrong field and names its fault', async () => {
    const { submit, email } = setUp();
    await submit('', '');
    expect(document.activeElement).toBe(email);
    expect(email.getAttribute('aria-invalid')).toBe('true');
    const described = document.getElementById(email.getAttribute('aria-describedby') ?? '');
    expect(described?.textContent).toBe('Podaj adres e-mail');
  });

  it('signs in and goes to where the person wanted to go', async () => {
    const { submit, environment, session, path } = setUp('/login?to=%2Fdropinfo%2Fu1');
    await submit(' ewa@tipgraph.example', 'tipgraph-demo');
    expect(environment.mock.getMostRecentOperation().request.variables).toEqual({
      input: { email: 'ewa@tipgraph.example', password: 'tipgraph-demo' },
    });
    environment.mock.resolveMostRecentOperation({ data: { signIn: { viewer, errors: [] } } });
    await waitFor(() => expect(path()).toBe('/dropinfo/u1'));
    expect(session.state().viewer?.email).toBe('ewa@tipgraph.example');
    expect(screen.getByText('Zalogowano')).toBeDefined();
  });

  it('says in place that the password is wrong, until the next try', async () => {
    const { submit, environment, session, path } = setUp();
    await submit('ewa@tipgraph.example', 'wrong');
    const refused = { field: null, code: 'INVALID_CREDENTIALS' };
    environment.mock.resolveMostRecentOperation({ data: { signIn: { viewer: null, errors: [refused] } } });
    expect((await screen.findByRole('alert')).textContent).toBe('Nieprawidłowy e-mail lub hasło');
    expect(path()).toBe('/login');
    expect(session.state().viewer).toBeNull();

    await submit('', 'right');
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('says in place that the server does not answer', async () => {
    const { submit, environment } = setUp();
    await submit('ewa@tipgraph.example', 'tipgraph-demo');
    environment.mock.rejectMostRecentOperation(new GraphError('NETWORK', 'x'));
    expect((await screen.findByRole('alert')).textContent).toBe('Brak połączenia z internetem');
  });
});
