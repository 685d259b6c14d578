import { notificationsStore } from '@mantine/notifications';
import { renderHook } from '@testing-library/react';
import { type ConcreteRequest, createOperationDescriptor, fetchQuery } from 'relay-runtime';
import { beforeEach, expect, it, type MockInstance, onTestFinished, vi } from 'vitest';
import cartPriceQuery from '../__generated__/useCartPriceQuery.graphql.ts';
import { losesInput, useUnsaved } from '../shared/forms/unsaved.ts';
import type { AfterOutageState } from '../shared/navigation/addresses.ts';
import * as cachedResponses from '../shared/relay/cached-responses.ts';
import { invalidateStore } from '../shared/relay/environment.ts';
import { completeResponse } from '../testing/complete-response.ts';
import { graphSite, graphViewer } from '../testing/graph-samples.ts';
import { settle } from '../testing/time.ts';
import { createAppControl } from './app-control.ts';

let fetch: MockInstance<typeof window.fetch>;
beforeEach(() => {
  fetch = vi.spyOn(window, 'fetch');
});

/** Starts the app with credentials. Its session query gets `viewer`. */
async function startApp(
  viewer: object | null,
  address = '/dashboard',
  state: unknown = null,
  site: object = graphSite,
) {
  window.history.replaceState(state, '', address);
  onTestFinished(() => window.history.replaceState(null, '', '/'));
  for (const key of ['accessToken', 'client', 'tokenType', 'uid']) window.localStorage.setItem(key, 'x');
  const data = { viewer, plans: [], site };
  fetch.mockImplementation(async () => Response.json({ data }));
  const { router, services } = createAppControl(window);
  await expect.poll(() => router()?.state.initialized).toBe(true);
  onTestFinished(async () => {
    router()?.dispose();
    services.session.leave();
    services.session.setOffline(false);
    await vi.dynamicImportSettled();
  });
  return { router, services };
}

/** Starts the app with credentials whose validation fails three times. */
function startWithFailure(code: string, address?: string) {
  const data = { viewer: null, plans: [], site: graphSite };
  const errors = [{ message: '', path: ['viewer'], extensions: { code } }];
  for (let count = 0; count < 3; count += 1) {
    fetch.mockImplementationOnce(async () => Response.json({ data, errors }));
  }
  return startApp(null, address);
}

it('starts at the home page, with one toast, when the account is locked', async () => {
  const { router } = await startWithFailure('LOCKED');
  expect(router()?.state.location.pathname).toBe('/');
  expect(window.localStorage.getItem('accessToken')).toBeNull();
  await expect.poll(() => notificationsStore.getState().notifications).not.toEqual([]);
  const ids = notificationsStore.getState().notifications.map(({ id }) => id);
  expect(ids).toEqual([expect.stringMatching(/^error:To konto jest zablokowane#/)]);
});

it('keeps the key of the scroll position on a reload, and gives another visit of the page another one', async () => {
  const keyOf = ({ router }: Awaited<ReturnType<typeof startApp>>) => router()?.state.location.key;
  const key = keyOf(await startApp(null, '/terms'));
  const { state } = window.history;
  expect(keyOf(await startApp(null, '/terms', state))).toBe(key);
  vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 1);
  expect(keyOf(await startApp(null, '/terms'))).not.toBe(key);
});

it('sends the session query once when it is forbidden', async () => {
  await startWithFailure('FORBIDDEN');
  expect(fetch).toHaveBeenCalledTimes(1);
});

it('gives the names that a guest has typed in the cart to the user who signs in', async () => {
  const typed = { sub: 'pro', firstName: 'Jan', language: 'pl' };
  window.localStorage.setItem('cart', JSON.stringify(typed));
  onTestFinished(() => window.localStorage.removeItem('cart'));
  const { services } = await startApp(graphViewer, '/terms');
  const { viewer } = services.session.state();
  expect(services.cart.view().cart).toMatchObject({ firstName: 'Jan', buyerId: viewer?.id });
  expect(viewer?.id).toBeTruthy();
});

it('sends one request at a time while it retries to load the session', async () => {
  const data = { viewer: null, plans: [], site: graphSite };
  fetch.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  let answer: (response: Response) => void = () => {};
  const { services, router } = createAppControl(window);
  await expect.poll(() => fetch.mock.calls).toHaveLength(1);
  await settle();
  fetch.mockImplementation(() => new Promise((resolve) => (answer = resolve)));
  services.retries.now();
  services.retries.now();
  await settle();
  expect(fetch).toHaveBeenCalledTimes(2);
  answer(Response.json({ data }));
  await expect.poll(() => router()?.state.initialized).toBe(true);
  await settle();
  expect(fetch).toHaveBeenCalledTimes(2);
  router()?.dispose();
});

it('reads the session of a guest again while the site is closed', async () => {
  await startApp(null, '/', null, { ...graphSite, technicalBreak: true });
  let now = Date.now();
  vi.spyOn(Date, 'now').mockImplementation(() => now);
  // The code that watches is loaded on demand.
  const returnToPage = () => {
    now += 60_000;
    window.dispatchEvent(new Event('focus'));
    return fetch.mock.calls.length;
  };
  await expect.poll(returnToPage).toBeGreaterThan(1);
});

it('refreshes a session from the cache after the first response', async () => {
  const data = { viewer: graphViewer, plans: [], site: graphSite };
  vi.spyOn(cachedResponses, 'findCachedResponse').mockResolvedValue({ data, age: 60_000 });
  fetch.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  const { services } = await startApp(graphViewer, '/terms');
  expect(fetch).toHaveBeenCalledTimes(1);
  const operation = createOperationDescriptor(cartPriceQuery, { input: { planName: 'pro', months: 3 } });
  fetch.mockImplementationOnce(async () => Response.json(completeResponse(operation, { data: {} })));
  await fetchQuery(services.environments.current(), cartPriceQuery, operation.request.variables).toPromise();
  const sent = () => fetch.mock.calls.map(([, init]) => JSON.parse(String(init?.body)).operationName);
  await expect.poll(sent).toEqual(['sessionQuery', 'useCartPriceQuery', 'sessionQuery']);
});

it('opens a public page while the service is offline', async () => {
  const { router } = await startWithFailure('UPSTREAM_OFFLINE', '/terms');
  expect(router()?.state.location.pathname).toBe('/terms');
});

/** Starts the app at a page. In the response to one of its queries, the field at `path` has an error. */
async function openPageWithError(address: string, operation: string, path: readonly string[], code: string) {
  const viewer = { ...graphViewer, permissions: ['DROPINFO', 'STATS', 'AUTOFILTERS', 'ADMIN_PANEL'] };
  const admin = { ...viewer, user: { ...viewer.user, isAdmin: address.startsWith('/admin') } };
  const app = await startApp(admin, '/terms');
  const answered: string[] = [];
  fetch.mockImplementation(async (_, init) => {
    const { operationName, variables } = JSON.parse(String(init?.body));
    const query: { default: ConcreteRequest } = await import(`../__generated__/${operationName}.graphql.ts`);
    const data = { viewer: admin, plans: [], site: graphSite };
    const response = completeResponse(createOperationDescriptor(query.default, variables), { data });
    const errors = [{ message: '', path, extensions: { code } }];
    answered.push(operationName);
    return Response.json(operationName === operation ? { ...response, errors } : response);
  });
  await app.router()?.navigate(address);
  await expect.poll(() => answered).toContain(operation);
  await settle();
  return { ...app, answered, path: () => app.router()?.state.location.pathname };
}

it.each([
  ['/dashboard', 'dropinfoSectionQuery', ['dropinfos']],
  ['/dashboard', 'dashboardScreenQuery', ['viewer', 'dashboard']],
  ['/dashboard', 'dashboardScreenQuery', ['viewer', 'favouriteLeagues']],
  ['/profile', 'profileScreenQuery', ['leagues']],
  ['/profile', 'alertReceiptsQuery', ['viewer']],
  ['/admin/users', 'usersScreenQuery', ['admin', 'counts']],
])('stays at %s when in %s the section %j fails', async (address, operation, field) => {
  const offline = await openPageWithError(address, operation, field, 'UPSTREAM_OFFLINE');
  expect([offline.path(), offline.services.session.state().offline]).toEqual([address, false]);
  const refused = await openPageWithError(address, operation, field, 'FORBIDDEN');
  // The permission may be lost.
  await expect.poll(() => refused.answered).toContain('sessionQuery');
  await settle();
  expect(refused.path()).toBe(address);
  expect(notificationsStore.getState().notifications).toEqual([]);
});

it.each([
  ['/dashboard', 'dashboardScreenQuery', ['viewer'], '/'],
  ['/dropinfo', 'dropinfoScreenQuery', ['dropinfos'], '/'],
  ['/admin/users', 'usersScreenQuery', ['admin', 'users'], '/admin'],
])('leaves %s when in %s the main field %j fails', async (address, operation, field, to) => {
  const offline = await openPageWithError(address, operation, field, 'UPSTREAM_OFFLINE');
  expect(offline.path()).toBe('/');
  const refused = await openPageWithError(address, operation, field, 'FORBIDDEN');
  expect(refused.path()).toBe(to);
  await expect.poll(() => refused.answered).toContain('sessionQuery');
});

it('stays at a page to which the home page has led back, when only its field is still unavailable', async () => {
  const app = await openPageWithError('/dropinfo', 'dropinfoScreenQuery', ['dropinfos'], 'UPSTREAM_OFFLINE');
  expect(app.path()).toBe('/');
  await app.services.session.start();
  const state: AfterOutageState = { isAfterOutage: true };
  await app.router()?.navigate('/dropinfo', { replace: true, state });
  await expect.poll(() => app.answered.filter((name) => name === 'dropinfoScreenQuery')).toHaveLength(2);
  await settle();
  expect([app.path(), app.services.session.state().offline]).toEqual(['/dropinfo', false]);
  await app.router()?.navigate('/terms');
  // A later outage, when the stored data are too old.
  invalidateStore(app.services.environments.current());
  await app.router()?.navigate(-1);
  await expect.poll(app.path).toBe('/');
  expect(app.services.session.state().offline).toBe(true);
});

it('stays at a page under the open cart, to which the home page has led back', async () => {
  const app = await openPageWithError('/dropinfo', 'dropinfoScreenQuery', ['dropinfos'], 'UPSTREAM_OFFLINE');
  await app.services.session.start();
  app.services.cart.add('pro', 3);
  onTestFinished(() => app.services.cart.clear());
  const state: AfterOutageState = { isAfterOutage: true };
  await app.router()?.navigate('/dropinfo', { replace: true, state });
  await expect.poll(() => app.answered.filter((name) => name === 'dropinfoScreenQuery')).toHaveLength(2);
  await settle();
  expect([app.path(), app.services.session.state().offline]).toEqual(['/dropinfo', false]);
});

it('leads to the sign-in, and from there back to the cart, when the session has ended before its price', async () => {
  const { router, services } = await startApp(graphViewer, '/terms');
  services.cart.add('pro', 3);
  const fields = cartPriceQuery.operation.selections.flatMap((field) =>
    'name' in field ? [field.name] : [],
  );
  const data = Object.fromEntries(fields.map((name) => [name, null]));
  fetch.mockImplementation(async () => Response.json({ data }));
  const input = { planName: 'pro', months: 3 };
  await fetchQuery(services.environments.current(), cartPriceQuery, { input }).toPromise();
  await expect.poll(() => router()?.state.location.pathname).toBe('/login');
  expect(router()?.state.location.search).toBe('?to=%2F%3FopenCart%3D1');
});

/** Removes the credentials as another tab does at a sign-out. */
function signOutInOtherTab() {
  fetch.mockImplementation(async () => Response.json({ data: { viewer: null, plans: [], site: graphSite } }));
  const { localStorage } = window;
  for (const key of ['accessToken', 'client', 'tokenType', 'uid']) localStorage.removeItem(key);
  window.dispatchEvent(new StorageEvent('storage', { key: 'accessToken', storageArea: localStorage }));
}

it.each([
  ['the home page', false, '/'],
  ['a sign-in that returns to the page with unsaved input', true, '/login?to=%2Fadmin%2Fpromocodes%2Fnew'],
])('leads after a sign-out in another tab to %s', async (_, isUnsaved, to) => {
  const admin = { ...graphViewer, user: { ...graphViewer.user, isAdmin: true } };
  const { router } = await startApp(admin, '/admin/promocodes/new');
  renderHook(() => useUnsaved(isUnsaved));
  signOutInOtherTab();
  const address = () => `${router()?.state.location.pathname}${router()?.state.location.search}`;
  await expect.poll(address).toBe(to);
  const toasts = notificationsStore.getState().notifications.map(({ id }) => id);
  expect(toasts).toEqual(isUnsaved ? [expect.stringMatching(/^error:Musisz się zalogować/)] : []);
});

it('stays at a public page after a sign-out in another tab', async () => {
  const { router, services } = await startApp(graphViewer, '/terms');
  signOutInOtherTab();
  await expect.poll(() => services.session.state().viewer).toBeNull();
  await settle();
  expect(router()?.state.location.pathname).toBe('/terms');
});

it('leaves a page that is no longer allowed without a question about unsaved input', async () => {
  const admin = { ...graphViewer, user: { ...graphViewer.user, isAdmin: true } };
  const { router, services } = await startApp(admin, '/admin/promocodes/new');
  // The app loads the code that watches on demand.
  await import('./watch-permissions.ts');
  await settle();
  renderHook(() => useUnsaved(true));
  const opened = router();
  if (!opened) throw new Error('The app has no router.');
  const questions: boolean[] = [];
  const navigate = vi.spyOn(opened, 'navigate').mockImplementation(async () => {
    questions.push(losesInput(true));
  });
  fetch.mockImplementation(async () =>
    Response.json({ data: { viewer: graphViewer, plans: [], site: graphSite } }),
  );
  await services.session.refresh();
  expect(navigate.mock.calls).toEqual([['/']]);
  expect(questions).toEqual([false]);
});

it('refetches the session and all data, and reconnects, for another language', async () => {
  const { services } = await startApp(graphViewer, '/terms');
  onTestFinished(() => services.language.change('pl'));
  const restart = vi.spyOn(services.live, 'restart');
  const store = services.environments.current().getStore();
  const valid = store.lookupInvalidationState([]);
  services.language.change('en');
  await expect.poll(() => restart.mock.calls).toHaveLength(1);
  await expect.poll(() => fetch.mock.calls).toHaveLength(2);
  expect(store.checkInvalidationState(valid)).toBe(true);
});

it('reloads the page when the server no longer has its documents', async () => {
  onTestFinished(() => window.sessionStorage.clear());
  const reload = vi.spyOn(window.location, 'reload').mockReturnValue();
  const { services } = await startApp(graphViewer, '/terms');
  const input = { planName: 'pro', months: 3 };
  const fail = (code: string) => {
    const errors = [{ message: '', extensions: { code } }];
    fetch.mockImplementation(async () => Response.json({ errors }));
    return fetchQuery(services.environments.current(), cartPriceQuery, { input }).toPromise();
  };
  await expect(fail('INTERNAL')).rejects.toThrow();
  expect(reload).not.toHaveBeenCalled();
  await expect(fail('PERSISTED_DOCUMENT_NOT_FOUND')).rejects.toThrow();
  expect(reload).toHaveBeenCalledOnce();
});

it('does not refresh the session when only a part of a section is forbidden', async () => {
  const path = ['viewer', 'dashboard', 'specialTips'];
  const { answered } = await openPageWithError('/dashboard', 'dashboardScreenQuery', path, 'FORBIDDEN');
  expect(answered).not.toContain('sessionQuery');
});
