import { notificationsStore } from '@mantine/notifications';
import { expect, it, onTestFinished, vi } from 'vitest';
import { graphSite } from '../testing/graph-samples.ts';
import { createAppControl } from './app-control.ts';

it('starts at the home page, with one toast, when the account is locked', async () => {
  window.history.replaceState(null, '', '/dashboard');
  onTestFinished(() => window.history.replaceState(null, '', '/'));
  for (const key of ['accessToken', 'client', 'tokenType', 'uid']) window.localStorage.setItem(key, 'x');
  vi.spyOn(window, 'fetch').mockImplementation(async () =>
    Response.json({
      data: { viewer: null, plans: [], site: graphSite },
      errors: [{ message: '', path: ['viewer'], extensions: { code: 'LOCKED' } }],
    }),
  );
  const { router } = createAppControl(window);
  await vi.waitFor(() => expect(router()?.state.initialized).toBe(true));
  onTestFinished(() => router()?.dispose());

  expect(router()?.state.location.pathname).toBe('/');
  expect(window.localStorage.getItem('accessToken')).toBeNull();
  await vi.waitFor(() => expect(notificationsStore.getState().notifications).not.toEqual([]));
  const ids = notificationsStore.getState().notifications.map(({ id }) => id);
  expect(ids).toEqual([expect.stringMatching(/^error:To konto jest zablokowane#/)]);
});
