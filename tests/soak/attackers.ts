import { setTimeout as pause } from 'node:timers/promises';
import { WebSocket } from 'ws';
import { GraphClient } from '../harness/graph-client.ts';
import { type PersonaName, personas } from '../harness/personas.ts';
import { RawConnection } from '../harness/raw-request.ts';
import { liveQueries, ReconnectingSubscriber } from '../harness/reconnecting-subscriber.ts';

/** Attacks a gateway without end. */
type Attack = (gatewayUrl: string) => Promise<void>;

const signIn = 'mutation ($input: SignInInput!) { signIn(input: $input) { errors { code } } }';
const updateProfile =
  'mutation ($input: UpdateProfileInput!) { updateProfile(input: $input) { errors { code } } }';
const order = 'mutation ($input: PlaceOrderInput!) { placeOrder(input: $input) { errors { code } } }';

/** Fragments that each spread the next one twice. */
const doublingFragments = `{...F0} ${Array.from({ length: 140 }, (_, index) => {
  const next = index < 139 ? `...F${index + 1}` : 'x';
  return `fragment F${index} on Q{${next} x{${next}}}`;
}).join(' ')}`;

const clientAt = (url: string, address: string) => new GraphClient(url, { address });

const signedInAt = (url: string, address: string, name: PersonaName) =>
  clientAt(url, address).signIn(personas[name].email);

/** Repeats an action with a pause after each run and ignores its errors. */
async function repeat(pauseMs: number, act: () => Promise<unknown>): Promise<never> {
  for (;;) {
    await act().catch(() => {});
    await pause(pauseMs);
  }
}

/** Guests at one address far above the rate limit. */
const flood: Attack = async (url) => {
  const guest = clientAt(url, '203.0.113.1');
  await repeat(40, () =>
    Promise.all(Array.from({ length: 8 }, () => guest.run('{ plans { name } site { name } }'))),
  );
};

/** Documents of a few kilobytes that are expensive to validate. */
const expensiveDocuments: Attack = async (url) => {
  const guest = clientAt(url, '203.0.113.2');
  await repeat(30, () => guest.run(doublingFragments));
};

/** Wrong passwords for a member with a session elsewhere. */
const wrongPasswords: Attack = async (url) => {
  const guest = clientAt(url, '203.0.113.3');
  await guest.open();
  const input = { email: 'premium@tipgraph.example', password: 'wrong-password' };
  await repeat(100, () => guest.run(signIn, { input }));
};

/** Guest sockets that write and never read. */
const writeOnlySockets: Attack = async (url) => {
  const headers = { 'x-forwarded-for': '203.0.113.4' };
  const payload = 'x'.repeat(60_000);
  await repeat(1000, async () => {
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

/** Request heads that never end. */
const slowHeads: Attack = async (url) => {
  await repeat(1000, async () => {
    const connections = Array.from({ length: 50 }, () =>
      new RawConnection(url).write('POST /graphql HTTP/1.1\r\nHost: x\r\nX-A: '),
    );
    await pause(2000);
    for (const connection of connections) connection.destroy();
  });
};

/** A member that sends text no database accepts and queries a missing filter. */
const hostileTexts: Attack = async (url) => {
  const member = await signedInAt(url, '203.0.113.5', 'standardplus');
  const input = { firstName: 'a\u0000', lastName: '\ud800', discordName: null };
  await repeat(200, async () => {
    await member.run(updateProfile, { input });
    await member.run('{ dropinfos(filter: { leagueFilterId: "none" }) { totalCount } }');
  });
};

/** A member with 200 concurrent queries. */
const bursts: Attack = async (url) => {
  const member = await signedInAt(url, '203.0.113.6', 'standard');
  await repeat(2000, () =>
    Promise.all(
      Array.from({ length: 200 }, () => member.run('{ tips { totalCount } leagues { totalCount } }')),
    ),
  );
};

/** A buyer that orders a limited plan and never pays. */
const unpaidOrders: Attack = async (url) => {
  const buyer = await signedInAt(url, '203.0.113.7', 'expired');
  const input = { planName: 'me_vip', months: 1, paymentMethod: 'P24', firstName: 'Jan', lastName: 'Kowal' };
  await repeat(200, () => buyer.run(order, { input: { ...input, discordName: 'jan.kowal' } }));
};

/** A member whose subscriptions resume from an old cursor again and again. */
const replays: Attack = async (url) => {
  const member = await signedInAt(url, '203.0.113.8', 'pro');
  const cursor = await member.liveCursor();
  await repeat(500, async () => {
    const subscribers = Array.from(
      { length: 10 },
      () => new ReconnectingSubscriber(url, member, { query: liveQueries.dropinfo, cursor }),
    );
    await pause(1000);
    await Promise.all(subscribers.map((subscriber) => subscriber.stop()));
  });
};

export const attacks = {
  flood,
  expensiveDocuments,
  wrongPasswords,
  writeOnlySockets,
  slowHeads,
  hostileTexts,
  bursts,
  unpaidOrders,
  replays,
} as const satisfies Record<string, Attack>;
