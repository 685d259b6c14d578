import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { GraphError } from '@tipgraph/client';
import { graphql, useLazyLoadQuery } from 'react-relay';
import { createOperationDescriptor, getRequest } from 'relay-runtime';
import { expect, it, vi } from 'vitest';
import type { pushToggleTestQuery } from '../../__generated__/pushToggleTestQuery.graphql.ts';
import { renderPart } from '../../testing/render-screen.tsx';
import { createScriptedGraph } from '../../testing/scripted-graph.ts';
import { settle } from '../../testing/time.ts';
import { markHandled } from '../relay/app-error.ts';
import type { PushDevice, PushPermission } from './push-device.ts';
import { PushContext, PushRegistration, PushToggle } from './push-toggle.tsx';

const query = graphql`
  query pushToggleTestQuery {
    viewer {
      user {
        ...pushToggle_user
      }
    }
  }
`;

const preferences = { dropinfo: false, aiTips: false, defaultTips: false, specialTips: false };
const viewerWith = (push: object) => ({
  id: 'viewer',
  user: { id: 'user-1', push: { publicKey: 'key', ...preferences, ...push } },
});

function TestPage() {
  const { viewer } = useLazyLoadQuery<pushToggleTestQuery>(query, {}, { fetchPolicy: 'store-only' });
  return viewer && <PushToggle user={viewer.user} kind="DROPINFO" />;
}

function open(
  answers: PushPermission,
  push: object = {},
  existing?: { subscription: string | null },
  page = (
    <>
      <TestPage />
      {existing && <TestPage />}
    </>
  ),
) {
  let permission: PushPermission = existing || answers === 'unsupported' ? answers : 'default';
  let subscription = existing?.subscription ?? null;
  const listeners = new Set<() => void>();
  const device = {
    permission: () => permission,
    requestPermission: vi.fn(async () => {
      permission = answers;
      return answers;
    }),
    subscribe: vi.fn(async () => {
      subscription = 'subscription';
      return subscription;
    }),
    findSubscription: async () => subscription,
    onChange(listener: () => void) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    unsubscribe: async () => {},
  } satisfies PushDevice;
  const replaceSubscription = (replaced: string | null) => {
    subscription = replaced;
    for (const listener of listeners) listener();
  };
  const graph = createScriptedGraph();
  const operation = createOperationDescriptor(getRequest(query), {});
  graph.environment.commitPayload(operation, { viewer: viewerWith(push) });
  renderPart(<PushContext value={device}>{page}</PushContext>, { graph });
  return { device, graph, replaceSubscription };
}

const toggle = () =>
  screen.getByRole<HTMLInputElement>('switch', { name: 'Powiadomienia o spadkach kursów' });
const isBusy = () => toggle().getAttribute('aria-disabled') === 'true';
const saved = (dropinfo: boolean) => ({
  data: { setPushPreference: { viewer: viewerWith({ dropinfo }), errors: [] } },
});
const registered = (errors: object[] = []) => ({ data: { registerDevice: { errors } } });
type GraphRequest = ReturnType<ReturnType<typeof open>['graph']['latest']>;
const names = ({ graph }: ReturnType<typeof open>) => graph.requests.map(({ name }) => name);
const silent = /To urządzenie nie pokaże powiadomień/;

it('requests the permission, registers the device, then saves the preference', async () => {
  const page = open('granted');
  await userEvent.click(toggle());
  await waitFor(() => expect(names(page)).toEqual(['pushToggleRegisterDeviceMutation']));
  expect(page.device.subscribe).toHaveBeenCalledWith('key');
  expect(page.graph.latest().variables).toEqual({ input: { token: 'subscription', deviceType: 'WEB' } });
  page.graph.latest().answer(registered());
  await waitFor(() => expect(names(page)).toHaveLength(2));
  expect(page.graph.latest()).toMatchObject({
    name: 'pushToggleMutation',
    variables: { input: { kind: 'DROPINFO', wanted: true } },
  });
  page.graph.latest().answer(saved(true));
  await screen.findByText('Powiadomienia włączone');
  expect(toggle().checked).toBe(true);
  expect(screen.queryByText(silent)).toBeNull();
});

it.each(['denied', 'default', 'unsupported'] as const)(
  'only saves the preference, with a note about this device, when the permission is %s',
  async (permission) => {
    const page = open(permission);
    await userEvent.click(toggle());
    await waitFor(() => expect(names(page)).toEqual(['pushToggleMutation']));
    expect(page.device.subscribe).not.toHaveBeenCalled();
    page.graph.latest().answer(saved(true));
    await screen.findByText(silent);
    await screen.findByText('Powiadomienia włączone, ale nie na tym urządzeniu');
    expect(toggle().checked).toBe(true);
    screen.getByRole('switch', { description: silent });
  },
);

it('only saves the preference when switched off', async () => {
  const page = open('granted', { dropinfo: true });
  await userEvent.click(toggle());
  await waitFor(() => expect(names(page)).toEqual(['pushToggleMutation']));
  expect(page.device.requestPermission).not.toHaveBeenCalled();
  page.graph.latest().answer(saved(false));
  await screen.findByText('Powiadomienia wyłączone');
  expect(toggle().checked).toBe(false);
});

it('keeps the focus and ignores presses while it is saving', async () => {
  const page = open('denied');
  await userEvent.click(toggle());
  await waitFor(() => expect(isBusy()).toBe(true));
  expect(toggle().disabled).toBe(false);
  await userEvent.click(toggle());
  expect(names(page)).toEqual(['pushToggleMutation']);
  page.graph.latest().answer(saved(true));
  await waitFor(() => expect(isBusy()).toBe(false));
  expect(toggle().checked).toBe(true);
});

it('saves the preference, with a note, when the device cannot be registered', async () => {
  const page = open('granted');
  await userEvent.click(toggle());
  await waitFor(() => expect(names(page)).toHaveLength(1));
  page.graph.latest().answer(registered([{ code: 'INVALID' }]));
  await waitFor(() => expect(names(page)).toHaveLength(2));
  page.graph.latest().answer(saved(true));
  await screen.findByText(silent);
});

it('does not change when the preference cannot be saved', async () => {
  const page = open('denied');
  await userEvent.click(toggle());
  await waitFor(() => expect(names(page)).toHaveLength(1));
  page.graph.latest().fail(new Error('offline'));
  await screen.findByText('Nie udało się zmienić powiadomień');
  expect(toggle().checked).toBe(false);
});

it('shows no toast for an error that the app has acted on', async () => {
  const page = open('denied');
  await userEvent.click(toggle());
  await waitFor(() => expect(names(page)).toHaveLength(1));
  page.graph.latest().fail(markHandled(new GraphError('LOCKED', '')));
  await waitFor(() => expect(isBusy()).toBe(false));
  expect(screen.queryByText('Nie udało się zmienić powiadomień')).toBeNull();
});

it('does not request the permission when the upstream has no push', async () => {
  const page = open('granted', { publicKey: null });
  await userEvent.click(toggle());
  await waitFor(() => expect(names(page)).toEqual(['pushToggleMutation']));
  expect(page.device.requestPermission).not.toHaveBeenCalled();
});

it('is enabled again when the permission request throws', async () => {
  const page = open('granted');
  page.device.requestPermission.mockRejectedValue(new Error('not allowed here'));
  await userEvent.click(toggle());
  await waitFor(() => expect(names(page)).toEqual(['pushToggleMutation']));
  page.graph.latest().answer(saved(true));
  await screen.findByText(silent);
  expect(isBusy()).toBe(false);
});

it('registers an existing subscription again, once for all switches of a page', async () => {
  const page = open('granted', { dropinfo: true }, { subscription: 'existing' });
  await waitFor(() => expect(names(page)).toEqual(['pushToggleRegisterDeviceMutation']));
  expect(page.graph.latest().variables).toEqual({ input: { token: 'existing', deviceType: 'WEB' } });
  page.graph.latest().answer(registered());
  await settle();
  expect(names(page)).toHaveLength(1);
  expect(screen.queryByText(silent)).toBeNull();
});

it.each([
  ['is refused', (request: GraphRequest) => request.answer(registered([{ code: 'INVALID' }]))],
  ['fails', (request: GraphRequest) => request.fail(new Error('offline'))],
])(
  'registers an existing subscription once more for all switches after a registration that %s',
  async (_, end) => {
    const page = open('granted', { dropinfo: true }, { subscription: 'existing' });
    await waitFor(() => expect(names(page)).toHaveLength(1));
    end(page.graph.latest());
    await settle();
    expect(names(page)).toHaveLength(1);
    await act(async () => page.replaceSubscription('existing'));
    await waitFor(() => expect(names(page)).toHaveLength(2));
    expect(page.graph.latest().variables).toEqual({ input: { token: 'existing', deviceType: 'WEB' } });
    page.graph.latest().answer(registered());
    await settle();
    await act(async () => page.replaceSubscription('existing'));
    await settle();
    expect(names(page)).toHaveLength(2);
  },
);

it('registers a replaced subscription once for all switches, and has a note when there is none', async () => {
  const page = open('granted', { dropinfo: true }, { subscription: 'existing' });
  await waitFor(() => expect(names(page)).toHaveLength(1));
  page.graph.latest().answer(registered());
  await act(async () => page.replaceSubscription('replaced'));
  await waitFor(() => expect(names(page)).toHaveLength(2));
  expect(page.graph.latest().variables).toEqual({ input: { token: 'replaced', deviceType: 'WEB' } });
  page.graph.latest().answer(registered());
  await act(async () => page.replaceSubscription(null));
  expect(await screen.findAllByText(silent)).toHaveLength(2);
  expect(names(page)).toHaveLength(2);
});

it('has a note when the browser has lost its subscription, as after a sign-out', async () => {
  const page = open('granted', { dropinfo: true }, { subscription: null });
  expect(await screen.findAllByText(/wyłącz powiadomienia i włącz je ponownie/)).toHaveLength(2);
  expect(page.graph.requests).toEqual([]);
  const [toggleOfOne] = screen.getAllByRole('switch');
  const answer = async (name: string, data: object) => {
    await waitFor(() => expect(page.graph.latest().name).toBe(name));
    page.graph.latest().answer(data);
    await settle();
  };
  if (toggleOfOne) await userEvent.click(toggleOfOne);
  await answer('pushToggleMutation', saved(false));
  if (toggleOfOne) await userEvent.click(toggleOfOne);
  await answer('pushToggleRegisterDeviceMutation', registered());
  await answer('pushToggleMutation', saved(true));
  expect(screen.queryByText(silent)).toBeNull();
});

it('registers an existing and a replaced subscription again on a page without a switch', async () => {
  const page = open('granted', {}, { subscription: 'existing' }, <PushRegistration />);
  await waitFor(() => expect(names(page)).toEqual(['pushToggleRegisterDeviceMutation']));
  expect(page.graph.latest().variables).toEqual({ input: { token: 'existing', deviceType: 'WEB' } });
  page.graph.latest().answer(registered());
  await act(async () => page.replaceSubscription('replaced'));
  await waitFor(() => expect(names(page)).toHaveLength(2));
  expect(page.graph.latest().variables).toEqual({ input: { token: 'replaced', deviceType: 'WEB' } });
});

it('registers an existing subscription also while the switch is off, because a rule may notify', async () => {
  const page = open('granted', {}, { subscription: 'existing' });
  await waitFor(() => expect(names(page)).toEqual(['pushToggleRegisterDeviceMutation']));
  await act(async () => page.replaceSubscription(null));
  expect(screen.queryByText(silent)).toBeNull();
});
