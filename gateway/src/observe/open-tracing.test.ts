import { SpanKind, SpanStatusCode } from '@opentelemetry/api';
import { InMemorySpanExporter, type ReadableSpan, SimpleSpanProcessor } from '@opentelemetry/sdk-trace-node';
import { OperationTypeNode } from 'graphql';
import { beforeEach, describe, expect, it } from 'vitest';
import { OperationTrace } from '../execution/context.ts';
import type { Tracing } from '../kit/trace.ts';
import { openTracing } from './open-tracing.ts';

let exporter: InMemorySpanExporter;
let tracing: Tracing;

beforeEach(() => {
  exporter = new InMemorySpanExporter();
  tracing = openTracing(new SimpleSpanProcessor(exporter));
});

const spans = (): Record<string, ReadableSpan> =>
  Object.fromEntries(exporter.getFinishedSpans().map((span) => [span.name, span]));

const caller = '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01';

describe('a trace', () => {
  it('continues from the caller through the operation to the upstream', () => {
    const request = tracing.startSpan('POST /graphql', caller, { 'http.request.method': 'POST' });
    const operation = new OperationTrace(request);
    operation.startSpan({ type: OperationTypeNode.QUERY, name: 'Start', source: '{ site { name } }' });
    const call = operation.call('plan.list', 'GET');
    const again = operation.call('tip.list', 'GET');
    call.end(null);
    again.end('UPSTREAM_TIMEOUT');
    operation.end('UPSTREAM_TIMEOUT');
    request.end(null);
    const { 'POST /graphql': root, 'query Start': ran, 'plan.list': good, 'tip.list': bad } = spans();
    expect(root?.parentSpanContext?.spanId).toBe('b7ad6b7169203331');
    expect(root?.kind).toBe(SpanKind.SERVER);
    expect(ran?.parentSpanContext?.spanId).toBe(root?.spanContext().spanId);
    expect(ran?.attributes).toEqual({
      'graphql.operation.type': 'query',
      'graphql.operation.name': 'Start',
      'graphql.document.id': '96ba8c63b3a81d939f5dec44fc17c75d6c7ec8d5a97b02083ac26505a3f7d38c',
      'tipgraph.code': 'UPSTREAM_TIMEOUT',
      'error.type': 'UPSTREAM_TIMEOUT',
    });
    for (const span of [good, bad]) {
      expect(span?.parentSpanContext?.spanId).toBe(ran?.spanContext().spanId);
      expect(span?.spanContext().traceId).toBe('0af7651916cd43dd8448eb211c80319c');
      expect(span?.kind).toBe(SpanKind.CLIENT);
    }
    expect(good?.status.code).toBe(SpanStatusCode.UNSET);
    expect(bad?.status.code).toBe(SpanStatusCode.ERROR);
    expect(call.traceparent).toBe(`00-0af7651916cd43dd8448eb211c80319c-${good?.spanContext().spanId}-01`);
  });

  it.each([null, undefined, '', 'x', `${caller}-more`, caller.replace('00-', 'ff-')])(
    'starts without a valid traceparent: %j',
    (traceparent) => {
      tracing.startSpan('GET /x', traceparent, {}).end(null);
      expect(spans()['GET /x']?.parentSpanContext).toBeUndefined();
    },
  );

  it('is not sampled when the caller does not sample it', () => {
    const request = tracing.startSpan('GET /x', caller.replace(/1$/, '0'), {});
    const call = new OperationTrace(request).call('plan.list', 'GET');
    call.end(null);
    request.end(null);
    expect(exporter.getFinishedSpans()).toEqual([]);
    expect(call.traceparent).toMatch(/^00-0af7651916cd43dd8448eb211c80319c-[0-9a-f]{16}-00$/);
  });
});
