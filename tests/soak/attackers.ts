import { setTimeout as pause } from 'node:timers/promises';
import { WebSocket } from 'ws';
import { GraphClient } from '../harness/graph-client.ts';
import { RawConnection } from '../harness/raw-request.ts';
import { SteadyWatcher } from '../harness/steady-watcher.ts';

/** Attacks a gateway for ever; asks for no more than its pauses allow. */
type Attack = (gatewayUrl: string) => Promise<void>;

const password = 'tipgraph-demo';
const signIn = 'mutation ($input: SignInInput!) { signIn(input: $input) { errors { code } } }';
const updateProfile =
  'mutation ($input: UpdateProfileInput!) { updateProfile(input: $input) { errors { code } } }';
const order = 'mutation ($input: PlaceOrderInput!) { placeOrder(input: $input) { errors { code } } }';
const replay =
  'subscription ($after: String) { live: dropinfosAdded(after: $after) { cursor gap things: dropinfos { uid } } }';

/** Fragments each of which spreads the next one twice. */
const doubled = `{...F0} ${Array.from({ length: 140 }, (_, at) => {
  const next = at < 139 ? `...F${at + 1}` : 'x';
  return `fragment F${at} on Q{${next} x{${next}}}`;
}).join(' ')}`;

const at = (url: string, address: string) => new GraphClient(url, { address });

/** Does something again and again, a pause after each; whatever comes of it is no matter. */
async function again(pauseMs: number, act: () => Promise<unknown>): Promise<never> {
  for (;;) {
    await act().catch(() => {});
    await pause(pauseMs);
  }
}

/** Guests of one address who ask far too often. */
const flood: Attack = async (url) => {
  const guest = at(url, '203.0.113.1');
  await again(40, () =>
    Promise.all(Array.from({ length: 8 }, () => guest.run('{ plans { name } site { name } }'))),
  );
};

/** Documents of a few kilobytes that are dear to measure. */
const dearDocuments: Attack = async (url) => {
  const guest = at(url, '203.0.113.2');
  await again(30, () => guest.run(doubled));
};

/** Wrong passwords for a member who is signed in elsewhere. */
const wrongPasswords: Attack = async (url) => {
  const guest = at(url, '203.0.113.3');
  await guest.open();
  const input = { email: 'premium@tipgraph.example', password: 'wrong-password' };
  await again(100, () => guest.run(signIn, { input }));
};

/** Sockets of guests that write and never read. */
const deafSockets: Attack = async (url) => {
  const headers = { 'x-forwarded-for': '203.0.113.4' };
  const payload = 'x'.repeat(60_000);
  await again(1000, async () => {
    const sockets = Array.from({ length: 20 }, () => {
      const socket = new WebSocket(`${url.replace(/^http/, 'ws')}/graphql`, 'graphql-transport-ws', {
        headers,
      });
      socket.on('error', () => {});
      socket.on('open', () => {
        socket.pause();
        socket.send(JSON.stringify({ type: 'connection_init', payload: {} }));
        for (let count = 0; count < 50; count += 1)
          socket.send(JSON.stringify({ type: 'ping', payload: { payload } }));
      });
      return socket;
    });
    await pause(3000);
    for (const socket of sockets) socket.terminate();
  });
};

/** Heads of requests that never end. */
const slowHeads: Attack = async (url) => {
  await again(1000, async () => {
    const connections = Array.from({ length: 50 }, () =>
      new RawConnection(url).write('POST /graphql HTTP/1.1\r\nHost: x\r\nX-A: '),
    );
    await pause(2000);
    for (const connection of connections) connection.destroy();
  });
};

/** A member who sends texts that no database takes, and asks for a filter that is not there. */
const hostileTexts: Attack = async (url) => {
  const member = await at(url, '203.0.113.5').signIn('standardplus@tipgraph.example', password);
  const input = { firstName: 'a\u0000', lastName: '\ud800', discord: null };
  await again(200, async () => {
    await member.run(updateProfile, { input });
    await member.run('{ dropinfos(filter: { leagueFilterId: "none" }) { totalCount } }');
  });
};

/** A member with 200 questions at once. */
const bursts: Attack = async (url) => {
  const member = await at(url, '203.0.113.6').signIn('standard@tipgraph.example', password);
  await again(2000, () =>
    Promise.all(
      Array.from({ length: 200 }, () => member.run('{ tips { totalCount } leagues { totalCount } }')),
    ),
  );
};

/** Somebody who orders what is limited and never pays. */
const unpaidOrders: Attack = async (url) => {
  const buyer = await at(url, '203.0.113.7').signIn('expired@tipgraph.example', password);
  const input = { planName: 'me_vip', months: 1, paymentMethod: 'P24', firstName: 'Jan', lastName: 'Kowal' };
  await again(200, () => buyer.run(order, { input: { ...input, discordName: 'jan.kowal' } }));
};

/** A member whose pages ask for old events again and again. */
const replays: Attack = async (url) => {
  const member = await at(url, '203.0.113.8').signIn('pro@tipgraph.example', password);
  const { liveCursor: cursor } = await member.data<{ liveCursor: string }>('{ liveCursor }');
  const { credentials } = member;
  if (credentials === null) return;
  await again(500, async () => {
    const watchers = Array.from(
      { length: 10 },
      () => new SteadyWatcher(url, credentials, { query: replay, cursor }),
    );
    await pause(1000);
    await Promise.all(watchers.map((watcher) => watcher.stop()));
  });
};

export const attacks = {
  flood,
  dearDocuments,
  wrongPasswords,
  deafSockets,
  slowHeads,
  hostileTexts,
  bursts,
  unpaidOrders,
  replays,
} as const satisfies Record<string, Attack>;
