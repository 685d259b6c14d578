import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { GraphError } from '@tipgraph/client';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { useUnsaved } from '../../shared/forms/unsaved.ts';
import { UnsavedGuard } from '../../shared/forms/unsaved-guard.tsx';
import { renderPages } from '../../testing/render-screen.tsx';
import { signedIn, stillSession } from '../../testing/session-states.ts';
import { SignOutButton } from './member-shell.tsx';

async function signOut(homeCode: Promise<null> = Promise.resolve(null)) {
  const [reload, leave, setSigningOut] = [vi.fn(), vi.fn(), vi.fn()];
  const session = stillSession(signedIn(), { leave, setSigningOut });
  const { graph, address } = renderPages(
    [
      { path: '/dashboard', element: <SignOutButton /> },
      { path: '*', element: null, loader: () => homeCode },
    ],
    { address: '/dashboard', session, reload },
  );
  await userEvent.click(screen.getByRole('button', { name: 'Wyloguj' }));
  return { graph, reload, leave, setSigningOut, path: address };
}

function Form() {
  useUnsaved(true);
  return null;
}

it('confirms that signing out loses unsaved input', async () => {
  const page = (
    <UnsavedGuard>
      <Form />
      <SignOutButton />
    </UnsavedGuard>
  );
  const { graph } = renderPages([{ path: '/', element: page }], { session: stillSession(signedIn()) });
  const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
  await press('Wyloguj');
  await screen.findByRole('dialog', { name: 'Niezapisane zmiany' });
  await press('Zostań');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(graph.requests).toHaveLength(0);
  await press('Wyloguj');
  await press('Wyjdź');
  await waitFor(() => expect(graph.latest().name).toBe('useSignOutMutation'));
});

describe('signing out', () => {
  // The code that ends the push subscription must not run in the next test.
  afterEach(() => vi.dynamicImportSettled());

  it('ends the session and goes home', async () => {
    const { graph, reload, leave, path } = await signOut();
    await act(async () => graph.latest().answer({ data: { signOut: { errors: [] } } }));
    await waitFor(() => expect(path()).toBe('/'));
    expect(leave).toHaveBeenCalledOnce();
    expect(reload).not.toHaveBeenCalled();
  });

  it('closes the notifications that are shown, and ends the push subscription', async () => {
    const [close, unsubscribe] = [vi.fn(), vi.fn(async () => true)];
    const registration = {
      getNotifications: async () => [{ close }, { close }],
      pushManager: { getSubscription: async () => ({ unsubscribe }) },
    };
    vi.stubGlobal('navigator', {
      ...navigator,
      serviceWorker: { getRegistration: async () => registration },
    });
    vi.stubGlobal('PushManager', class {});
    vi.stubGlobal('Notification', class {});
    const { graph } = await signOut();
    await act(async () => graph.latest().answer({ data: { signOut: { errors: [] } } }));
    await waitFor(() => expect(unsubscribe).toHaveBeenCalledOnce());
    expect(close).toHaveBeenCalledTimes(2);
  });

  it.each(['NETWORK', 'UPSTREAM_OFFLINE', 'UPSTREAM_TIMEOUT'] as const)(
    'stays on the page after %s',
    async (code) => {
      const { graph, reload, leave, path } = await signOut();
      await act(async () => graph.latest().fail(new GraphError(code, '')));
      expect([reload, leave].map(({ mock }) => mock.calls)).toEqual([[], []]);
      expect(path()).toBe('/dashboard');
    },
  );

  it.each([
    ['rejected', { signOut: { errors: [{ field: null, code: 'INVALID' }] } }],
    ['failed', null],
  ])('reloads the page when it is %s', async (_, data) => {
    const { graph, reload, leave, path } = await signOut();
    await act(async () => {
      if (data) graph.latest().answer({ data });
      else graph.latest().fail(new GraphError('INTERNAL', ''));
    });
    await waitFor(() => expect(reload).toHaveBeenCalledOnce());
    expect(leave).not.toHaveBeenCalled();
    expect(path()).toBe('/dashboard');
  });

  it('ends the session when the credentials are invalid', async () => {
    const { graph, reload, leave, path } = await signOut();
    await act(async () => graph.latest().fail(new GraphError('UNAUTHENTICATED', '')));
    await waitFor(() => expect(path()).toBe('/'));
    expect(leave).toHaveBeenCalledOnce();
    expect(reload).not.toHaveBeenCalled();
  });

  it('sets isSigningOut, and resets it after a failure', async () => {
    const { graph, setSigningOut } = await signOut();
    expect(setSigningOut.mock.calls).toEqual([[true]]);
    await act(async () => graph.latest().fail(new GraphError('NETWORK', '')));
    expect(setSigningOut.mock.calls).toEqual([[true], [false]]);
  });

  it('keeps isSigningOut set until the home page is open', async () => {
    let openHome: (code: null) => void = () => undefined;
    const homeCode = new Promise<null>((resolve) => {
      openHome = resolve;
    });
    const { graph, setSigningOut, leave, path } = await signOut(homeCode);
    await act(async () => graph.latest().answer({ data: { signOut: { errors: [] } } }));
    expect(leave).toHaveBeenCalledOnce();
    expect([path(), setSigningOut.mock.calls]).toEqual(['/dashboard', [[true]]]);
    await act(async () => openHome(null));
    expect([path(), setSigningOut.mock.calls]).toEqual(['/', [[true], [false]]]);
  });
});
