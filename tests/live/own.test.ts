import { afterAll, beforeAll, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { type CreateTransport, createGraphClient, type GraphClient } from '../../client/src/index.ts';
import { socketTransport } from '../../client/src/socket.ts';
import { sseTransport } from '../../client/src/sse.ts';
import { freePort } from '../../scripts/lib/free-port.ts';
import { toClientCredentials } from '../harness/graph-client.ts';
import { openSession } from '../harness/open-session.ts';
import { type PersonaName, personas } from '../harness/personas.ts';
import { visitBank } from '../harness/sandbox-bank.ts';
import { type Stack, startStack } from '../harness/start-stack.ts';

interface PaymentChanged {
  paymentChanged: { gap: boolean; payments: { uid: string; status: string }[] };
}
interface ViewerChanged {
  viewerChanged: { gap: boolean; viewer: { activeSubscription: { planName: string } | null } | null };
}

const start = '{ liveCursor viewer { user { email } } }';
const paymentChanged = `subscription ($after: String) {
  paymentChanged(after: $after) { cursor gap payments { uid status } }
}`;
const viewerChanged = `subscription ($after: String) {
  viewerChanged(after: $after) { cursor gap viewer { activeSubscription { planName } } }
}`;
const placeOrder = `mutation {
  placeOrder(input: { planName: "pro", months: 1, paymentMethod: BLIK, firstName: "Ada", lastName: "Nowak" }) {
    paymentUrl payment { uid } errors { field code }
  }
}`;

let stack: Stack;
const stops: (() => void)[] = [];

/** The upstream notifies the gateway by webhook, as in production. */
beforeAll(async () => {
  const port = await freePort();
  const LIVE_HOOK_SECRET = 'a secret that both servers share';
  stack = await startStack({
    gateway: { PORT: String(port), LIVE_HOOK_SECRET },
    upstream: { LIVE_HOOK_URL: `http://127.0.0.1:${port}/hooks/upstream`, LIVE_HOOK_SECRET },
  });
}, 120_000);
afterAll(async () => {
  for (const stop of stops) stop();
  await stack.close();
});

/** A signed-in device with the published client and subscriptions to the user's own data. */
async function openDevice(name: PersonaName, transport: CreateTransport) {
  const client: GraphClient = createGraphClient({
    url: `${stack.url}/graphql`,
    toolsKey: stack.toolsKey,
    webSocket: WebSocket,
    transport,
  });
  const session = await openSession(stack.db, personas[name].email, stack.clock.now());
  client.credentials.adopt(toClientCredentials(session), client.credentials.epoch());
  const { data } = await client.fetchGraphQL<{ liveCursor: string }>(start);
  const after = data?.liveCursor;
  const payments: string[] = [];
  const plans: string[] = [];
  const errors: unknown[] = [];
  const error = (reason: unknown) => void errors.push(reason);
  stops.push(
    client.live.subscribe<PaymentChanged>(
      paymentChanged,
      { after },
      {
        next: (payload) => {
          for (const { uid, status } of payload.data.paymentChanged.payments) {
            if (payments.at(-1) !== `${uid} ${status}`) payments.push(`${uid} ${status}`);
          }
        },
        gap: () => error('gap'),
        error,
      },
    ),
    client.live.subscribe<ViewerChanged>(
      viewerChanged,
      { after },
      {
        next: ({
          data: {
            viewerChanged: { viewer },
          },
        }) => {
          if (viewer !== null) plans.push(viewer.activeSubscription?.planName ?? 'none');
        },
        gap: () => error('gap'),
        error,
      },
    ),
  );
  await expect.poll(() => client.live.status().state).toBe('live');
  return { client, payments, plans, errors };
}

test('an order and its payment reach both devices of the payer and no other user', async () => {
  const desktop = await openDevice('expired', socketTransport);
  const phone = await openDevice('expired', sseTransport);
  const other = await openDevice('standard', socketTransport);

  const { data } = await desktop.client.fetchGraphQL<{
    placeOrder: { paymentUrl: string; payment: { uid: string }; errors: object[] };
  }>(placeOrder);
  const { paymentUrl = '', payment } = data?.placeOrder ?? {};
  for (const { payments } of [desktop, phone]) {
    await expect.poll(() => payments).toEqual([`${payment?.uid} PENDING`]);
  }

  await visitBank(paymentUrl, 'pay');
  for (const { payments, plans, errors } of [desktop, phone]) {
    await expect.poll(() => payments).toEqual([`${payment?.uid} PENDING`, `${payment?.uid} DONE`]);
    await expect.poll(() => plans.at(-1)).toBe('pro');
    expect(errors).toEqual([]);
  }
  expect([other.payments, other.plans, other.errors]).toEqual([[], [], []]);

  stack.clock.advance(6);
  for (const { client } of [desktop, phone]) {
    expect((await client.fetchGraphQL(start)).data).toMatchObject({
      viewer: { user: { email: personas.expired.email } },
    });
  }
});
