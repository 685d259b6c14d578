import { notificationsStore } from '@mantine/notifications';
import { expect, it, onTestFinished, vi } from 'vitest';
import { graphSite } from '../testing/graph-samples.ts';
import { createAppControl } from './app-control.ts';

/** Starts the app with credentials whose validation fails three times. */
async function startWithFailure(code: string, address = '/dashboard') {
  window.history.replaceState(null, '', address);
  onTestFinished(() => window.history.replaceState(null, '', '/'));
  for (const key of ['accessToken', 'client', 'tokenType', 'uid']) window.localStorage.setItem(key, 'x');
  const data = { viewer: null, plans: [], site: graphSite };
  const errors = [{ message: '', path: ['viewer'], extensions: { code } }];
  const fetch = vi.spyOn(window, 'fetch').mockImplementation(async () => Response.json({ data }));
  for (let count = 0; count < 3; count += 1) {
    fetch.mockImplementationOnce(async () => Response.json({ data, errors }));
  }
  const { router, services } = createAppControl(window);
  await expect.poll(() => router()?.state.initialized).toBe(true);
  onTestFinished(async () => {
    router()?.dispose();
    services.session.leave();
    services.session.setOffline(false);
    await vi.dynamicImportSettled();
  });
  return { router, fetch };
}

it('starts at the home page, with one toast, when the account is locked', async () => {
  const { router } = await startWithFailure('LOCKED');
  expect(router()?.state.location.pathname).toBe('/');
  expect(window.localStorage.getItem('accessToken')).toBeNull();
  await expect.poll(() => notificationsStore.getState().notifications).not.toEqual([]);
  const ids = notificationsStore.getState().notifications.map(({ id }) => id);
  expect(ids).toEqual([expect.stringMatching(/^error:To konto jest zablokowane#/)]);
});

it('sends the session query once when it is forbidden', async () => {
  const { fetch } = await startWithFailure('FORBIDDEN');
  expect(fetch).toHaveBeenCalledTimes(1);
});

it('opens a public page while the service is offline', async () => {
  const { router } = await startWithFailure('UPSTREAM_OFFLINE', '/terms');
  expect(router()?.state.location.pathname).toBe('/terms');
});
