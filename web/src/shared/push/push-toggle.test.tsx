import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { GraphError } from '@tipgraph/client';
import { graphql, useLazyLoadQuery } from 'react-relay';
import { createOperationDescriptor, getRequest } from 'relay-runtime';
import { expect, it, vi } from 'vitest';
import type { pushToggleTestQuery } from '../../__generated__/pushToggleTestQuery.graphql.ts';
import { renderPart } from '../../testing/render-screen.tsx';
import { createScriptedGraph } from '../../testing/scripted-graph.ts';
import type { PushDevice, PushPermission } from './push-device.ts';
import { PushContext, PushToggle } from './push-toggle.tsx';

const query = graphql`
  query pushToggleTestQuery {
    viewer {
      user {
        ...pushToggle_user
      }
    }
  }
`;

const wishes = { dropinfo: false, aiTips: false, defaultTips: false, specialTips: false };
const viewerWith = (push: object) => ({
  id: 'viewer',
  user: { id: 'user-1', push: { publicKey: 'key', ...wishes, ...push } },
});

function Stage() {
  const { viewer } = useLazyLoadQuery<pushToggleTestQuery>(query, {}, { fetchPolicy: 'store-only' });
  return viewer && <PushToggle user={viewer.user} kind="DROPINFO" />;
}

function open(answers: PushPermission, push: object = {}) {
  let permission: PushPermission = answers === 'unsupported' ? 'unsupported' : 'default';
  const device = {
    permission: () => permission,
    ask: vi.fn(async () => {
      permission = answers;
      return answers;
    }),
    subscribe: vi.fn(async () => 'subscription'),
    forget: async () => {},
  } satisfies PushDevice;
  const graph = createScriptedGraph();
  const operation = createOperationDescriptor(getRequest(query), {});
  graph.environment.commitPayload(operation, { viewer: viewerWith(push) });
  renderPart(
    <PushContext value={device}>
      <Stage />
    </PushContext>,
    { graph },
  );
  return { device, graph };
}

const toggle = () =>
  screen.getByRole<HTMLInputElement>('switch', { name: 'Powiadomienia o spadkach kursów' });
const saved = (dropinfo: boolean) => ({
  data: { setPushPreference: { viewer: viewerWith({ dropinfo }), errors: [] } },
});
const registered = (errors: object[] = []) => ({ data: { registerDevice: { errors } } });
const names = ({ graph }: ReturnType<typeof open>) => graph.asked.map(({ name }) => name);
const silent = /To urządzenie nie pokaże powiadomień/;

it('asks for the permission, registers the device, then saves the wish', async () => {
  const stage = open('granted');
  await userEvent.click(toggle());
  await waitFor(() => expect(names(stage)).toEqual(['pushToggleRegisterDeviceMutation']));
  expect(stage.device.subscribe).toHaveBeenCalledWith('key');
  expect(stage.graph.latest().variables).toEqual({ input: { token: 'subscription', deviceType: 'WEB' } });
  stage.graph.latest().answer(registered());
  await waitFor(() => expect(names(stage)).toHaveLength(2));
  expect(stage.graph.latest()).toMatchObject({
    name: 'pushToggleMutation',
    variables: { input: { kind: 'DROPINFO', wanted: true } },
  });
  stage.graph.latest().answer(saved(true));
  await screen.findByText('Powiadomienia włączone');
  expect(toggle().checked).toBe(true);
  expect(screen.queryByText(silent)).toBeNull();
});

it.each(['denied', 'default', 'unsupported'] as const)(
  'with the permission %s only saves the wish and says that this device stays silent',
  async (permission) => {
    const stage = open(permission);
    await userEvent.click(toggle());
    await waitFor(() => expect(names(stage)).toEqual(['pushToggleMutation']));
    expect(stage.device.subscribe).not.toHaveBeenCalled();
    stage.graph.latest().answer(saved(true));
    await screen.findByText(silent);
    await screen.findByText('Powiadomienia włączone, ale nie na tym urządzeniu');
    expect(toggle().checked).toBe(true);
    screen.getByRole('switch', { description: silent });
  },
);

it('switching off only saves the wish', async () => {
  const stage = open('granted', { dropinfo: true });
  await userEvent.click(toggle());
  await waitFor(() => expect(names(stage)).toEqual(['pushToggleMutation']));
  expect(stage.device.ask).not.toHaveBeenCalled();
  stage.graph.latest().answer(saved(false));
  await screen.findByText('Powiadomienia wyłączone');
  expect(toggle().checked).toBe(false);
});

it('saves the wish also when the device cannot be registered, and says so', async () => {
  const stage = open('granted');
  await userEvent.click(toggle());
  await waitFor(() => expect(names(stage)).toHaveLength(1));
  stage.graph.latest().answer(registered([{ code: 'INVALID' }]));
  await waitFor(() => expect(names(stage)).toHaveLength(2));
  stage.graph.latest().answer(saved(true));
  await screen.findByText(silent);
});

it('stays as it was when the wish cannot be saved', async () => {
  const stage = open('denied');
  await userEvent.click(toggle());
  await waitFor(() => expect(names(stage)).toHaveLength(1));
  stage.graph.latest().fail(new Error('offline'));
  await screen.findByText('Nie udało się zmienić powiadomień');
  expect(toggle().checked).toBe(false);
});

it('says nothing when the whole app tells why', async () => {
  const stage = open('denied');
  await userEvent.click(toggle());
  await waitFor(() => expect(names(stage)).toHaveLength(1));
  stage.graph.latest().fail(new GraphError('LOCKED', ''));
  await waitFor(() => expect(toggle().disabled).toBe(false));
  expect(screen.queryByText('Nie udało się zmienić powiadomień')).toBeNull();
});

it('asks nobody where the upstream does not notify', async () => {
  const stage = open('granted', { publicKey: null });
  await userEvent.click(toggle());
  await waitFor(() => expect(names(stage)).toEqual(['pushToggleMutation']));
  expect(stage.device.ask).not.toHaveBeenCalled();
});

it('is usable again when the browser refuses even to ask', async () => {
  const stage = open('granted');
  stage.device.ask.mockRejectedValue(new Error('not allowed here'));
  await userEvent.click(toggle());
  await waitFor(() => expect(names(stage)).toEqual(['pushToggleMutation']));
  stage.graph.latest().answer(saved(true));
  await screen.findByText(silent);
  expect(toggle().disabled).toBe(false);
});
