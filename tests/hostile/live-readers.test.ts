import { once } from 'node:events';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { toGlobalId } from '../../gateway/src/kit/global-id.ts';
import type { GraphClient } from '../harness/graph-client.ts';
import { insertDropinfo } from '../harness/insert-dropinfo.ts';
import { LiveSocket } from '../harness/live-socket.ts';
import { readMetric } from '../harness/read-metric.ts';
import { type Stack, startStack } from '../harness/start-stack.ts';

let stack: Stack;
let member: GraphClient;

beforeAll(async () => {
  stack = await startStack({ rotateTokens: false, awaitsEvents: true });
  member = await stack.signedIn('premium');
});
afterAll(() => stack.close());

test('a guest that sends large pings without reading is closed with little buffered', async () => {
  const socket = new WebSocket(`${stack.url.replace('http', 'ws')}/graphql`, 'graphql-transport-ws');
  await once(socket, 'open');
  socket.send('{"type":"connection_init"}');
  await once(socket, 'message');
  socket.pause();
  const ping = JSON.stringify({ type: 'ping', payload: { x: 'x'.repeat(60_000) } });
  for (let sent = 0; sent < 500; sent += 1) socket.send(ping);
  let bytes = 0;
  socket.on('message', (data) => {
    bytes += String(data).length;
  });
  const closed = once(socket, 'close');
  expect((await member.run('{ site { name } }')).errors).toEqual([]);
  socket.resume();
  // The gateway terminates a connection whose closing is not answered within a second.
  expect([4429, 1006]).toContain((await closed)[0]);
  expect(bytes).toBeLessThan(1000);
});

test('a missing league filter is requested once and ends its subscription', async () => {
  const requested: string[] = [];
  stack.tap.onCall = ({ url = '' }) => {
    const [, filter] = /league_filter=(9\d{5})/.exec(url) ?? [];
    if (filter !== undefined) requested.push(filter);
  };
  const socket = new LiveSocket(stack.url, member.credentials);
  const query =
    'subscription ($filter: DropinfoFilterInput) { dropinfosAdded(filter: $filter) { dropinfos { uid } } }';
  const filters = [900_001, 900_002, 900_003];
  const refusals = filters.map((filter) =>
    socket.errorCodes(query, { filter: { leagueFilterId: toGlobalId('DropinfoFilter', filter) } }),
  );
  const others = socket.subscribe<{ dropinfosAdded: { dropinfos: { uid: string }[] } }>(query);
  const addDropinfo = async (): Promise<void> => {
    const { uid } = await insertDropinfo(stack.db, { createdAt: stack.clock.now() });
    for (;;) {
      const { value } = await others.next();
      if (value?.data?.dropinfosAdded.dropinfos.some((dropinfo) => dropinfo.uid === uid)) return;
    }
  };
  const first = others.next();
  await expect.poll(() => readMetric(stack.url, 'tipgraph_live_subscriptions')).toBe(4);
  await insertDropinfo(stack.db, { createdAt: stack.clock.now() });
  await first;
  for (const refusal of refusals) expect(await refusal).toEqual(['NOT_FOUND']);
  await addDropinfo();
  await addDropinfo();
  await socket.close();
  expect(requested.sort()).toEqual(filters.map(String));
});
