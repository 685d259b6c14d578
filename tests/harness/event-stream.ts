import type { Credentials } from './graph-client.ts';

export interface EventStreamRequest {
  query: string;
  variables?: Record<string, unknown>;
  credentials: Credentials | null;
  signal: AbortSignal;
}

/**
 * Subscribes over Server-Sent Events with a plain POST.
 * @param url address of the gateway, without a path
 * @returns the results as they arrive; ends when the stream completes or the signal aborts
 */
export async function* readEventStream<Data>(
  url: string,
  { query, variables = {}, credentials, signal }: EventStreamRequest,
): AsyncGenerator<{ data?: Data | null; errors?: unknown[] }, void> {
  const response = await fetch(`${url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'text/event-stream', ...credentials },
    body: JSON.stringify({ query, variables }),
    signal,
  });
  yield* parseEventStream<Data>(response);
}

/** The results in an event stream, as they arrive. */
export async function* parseEventStream<Data>(
  response: Response,
): AsyncGenerator<{ data?: Data | null; errors?: unknown[] }, void> {
  if (response.body === null) throw new Error(`No stream: ${response.status}`);
  let text = '';
  for await (const chunk of response.body.pipeThrough(new TextDecoderStream())) {
    text += chunk;
    const blocks = text.split('\n\n');
    text = blocks.pop() ?? '';
    for (const block of blocks) {
      const field = (name: string) =>
        block
          .split('\n')
          .filter((line) => line.startsWith(`${name}:`))
          .map((line) => line.slice(name.length + 1).trim())
          .join('\n');
      if (field('event') === 'complete') return;
      if (field('event') === 'next') yield JSON.parse(field('data'));
    }
  }
}
