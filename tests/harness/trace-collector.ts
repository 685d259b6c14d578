import { createServer } from 'node:http';
import { text as readText } from 'node:stream/consumers';
import { z } from 'zod';
import { listenLocally } from '../../upstream/src/testing/listen-locally.ts';

const attribute = z.object({
  key: z.string(),
  value: z.object({ stringValue: z.string().optional(), intValue: z.coerce.number().optional() }),
});
const spanWire = z.object({
  traceId: z.string(),
  spanId: z.string(),
  parentSpanId: z.string().optional(),
  name: z.string(),
  attributes: z.array(attribute).default([]),
});
const exported = z.object({
  resourceSpans: z.array(z.object({ scopeSpans: z.array(z.object({ spans: z.array(spanWire) })) })),
});

export interface SentSpan {
  readonly traceId: string;
  readonly spanId: string;
  /** null for the root span. */
  readonly parentSpanId: string | null;
  readonly name: string;
  readonly attributes: Readonly<Record<string, string | number | undefined>>;
}

export type TraceCollector = Awaited<ReturnType<typeof startTraceCollector>>;

/**
 * Starts an OTLP collector for traces over HTTP with JSON. Its `url` is for OTEL_EXPORTER_OTLP_ENDPOINT; `text` returns all
 * request bodies and headers.
 */
export async function startTraceCollector() {
  const bodies: string[] = [];
  const spans: SentSpan[] = [];
  const server = createServer(async (request, response) => {
    const text = await readText(request);
    bodies.push(text, JSON.stringify(request.headers));
    for (const { scopeSpans } of exported.parse(JSON.parse(text)).resourceSpans) {
      for (const span of scopeSpans.flatMap((scope) => scope.spans)) spans.push(sentSpan(span));
    }
    response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
  });
  return { ...(await listenLocally(server)), spans, text: () => bodies.join('\n') };
}

const sentSpan = ({ attributes, parentSpanId, ...rest }: z.infer<typeof spanWire>): SentSpan => ({
  ...rest,
  parentSpanId: parentSpanId || null,
  attributes: Object.fromEntries(
    attributes.map(({ key, value }) => [key, value.stringValue ?? value.intValue]),
  ),
});
