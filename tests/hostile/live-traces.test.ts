import { expect, test } from 'vitest';
import { insertDropinfo } from '../harness/insert-dropinfo.ts';
import { LiveSocket } from '../harness/live-socket.ts';
import { readMetric } from '../harness/read-metric.ts';
import { startStack } from '../harness/start-stack.ts';
import { startTraceCollector } from '../harness/trace-collector.ts';

const subscription = (name: string, more = '') =>
  `subscription ${name} { dropinfosAdded { cursor ${more} dropinfos { uid } } }`;

test('traces contain each subscription and one span per event for all subscribers', async () => {
  const collector = await startTraceCollector();
  const stack = await startStack({
    awaitsEvents: true,
    gateway: { OTEL_EXPORTER_OTLP_ENDPOINT: collector.url },
  });
  const [premium, standard] = [await stack.signedIn('premium'), await stack.signedIn('standard')];
  const open = async ({ credentials }: typeof premium) => {
    const socket = new LiveSocket(stack.url, credentials);
    await socket.acknowledged;
    return socket;
  };
  const sockets = [await open(premium), await open(premium), await open(premium)];
  const streams = sockets.map((socket, at) =>
    socket.subscribe(subscription('Followed', at === 2 ? 'gap' : '')),
  );
  const first = streams.map((stream) => stream.next());
  await expect.poll(() => readMetric(stack.url, 'tipgraph_live_subscriptions')).toBe(3);

  const refused = await open(standard);
  await refused.errorCodes(subscription('Refused'));
  expect(await standard.firstErrors(subscription('RefusedStream'))).toHaveLength(1);

  const { uid } = await insertDropinfo(stack.db, { createdAt: stack.clock.now() });
  for (const { value } of await Promise.all(first)) {
    expect(value).toMatchObject({ data: { dropinfosAdded: { dropinfos: [{ uid }] } } });
  }
  for (const socket of [...sockets, refused]) await socket.close();
  await stack.close();
  await collector.close();

  const all = (name: string) => collector.spans.filter((span) => span.name === name);
  const parentOf = ({ parentSpanId }: { parentSpanId: string | null }) =>
    collector.spans.find(({ spanId }) => spanId === parentSpanId)?.name;
  expect(
    all('subscription Followed').map((span) => [span.attributes['tipgraph.code'], parentOf(span)]),
  ).toEqual(Array.from({ length: 3 }, () => ['OK', 'WebSocket operation']));
  for (const [name, parent] of [
    ['subscription Refused', 'WebSocket operation'],
    ['subscription RefusedStream', 'POST /graphql'],
  ] as const) {
    expect(all(name).map((span) => [span.attributes, parentOf(span)])).toEqual([
      [
        expect.objectContaining({
          'graphql.operation.type': 'subscription',
          'tipgraph.code': 'FORBIDDEN',
          'error.type': 'FORBIDDEN',
        }),
        parent,
      ],
    ]);
  }

  const [read, ...otherReads] = all('live read dropinfo');
  expect(otherReads).toEqual([]);
  expect(read).toMatchObject({
    parentSpanId: null,
    attributes: {
      'tipgraph.live.kind': 'dropinfo',
      'tipgraph.live.trigger': 'time',
      'tipgraph.live.events': 1,
    },
  });
  expect(all('live broadcast')).toEqual([
    expect.objectContaining({
      traceId: read?.traceId,
      parentSpanId: read?.spanId,
      attributes: {
        'tipgraph.live.kind': 'dropinfo',
        'tipgraph.live.events': 1,
        'tipgraph.live.groups': 2,
      },
    }),
  ]);
});
