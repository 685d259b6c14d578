import type { IncomingHttpHeaders } from 'node:http';
import rateLimit from '@fastify/rate-limit';
import fastify, { type FastifyRequest } from 'fastify';
import mercurius, { type MercuriusContext } from 'mercurius';
import { Histogram } from 'prom-client';
import { documentId } from '../../harness/release-documents.ts';
import { announce } from '../lib/serve.ts';
import { operations } from './operations.ts';
import { makeSchema } from './resolvers.ts';
import { createReadUpstream, handedOn, hasDuties, secureHeaders } from './upstream.ts';

/**
 * The peer: Mercurius with queries compiled from their first run on, and the same lean reader as the limits. With duties it
 * also does what the gateway does, by Mercurius and Fastify plugins: released documents only, a depth limit, a rate
 * limit per user, metrics, and forwarded credentials, cookies and security headers.
 */
/** The document id in a request's query. */
const documentOf = ({ body }: FastifyRequest): string => String((body as { query: string }).query);

interface Context extends MercuriusContext {
  readonly request: FastifyRequest;
  readonly replies: IncomingHttpHeaders[];
}

const read = createReadUpstream();
const bodyLimit = 65_536;
const app = fastify({ bodyLimit });

const durations = (name: string, label: string) =>
  new Histogram({ name, help: name, labelNames: [label, 'outcome'], buckets: [0.01, 0.05, 0.1, 0.5, 1, 5] });
const ofOperations = durations('operation_duration_seconds', 'operation');
const ofUpstream = durations('upstream_duration_seconds', 'path');

/** Seconds since a `performance.now` value. */
const since = (start: number): number => (performance.now() - start) / 1000;

async function readTimed(path: string, { request, replies }: Context): Promise<Buffer> {
  const start = performance.now();
  const { body, headers } = await read(path, request.headers);
  ofUpstream.observe({ path, outcome: 'ok' }, since(start));
  replies.push(headers);
  return body;
}

if (hasDuties) {
  await app.register(rateLimit, {
    max: 1_000_000,
    timeWindow: '1 minute',
    keyGenerator: ({ headers }: FastifyRequest) => String(headers.uid),
  });
}
await app.register(mercurius, {
  schema: makeSchema<Context>(async (path, context) => {
    const body = hasDuties
      ? await readTimed(path, context)
      : (await read(path, context.request.headers)).body;
    return JSON.parse(body.toString());
  }),
  jit: 1,
  context: (request: FastifyRequest) => ({ request, replies: [] }),
  ...(hasDuties && {
    queryDepth: 12,
    onlyPersisted: true,
    persistedQueries: Object.fromEntries(operations.map(({ query }) => [documentId(query), query])),
  }),
});
if (hasDuties) {
  app.graphql.addHook('onResolution', async (execution, context) => {
    const { request, reply, replies } = context as Context;
    const outcome = execution.errors ? 'errors' : 'ok';
    ofOperations.observe({ operation: documentOf(request), outcome }, reply.elapsedTime / 1000);
    reply.headers({ ...secureHeaders, ...handedOn(request.headers, replies) });
  });
}

announce(await app.listen({ port: 0, host: '127.0.0.1', backlog: 4096 }));
