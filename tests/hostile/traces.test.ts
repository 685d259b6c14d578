import { createHash } from 'node:crypto';
import { expect } from 'vitest';
import { readConfig } from '../../gateway/src/config.ts';
import { type Gateway, startGateway } from '../../gateway/src/start-gateway.ts';
import { GraphClient } from '../harness/graph-client.ts';
import { LiveSocket } from '../harness/live-socket.ts';
import { personas } from '../harness/personas.ts';
import { type SharedStack, test } from '../harness/shared-stack.ts';
import { type SentSpan, startTraceCollector, type TraceCollector } from '../harness/trace-collector.ts';

let collector: TraceCollector;
let stack: SharedStack;
/** A gateway with traces in front of the same upstream. */
let gateway: Gateway;
let client: GraphClient;
const traceparents: string[] = [];

test.beforeAll(async ({ stack: shared }) => {
  stack = shared;
  collector = await startTraceCollector();
  gateway = await startGateway(
    readConfig({ ...stack.gatewaySettings, PORT: '0', OTEL_EXPORTER_OTLP_ENDPOINT: collector.url }),
  );
  client = await new GraphClient(gateway.url, { toolsKey: stack.toolsKey }).signIn(personas.premium.email);
});
test.afterAll(() => collector.close());

const traceId = 'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa';
const caller = `00-${traceId}-bbbbbbbbbbbbbbbb-01`;
const query = 'query Followed { plans { name } tips { totalCount } }';

test('a trace connects the caller, the HTTP request or socket, the operation and each upstream call', async () => {
  const { onCall } = stack.tap;
  stack.tap.onCall = ({ headers }) => traceparents.push(String(headers.traceparent));
  expect((await client.run(query, {}, { traceparent: caller })).errors).toEqual([]);
  const forwarded = traceparents.filter((traceparent) => traceparent.includes(traceId));
  const socket = new LiveSocket(gateway.url, client.credentials);
  await socket.acknowledged;
  await socket.errorCodes('query OnSocket { plans { name } }');
  await socket.close();
  await fetch(`${gateway.url}/media/tips/none.png`);
  await fetch(`${gateway.url}/healthz`);
  await fetch(`${gateway.url}/hooks/ada@tipgraph.example`);
  stack.tap.onCall = onCall;
  // A gateway exports pending spans before it stops.
  await gateway.close();

  const ownSpans = collector.spans.filter((span) => span.traceId === traceId);
  const named = (name: string): SentSpan => {
    const span = collector.spans.find(
      (span) =>
        span.name === name && (span.traceId === traceId || !ownSpans.some((own) => own.name === name)),
    );
    if (span === undefined)
      throw new Error(`No span ${name} among ${collector.spans.map((one) => one.name).join(', ')}`);
    return span;
  };
  const [request, operation] = [named('POST /graphql'), named('query Followed')];
  expect(request.parentSpanId).toBe('bbbbbbbbbbbbbbbb');
  expect(request.attributes).toEqual({
    'http.request.method': 'POST',
    'http.route': '/graphql',
    'http.response.status_code': 200,
  });
  expect(operation.parentSpanId).toBe(request.spanId);
  expect(operation.attributes).toEqual({
    'graphql.operation.type': 'query',
    'graphql.operation.name': 'Followed',
    'graphql.document.id': createHash('sha256').update(query).digest('hex'),
    'tipgraph.code': 'OK',
  });
  const calls = [named('plan.list'), named('tip.list')];
  for (const call of calls) {
    expect(call.parentSpanId).toBe(operation.spanId);
    expect(call.attributes).toMatchObject({ 'http.request.method': 'GET', 'http.response.status_code': 200 });
  }
  expect(forwarded.sort()).toEqual(calls.map(({ spanId }) => `00-${traceId}-${spanId}-01`).sort());

  const onSocket = named('query OnSocket');
  expect(collector.spans.find(({ spanId }) => spanId === onSocket.parentSpanId)?.name).toBe(
    'WebSocket operation',
  );
  expect(named('GET /media/*').attributes['http.response.status_code']).toBe(404);
  const untraced = ({ name }: SentSpan) => name.includes('healthz') || name.includes('ada@');
  expect(collector.spans.filter(untraced)).toEqual([]);
});
