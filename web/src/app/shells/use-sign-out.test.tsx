import { MantineProvider } from '@mantine/core';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { GraphError } from '@tipgraph/client';
import { RawIntlProvider } from 'react-intl';
import { RelayEnvironmentProvider } from 'react-relay';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { createMockEnvironment } from 'relay-test-utils';
import { describe, expect, it, vi } from 'vitest';
import { SessionContext } from '../../shared/session/use-session.ts';
import { signedIn, stillSession } from '../../testing/session-states.ts';
import { polish } from '../../testing/texts.ts';
import { PageReloadContext } from '../page-reload.ts';
import { SignOutButton } from './sign-out-button.tsx';

async function signOut(homeCode: Promise<null> = Promise.resolve(null)) {
  const environment = createMockEnvironment();
  const [reload, leave, setSigningOut] = [vi.fn(), vi.fn(), vi.fn()];
  const session = stillSession(signedIn(), { leave, setSigningOut });
  const router = createMemoryRouter(
    [
      { path: '/dashboard', element: <SignOutButton /> },
      { path: '*', element: null, loader: () => homeCode },
    ],
    { initialEntries: ['/dashboard'] },
  );
  render(
    <PageReloadContext value={reload}>
      <RawIntlProvider value={polish}>
        <MantineProvider env="test">
          <RelayEnvironmentProvider environment={environment}>
            <SessionContext value={session}>
              <RouterProvider router={router} />
            </SessionContext>
          </RelayEnvironmentProvider>
        </MantineProvider>
      </RawIntlProvider>
    </PageReloadContext>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Wyloguj' }));
  return { environment, reload, leave, setSigningOut, path: () => router.state.location.pathname };
}

describe('signing out', () => {
  it('forgets the person and goes home', async () => {
    const { environment, reload, leave, path } = await signOut();
    act(() => environment.mock.resolveMostRecentOperation({ data: { signOut: { errors: [] } } }));
    await waitFor(() => expect(path()).toBe('/'));
    expect(leave).toHaveBeenCalledOnce();
    expect(reload).not.toHaveBeenCalled();
  });

  it.each(['NETWORK', 'UPSTREAM_OFFLINE', 'UPSTREAM_TIMEOUT'] as const)(
    'stays where it is when nobody answers: %s',
    async (code) => {
      const { environment, reload, leave, path } = await signOut();
      await act(async () => environment.mock.rejectMostRecentOperation(new GraphError(code, '')));
      expect([reload, leave].map(({ mock }) => mock.calls)).toEqual([[], []]);
      expect(path()).toBe('/dashboard');
    },
  );

  it.each([
    ['refused', { signOut: { errors: [{ field: null, code: 'INVALID' }] } }],
    ['not understood', null],
  ])('loads the page anew when it is %s', async (_, data) => {
    const { environment, reload, leave, path } = await signOut();
    act(() => {
      if (data) environment.mock.resolveMostRecentOperation({ data });
      else environment.mock.rejectMostRecentOperation(new GraphError('INTERNAL', ''));
    });
    await waitFor(() => expect(reload).toHaveBeenCalledOnce());
    expect(leave).not.toHaveBeenCalled();
    expect(path()).toBe('/dashboard');
  });

  it('is done when the credentials are refused', async () => {
    const { environment, reload, leave, path } = await signOut();
    await act(async () => environment.mock.rejectMostRecentOperation(new GraphError('UNAUTHENTICATED', '')));
    await waitFor(() => expect(path()).toBe('/'));
    expect(leave).toHaveBeenCalledOnce();
    expect(reload).not.toHaveBeenCalled();
  });

  it('is said while it goes on, and taken back when it fails', async () => {
    const { environment, setSigningOut } = await signOut();
    expect(setSigningOut.mock.calls).toEqual([[true]]);
    await act(async () => environment.mock.rejectMostRecentOperation(new GraphError('NETWORK', '')));
    expect(setSigningOut.mock.calls).toEqual([[true], [false]]);
  });

  it('is said until the home page is open', async () => {
    let openHome: (code: null) => void = () => undefined;
    const homeCode = new Promise<null>((resolve) => {
      openHome = resolve;
    });
    const { environment, setSigningOut, leave, path } = await signOut(homeCode);
    await act(async () => environment.mock.resolveMostRecentOperation({ data: { signOut: { errors: [] } } }));
    expect(leave).toHaveBeenCalledOnce();
    expect([path(), setSigningOut.mock.calls]).toEqual(['/dashboard', [[true]]]);
    await act(async () => openHome(null));
    expect([path(), setSigningOut.mock.calls]).toEqual(['/', [[true], [false]]]);
  });
});
