import {
  defaultTextMapGetter,
  ROOT_CONTEXT,
  type Span,
  SpanKind,
  SpanStatusCode,
  trace,
} from '@opentelemetry/api';
import { W3CTraceContextPropagator } from '@opentelemetry/core';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import { BasicTracerProvider, BatchSpanProcessor, type SpanProcessor } from '@opentelemetry/sdk-trace-node';
import type { TraceSpan, Tracing } from '../kit/trace.ts';

const kinds = { client: SpanKind.CLIENT, internal: SpanKind.INTERNAL };

/** Export timeout; spans that the collector does not accept are dropped. */
const timeoutMs = 5000;

/** Exports spans by OTLP over HTTP. @param endpoint the collector's base URL */
export const sendSpans = (endpoint: string): SpanProcessor =>
  new BatchSpanProcessor(new OTLPTraceExporter({ url: `${endpoint}/v1/traces`, timeoutMillis: timeoutMs }));

export function openTracing(processor: SpanProcessor): Tracing {
  const provider = new BasicTracerProvider({
    resource: resourceFromAttributes({ 'service.name': 'tipgraph-gateway' }),
    spanProcessors: [processor],
  });
  const propagator = new W3CTraceContextPropagator();
  const tracer = provider.getTracer('tipgraph');

  function wrap(span: Span): TraceSpan {
    const context = trace.setSpan(ROOT_CONTEXT, span);
    const { traceId, spanId, traceFlags } = span.spanContext();
    return {
      traceparent: `00-${traceId}-${spanId}-${traceFlags & 1 ? '01' : '00'}`,
      startChild: (name, kind, attributes) =>
        wrap(tracer.startSpan(name, { kind: kinds[kind], attributes }, context)),
      setAttributes: (attributes) => void span.setAttributes(attributes),
      end(failure) {
        if (failure !== null) {
          span.setAttribute('error.type', failure);
          span.setStatus({ code: SpanStatusCode.ERROR });
        }
        span.end();
      },
    };
  }

  return {
    startSpan(name, traceparent, attributes) {
      const parent = propagator.extract(ROOT_CONTEXT, { traceparent }, defaultTextMapGetter);
      return wrap(tracer.startSpan(name, { kind: SpanKind.SERVER, attributes }, parent));
    },
    close: () => provider.shutdown(),
  };
}
